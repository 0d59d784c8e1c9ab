"""Regular languages over Unicode: character sets, syntax trees, automata, queries, and the printers of expressions."""
