"""What heroes and tables of Last Bastion had: heroes, warlords, cards, tiles."""

from collections import defaultdict
from collections.abc import Sequence
from typing import ClassVar, final

from hordekeep.games.last_bastion.game import LastBastion
from hordekeep.games.last_bastion.model.state import HEALTHY, WOUNDED, Siege
from hordekeep.kernel.play.event import Event
from hordekeep.kernel.play.seat import Seat
from hordekeep.kernel.play.state import State
from hordekeep.lab.study.traits import (
    HERO_KIND,
    PLACE_KIND,
    SHARED_PAIR_KIND,
    Had,
    Kind,
    Traits,
    once,
    partners,
    places,
)

WARLORD_DRAWN = Kind("warlord-drawn", "card", shared=True)
WARLORD_BEATEN = Kind("warlord-beaten", "card")
CARD_DRAWN = Kind("card-drawn", "card", shared=True)
CARD_BEATEN = Kind("card-beaten", "card")
TILE_USED = Kind("tile-used", "tile")
TILE_EVENTS = ("tile-activated", "called")


@final
class SiegeTraits(Traits):
    """Reads sieges."""

    kinds: ClassVar[Sequence[Kind]] = (
        HERO_KIND,
        SHARED_PAIR_KIND,
        PLACE_KIND,
        WARLORD_DRAWN,
        WARLORD_BEATEN,
        CARD_DRAWN,
        CARD_BEATEN,
        TILE_USED,
    )

    def __init__(self, game: LastBastion) -> None:
        self._box = game.box

    def alive(self, state: State) -> list[bool]:
        assert isinstance(state, Siege)
        return [condition in (HEALTHY, WOUNDED) for condition in state.condition]

    def had(self, state: State, events: Sequence[Event]) -> Had:
        assert isinstance(state, Siege)
        box = self._box
        heroes = [box.hero_ids[hero] for hero in state.seat_hero]
        seat_of = {hero: seat for seat, hero in enumerate(state.seat_hero)}
        drawn = sorted({event.facts[1] for event in events if event.name == "card-drawn"})
        began = [event.facts[0] for event in events if event.name == "began"]
        beaten: dict[Seat, list[str]] = defaultdict(list)
        warlords: dict[Seat, list[str]] = defaultdict(list)
        tiles: dict[Seat, list[str]] = defaultdict(list)
        for event in events:
            if event.name == "card-beaten":
                kept = warlords if box.is_warlord(event.facts[1]) else beaten
                kept[seat_of[event.facts[0]]].append(box.card_ids[event.facts[1]])
            elif event.name in TILE_EVENTS:
                tiles[seat_of[event.facts[0]]].append(box.tile_ids[event.facts[1]])
        seats = state.players
        return {
            "hero": [[hero] for hero in heroes],
            "pair": [partners(heroes)],
            "place": places(seats, seat_of[began[0]] if began else 0),
            "warlord-drawn": [[box.card_ids[card] for card in drawn if box.is_warlord(card)]],
            "warlord-beaten": once(warlords, seats),
            "card-drawn": [[box.card_ids[card] for card in drawn if not box.is_warlord(card)]],
            "card-beaten": once(beaten, seats),
            "tile-used": once(tiles, seats),
        }
