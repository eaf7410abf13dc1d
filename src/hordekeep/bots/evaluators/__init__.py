"""What worlds are worth to a bot, one module a game."""
