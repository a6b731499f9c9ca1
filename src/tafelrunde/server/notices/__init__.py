"""Notices to people who are not looking: written with a step, sent by mail, push or webhook."""
