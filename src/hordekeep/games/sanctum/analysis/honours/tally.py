"""What a champion did in a quest, counted off its events."""

from collections.abc import Sequence
from typing import Final, final

from hordekeep.games.sanctum.model.box import DIFFICULTIES, GENTLE
from hordekeep.games.sanctum.model.state import Quest
from hordekeep.games.sanctum.rules.outcome import result
from hordekeep.kernel.play.event import Event
from hordekeep.kernel.play.seat import Seat
from hordekeep.kernel.play.term import NONE
from hordekeep.kernel.record import honour
from hordekeep.kernel.record.honour import Deeds
from hordekeep.kernel.table.table import Table

OWN: Final = {
    "demon-killed": "kills",
    "card-beaten": "cards",
    "unharmed": "unharmed",
    "skill-gained": "skills",
    "item-won": "items",
    "equipped": "equipped",
    "item-picked": "chests",
    "potion-drunk": "potions",
    "rage-spent": "rages",
    "blessing-used": "blessings",
    "achievement-gained": "masteries",
    "rested": "rests",
    "walls-breached": "breached",
    "triumphed": "triumphed",
    "died": "died",
    "penalty-taken": "penalties",
    "ability-used": "abilities",
}
"""Events of a seat → what is counted of them."""
KILLS: Final = ("demon-killed", "card-beaten")
GREAT: Final = 3
"""The highest level of demons."""


@final
class DeedCounter:
    """Goes through the events of a quest and counts what one champion did."""

    def __init__(self, quest: Quest, seat: Seat) -> None:
        self._quest = quest
        self._seat = seat
        self._by_roll = 0
        """Foes felled since the last roll."""
        self._alive = True
        self._colours = [0, 0, 0]
        self.tally: dict[str, int] = {}

    def count(self, measure: str, by: int = 1) -> None:
        self.tally[measure] = self.tally.get(measure, 0) + by

    def greatest(self, measure: str, count: int) -> None:
        self.tally[measure] = max(self.tally.get(measure, 0), count)

    def tell(self, events: Sequence[Event]) -> None:
        for event in events:
            if event.name == "lord-roars" and self._alive:
                self.count("roars")
            if not event.facts or event.facts[0] != self._seat:
                continue
            if event.name in OWN:
                self.count(OWN[event.name])
            self._hear(event)
        self.tally["least-tribe"] = min(self._colours)

    def _hear(self, event: Event) -> None:
        if event.name == "dice-rolled":
            self._by_roll = 0
        elif event.name in KILLS:
            self._by_roll += 1
            self.greatest("felled-at-once", self._by_roll)
            self._fell(event.facts[1])
        elif event.name == "wounded":
            self.count("wounds", event.facts[1])
            self.greatest("wounds-at-once", event.facts[1])
        elif event.name == "died":
            self._alive = False

    def _fell(self, foe: int) -> None:
        box = self._quest.box
        if foe >= box.demons:
            return
        self._colours[box.demon_colour[foe]] += 1
        if box.demon_level[foe] == GREAT:
            self.count("great-kills")


def hero_of(table: Table, seat: Seat) -> str:
    """Whom a seat plays, by its word; empty before heroes are chosen."""
    quest = table.state
    assert isinstance(quest, Quest)
    hero = quest.champions[seat].hero
    return "" if hero == NONE else table.game.lexicon.word("hero", hero)


def deeds_of(table: Table, seat: Seat) -> Deeds:
    """What a seat did in a finished game; its journal has been played again for it."""
    quest = table.state
    assert isinstance(quest, Quest)
    champion = quest.champions[seat]
    teller = DeedCounter(quest, seat)
    teller.tell(table.events)
    ended = result(quest)
    teller.tally[honour.GAMES] = 1
    won = bool(champion.triumphant) and seat in ended.winners
    teller.tally[honour.WON] = 1 if won else 0
    teller.tally["players"] = quest.players
    teller.tally["difficulty"] = 0 if quest.difficulty == GENTLE else quest.difficulty
    teller.tally["turns"] = quest.turns
    teller.tally["score"] = ended.scores[seat]
    teller.tally["life-left"] = champion.life
    teller.tally["dice"] = champion.dice
    teller.tally["worn"] = len([item for item in champion.slots if item != NONE])
    return Deeds(hero_of(table, seat), DIFFICULTIES[quest.difficulty], teller.tally)
