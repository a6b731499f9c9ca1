"""HTTP by topic: each module holds its lines of `ENDPOINTS`, which `server/endpoints.py` puts together."""
