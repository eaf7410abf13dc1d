"""Achievements: the first to reach a goal takes its tile, and with it a blessing (SA-H1…H4).

A blessing is used as a marker at any moment from the Demon Lord's answer on (SA-K10, SA-W7).
"""

from typing import ClassVar, Final, final

from hordekeep.games.sanctum.model.box import (
    COLUMNS,
    DEEDS,
    EQUIPMENT_MASTERY,
    GEM_MASTERY,
    LEVEL_MASTERY,
    MASTERIES,
    ROWS,
    SKILL_MASTERY,
)
from hordekeep.games.sanctum.model.champion import Champion
from hordekeep.games.sanctum.model.state import UNTAKEN, Quest
from hordekeep.kernel.play.action import Action, Fate
from hordekeep.kernel.play.frame import Ask, Frame, ask_nature
from hordekeep.kernel.play.seat import Seat, only
from hordekeep.kernel.play.term import NONE

GOALS: Final = LEVEL_MASTERY
"""Masteries with goals of their own, in each row."""


def progress(quest: Quest, champion: Champion, mastery: int) -> int:
    """SA-H2: how far a champion is in one mastery."""
    if mastery == SKILL_MASTERY:
        return champion.skills.bit_count()
    if mastery == GEM_MASTERY:
        most = second = 0
        for colour in range(COLUMNS):
            gained = champion.gems_gained(colour)
            if gained > most:
                most, second = gained, most
            elif gained > second:
                second = gained
        return second
    assert mastery == EQUIPMENT_MASTERY
    levels = 0
    for item in champion.slots:
        if item >= 0:
            levels += quest.box.item_level(item)
    return levels


def due(quest: Quest, champion: Champion) -> int:
    """The next achievement that a champion reaches now, or NONE."""
    if quest.breacher != NONE:
        return NONE  # SA-W3
    reached = [progress(quest, champion, mastery) for mastery in range(GOALS)]
    for row in range(ROWS):
        space = row * len(MASTERIES)
        for mastery in range(GOALS):
            goal = quest.box.mastery[row * GOALS + mastery]
            if reached[mastery] >= goal and quest.achievements[space + mastery] == UNTAKEN:
                return space + mastery
    return NONE


@final
class Achievements(Frame[Quest]):
    """Checked at the end of a fight and of a rest; several may be gained at once (SA-H1, SA-H4)."""

    verb: ClassVar[str] = "achievements"
    fields: ClassVar[tuple[str, ...]] = ("seat",)
    clause: ClassVar[str] = "SA-H1"

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def resume(self, quest: Quest, answer: Action) -> None:
        champion = quest.champions[self.seat]
        space = NONE if champion.dead else due(quest, champion)
        if space == NONE:
            return
        quest.push(self)
        level = space - space % len(MASTERIES) + LEVEL_MASTERY
        if quest.achievements[level] == UNTAKEN:
            quest.push(TakeTile(self.seat, level))  # SA-H3: the first of its row
        quest.push(TakeTile(self.seat, space))


@final
class TakeTile(Frame[Quest]):
    """A tile is taken, and its blessing seen by its owner only (SA-H4)."""

    verb: ClassVar[str] = "take-tile"
    fields: ClassVar[tuple[str, ...]] = ("seat", "achievement")
    clause: ClassVar[str] = "SA-H4"

    def __init__(self, seat: Seat, achievement: int) -> None:
        self.seat = seat
        self.achievement = achievement

    def ask(self, quest: Quest) -> Ask | None:
        return ask_nature(quest.tiles.from_top(1, kind="blessing", audience=only(self.seat)))

    def resume(self, quest: Quest, answer: Action) -> None:
        assert isinstance(answer, Fate)
        blessing = answer.outcome[0]
        quest.tiles.take_top(blessing)
        champion = quest.champions[self.seat]
        champion.blessings = [*champion.blessings, blessing]
        quest.achievements[self.achievement] = self.seat
        quest.tell("achievement-gained", self.seat, self.achievement)
        seen = only(self.seat)
        quest.tell("blessing-seen", self.seat, blessing, audience=seen, reveals=True)


def markers_blessed(quest: Quest, champion: Champion) -> list[int]:
    """Unspent blessings that give a marker."""
    if not champion.blessings:
        return []
    return [one for one in champion.unspent() if DEEDS[quest.box.blessing_do[one]].gives != NONE]


def spend_blessing(quest: Quest, seat: Seat, blessing: int) -> None:
    """Uses a blessing; one that gives a marker gives it. What others do is up to the caller."""
    champion = quest.champions[seat]
    champion.spent |= 1 << blessing
    quest.tell("blessing-used", seat, blessing)
    marker = DEEDS[quest.box.blessing_do[blessing]].gives
    if marker != NONE:
        champion.pool[marker] += quest.box.blessing_n[blessing]
