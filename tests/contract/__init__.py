"""The contract suite: laws that every registered game must obey."""
