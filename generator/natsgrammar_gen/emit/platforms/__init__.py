"""Files for Kubernetes, Protocol Buffers, dbt and SQL engines."""
