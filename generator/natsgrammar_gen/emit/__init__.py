"""From grammars to files: tables, schemas, pages; and keeping a folder of them up to date."""
