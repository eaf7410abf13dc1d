"""Records: all that studies need of one game, as plain data."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from typing import Any, final

from hordekeep.lab.study.traits import Had


@final
@dataclass(frozen=True, slots=True)
class Record:
    """One game of one arm of a study."""

    arm: int
    """0 for the base, 1 for what is compared with it."""
    seed: int
    ending: str
    turns: int
    decisions: int
    winners: tuple[int, ...]
    """Nobody where all have lost."""
    alive: tuple[bool, ...]
    had: Had = field(default_factory=dict)
    chances: tuple[tuple[float, ...], ...] = ()
    """The chance to win when each turn began, of each seat (or the one of all who win together), as
    the game's own evaluator sees it."""

    @property
    def key(self) -> tuple[int, int]:
        """What tells this game from the others of a study."""
        return self.arm, self.seed

    @property
    def won(self) -> bool:
        """Whether anybody has won."""
        return bool(self.winners)

    def share(self, seat: int) -> float:
        """A seat's share of the win; who win together each against the others, share it."""
        return 1 / len(self.winners) if seat in self.winners else 0.0

    def words(self) -> dict[str, Any]:
        """Everything as JSON data."""
        return asdict(self)


def record_from(words: Mapping[str, Any]) -> Record:
    """The record of which these are the words; raises `KeyError` or `TypeError`."""
    return Record(
        words["arm"],
        words["seed"],
        str(words["ending"]),
        int(words["turns"]),
        int(words["decisions"]),
        tuple(words["winners"]),
        tuple(words["alive"]),
        {kind: [list(one) for one in seats] for kind, seats in words["had"].items()},
        tuple(tuple(turn) for turn in words["chances"]),
    )
