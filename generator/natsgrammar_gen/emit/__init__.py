"""From grammars to files: tables, schemas, pages, and a folder kept up to date."""
