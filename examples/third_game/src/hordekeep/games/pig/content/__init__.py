"""Reads the coins."""
