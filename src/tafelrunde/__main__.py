"""`python -m tafelrunde` is the same as `tafelrunde`."""

from tafelrunde.cli import main

main()
