"""What a hero did in a siege, counted off its events."""

from collections.abc import Sequence
from typing import Final, final

from hordekeep.games.last_bastion.model.box import DIFFICULTIES
from hordekeep.games.last_bastion.model.state import WON, Siege
from hordekeep.games.last_bastion.rules.outcome import score
from hordekeep.kernel.play.event import Event
from hordekeep.kernel.play.seat import Seat
from hordekeep.kernel.play.term import NONE
from hordekeep.kernel.record import honour
from hordekeep.kernel.record.honour import Deeds
from hordekeep.kernel.table.table import Table

OWN: Final = {
    "life-lost": "life-lost",
    "called": "calls-used",
    "token-spent": "tokens-spent",
    "card-destroyed": "destroyed",
    "trap-set": "traps-set",
    "net-cast": "nets",
    "charm-put": "charms",
    "banner-raised": "banners",
    "moved": "moved",
    "prayed": "prayed",
    "went-out": "fell",
    "died": "fell",
    "revived": "revived",
}
"""Events of a hero → what is counted of them."""
TEAM: Final = {"went-out": "all-fell", "died": "all-fell", "card-trapped": "trapped"}
"""Events of anybody → what is counted of them for everybody."""
LEADS: Final[tuple[str, ...]] = ("tile-activated", "called", "prayed", "card-beaten")
"""After these events it is this hero's doing when a Grasp of Evil goes or somebody comes back."""


@final
class DeedCounter:
    """Goes through the events of a siege and counts what one hero did."""

    def __init__(self, siege: Siege, seat: Seat) -> None:
        self._siege = siege
        self._hero = siege.seat_hero[seat]
        self._actor = -1
        self._blow = -1
        """The entry of the last card that this hero beat."""
        self._tiles: set[int] = set()
        self._colours: set[int] = set()
        self._this_turn = 0
        self.tally: dict[str, int] = {}

    def count(self, measure: str, by: int = 1) -> None:
        self.tally[measure] = self.tally.get(measure, 0) + by

    def tell(self, events: Sequence[Event]) -> None:
        for event in events:
            mine = bool(event.facts) and event.facts[0] == self._hero
            if event.name in TEAM:
                self.count(TEAM[event.name])
            if event.name in LEADS:
                self._actor = event.facts[0]
            if mine and event.name in OWN:
                self.count(OWN[event.name])
            self._hear(event, mine=mine)
        self.tally["tiles-used"] = len(self._tiles)
        self.tally["colours-beaten"] = len(self._colours)

    def _hear(self, event: Event, *, mine: bool) -> None:
        if event.name == "turn-began":
            self._this_turn = 0
        elif event.name == "card-beaten" and mine:
            self._beat(event)
        elif event.name == "tile-activated" and mine:
            self._tiles.add(event.facts[1])
        elif event.name == "grasp-removed" and self._actor == self._hero:
            self.count("cleansed")
        elif event.name == "revived" and not mine and self._actor == self._hero:
            self.count("raised")

    def _beat(self, event: Event) -> None:
        card = event.facts[1]
        self.count("beaten")
        self._colours.add(self._siege.box.card_colour[card])
        if self._siege.box.is_warlord(card):
            self.count("warlords")
        if event.moment == self._blow:
            self.count("pairs")
        self._blow = event.moment
        self._this_turn += 1
        self.tally["beaten-in-turn"] = max(self.tally.get("beaten-in-turn", 0), self._this_turn)


def hero_of(table: Table, seat: Seat) -> str:
    """Whom a seat plays, by its word; empty before heroes are chosen."""
    siege = table.state
    assert isinstance(siege, Siege)
    hero = siege.seat_hero[seat]
    return "" if hero == NONE else table.game.lexicon.word("hero", hero)


def deeds_of(table: Table, seat: Seat) -> Deeds:
    """What a seat did in a finished game; its journal has been played again for it."""
    siege = table.state
    assert isinstance(siege, Siege)
    teller = DeedCounter(siege, seat)
    teller.tell(table.events)
    teller.tally[honour.GAMES] = 1
    teller.tally[honour.WON] = 1 if siege.ending == WON else 0
    teller.tally["players"] = siege.players
    teller.tally["difficulty"] = siege.difficulty
    teller.tally["turns"] = siege.turns
    teller.tally["score"] = score(siege)
    teller.tally["life-left"] = siege.life[seat]
    teller.tally["calls-left"] = siege.calls[seat]
    teller.tally["grasped"] = siege.grasped_tiles()
    return Deeds(hero_of(table, seat), DIFFICULTIES[siege.difficulty], teller.tally)
