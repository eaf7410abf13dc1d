"""Marks that games share: colours that always come with a shape and a letter; texts that fit."""

from typing import Final

from rich.text import Text

from hordekeep.text.catalogue import Catalogue

SHAPES: Final = {
    "red": "▲",
    "green": "♣",
    "blue": "●",
    "yellow": "◆",
    "black": "■",
    "white": "★",
}
STYLES: Final = {
    "red": "bold red",
    "green": "bold green",
    "blue": "bold bright_blue",
    "yellow": "bold yellow",
    "black": "bold white",
    "white": "bold bright_white",
}
QUIET: Final = "dim"


def coloured(colour: str, words: Catalogue) -> Text:
    """A colour as shape and letter: `▲R`."""
    return Text(SHAPES[colour] + words.say(f"letter-{colour}"), STYLES[colour])


def cut(text: str, width: int) -> str:
    """A text that fits, cut at a word where it does not."""
    if len(text) <= width:
        return text
    short = text[: width - 1]
    at_word = short.rsplit(" ", 1)[0]
    return (at_word if len(at_word) >= width // 2 else short) + "…"


def fit(text: Text, width: int) -> Text:
    """A text of exactly this width."""
    fitting = text.copy()
    fitting.truncate(width, overflow="ellipsis", pad=True)
    return fitting
