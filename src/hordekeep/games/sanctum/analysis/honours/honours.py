"""The honours of Sanctum."""

from typing import Final

from hordekeep.kernel.record.honour import VICTORY, Honour, LongHonour, least, most

HONOURS: Final[tuple[Honour, ...]] = (
    Honour("triumph", least("triumphed")),
    Honour("first", VICTORY),
    Honour("first-hard", VICTORY, least("difficulty", 1)),
    Honour("first-nightmare", VICTORY, least("difficulty", 2)),
    Honour("first-infernal", VICTORY, least("difficulty", 3)),
    Honour("of-four", VICTORY, least("players", 4)),
    Honour("hale", least("triumphed"), least("life-left", 8)),
    Honour("last-breath", least("triumphed"), least("life-left"), most("life-left", 1)),
    Honour("two-at-once", least("felled-at-once", 2)),
    Honour("three-at-once", least("felled-at-once", 3)),
    Honour("great-kill", least("great-kills")),
    Honour("great-kills", least("great-kills", 4)),
    Honour("every-tribe", least("least-tribe", 2)),
    Honour("six-skills", least("skills", 6)),
    Honour("nine-skills", least("skills", 9)),
    Honour("armed", least("worn", 6)),
    Honour("five-dice", least("dice", 5)),
    Honour("mastery", least("masteries")),
    Honour("masteries", least("masteries", 4)),
    Honour("breach", least("breached")),
    Honour("chest", least("chests")),
    Honour("no-potion", least("triumphed"), most("potions")),
    Honour("no-rage", least("triumphed"), most("rages")),
    Honour("roars", least("roars", 4)),
    Honour("no-yielding", least("triumphed"), most("penalties", 5)),
)
LONG_HONOURS: Final[tuple[LongHonour, ...]] = (
    LongHonour("games-10", "games", 10),
    LongHonour("games-50", "games", 50),
    LongHonour("won-10", "won", 10),
    LongHonour("kills-100", "kills", 100),
    LongHonour("cards-50", "cards", 50),
    LongHonour("skills-60", "skills", 60),
    LongHonour("masteries-20", "masteries", 20),
    LongHonour("items-100", "items", 100),
)
