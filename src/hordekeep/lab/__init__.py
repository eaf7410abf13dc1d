"""The laboratory: plays games by the thousand, and checks and counts what happens in them."""
