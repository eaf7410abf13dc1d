"""A bot that plays Sanctum by rules of thumb, and plans its fights."""
