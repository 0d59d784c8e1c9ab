"""Python tables, and packages of users' own rules."""
