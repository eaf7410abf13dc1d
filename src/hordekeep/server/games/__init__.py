"""What each game brings to the server beside its rules: one module a game."""
