"""How Pig is spoken of."""

from collections.abc import Mapping
from typing import ClassVar, Final, final

from hordekeep.games.pig.game import Pig
from hordekeep.text.game_text import GameText
from hordekeep.text.names import NameMessage
from hordekeep.text.naming import Naming, Speaker, Spelling
from hordekeep.text.narrate import LogStyle


@final
class PigNaming(Naming):
    """Seats are players by their number."""

    def special(self) -> Mapping[str, Spelling]:
        return {"seat": self.seat}

    def seat(self, word: str) -> NameMessage:
        """`seat-2`."""
        return NameMessage("seat", {"number": int(word.removeprefix("seat-"))})


@final
class PigLogStyle(LogStyle):
    """A heading for each turn, a line for each roll."""

    headings: ClassVar[frozenset[str]] = frozenset({"turn-began"})
    doer: ClassVar[str] = "seat"
    leads: ClassVar[frozenset[str]] = frozenset({"coin-dealt", "rolled", "held", "coin-turned"})


def ways(speaker: Speaker, game: Pig) -> tuple[Naming, LogStyle]:
    """Names, and the style of its log."""
    return PigNaming(speaker, game), PigLogStyle()


SEAM: Final = GameText(ways)
