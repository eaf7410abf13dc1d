"""What a seat may know, as data."""
