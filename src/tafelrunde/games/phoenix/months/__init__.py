"""The course of a month (PH-3) and the carrying out of sheets."""
