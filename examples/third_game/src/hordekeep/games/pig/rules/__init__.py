"""The rules, in the order of their chapters."""
