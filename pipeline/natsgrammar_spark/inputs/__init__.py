"""What a run reads: files, tables and streams as rows."""
