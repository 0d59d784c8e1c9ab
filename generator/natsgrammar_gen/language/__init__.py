"""Regular languages over Unicode: character sets, syntax trees, automata, queries, expression printers."""
