"""What a quest was like, read off its events and rolls: moments worth another look, and wounds."""

from collections.abc import Mapping, Sequence
from typing import Final, final

from hordekeep.games.sanctum.analysis.luck import Rolled, luckier_than
from hordekeep.games.sanctum.model.box import ACTS
from hordekeep.games.sanctum.model.state import Quest
from hordekeep.kernel.play.event import Event
from hordekeep.kernel.play.phrase import Phrase
from hordekeep.kernel.play.seat import Seat
from hordekeep.kernel.play.term import NONE

MOMENTS: Final[Mapping[str, tuple[str, ...]]] = {
    "moment-death": ("seat",),
    "moment-triumph": ("seat", "left:number"),
    "moment-kills": ("seat", "count:number"),
    "moment-wounds": ("seat", "count:number"),
    "moment-lucky": ("seat", "hits:number", "dice:number"),
    "moment-unlucky": ("seat", "hits:number", "dice:number"),
}
"""Key → fields of its facts; the catalogue has every key."""

KILLS: Final = ("demon-killed", "card-beaten")
MANY: Final = 2
"""So many foes felled by one roll, wounds by one blow or dice of a roll are worth telling."""
LUCKY: Final = 0.85
UNLUCKY: Final = 1 - LUCKY
"""Beyond these shares of equal rolls a roll is worth telling."""
LAST_ACT: Final = ACTS
"""The last battle with all that leads to it, among the acts counted from 0."""


@final
class Highlight:
    """Something to look at again: the entry at which it is to be seen, and when that was."""

    def __init__(self, entry: int, turn: int, round_: int, phrase: Phrase) -> None:
        self.entry = entry
        self.turn = turn
        self.round = round_
        """Of the last battle; 0 before."""
        self.phrase = phrase


@final
class Teller:
    """Goes through the events and keeps each seat's greatest moment of each kind."""

    def __init__(self, players: int, turn: int = 0, round_: int = 0) -> None:
        self._turn = turn
        self._round = round_
        self._roll = [0] * players
        """For each seat the entry of its last roll, and the foes that fell by it."""
        self._felled = [0] * players
        self._greatest: dict[tuple[str, Seat], int] = {}
        self._single: dict[tuple[str, Seat], Highlight] = {}
        self._ends: list[Highlight] = []

    def tell(self, events: Sequence[Event], rolls: Sequence[Rolled]) -> list[Highlight]:
        """What is worth another look, in the order in which it happened."""
        telling = _telling(rolls)
        for event in events:
            self._hear(event)
            if event.name == "dice-rolled":
                for key, roll in telling.get((event.moment, event.facts[0]), ()):
                    self._keep_roll(key, roll)
        found = self._ends + list(self._single.values())
        return sorted(found, key=_entry_of)

    def _hear(self, event: Event) -> None:
        if event.name == "turn-began":
            self._turn = event.facts[1]
        elif event.name == "round-began":
            self._round = event.facts[0]
        elif event.name == "dice-rolled":
            self._roll[event.facts[0]] = event.moment
            self._felled[event.facts[0]] = 0
        elif event.name in KILLS:
            seat = event.facts[0]
            self._felled[seat] += 1
            self._keep_greatest("moment-kills", seat, self._felled[seat], event.moment)
        elif event.name == "wounded":
            self._keep_greatest("moment-wounds", event.facts[0], event.facts[1], event.moment)
        else:
            self._hear_end(event)

    def _hear_end(self, event: Event) -> None:
        """A champion's last moment: who dies or wins is told always."""
        if event.name == "died":
            self._ends.append(self._moment(event.moment, "moment-death", _seat(event.facts[0])))
        elif event.name == "triumphed":
            facts = (_seat(event.facts[0]), ("left", "number", event.facts[1]))
            self._ends.append(self._moment(event.moment, "moment-triumph", *facts))

    def _keep_greatest(self, key: str, seat: Seat, count: int, entry: int) -> None:
        """The first of the greatest; it is looked at from the roll on that led to it."""
        if count <= self._greatest.get((key, seat), MANY - 1):
            return
        self._greatest[key, seat] = count
        facts = (_seat(seat), ("count", "number", count))
        self._single[key, seat] = self._moment(self._roll[seat] or entry, key, *facts)

    def _keep_roll(self, key: str, roll: Rolled) -> None:
        dice = ("dice", "number", len(roll.faces))
        facts = (_seat(roll.seat), ("hits", "number", roll.hits()), dice)
        self._single[key, roll.seat] = self._moment(roll.entry, key, *facts)

    def _moment(self, entry: int, key: str, *facts: tuple[str, str, int]) -> Highlight:
        return Highlight(entry, self._turn, self._round, Phrase(key, *facts))


def _seat(seat: Seat) -> tuple[str, str, int]:
    return ("seat", "seat", seat)


def _entry_of(moment: Highlight) -> int:
    return moment.entry


def _telling(rolls: Sequence[Rolled]) -> dict[tuple[int, Seat], list[tuple[str, Rolled]]]:
    """The luckiest and the unluckiest roll of each seat, by entry and seat."""
    found: dict[tuple[int, Seat], list[tuple[str, Rolled]]] = {}
    for seat in sorted({roll.seat for roll in rolls}):
        own = [roll for roll in rolls if roll.seat == seat]
        for key, best in (("moment-lucky", True), ("moment-unlucky", False)):
            roll = _extreme(own, best=best)
            if roll is not None:
                found.setdefault((roll.entry, seat), []).append((key, roll))
    return found


def _extreme(rolls: Sequence[Rolled], *, best: bool) -> Rolled | None:
    """The luckiest or unluckiest roll of several dice, if it was out of the ordinary."""
    found: Rolled | None = None
    limit = LUCKY if best else UNLUCKY
    for roll in rolls:
        share = luckier_than([roll])
        if len(roll.faces) >= MANY and (share > limit if best else share < limit):
            found, limit = roll, share
    return found


def rewards(events: Sequence[Event]) -> list[tuple[int, int]]:
    """Which blessing each achievement brought; it is seen right after the achievement."""
    found = []
    reached = NONE
    for event in events:
        if event.name == "achievement-gained":
            reached = event.facts[1]
        elif event.name == "blessing-seen":
            found.append((reached, event.facts[1]))
    return found


def acts_of(quest: Quest) -> list[int]:
    """The act of each seat now; a figure that has not moved is in act I."""
    return [
        LAST_ACT if champion.row else min(max(champion.act, 0), LAST_ACT)
        for champion in quest.champions
    ]


def wounds_by_act(events: Sequence[Event], began_in: list[int]) -> list[list[int]]:
    """For each seat the wounds of acts I to VI, from the acts on in which the figures began."""
    acts = began_in.copy()
    players = len(acts)
    found = [[0] * (LAST_ACT + 1) for _ in acts]
    for event in events:
        if event.name == "moved":
            acts[event.facts[0]] = event.facts[1]
        elif event.name == "act-five-ended":
            acts = [LAST_ACT] * players
        elif event.name == "wounded":
            seat, wounds, _ = event.facts
            found[seat][acts[seat]] += wounds
    return found
