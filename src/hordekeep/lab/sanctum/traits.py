"""What champions of Sanctum had: heroes, demons, skills, items, achievements, the Lord's cards."""

from collections import defaultdict
from collections.abc import Sequence
from typing import ClassVar, Final, final

from hordekeep.games.sanctum.game import Sanctum
from hordekeep.games.sanctum.model.box import ACHIEVEMENTS
from hordekeep.games.sanctum.model.state import Quest
from hordekeep.kernel.play.event import Event
from hordekeep.kernel.play.seat import Seat
from hordekeep.kernel.play.state import State
from hordekeep.lab.study.traits import (
    HERO_KIND,
    PAIR_KIND,
    PLACE_KIND,
    Had,
    Kind,
    Traits,
    against,
    once,
    places,
)

DEMON: Final = ("demon-{}",)
LORD: Final = ("attack-{}", "fury-{}")
SEVERAL: Final = ("set-taken", "row-laid")
"""Events that tell of several things at once."""


@final
class QuestTraits(Traits):
    """Reads quests. Demons count by their kinds, the Demon Lord's cards by their attacks."""

    kinds: ClassVar[Sequence[Kind]] = (
        HERO_KIND,
        PAIR_KIND,
        PLACE_KIND,
        Kind("skill", "skill"),
        Kind("item-equipped", "item"),
        Kind("achievement", "achievement"),
        Kind("demon-drawn", messages=DEMON),
        Kind("demon-beaten", messages=DEMON),
        Kind("lord-faced", messages=LORD),
        Kind("lord-beaten", messages=LORD),
    )

    def __init__(self, game: Sanctum) -> None:
        box = game.box
        self._box = box
        self._told = {
            "skill-gained": ("skill", box.skill_ids),
            "equipped": ("item-equipped", box.item_ids),
            "achievement-gained": ("achievement", ACHIEVEMENTS),
            "set-taken": ("demon-drawn", box.foe_kind),
            "demon-killed": ("demon-beaten", box.foe_kind),
            "row-laid": ("lord-faced", box.foe_kind),
            "card-beaten": ("lord-beaten", box.foe_kind),
        }
        """Event → the kind that its seat (the first fact) had, and the words of the next facts."""

    def alive(self, state: State) -> list[bool]:
        assert isinstance(state, Quest)
        return [bool(champion.triumphant) for champion in state.champions]

    def had(self, state: State, events: Sequence[Event]) -> Had:
        assert isinstance(state, Quest)
        seats = state.players
        heroes = [self._box.hero_ids[champion.hero] for champion in state.champions]
        found: dict[str, dict[Seat, list[str]]] = defaultdict(lambda: defaultdict(list))
        for event in events:
            if event.name in self._told:
                kind, words = self._told[event.name]
                things = event.facts[1:] if event.name in SEVERAL else event.facts[1:2]
                found[kind][event.facts[0]] += [words[thing] for thing in things]
        rest = {kind.name: once(found[kind.name], seats) for kind in self.kinds[3:]}
        return {
            "hero": [[hero] for hero in heroes],
            "pair": [against(heroes, seat) for seat in range(seats)],
            "place": places(seats, max(state.first, 0)),
            **rest,
        }
