"""Faults of content, gathered: whoever checks a pack is told all of them at once."""

from types import TracebackType
from typing import final

from hordekeep.kernel.errors import BadContent


@final
class Faults:
    """Keeps what is refused inside `with faults:`, and goes on behind it.

    Each such block is a check that does not depend on the others, so that no fault is told only
    because of another one.
    """

    def __init__(self) -> None:
        self.found: list[BadContent] = []

    def __enter__(self) -> None:
        pass

    def __exit__(
        self,
        _kind: type[BaseException] | None,
        error: BaseException | None,
        _at: TracebackType | None,
    ) -> bool:
        if not isinstance(error, BadContent):
            return False
        self.found += [error, *error.others]
        return True

    def settle(self) -> None:
        """Raises the first of them, which knows the others."""
        if self.found:
            first, *others = self.found
            first.others = others
            raise first
