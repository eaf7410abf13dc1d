"""The table, and every way to one: opened, loaded, forked, seen from a seat."""
