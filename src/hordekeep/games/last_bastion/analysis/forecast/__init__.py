"""What is ahead if nobody does anything about it."""
