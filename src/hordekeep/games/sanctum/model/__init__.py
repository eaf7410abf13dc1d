"""What lies on the table and what can be done with it."""
