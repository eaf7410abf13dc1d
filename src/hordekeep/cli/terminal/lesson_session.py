"""A lesson at this terminal: the table, what the guide says, and what the person does about it."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final, final

from hordekeep.cli.draw.sketch import Sketch
from hordekeep.cli.terminal.asides import USAGE, Asides
from hordekeep.cli.terminal.log_printing import LogPrinter
from hordekeep.cli.terminal.menu import Menu
from hordekeep.cli.terminal.parchment import speak
from hordekeep.cli.terminal.screen import EndOfInput, Screen
from hordekeep.kernel.errors import HordekeepError, NotAllowed, UnknownWord
from hordekeep.kernel.table.table import Table
from hordekeep.lessons.guide import Guide, game_for
from hordekeep.lessons.lesson import Lesson, minutes_of
from hordekeep.lessons.place import LessonPlace, keep_place
from hordekeep.lessons.words import about_key, said_key, terminal_key, title_key
from hordekeep.text.catalogue import Catalogue
from hordekeep.text.folding import folded

BACK: Final = "back"
ON: Final = "on"
SKIP: Final = "skip"
AGAIN: Final = "again"
LEAVE: Final = "quit"
COMMANDS: Final = (BACK, ON, SKIP, AGAIN, LEAVE)
QUESTIONS: Final = ("why", "what", "rules")
"""What can be asked as in any game, without doing anything."""
HELP: Final = "help"
MOST_DANGERS: Final = 2


class _Left(Exception):
    """The person leaves, and keeps the place."""


@final
class LessonSession:
    """The chapters of one game, from the place where the person was."""

    def __init__(
        self,
        screen: Screen,
        lessons: Sequence[Lesson],
        words: Catalogue,
        *,
        sketch: Sketch,
        place: LessonPlace,
        kept_in: Path,
        packs: Sequence[Path] = (),
        title: str = "",
    ) -> None:
        """`packs` are those that the chapters need; `title` is what they are called together."""
        self.screen = screen
        self.lessons = lessons
        self.packs = packs
        self.title = title
        self.words = words
        self.sketch = sketch
        self.place = place
        self._kept_in = kept_in
        self._teller: LogPrinter | None = None
        self._told_of: Table | None = None
        self._drawn: tuple[Table, int] | None = None
        """The table that was drawn last, with how many entries it had."""
        self._opened: Menu | None = None
        """A part of the menu that was opened: until something is done the numbers are its own."""

    def run(self) -> bool:
        """Plays chapter after chapter; whether the last one was finished."""
        names = [lesson.id for lesson in self.lessons]
        first = names.index(self.place.lesson) if self.place.lesson in names else 0
        if self.title:
            self.screen.say(self.title, "bold")
        else:
            self.screen.say(self.words.say("lessons-title"), "bold")
            self.screen.say(self.words.say("lessons-about"))
        try:
            for lesson in self.lessons[first:]:
                self._play(lesson)
        except (_Left, EndOfInput):
            self._keep()
            self.screen.say(self.words.say("cli-lesson-left", game=self.words.game.id))
            return False
        self.place = LessonPlace(finished=self.place.finished)
        self._keep()
        self.screen.say(self.words.say("lesson-all-over"), "bold green")
        return True

    def _play(self, lesson: Lesson) -> None:
        if self.place.lesson != lesson.id:
            self.place.lesson, self.place.transcript = lesson.id, []
        guide = self._where(lesson)
        self._open(guide)
        while not guide.finished:
            self._show(guide)
            guide = self._heard(guide, self.screen.ask())
            self.place.transcript = list(guide.transcript)
            self._keep()
        self._tell(guide)
        self.screen.say(self.words.say("lesson-over"), "bold green")
        self.screen.say(self.words.say(about_key(lesson)))
        if lesson.id not in self.place.finished:
            self.place.finished.append(lesson.id)

    def _where(self, lesson: Lesson) -> Guide:
        """Where the person was; what no longer fits the lesson is forgotten, as in the page."""
        game = game_for(lesson, self.packs)
        try:
            return Guide(lesson, self.place.transcript, game)
        except HordekeepError:
            return Guide(lesson, game=game)

    def _keep(self) -> None:
        keep_place(self.place, self._kept_in)

    # Showing.

    def _open(self, guide: Guide) -> None:
        say = self.words.say
        lesson = guide.lesson
        self.screen.blank()
        place = self.lessons.index(lesson) + 1
        chapter = say("lesson-chapter", chapter=place, chapters=len(self.lessons))
        minutes = say("lesson-minutes", minutes=minutes_of(lesson.seconds))
        self.screen.say(f"{chapter} · {say(title_key(lesson))} · {minutes}", "bold")
        self.screen.say(say(about_key(lesson)), "italic")
        self._offer(AGAIN, SKIP, LEAVE)

    def _show(self, guide: Guide) -> None:
        self._tell(guide)
        screen = self.screen
        now = (guide.table, len(guide.table.journal.entries))
        if now != self._drawn:
            self._drawn = now
            self._draw(guide)
        key = said_key(guide)
        own = terminal_key(key)
        speak(screen, self.words.say(own if self.words.has(own) else key))
        if guide.stray is not None and not guide.stray.accepted:
            self._offer(BACK, ON)
        elif guide.waits_for_go:
            screen.say(self.words.say("cli-lesson-go"))
        else:
            screen.show(*self._menu(guide).lines(screen.width))

    def _draw(self, guide: Guide) -> None:
        table, screen = guide.table, self.screen
        seat = guide.lesson.seat - 1
        screen.show(self.sketch.title(table))
        screen.show(*self.sketch.table(table, seat, width=screen.width, plain=screen.plain))
        Asides(screen, table, self.words, self.sketch).show_dangers(seat, MOST_DANGERS)

    def _offer(self, *commands: str) -> None:
        told = [self.words.say(f"cli-lesson-{command}") for command in commands]
        self.screen.say("  ".join(told))

    def _menu(self, guide: Guide) -> Menu:
        """What can be done, with a mark at what the guide waits for, or the part that is open."""
        if self._opened is not None:
            return self._opened
        decision = guide.table.decision(guide.lesson.seat - 1)
        spell = self.words.game.lexicon.spell
        mark = self.words.say("cli-lesson-mark")
        notes = {action: mark for action in decision.actions if spell(action) == guide.wanted}
        return Menu(decision.actions, self.words, notes)

    def _tell(self, guide: Guide) -> None:
        """What has happened since; another table than before begins silently."""
        if self._told_of is not guide.table:
            self._told_of = guide.table
            self._teller = LogPrinter(self.screen, guide.table, self.words)
            self._teller.seats = [guide.lesson.seat - 1]
            if len(guide.transcript) > 1:
                self._teller.forget()
        assert self._teller is not None
        self._teller.tell_all()

    # Understanding.

    def _heard(self, guide: Guide, said: str) -> Guide:
        """The guide after what a person typed."""
        command = self._command(said)
        if self._opened is not None and command == BACK:
            self._opened = None
            return guide
        if command:
            self._opened = None
            return self._obey(guide, command)
        if self._is_answered(guide, said):
            return guide
        if guide.stray is not None and not guide.stray.accepted:
            return guide
        if guide.waits_for_go:
            guide.go()
            return guide
        action = self._meant(guide, said)
        if action:
            self._opened = None
            try:
                guide.answer(action)
            except (NotAllowed, UnknownWord) as refused:
                self.screen.say(self.words.error(refused), "yellow")
        return guide

    def _meant(self, guide: Guide, said: str) -> str:
        """The action of a number or of words; an empty line does what the guide waits for."""
        if not said:
            return guide.wanted or ""
        menu = self._menu(guide)
        spell = self.words.game.lexicon.spell
        if said.isdecimal():
            choice = menu.numbered(int(said))
            if choice is None:
                most = len(menu.choices)
                self.screen.say(self.words.say("cli-no-such-number", number=said, most=str(most)))
                return ""
            if choice.action is None:
                self._opened = menu.opened(choice.verb)
                return ""
            return spell(choice.action)
        meant = menu.meant(said)
        if len(meant) == 1:
            return spell(meant[0])
        if meant:
            self.screen.say(self.words.say("cli-which", also="none"))
            self._opened = Menu(meant, self.words)
        else:
            self.screen.say(self.words.say("cli-not-understood", said=said))
        return ""

    def _command(self, said: str) -> str:
        if not said:
            return ""
        words = {one: self.words.say(f"command-lesson-{one}") for one in COMMANDS}
        return next((one for one, spoken in words.items() if _is(said, one, spoken)), "")

    def _is_answered(self, guide: Guide, said: str) -> bool:
        """Whether it was a question; that is answered without doing anything."""
        first, _, rest = said.partition(" ")
        names = {one: self.words.say(f"command-{one}") for one in (*QUESTIONS, HELP)}
        asked = next((one for one, name in names.items() if _is(first, one, name)), "")
        if asked == HELP:
            self._offer(BACK, AGAIN, SKIP, LEAVE)
            for one in QUESTIONS:
                usage, told = (
                    self.words.say(f"command-{one}.{part}") for part in ("usage", "help")
                )
                self.screen.explain(f"  {usage}", told, room=USAGE)
        elif asked and not guide.table.over:
            seat = guide.lesson.seat - 1
            decision = guide.table.decisions.get(seat) or next(iter(guide.table.decisions.values()))
            asides = Asides(self.screen, guide.table, self.words, self.sketch)
            asides.answer(decision, asked, rest.strip())
        return bool(asked)

    def _obey(self, guide: Guide, command: str) -> Guide:
        if command == LEAVE:
            raise _Left
        if command == BACK:
            return guide.taken_back() if guide.transcript else guide
        if command == AGAIN:
            return guide.after(())
        if command == SKIP:
            guide.finished = True
        elif guide.stray is not None and not guide.stray.accepted:
            guide.play_on()
        else:
            self._offer(BACK, AGAIN, SKIP, LEAVE)
        return guide


def _is(said: str, command: str, spoken: str) -> bool:
    """Whether a word is a command, by its id or in the person's language."""
    return folded(said) in (command, folded(spoken))
