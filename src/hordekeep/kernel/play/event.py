"""Events: what happened, for whom it is visible, and whether it revealed something."""

from typing import final

from hordekeep.kernel.play.seat import Audience, Seat, sees


@final
class Event:
    """A name and facts. Rules never read events; log, animation and statistics do.

    `facts` are the values of the vocabularies that the game's event table gives for this name.
    """

    def __init__(
        self, name: str, facts: tuple[int, ...], *, audience: Audience, reveals: bool
    ) -> None:
        self.name = name
        self.facts = facts
        self.audience = audience
        self.reveals = reveals
        self.moment = 0
        """The number of the journal entry that brought it about; set by the table."""

    def visible_to(self, seat: Seat) -> bool:
        """Whether this seat may know of it."""
        return sees(self.audience, seat)

    def __repr__(self) -> str:
        return f"Event({self.name!r}, {self.facts!r})"
