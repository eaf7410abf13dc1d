"""Going through a game forward and back, and showing where one is."""

from typing import Final, final

import click
from rich.text import Text

from hordekeep.cli.draw.sketch import Sketch
from hordekeep.cli.terminal.log_printing import heard, logged, public_events, show_chapter
from hordekeep.cli.terminal.matching import matching
from hordekeep.cli.terminal.screen import EndOfInput, Screen
from hordekeep.kernel.play.game import AnyGame
from hordekeep.kernel.play.seat import SPECTATOR
from hordekeep.kernel.record.journal import ChoiceEntry, Journal
from hordekeep.kernel.table.misfit import Misfit
from hordekeep.kernel.table.table import Table
from hordekeep.kernel.table.verify import load
from hordekeep.text.catalogue import Catalogue
from hordekeep.text.narrate import narrate

STEPS: Final = ("next", "back", "go", "start", "end", "log", "play", "help", "quit")
KEYS: Final = {
    " ": "next",
    "\r": "next",
    "\n": "next",
    "n": "next",
    "\x1b[C": "next",
    "\x1b[B": "next",
    "b": "back",
    "\x1b[D": "back",
    "\x1b[A": "back",
    "\x1b[H": "start",
    "\x1b[F": "end",
    "s": "start",
    "e": "end",
    "g": "go",
    "l": "log",
    "p": "play",
    "h": "help",
    "?": "help",
    "q": "quit",
    "\x04": "quit",
}
CYRILLIC: Final = str.maketrans("тиыупдзрй", "nbseglphq")
"""Keys are places on the keyboard where the letter is not Latin."""


@final
class Stepping:
    """A place in a journal, and the table there."""

    def __init__(self, game: AnyGame, journal: Journal, *, upto: int, at: int) -> None:
        self._game = game
        self._journal = journal
        self.last = upto
        self.at = at
        self.table: Table = load(game, journal, upto=at)

    def go(self, wanted: int) -> None:
        """Goes to an entry, or as near as there is one."""
        aim = max(1, min(wanted, self.last))
        if aim < self.at:
            self.table = load(self._game, self._journal, upto=aim)
        for entry in self._journal.entries[self.at : aim]:
            self.table.replay(entry)
        self.at = aim


@final
class Stepper:
    """Shows a journal step by step, by keys at a terminal or by words from a pipe."""

    def __init__(
        self,
        screen: Screen,
        stepping: Stepping,
        words: Catalogue,
        sketch: Sketch,
        misfit: Misfit | None,
    ) -> None:
        self.screen = screen
        self.stepping = stepping
        self.words = words
        self.sketch = sketch
        self.misfit = misfit

    def run(self) -> int:
        """The entry from which the person wants to play on; 0 for none."""
        if self.misfit is not None:
            self.screen.say(self.words.say("cli-misfit", entry=str(self.misfit.entry)), "yellow")
        self._show(since=self.stepping.at - 1)
        while True:
            try:
                command, rest = self._ask()
            except EndOfInput:
                return 0
            if command == "quit":
                return 0
            if command == "play":
                return self.stepping.at
            self._obey(command, rest)

    def _ask(self) -> tuple[str, str]:
        if self.screen.interactive:
            command = KEYS.get(click.getchar().translate(CYRILLIC), "")
            rest = self.screen.ask(self.words.say("cli-go-where") + " ") if command == "go" else ""
            return command, rest
        said, _, rest = self.screen.ask().partition(" ")
        if said.isdecimal():
            return "go", said
        found = matching(said or "next", STEPS, lambda one: [one, self.words.say(f"step-{one}")])
        return (found[0] if len(found) == 1 else ""), rest

    def _obey(self, command: str, rest: str) -> None:
        stepping = self.stepping
        before = stepping.at
        if command == "log":
            self._show_log()
            return
        if command in ("", "help"):
            self.screen.say(self.words.say("cli-steps"))
            return
        aims = {"next": before + 1, "back": before - 1, "start": 1, "end": stepping.last}
        if command == "go" and not rest.strip().isdecimal():
            self.screen.say(self.words.say("cli-go-where"))
            return
        stepping.go(int(rest) if command == "go" else aims[command])
        self._show(since=before if stepping.at > before else stepping.at - 1)

    def _show(self, since: int) -> None:
        """What happened on the way here, and the table."""
        screen, stepping = self.screen, self.stepping
        table = stepping.table
        events = heard(table.events)
        told = len([event for event in events if event.moment <= since])
        self.words.log_style.know(table.state)
        for chapter in narrate(events, self.words, since=told):
            show_chapter(screen, chapter)
        screen.show(self.sketch.title(table))
        screen.show(*self.sketch.table(table, SPECTATOR, width=screen.width, plain=screen.plain))
        screen.show(self._status())
        if screen.interactive:
            screen.say(self.words.say("cli-keys"), "dim")

    def _status(self) -> Text:
        stepping = self.stepping
        place = self.words.say("cli-entry", at=str(stepping.at), last=str(stepping.last))
        status = Text(place + " ", "bold")
        entry = stepping.table.journal.entries[-1]
        if isinstance(entry, ChoiceEntry):
            actor = self.sketch.actor(stepping.table, entry.seat)
            action = self.words.action(stepping.table.read(entry.say))
            status.append(self.words.say("cli-question", actor=actor, question=action))
        result = stepping.table.result()
        if result is not None:
            status.append(self.words.say(f"ending-{result.reason}"), "bold yellow")
        return status

    def _show_log(self) -> None:
        for line in logged(public_events(self.stepping.table), self.words):
            self.screen.tell(line, indent=7)
