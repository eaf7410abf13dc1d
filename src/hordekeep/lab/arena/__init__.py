"""The arena: bots against bots on equal seeds, and how sure the outcome is."""
