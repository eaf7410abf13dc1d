"""Sanctum: two to four rivals race to the Demon Lord (SA clauses)."""
