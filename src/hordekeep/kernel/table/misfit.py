"""Where a journal stopped fitting the rules."""

from typing import final


@final
class Misfit:
    """Where a journal stopped fitting the rules, and why (an error code)."""

    def __init__(self, entry: int, why: str, found: str) -> None:
        self.entry = entry
        self.why = why
        self.found = found
