"""Traits: what a seat or a table had in one game, so that wins can be counted by it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar, Final, final

from hordekeep.kernel.play.event import Event
from hordekeep.kernel.play.seat import Seat
from hordekeep.kernel.play.state import State

Had = dict[str, list[list[str]]]
"""Kind → for each seat the words of what it had; of a shared kind one list for the table."""
HERO: Final = "hero"
PAIR: Final = "pair"
PLACE: Final = "place"
AND: Final = "+"
"""Between the heroes of a pair."""


@final
@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of trait: how its words are named, and whether the whole table shares it."""

    name: str
    vocabulary: str = ""
    """Of the game's lexicon; without one the words are told by messages."""
    messages: tuple[str, ...] = ()
    """Keys to be tried in turn, `{}` for the word."""
    shared: bool = False


HERO_KIND: Final = Kind(HERO, "hero")
PAIR_KIND: Final = Kind(PAIR, "hero")
SHARED_PAIR_KIND: Final = Kind(PAIR, "hero", shared=True)
PLACE_KIND: Final = Kind(PLACE)


class Traits:
    """Reads the traits of finished games. This one knows no game, and finds nothing."""

    kinds: ClassVar[Sequence[Kind]] = ()

    def alive(self, state: State) -> list[bool]:
        """Which seats have come out of it alive."""
        return []

    def had(self, state: State, events: Sequence[Event]) -> Had:
        """What each seat had."""
        return {}


def partners(heroes: Sequence[str]) -> list[str]:
    """Each two heroes of a table, in the order of their names."""
    ordered = sorted(heroes)
    return [
        f"{one}{AND}{other}" for place, one in enumerate(ordered) for other in ordered[place + 1 :]
    ]


def against(heroes: Sequence[str], seat: Seat) -> list[str]:
    """The own hero with each of the others, for those who play against them."""
    return [f"{heroes[seat]}{AND}{other}" for other in sorted(heroes) if other != heroes[seat]]


def places(seats: int, first: Seat) -> list[list[str]]:
    """The place of each seat in turn order, from 1."""
    return [[str((seat - first) % seats + 1)] for seat in range(seats)]


def once(found: Mapping[Seat, Sequence[str]], seats: int) -> list[list[str]]:
    """Each word once per seat, in order: what counts is whether, not how often."""
    return [sorted(set(found.get(seat, ()))) for seat in range(seats)]
