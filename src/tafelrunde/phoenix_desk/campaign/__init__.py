"""A campaign and its home: log, months, clock. It lives in a home (`home.py`) and opens no file."""
