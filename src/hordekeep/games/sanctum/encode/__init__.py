"""Sanctum in numbers, for programs that learn."""
