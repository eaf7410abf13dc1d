"""What Pig shows, as types."""

from hordekeep.kernel.view.words import Told


class PigPlayer(Told):
    """A player; the coin is None where this seat may not know it."""

    points: int
    coin: str | None


class PigView(Told):
    """The table as a seat sees it."""

    goal: int
    turn: int
    at_stake: int
    players: list[PigPlayer]
