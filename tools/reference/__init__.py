"""The reference of the site: the pages of our grammars, and those about natsgrammar itself. `make docs` writes it."""
