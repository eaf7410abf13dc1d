"""What is on the table, what can be done, what happens."""
