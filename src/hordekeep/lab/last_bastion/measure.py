"""What is measured in Last Bastion: conservation, and how often effects, tiles and powers act."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from typing import ClassVar, Final, final

from hordekeep.games.last_bastion.game import LastBastion
from hordekeep.games.last_bastion.model.box import (
    CONTINUOUS,
    EFFECTS,
    EXTRA_MOVE,
    HERO_POWERS,
    TOKEN_COLOURS,
    VALOUR,
    Box,
)
from hordekeep.games.last_bastion.model.state import DEAD, ENDINGS, NOT_ENDED, OUT, Siege
from hordekeep.games.last_bastion.rules.placement import PlaceCard
from hordekeep.kernel.play.definition import words_of
from hordekeep.kernel.play.event import Event
from hordekeep.kernel.play.state import State
from hordekeep.kernel.play.term import NONE
from hordekeep.lab.measure import Totals, Yardstick

POWER_OF_VERB: Final = {verb: power.word for power in HERO_POWERS for verb in power.verbs}
POWER_OF_EVENT: Final = {event: power.word for power in HERO_POWERS for event in power.events}


@final
class LastBastionYardstick(Yardstick):
    """Measures sieges."""

    vocabularies: ClassVar[Mapping[str, str]] = {
        "tiles": "tile",
        "card_effects": "effect",
    }
    messages: ClassVar[Mapping[str, Sequence[str]]] = {
        "effects": ("effect-{}",),
        "powers": ("page-power-{}",),
    }

    def __init__(self, game: LastBastion) -> None:
        self.box = game.box
        self._all_cards = list(range(len(game.box.card_ids)))
        self._sources = game.lexicon.vocabularies["effect"].words

    def turns(self, state: State) -> int:
        assert isinstance(state, Siege)
        return state.turns

    # Conservation.

    def totals(self, state: State) -> Totals:
        assert isinstance(state, Siege)
        if state.turns == 0:
            return ()
        seen = self._seen(state)
        warlords = sum([card >= self.box.monsters for card in seen])
        backs = [0, 0]
        for back, count in state.deck.segments:
            backs[back] += count
        return (
            *[
                state.supply[colour] + sum(state.equipment[colour::TOKEN_COLOURS])
                for colour in range(TOKEN_COLOURS)
            ],
            state.life_supply + sum(state.life),
            state.call_supply + sum(state.calls),
            state.grasp_supply
            + state.grasped.bit_count()
            + state.haunted.bit_count()
            + sum(state.shadowed),
            backs[0] + len(seen) - warlords,
            backs[1] + warlords,
            len(set(state.seat_hero)),
        )

    def _seen(self, siege: Siege) -> list[int]:
        """The cards that were turned over: in slots, discarded, or about to be placed."""
        placing = [frame.card for frame in siege.agenda if isinstance(frame, PlaceCard)]
        return [*siege.cards_in_play(), *siege.discard, *placing]

    def misplaced(self, state: State) -> str:
        assert isinstance(state, Siege)
        if state.turns == 0:
            return ""
        cards = [*self._seen(state), *state.deck.unseen[0], *state.deck.unseen[1]]
        supplies = [*state.supply, state.life_supply, state.call_supply, state.grasp_supply]
        wrong: list[str] = []
        if sorted(cards) != self._all_cards:
            wrong.append("not every card once")
        if min(*supplies, *state.equipment, *state.life, *state.calls) < 0:
            wrong.append("fewer tokens than none")
        if state.haunted and any(card not in state.slots for card in _bits(state.haunted)):
            wrong.append("a figure on a card that is gone")
        if state.net != NONE and self.box.source_card[state.net] not in state.slots:
            wrong.append("the net on a card that is gone")
        if state.charm != NONE and state.charm not in state.slots:
            wrong.append("the charm on a card that is gone")
        if state.trap != NONE and state.slots[state.trap] != NONE:
            wrong.append("the trap under a card")
        if not all(_figure_is_right(state, seat) for seat in range(state.players)):
            wrong.append("a hero without life in the bastion, or one with life out of it")
        if state.over != (state.ending != NOT_ENDED):
            wrong.append("over without an ending, or the other way round")
        return ", ".join(wrong)

    # Counting.

    def known(self) -> dict[str, list[str]]:
        return {
            "effects": list(words_of(EFFECTS)),
            "card_effects": list(self._sources),
            "tiles": list(self.box.tile_ids),
            "powers": list(words_of(HERO_POWERS)),
            "outcomes": list(ENDINGS[1:]),
        }

    def happened(
        self, state: State, events: Sequence[Event], verbs: Counter[str]
    ) -> dict[str, Counter[str]]:
        effects, sources = _effects(self.box, events)
        tiles = Counter(
            event.facts[1] for event in events if event.name in ("tile-activated", "called")
        )
        powers = _powers(events)
        for verb, power in POWER_OF_VERB.items():
            powers[power] += verbs[verb]
        return {
            "actions": verbs,
            "effects": Counter({EFFECTS[deed].word: n for deed, n in effects.items()}),
            "card_effects": Counter({self._sources[one]: n for one, n in sources.items()}),
            "tiles": Counter({self.box.tile_ids[tile]: n for tile, n in tiles.items()}),
            "powers": +powers,
        }


def _bits(several: int) -> list[int]:
    return [bit for bit in range(several.bit_length()) if several >> bit & 1]


def _figure_is_right(siege: Siege, seat: int) -> bool:
    """A hero has life just when the figure is in the bastion, and is not out just then."""
    here = siege.place[seat] != NONE
    gone = siege.condition[seat] in (OUT, DEAD)
    return here == (siege.life[seat] > 0) == (not gone)


def _effects(box: Box, events: Sequence[Event]) -> tuple[Counter[int], Counter[int]]:
    """How often each deed was done, and each effect of a card or board applied.

    What a face of the corruption die does counts as a deed, not as an effect of the card that
    had it rolled. A continuous effect counts when its card comes into play.
    """
    deeds: Counter[int] = Counter()
    sources: Counter[int] = Counter()
    owed: list[int] = []
    before = ""
    for event in events:
        if event.name == "corruption-rolled":
            owed = list(box.corruption_faces[event.facts[1]])
        elif event.name == "corruption-rerolled":
            owed = []
        elif event.name in ("effect-applied", "effect-named", "effect-idle"):
            happens = event.name != "effect-idle"
            if owed:
                deeds[owed.pop(0)] += happens
            else:
                sources[event.facts[0]] += happens
        elif event.name == "card-placed" and before != "card-shifted":
            sources.update(box.sources_in(event.facts[0], CONTINUOUS))
        before = event.name
    for source, count in sources.items():
        deeds[box.source_effect[source]] += count
    return deeds, sources


def _powers(events: Sequence[Event]) -> Counter[str]:
    """How often heroes used their powers, as far as events show it beyond doubt."""
    names = [event.name for event in events]
    powers: Counter[str] = Counter()
    for name in names:
        if name in POWER_OF_EVENT:
            powers[POWER_OF_EVENT[name]] += 1
    for turn in _turns(names):
        if "tile-activated" in turn and "fought" in turn:
            powers[HERO_POWERS[VALOUR].word] += 1
        elif turn.count("moved") + turn.count("stood-up") > 1 and not _was_granted(turn):
            powers[HERO_POWERS[EXTRA_MOVE].word] += 1
    return powers


def _turns(names: list[str]) -> Iterator[list[str]]:
    """What was told in each turn."""
    begun = [place for place, name in enumerate(names) if name == "turn-began"]
    for first, following in pairwise([*begun, len(names)]):
        yield names[first:following]


def _was_granted(turn: list[str]) -> bool:
    """Whether a second move may be somebody's gift."""
    return "tile-activated" in turn or "called" in turn or "lent-move" in turn
