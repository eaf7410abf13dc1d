"""The record of a game: journals, positions in words, the secret behind the dice."""
