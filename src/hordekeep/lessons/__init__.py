"""Lessons: chapters of a guided first game, played at a real table."""
