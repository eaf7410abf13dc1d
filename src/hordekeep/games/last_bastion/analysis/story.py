"""The story of each hero, read off the events of a game: what one would tell of it afterwards."""

from collections.abc import Mapping, Sequence
from typing import Final, final

from hordekeep.games.last_bastion.model.box import Box
from hordekeep.kernel.play.event import Event
from hordekeep.kernel.play.phrase import Phrase

STORIES: Final[Mapping[str, tuple[str, ...]]] = {
    "story-beat-warlord": ("card", "turn:number"),
    "story-died": ("turn:number",),
    "story-went-out": ("turn:number",),
    "story-revived": ("turn:number",),
    "story-beat-two": ("card", "other:card", "turn:number"),
    "story-cleansed": ("count:number",),
    "story-quiet": (),
}
"""Key → fields of its facts, what is told first before the rest; the catalogue has every key."""

FALLS: Final = {"went-out": "story-went-out", "died": "story-died", "revived": "story-revived"}
LEADS: Final[tuple[str, ...]] = ("tile-activated", "called", "prayed", "card-beaten")
"""After these events it is this hero's doing when a Grasp of Evil goes."""


@final
class StoryEntry:
    """One line of a hero's story, and the entry at which it happened; 0 for the whole game."""

    def __init__(self, hero: int, entry: int, phrase: Phrase) -> None:
        self.hero = hero
        self.entry = entry
        self.phrase = phrase


@final
class Teller:
    """Goes through the events and keeps what is worth telling."""

    def __init__(self, box: Box, heroes: Sequence[int], turn: int = 0) -> None:
        self._box = box
        self._heroes = heroes
        self._turn = turn
        self._actor = -1
        self._cleansed = dict.fromkeys(heroes, 0)
        self.lines: list[StoryEntry] = []

    def tell(self, events: Sequence[Event]) -> list[StoryEntry]:
        """The lines of all heroes, great ones first; a hero of whom nothing is told was quiet."""
        for place, event in enumerate(events):
            self._hear(event, events[place + 1 :])
        for hero, count in self._cleansed.items():
            if count:
                self._add(hero, 0, "story-cleansed", ("count", "number", count))
        told = {line.hero for line in self.lines}
        for hero in self._heroes:
            if hero not in told:
                self._add(hero, 0, "story-quiet")
        rank = list(STORIES)
        return sorted(self.lines, key=lambda line: rank.index(line.phrase.key))

    def _hear(self, event: Event, later: Sequence[Event]) -> None:
        if event.name in LEADS:
            self._actor = event.facts[0]
        if event.name == "turn-began":
            self._turn = event.facts[1]
        elif event.name == "card-beaten":
            self._hear_blow(event, later)
        elif event.name in FALLS:
            self._add(event.facts[0], event.moment, FALLS[event.name], self._when())
        elif event.name == "grasp-removed" and self._actor in self._cleansed:
            self._cleansed[self._actor] += 1

    def _hear_blow(self, event: Event, later: Sequence[Event]) -> None:
        hero, card = event.facts
        if self._box.is_warlord(card):
            facts = (("card", "card", card), self._when())
            self._add(hero, event.moment, "story-beat-warlord", *facts)
        for other in later[:1]:
            if other.name == "card-beaten" and other.moment == event.moment:
                both = (("card", "card", card), ("other", "card", other.facts[1]))
                self._add(hero, event.moment, "story-beat-two", *both, self._when())

    def _when(self) -> tuple[str, str, int]:
        return ("turn", "number", self._turn)

    def _add(self, hero: int, entry: int, key: str, *facts: tuple[str, str, int]) -> None:
        self.lines.append(StoryEntry(hero, entry, Phrase(key, *facts)))
