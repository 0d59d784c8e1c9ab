"""JSON Schemas for rules and contracts."""
