"""AsyncAPI documents and xRegistry catalogues to grammars with contracts, and back."""
