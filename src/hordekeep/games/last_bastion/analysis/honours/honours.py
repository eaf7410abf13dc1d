"""The honours of Last Bastion."""

from typing import Final

from hordekeep.kernel.record.honour import VICTORY, Honour, LongHonour, least, most

HONOURS: Final[tuple[Honour, ...]] = (
    Honour("held", VICTORY),
    Honour("held-normal", VICTORY, least("difficulty", 1)),
    Honour("held-hard", VICTORY, least("difficulty", 2)),
    Honour("held-heroic", VICTORY, least("difficulty", 3)),
    Honour("alone", VICTORY, most("players", 1)),
    Honour("four", VICTORY, least("players", 4)),
    Honour("untouched", VICTORY, most("life-lost")),
    Honour("nobody-fell", VICTORY, most("all-fell")),
    Honour("back", VICTORY, least("revived")),
    Honour("healer", least("raised")),
    Honour("pair", least("pairs")),
    Honour("pairs", least("pairs", 3)),
    Honour("in-turn", least("beaten-in-turn", 3)),
    Honour("warlord", least("warlords")),
    Honour("both-warlords", least("warlords", 2)),
    Honour("ten", least("beaten", 10)),
    Honour("colours", least("colours-beaten", 5)),
    Honour("cleanser", least("cleansed", 5)),
    Honour("clean", VICTORY, most("grasped")),
    Honour("no-calls", VICTORY, most("calls-used")),
    Honour("bare-hands", VICTORY, most("tokens-spent"), least("beaten")),
    Honour("trapper", least("trapped", 8)),
    Honour("tiles", least("tiles-used", 6)),
    Honour("tomb", least("destroyed", 4)),
    Honour("one-life", VICTORY, least("life-left"), most("life-left", 1)),
)
LONG_HONOURS: Final[tuple[LongHonour, ...]] = (
    LongHonour("games-10", "games", 10),
    LongHonour("games-50", "games", 50),
    LongHonour("won-10", "won", 10),
    LongHonour("beaten-100", "beaten", 100),
    LongHonour("warlords-10", "warlords", 10),
    LongHonour("cleansed-50", "cleansed", 50),
    LongHonour("pairs-20", "pairs", 20),
    LongHonour("moved-500", "moved", 500),
)
