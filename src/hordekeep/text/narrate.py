"""The log as prose: events joined into lines, lines grouped by turn, each with its moment."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, ClassVar

from hordekeep.kernel.play.event import Event
from hordekeep.kernel.play.state import State
from hordekeep.text.messages import Fact
from hordekeep.text.names import Name, NamePart, cut, marked
from hordekeep.text.naming import COUNT

if TYPE_CHECKING:
    from hordekeep.text.catalogue import Catalogue

HERO = "hero"
"""The fact that names whose turn it is, in a heading."""


class LogStyle:
    """How one game is told."""

    headings: ClassVar[frozenset[str]] = frozenset()
    """Events that begin a turn, or something like it."""
    doer: ClassVar[str] = HERO
    """The fact that names who did something; it is left out where the sentence before named it."""
    others: ClassVar[frozenset[str]] = frozenset()
    """Sentences about something else that acts: after them, who did something is named again."""
    leads: ClassVar[frozenset[str]] = frozenset()
    """Events that begin a line; the others go on with the one before."""
    gathered: ClassVar[Mapping[str, str]] = {}
    """Events that are told once with a list when several differ in one fact only: this one."""
    joined: ClassVar[Sequence[tuple[str, ...]]] = ()
    """Events in a row that are told in one sentence, `event-<name>-<name>`."""

    def know(self, state: State) -> None:
        """Gets to know who plays at a table, also where no event told it."""

    def meet(self, events: Sequence[Event]) -> None:
        """Gets to know who plays, where events say so."""

    def in_order(self, events: Sequence[Event], since: int) -> list[Event]:
        """The events from number `since` on, in the order in which they are told."""
        return list(events[since:])

    def begins_line(self, event: Event, line: Sequence[Event]) -> bool:
        """Whether this event begins a new line after the present one."""
        return event.name in self.leads

    def is_silent(self, event: Event, line: Sequence[Event]) -> bool:
        """Whether what the line has told already says it."""
        return False

    def host_of(self, event: Event, before: Sequence[Event]) -> str:
        """Whose turn begins with this heading, as a word; empty when nobody's does."""
        return ""

    def clause_of(self, event: Event) -> str:
        """The clause by which an event happened, where it is worth telling."""
        return ""


@dataclass(slots=True)
class LogLine:
    """One line of the log: what happened at a moment, in sentences, by which clauses."""

    moment: int
    parts: list[NamePart]
    clauses: list[str]

    @property
    def text(self) -> str:
        """The whole line."""
        return "".join(part.text for part in self.parts)


@dataclass(slots=True)
class Chapter:
    """The lines of one turn, or of the setup (which has no heading)."""

    heading: str
    moment: int
    lines: list[LogLine] = field(default_factory=list)


@dataclass(slots=True)
class ToldEvents:
    """An event, or several that make one sentence, with what its message is told."""

    name: str
    facts: dict[str, Fact]


def narrate(events: Sequence[Event], words: "Catalogue", since: int = 0) -> list[Chapter]:
    """All that happened from the event with number `since` on, turn by turn."""
    chapters: list[Chapter] = []
    words.log_style.meet(events)
    events = [*events[:since], *words.log_style.in_order(events, since)]
    begun = since
    for number, event in enumerate(events):
        if number >= since and event.name in words.log_style.headings:
            _close(chapters, events[begun:number], words)
            chapters.append(Chapter(_heading(event, events[:number], words), event.moment))
            begun = number + 1
    _close(chapters, events[begun:], words)
    return chapters


def tell(events: Sequence[Event], words: "Catalogue") -> list[LogLine]:
    """What happened, line by line; headings are sentences like the others."""
    lines = [_line(group, words) for group in _groups(events, words.log_style)]
    return [line for line in lines if line.parts]


def _heading(event: Event, before: Sequence[Event], words: "Catalogue") -> str:
    host = words.log_style.host_of(event, before)
    if not host:
        return words.event(event)
    hosted = {**words.facts_of(event), **words.naming.told(HERO, HERO, host)}
    return words.told(f"{event.name}-hosted", hosted)


def _close(chapters: list[Chapter], events: Sequence[Event], words: "Catalogue") -> None:
    if not events:
        return
    if not chapters:
        chapters.append(Chapter("", events[0].moment))
    chapters[-1].lines += tell(events, words)


def _groups(events: Sequence[Event], style: LogStyle) -> Iterator[list[Event]]:
    group: list[Event] = []
    for event in events:
        if group and (event.name in style.headings or style.begins_line(event, group)):
            yield group
            group = []
        group.append(event)
    if group:
        yield group


def _line(events: list[Event], words: "Catalogue") -> LogLine:
    style = words.log_style
    spoken = [event for at, event in enumerate(events) if not style.is_silent(event, events[:at])]
    told = _join(_gather(spoken, words), style)
    clauses = [style.clause_of(event) for event in spoken]
    return LogLine(
        events[0].moment,
        cut(" ".join(_sentences(told, words))),
        list(dict.fromkeys(clause for clause in clauses if clause)),
    )


def _sentences(told: Sequence[ToldEvents], words: "Catalogue") -> Iterator[str]:
    """One sentence each, its names marked; who did it is not said again and again."""
    subject: Fact = ""
    for one in told:
        hero = one.facts.get(words.log_style.doer, "")
        then = f"{one.name}.then"
        shorter = bool(hero) and hero == subject and words.has(f"event-{then}")
        yield words.told(then if shorter else one.name, marked(one.facts))
        subject = "" if one.name in words.log_style.others else hero or subject


def _gather(events: Sequence[Event], words: "Catalogue") -> list[ToldEvents]:
    gathered: list[list[Event]] = []
    for event in events:
        if gathered and _goes_with(event, gathered[-1][0], words):
            gathered[-1].append(event)
        else:
            gathered.append([event])
    return [_told_once(group, words) for group in gathered]


def _goes_with(event: Event, first: Event, words: "Catalogue") -> bool:
    """Whether only the fact differs for which a list can stand."""
    differing = words.log_style.gathered.get(event.name)
    if event.name != first.name or differing is None:
        return False
    return words.other_facts(event, differing) == words.other_facts(first, differing)


def _told_once(group: Sequence[Event], words: "Catalogue") -> ToldEvents:
    facts = words.facts_of(group[0])
    differing = words.log_style.gathered.get(group[0].name, "")
    several = {name for name in facts if name == differing or name.startswith(f"{differing}_")}
    counts: dict[str, Fact] = {f"{name}_{COUNT}": len(group) for name in several}
    for name in facts:
        values = [words.facts_of(event).get(name) for event in group]
        names = [value for value in values if isinstance(value, Name)]
        if len(names) > 1 and (name in several or len(set(names)) > 1):
            facts[name] = words.listed(names)
    return ToldEvents(group[0].name, {**facts, **counts})


def _join(told: list[ToldEvents], style: LogStyle) -> list[ToldEvents]:
    joined: list[ToldEvents] = []
    at = 0
    while at < len(told):
        taken = _longest(told[at:], style)
        joined.append(_as_one(told[at : at + taken]))
        at += taken
    return joined


def _longest(told: Sequence[ToldEvents], style: LogStyle) -> int:
    """How many from here on make one sentence."""
    names = tuple(one.name for one in told)
    longest = 1
    for pattern in style.joined:
        fits = len(pattern) > longest and names[: len(pattern)] == pattern
        if fits and _agree([one.facts for one in told[: len(pattern)]]):
            longest = len(pattern)
    return longest


def _agree(several: Sequence[Mapping[str, Fact]]) -> bool:
    """Whether facts of the same name are the same in all of them."""
    known: dict[str, Fact] = {}
    for facts in several:
        if any(known.get(name, value) != value for name, value in facts.items()):
            return False
        known |= facts
    return True


def _as_one(told: Sequence[ToldEvents]) -> ToldEvents:
    facts: dict[str, Fact] = {}
    for one in told:
        facts |= one.facts
    return ToldEvents("-".join(one.name for one in told), facts)
