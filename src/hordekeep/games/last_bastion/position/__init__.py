"""The table in words and back."""
