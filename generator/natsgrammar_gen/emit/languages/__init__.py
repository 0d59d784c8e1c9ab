"""Validators in Go, Java, Rust and TypeScript, as packages and as single files."""
