"""What people are told in Sanctum when it first happens to them."""

from collections.abc import Callable
from typing import Final, NamedTuple

from hordekeep.cli.draw.note import Note, Seen
from hordekeep.games.sanctum.view.wire import ChampionView, QuestView

LOW: Final = 3
"""So much life is little."""


class _Mine(NamedTuple):
    """A moment of somebody who has a hero that lives."""

    seen: Seen
    quest: QuestView
    champion: ChampionView

    def befell(self, name: str) -> bool:
        """Something has just happened to the own champion."""
        return self.seen.happened(name, seat=f"seat-{self.seen.seat + 1}")

    def asks(self, verb: str) -> bool:
        return verb in self.seen.asked

    def at_last_rest(self) -> bool:
        return self.quest.phase == "last-rest" and len(self.seen.asked) > 0

    def waits_at_the_breach(self) -> bool:
        breached = self.quest.lord.breacher is not None and self.quest.phase == "journey"
        return breached and self.champion.answered == 0

    def may_equip(self) -> bool:
        return self.asks("equip") and len(self.champion.pouch) > 0

    def is_tired(self) -> bool:
        return self.asks("rest") and self.champion.stamina + self.champion.focus == 0

    def has_all_stamina(self) -> bool:
        stamina = self.champion.stamina
        return self.asks("fight") and 0 < stamina == self.champion.all_stamina


def _note(name: str, rule: str, when: Callable[[_Mine], bool]) -> Note:
    def fits(seen: Seen) -> bool:
        quest = seen.view
        assert isinstance(quest, QuestView)
        own = next((one for one in quest.champions if one.seat == seen.seat), None)
        if own is None or own.hero is None or own.dead or quest.phase == "setup":
            return False
        return when(_Mine(seen, quest, own))

    return Note(name, rule, fits)


NOTES: Final = (
    _note("last-rest", "last-rest", _Mine.at_last_rest),
    _note("breach", "walls", _Mine.waits_at_the_breach),
    _note("low-life", "healing", lambda mine: mine.champion.life <= LOW),
    _note("wounded", "damage", lambda mine: mine.befell("wounded")),
    _note("achievement", "achievements", lambda mine: mine.befell("achievement-gained")),
    _note("skill", "skills", lambda mine: mine.befell("skill-gained")),
    _note("rage", "rage", lambda mine: mine.befell("rage-woke")),
    _note("spent", "markers", lambda mine: mine.befell("ability-used")),
    _note("equip", "items", _Mine.may_equip),
    _note("tired", "resting", _Mine.is_tired),
    _note("unspent", "changing", _Mine.has_all_stamina),
)
"""Those that matter most first."""
