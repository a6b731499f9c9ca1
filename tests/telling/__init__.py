"""Tests of what is said in words."""
