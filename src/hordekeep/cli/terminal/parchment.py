"""How the guide speaks in the terminal: nobody else is on parchment."""

from typing import Final

from rich.text import Text

from hordekeep.cli.terminal.screen import Screen

PARCHMENT: Final = "bold black on wheat1"


def speak(screen: Screen, text: str) -> None:
    """Prints what the guide says."""
    line = Text(" ")
    line.append(f" {text} ", "" if screen.plain else PARCHMENT)
    screen.tell(line, indent=2)
