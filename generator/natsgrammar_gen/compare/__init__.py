"""What differs between editions and dialects, and whether claims about them hold."""
