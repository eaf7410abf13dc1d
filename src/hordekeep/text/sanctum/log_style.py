"""How the log of Sanctum is told: its turns and rounds, what belongs together, by which clause."""

from collections.abc import Iterator, Mapping, Sequence
from typing import ClassVar, Final, final

from hordekeep.games.sanctum.model.events import EVENTS
from hordekeep.games.sanctum.model.state import ENDINGS, Quest
from hordekeep.kernel.play.event import Event
from hordekeep.kernel.play.state import State
from hordekeep.kernel.play.term import NONE
from hordekeep.text.narrate import LogStyle
from hordekeep.text.sanctum.naming import SanctumNaming

ENDING_CLAUSES: Final = {"lord-beaten": "SA-E2", "all-fallen": "SA-E3"}
"""The clause of each ending; those not listed are SA-W10."""
ENDED_EARLY: Final = "SA-W10"
SIDE_BY_SIDE: Final = "act-five-ended"
"""From this event on everybody plays at the same time."""
SHARED: Final = frozenset({"last-rest-over", "blessings-shown", "row-laid"})
"""Events of everybody at one moment; what players do side by side stays before or after them."""
SPOILS: Final = frozenset({"gem-raised", "level-lost", "skill-gained", "item-won"})
SILENT: Final = frozenset({"attack-ended", "deck-shows", "last-rest-over", "row-laid"})
"""What the table shows and nobody misses in the log."""
SAID_BY: Final[Mapping[str, str]] = {
    "die-gained": "intervention",
    "restored": "rested",
}
"""Events that the line has told with another one."""
FELLED: Final = ("demon-killed", "card-beaten")
YIELDED: Final = (
    "marker-lost",
    "blessing-lost",
    "box-spoiled",
    "dice-missing",
    "damage-ahead",
    "life-shortened",
    "potion-spilled",
    "box-paid",
    "die-dropped",
    "rage-spent",
    "dice-rerolled",
)
_CLAUSES: Final[Mapping[str, str]] = {
    "began": "SA-S5",
    "start-card": "SA-S5",
    "space-without-tile": "SA-S2",
    "intervention": "SA-M5",
    "chest-opened": "SA-M4",
    "deck-refilled": "SA-M6",
    "silver-rolled": "SA-F16",
    "rage-woke": "SA-F6",
    "died": "SA-F9",
    "achievement-gained": "SA-H1",
    "walls-breached": "SA-W3",
    "lord-card-laid": "SA-W5",
    "call-answered": "SA-W4",
    "lord-answers": "SA-W7",
    "blessings-shown": "SA-W9",
    "lord-roars": "SA-L7",
    "fury-turned": "SA-L4",
    "only-changed": "SA-K9",
    "life-shortened": "SA-K6",
    "lords-reshuffled": "SA-P5",
    "triumphed": "SA-L8",
}


@final
class SanctumLogStyle(LogStyle):
    """What begins a line of the log, what is told in one sentence, and by which clause."""

    headings: ClassVar[frozenset[str]] = frozenset({"turn-began", "round-began", SIDE_BY_SIDE})
    doer: ClassVar[str] = "seat"
    leads: ClassVar[frozenset[str]] = frozenset(
        {
            "hero-chosen",
            "hero-seated",
            "began",
            "space-without-tile",
            "start-potion",
            "start-card",
            "moved",
            "intervention",
            "chest-opened",
            "fought",
            "rested",
            "restored",
            "achievement-gained",
            "walls-breached",
            "lord-card-laid",
            "call-answered",
            "blessings-shown",
            "lord-answers",
            "lord-roars",
            "roar-card",
            "triumphed",
            "ended",
        }
    )
    gathered: ClassVar[Mapping[str, str]] = {
        "set-laid": "demons",
        "die-placed": "die",
        "gem-raised": "gem",
        "item-won": "item",
        "equipped": "item",
        "space-without-tile": "achievement",
    }
    joined: ClassVar[Sequence[tuple[str, ...]]] = (
        ("moved", "set-taken"),
        ("start-card", "gem-raised"),
        ("gem-raised", "skill-gained"),
        ("fought", "dice-rolled"),
        ("fought", "dice-rolled", "silver-rolled"),
        ("potion-drunk", "marker-freed"),
        ("skill-used", "marker-freed"),
        ("skill-used", "dice-rerolled"),
        ("skill-used", "die-turned"),
        ("ability-used", "die-turned"),
        ("ability-used", "die-back"),
        ("ability-used", "box-hit"),
        *(("ability-used", "box-hit", felled) for felled in FELLED),
        ("ability-used", "shields-raised"),
        ("blessing-used", "shields-raised"),
        ("blessing-used", "die-turned"),
        ("rage-spent", "die-turned"),
        *(("die-placed", felled) for felled in FELLED),
        *(("box-hit", felled) for felled in FELLED),
        ("wounded", "died"),
        ("wounds-taken", "wounded"),
        ("wounds-taken", "wounded", "died"),
        ("life-shortened", "died"),
        *(("penalty-taken", yielded) for yielded in YIELDED),
        ("equipped", "die-gained"),
        ("achievement-gained", "blessing-seen"),
    )

    def __init__(self, naming: SanctumNaming) -> None:
        self.naming = naming

    def know(self, state: State) -> None:
        assert isinstance(state, Quest)
        lexicon = self.naming.lexicon
        self.naming.heroes = {
            lexicon.word("seat", seat): lexicon.word("hero", champion.hero)
            for seat, champion in enumerate(state.champions)
            if champion.hero != NONE
        }

    def meet(self, events: Sequence[Event]) -> None:
        lexicon = self.naming.lexicon
        for event in events:
            if event.name in ("hero-chosen", "hero-seated"):
                seat, hero = event.facts
                self.naming.heroes[lexicon.word("seat", seat)] = lexicon.word("hero", hero)

    def in_order(self, events: Sequence[Event], since: int) -> list[Event]:
        """SA-W6, SA-L2: what was played side by side is told player by player."""
        names = [event.name for event in events]
        if SIDE_BY_SIDE not in names:
            return list(events[since:])
        begun = max(names.index(SIDE_BY_SIDE), since)
        together = [event for run in _runs(events[begun:]) for event in sorted(run, key=_seat_of)]
        return [*events[since:begun], *together]

    def begins_line(self, event: Event, line: Sequence[Event]) -> bool:
        if event.name == "row-laid":
            return True
        if self.is_silent(event, line):
            return False
        if event.name in SPOILS:
            return line[0].name == "fought" and not any(one.name in SPOILS for one in line)
        if event.name == "hero-seated":
            return line[-1].name != event.name
        return event.name in self.leads

    def is_silent(self, event: Event, line: Sequence[Event]) -> bool:
        if event.name == "box-hit":
            return bool(line) and line[-1].name == "die-placed"
        said = SAID_BY.get(event.name, "")
        return event.name in SILENT or any(one.name == said for one in line)

    def clause_of(self, event: Event) -> str:
        if event.name == "ended":
            return ENDING_CLAUSES.get(ENDINGS[event.facts[0]], ENDED_EARLY)
        return _CLAUSES.get(event.name, "")


def _runs(events: Sequence[Event]) -> Iterator[list[Event]]:
    """Events of players in a row; what concerns everybody stands alone."""
    run: list[Event] = []
    for event in events:
        if EVENTS[event.name][:1] == ("seat",) and event.name not in SHARED:
            run.append(event)
            continue
        yield run
        yield [event]
        run = []
    yield run


def _seat_of(event: Event) -> int:
    return event.facts[0] if EVENTS[event.name] else 0
