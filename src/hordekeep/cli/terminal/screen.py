"""The screen: prints in colour where it can, asks where it may, and works the same in a pipe."""

import sys
from contextlib import suppress
from importlib import import_module
from typing import Final, final

from rich.console import Console, RenderableType
from rich.text import Text

WIDTH: Final = 100
"""How wide the output is where no terminal says it."""
PROMPT: Final = "> "
FORGET: Final = "\x1b[3J"
"""Clears what has scrolled away."""
NO_BREAK: Final = "\u00a0"
KEPT_TOGETHER: Final = "\ue003"
"""Stands for a no-break space while lines are broken: to rich all spaces are alike."""


class EndOfInput(Exception):
    """Nobody says anything any more."""


class _Output(Console):
    """A console that lets the command line deal with closed pipes."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


@final
class Screen:
    """Where a person reads, and types."""

    def __init__(self, *, width: int | None = None, plain: bool = False) -> None:
        terminal = sys.stdout.isatty()
        self.plain = plain
        self.interactive = sys.stdin.isatty() and terminal
        if self.interactive:
            _remember_lines()
        self._console = _Output(
            width=width if width or terminal else WIDTH,
            highlight=False,
            markup=False,
            emoji=False,
            soft_wrap=False,
            no_color=True if plain else None,
        )

    @property
    def width(self) -> int:
        """How many characters fit in a line."""
        return self._console.width

    def show(self, *shown: RenderableType) -> None:
        """Prints things below each other."""
        for one in shown:
            if isinstance(one, Text):
                self._print_lines(one)
            else:
                self._console.print(one)

    def say(self, text: str, style: str = "", *, whole: bool = False) -> None:
        """Prints a text, wrapped at words; `whole` keeps a file's name in one piece."""
        if whole:
            self._console.print(Text(text, style=style), soft_wrap=True)
        else:
            self._print_lines(Text(text, style=style))

    def tell(self, text: Text, *, indent: int) -> None:
        """Prints a text whose later lines begin below its first word."""
        for number, line in enumerate(self._lines(text, self.width - indent)):
            line.rstrip()
            self._console.print(Text(" " * indent if number else "").append_text(line))

    def explain(self, term: str, text: str, *, room: int) -> None:
        """Prints a text beside its term, or below one that needs more room."""
        lines = self._lines(Text(text), max(self.width - room, 1))
        if len(term) >= room:
            self.say(term, "bold")
            term = ""
        for number, line in enumerate(lines):
            line.rstrip()
            beside = Text((term if number == 0 else "").ljust(room), "bold")
            self._console.print(beside.append_text(Text.styled(line.plain, "not bold")))

    def _print_lines(self, text: Text) -> None:
        for line in self._lines(text, self.width):
            self._console.print(line, no_wrap=True, overflow="ignore")

    def _lines(self, text: Text, width: int) -> list[Text]:
        """A text broken at words, never at a no-break space."""
        kept = text.copy()
        kept.plain = kept.plain.replace(NO_BREAK, KEPT_TOGETHER)
        lines = list(kept.wrap(self._console, width)) or [Text()]
        for line in lines:
            line.plain = line.plain.replace(KEPT_TOGETHER, NO_BREAK)
        return lines

    def blank(self) -> None:
        """An empty line."""
        self._console.print()

    def clear(self) -> None:
        """Nothing that was shown can be read any more, as far as a terminal can do that."""
        if self.interactive:
            self._console.file.write(FORGET)
            self._console.clear()

    def ask(self, prompt: str = PROMPT) -> str:
        """What the person types next; raises `EndOfInput` when there is nothing more."""
        if self.interactive:
            return _typed(prompt)
        line = sys.stdin.readline()
        if not line:
            raise EndOfInput
        said = line.strip()
        self._console.print(Text(prompt + said))
        return said


def _remember_lines() -> None:
    """Arrow keys edit the line and bring earlier ones back, where the system can do that."""
    with suppress(ImportError):
        import_module("readline")


def _typed(prompt: str) -> str:
    try:
        return input(prompt).strip()
    except EOFError:
        print()  # noqa: T201 - the person's Ctrl-D leaves the cursor in the prompt
        raise EndOfInput from None
