"""Tells what happened, once, turn by turn; and again as the log."""

from collections.abc import Sequence
from typing import Final, final

from rich.text import Text

from hordekeep.cli.terminal.screen import Screen
from hordekeep.kernel.play.event import Event
from hordekeep.kernel.play.seat import SPECTATOR, Seat
from hordekeep.kernel.table.table import Table
from hordekeep.text.catalogue import Catalogue
from hordekeep.text.narrate import Chapter, LogLine, narrate

LOG_LINES: Final = 15
INDENT: Final = "  "
MOMENT: Final = 5
"""How wide the numbers of entries are."""


@final
class LogPrinter:
    """Remembers what this terminal has been told."""

    def __init__(self, screen: Screen, table: Table, words: Catalogue) -> None:
        self.screen = screen
        self.table = table
        self.words = words
        self._told = 0
        self.seats: Sequence[Seat] = ()
        """Whose secrets may be told now: the seats of the person at the screen."""

    def tell_turns(self) -> None:
        """Tells the turns that are complete."""
        events = self.table.events
        headings = [
            number
            for number in range(self._told + 1, len(events))
            if events[number].name in self.words.log_style.headings
        ]
        if headings:
            self._tell(headings[-1], complete=True)

    def tell_all(self) -> None:
        """Tells everything that is new."""
        self._tell(len(self.table.events), complete=False)

    def forget(self) -> None:
        """Something was taken back: what is left has been told."""
        self._told = len(self.table.events)

    def _tell(self, upto: int, *, complete: bool) -> None:
        events = self.table.events
        known = len(self._heard(events[: self._told]))
        self.words.log_style.know(self.table.state)
        chapters = narrate(self._heard(events[:upto]), self.words, since=known)
        for number, chapter in enumerate(chapters, 1):
            self._show(chapter, complete=complete or number < len(chapters))
        self._told = upto

    def _heard(self, events: Sequence[Event]) -> list[Event]:
        """What the person at the screen may know of."""
        return heard(events, self.seats)

    def _show(self, chapter: Chapter, *, complete: bool) -> None:
        if chapter.heading:
            self.screen.blank()
        show_chapter(self.screen, chapter)
        if complete and not chapter.lines:
            self.screen.say(INDENT + self.words.say("quiet-turn"))

    def show_log(self, wanted: str) -> None:
        """The last lines of the log, each with its entry; all of them for 0."""
        count = int(wanted) if wanted.isdecimal() else LOG_LINES
        lines = logged(self._heard(self.table.events), self.words)
        for line in lines[-count:]:
            self.screen.tell(line, indent=MOMENT + len(INDENT))


def show_chapter(screen: Screen, chapter: Chapter) -> None:
    """What happened in a turn, under its heading."""
    if chapter.heading:
        screen.say(chapter.heading, "bold")
    for line in chapter.lines:
        screen.tell(Text(INDENT + line.text), indent=len(INDENT))


def public_events(table: Table) -> Sequence[Event]:
    """What everybody may know of: all of it once the game is over."""
    return table.events if table.over else heard(table.events)


def heard(events: Sequence[Event], seats: Sequence[Seat] = ()) -> list[Event]:
    """What everybody, or one of these seats, may know of."""
    listeners = (SPECTATOR, *seats)
    return [event for event in events if any(event.visible_to(seat) for seat in listeners)]


def logged(events: Sequence[Event], words: Catalogue) -> list[Text]:
    """The log: headings, and under them the lines."""
    lines: list[Text] = []
    for chapter in narrate(events, words):
        if chapter.heading:
            lines.append(Text(chapter.heading, "bold"))
        lines += [dated(line) for line in chapter.lines]
    return lines


def dated(line: LogLine) -> Text:
    """A line of the log with its entry and its clauses."""
    text = Text(f"{line.moment:>{MOMENT}}{INDENT}", "dim")
    text.append(line.text)
    if line.clauses:
        text.append("  " + " ".join(line.clauses), "dim")
    return text
