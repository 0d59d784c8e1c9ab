"""Grammar files: Lark text to definitions with their languages, notes and examples."""
