"""Sheets of orders before they are played: drafts, what is wrong with them, a realm's desk, questions."""
