"""JSON Schema of rules and of contracts."""
