"""What a person may have meant: typed words against the texts of actions and things."""

import re
from collections.abc import Callable, Iterable, Sequence
from typing import TypeVar

from hordekeep.kernel.play.action import Action
from hordekeep.text.catalogue import Catalogue
from hordekeep.text.folding import folded

T = TypeVar("T")


def tokens(text: str) -> list[str]:
    """The words of a text without marks, case, accents and soft hyphens."""
    letters = folded(text).replace("’", "").replace("'", "")
    return re.findall(r"\w+", letters.replace("_", " "))


def fits(typed: Sequence[str], text: Sequence[str]) -> bool:
    """Whether the typed words begin, in their order, words of the text."""
    at = 0
    for word in typed:
        while at < len(text) and not text[at].startswith(word):
            at += 1
        if at == len(text):
            return False
        at += 1
    return True


def matching(typed: str, things: Iterable[T], texts: Callable[[T], Sequence[str]]) -> list[T]:
    """The things that typed words fit; exact ones alone, if there are any."""
    words = tokens(typed)
    if not words:
        return []
    close: list[T] = []
    exact: list[T] = []
    for thing in things:
        spelled = [tokens(text) for text in texts(thing)]
        if words in spelled:
            exact.append(thing)
        elif any(fits(words, text) for text in spelled):
            close.append(thing)
    return exact or close


def spellings(action: Action, words: Catalogue) -> list[str]:
    """How an action may be typed: by ids, as people read it, as the menu has it, or in English."""
    texts = [
        words.game.lexicon.spell(action),
        words.action(action),
        f"{words.menu(action.verb)} {words.item(action)}",  # with names as they are called
        words.english.action(action),
    ]
    return list(dict.fromkeys(texts))
