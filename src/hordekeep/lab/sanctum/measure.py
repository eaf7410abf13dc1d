"""What is measured in Sanctum: soundness, and how often skills, abilities and penalties act."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import ClassVar, Final, final

from hordekeep.games.sanctum.game import Sanctum
from hordekeep.games.sanctum.model.box import CELLS, DEEDS, PENALTIES, Box
from hordekeep.games.sanctum.model.champion import Champion
from hordekeep.games.sanctum.model.perks import (
    ALWAYS,
    ATTACK_END,
    MOMENTS,
    ON_GAINED,
    ON_KILL,
    REST_END,
)
from hordekeep.games.sanctum.model.state import ALL_FALLEN_EARLY, ENDINGS, Quest
from hordekeep.games.sanctum.position.soundness import check_quest
from hordekeep.games.sanctum.rules.outcome import result
from hordekeep.kernel.errors import BadPosition
from hordekeep.kernel.play.definition import words_of
from hordekeep.kernel.play.event import Event
from hordekeep.kernel.play.state import State
from hordekeep.kernel.play.term import NONE
from hordekeep.lab.measure import Yardstick

CAUSES: Final = ("ability-used", "skill-used", "blessing-used", "rage-spent")
"""What a die is turned by, or a box hit without a die, when no skill does it by itself."""
CAUSES_AND_TURNS: Final = (*CAUSES, "die-turned")
NOTED: Final = {*CAUSES_AND_TURNS, "marker-freed", "box-hit", "restored", "row-laid", "fought"}
"""Events that say something about skills, with the one before them."""


@final
class SanctumYardstick(Yardstick):
    """Measures quests."""

    vocabularies: ClassVar[Mapping[str, str]] = {
        "skills_gained": "skill",
        "skills_used": "skill",
        "winning_heroes": "hero",
        "surviving_heroes": "hero",
        "blessings": "blessing",
    }
    messages: ClassVar[Mapping[str, Sequence[str]]] = {
        "abilities": ("ability-{}-text",),
        "penalties": ("penalty-{}",),
        "wounds": ("attack-{}", "fury-{}"),
    }

    def __init__(self, game: Sanctum) -> None:
        self.box = game.box
        self._skill_of = {
            ability: skill for skill, ability in enumerate(game.box.skill_ability) if ability >= 0
        }

    def turns(self, state: State) -> int:
        assert isinstance(state, Quest)
        return state.turns

    def misplaced(self, state: State) -> str:
        assert isinstance(state, Quest)
        try:
            check_quest(state)
        except BadPosition as wrong:
            return str(wrong)
        return ""

    # Counting.

    def known(self) -> dict[str, list[str]]:
        box = self.box
        deeds = sorted({do for ability in self._worn() for do in [box.ability_do[ability]]})
        penalties = sorted({deed for penalty in box.foe_penalty for deed in penalty})
        return {
            "skills_gained": list(box.skill_ids),
            "skills_used": [box.skill_ids[skill] for skill in self._usable()],
            "abilities": [DEEDS[deed].word for deed in deeds],
            "penalties": [PENALTIES[deed].word for deed in penalties],
            "blessings": list(box.blessing_ids),
            "outcomes": list(ENDINGS[1:]),
        }

    def _worn(self) -> list[int]:
        """Abilities that somebody can have: printed, of items, of skills."""
        box = self.box
        items = [ability for abilities in box.item_abilities for ability in abilities]
        return [one for one in (*items, *box.hero_printed, *box.skill_ability) if one >= 0]

    def _usable(self) -> list[int]:
        """Skills that are more than markers and numbers: they are seen to be used."""
        box = self.box
        return [
            skill
            for skill in range(len(box.skill_ids))
            if box.skill_ability[skill] >= 0
            or any(perk.at not in (ALWAYS, ON_GAINED) for perk in box.skill_perks[skill])
        ]

    def happened(
        self, state: State, events: Sequence[Event], verbs: Counter[str]
    ) -> dict[str, Counter[str]]:
        assert isinstance(state, Quest)
        box = self.box
        gained = _facts(events, "skill-gained")
        abilities = _facts(events, "ability-used")
        suffered = _facts(events, "penalty-taken")
        used: Counter[int] = Counter()
        for seat, own in enumerate(_by_seat(state.players, events)):
            used.update(self._used_by(state.champions[seat], own))
        deeds = Counter(box.ability_do[ability] for ability in abilities)
        penalties = Counter(deed for foe in suffered for deed in box.foe_penalty[foe])
        return {
            "actions": verbs,
            "skills_gained": _named(box.skill_ids, Counter(gained)),
            "skills_used": _named(box.skill_ids, used),
            "abilities": _named(words_of(DEEDS), deeds),
            "penalties": _named(words_of(PENALTIES), penalties),
            "wounds": _named(box.foe_kind, Counter(_facts(events, "wounds-taken"))),
            "blessings": _named(box.blessing_ids, Counter(_facts(events, "blessing-used"))),
            **_ending(state),
        }

    def _used_by(self, champion: Champion, events: Sequence[Event]) -> Counter[int]:
        """The skills that one champion was seen to use."""
        watch = _Watch(self.box, champion.hero, self._skill_of)
        for event in events:
            if event.name in NOTED:
                watch.sees(event)
            watch.before = event.name
        return watch.used


def _by_seat(players: int, events: Sequence[Event]) -> list[list[Event]]:
    """What happened to each champion."""
    found: list[list[Event]] = [[] for _ in range(players)]
    for event in events:
        facts = event.facts
        if facts and 0 <= facts[0] < players:
            found[facts[0]].append(event)
    return found


@final
class _Watch:
    """Follows what happens to one champion, and notes which skill was at work."""

    def __init__(self, box: Box, hero: int, skill_of: dict[int, int]) -> None:
        self.used: Counter[int] = Counter()
        self._box = box
        self._hero = hero
        self._skill_of = skill_of
        self._resting = False
        self._caused = False
        self.before = ""
        """What happened to it last."""

    def sees(self, event: Event) -> None:
        """Notes one event."""
        name = event.name
        if name == "skill-used":
            self.used[event.facts[1]] += 1
        elif name == "ability-used" and event.facts[1] in self._skill_of:
            self.used[self._skill_of[event.facts[1]]] += 1
        elif name == "marker-freed" and self.before in ("attack-ended", "rage-woke"):
            self._note(ATTACK_END)
        elif name == "die-turned" and not self._caused:
            self._note(ON_KILL)
        elif name == "box-hit" and self._resting:
            self._note(REST_END)
        if name in ("restored", "row-laid", "fought"):
            self._resting = name != "fought"
        if name in CAUSES_AND_TURNS:
            self._caused = name != "die-turned"

    def _note(self, moment: int) -> None:
        for perk in self._box.perks_at[self._hero * MOMENTS + moment]:
            self.used[self._hero * CELLS + perk.skill] += 1


def _facts(events: Sequence[Event], name: str) -> list[int]:
    """The second fact of each event of a name: what it was done with."""
    return [event.facts[1] for event in events if event.name == name]


def _named(names: Sequence[str], counted: Counter[int]) -> Counter[str]:
    found: Counter[str] = Counter()
    for one, count in counted.items():
        found[names[one]] += count
    return found


def _ending(quest: Quest) -> dict[str, Counter[str]]:
    """Who came out of it alive, and who won."""
    alive = [champion for champion in quest.champions if champion.triumphant]
    found = {"survivors": Counter({str(len(alive)): 1})}
    if quest.ending != ALL_FALLEN_EARLY:
        winners = result(quest).winners
        heroes = [quest.champions[seat].hero for seat in winners]
        found["winning_heroes"] = _named(quest.box.hero_ids, Counter(heroes))
        places = [(seat - quest.first) % quest.players for seat in winners if quest.first != NONE]
        found["winning_seats"] = Counter(str(place + 1) for place in places)
    survived = [quest.box.hero_ids[champion.hero] for champion in alive]
    return {**found, "surviving_heroes": Counter(survived)}
