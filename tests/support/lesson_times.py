"""How long the chapters of the guided first games take to be read and clicked through.

python -m tests.support.lesson_times prints it for every chapter and language.
"""

import re
from functools import cache
from typing import NamedTuple

from hordekeep.games.seams import GAMES
from hordekeep.lessons.guide import Guide
from hordekeep.lessons.lesson import Lesson
from hordekeep.lessons.reading import find_lesson, lessons_of
from hordekeep.lessons.words import about_key, said_key, title_key
from hordekeep.library import open_game
from hordekeep.text.catalogue import Catalogue, open_catalogue
from hordekeep.text.languages import offered

WORDS_A_MINUTE = 200
SECONDS_A_CLICK = 3
"""To find what is lit, to press it, and to see what comes of it."""

_WORD = re.compile(r"[^\W_]+(?:[’'-][^\W_]+)*")


def words_in(text: str) -> list[str]:
    """The words of a text, compounds as one."""
    return _WORD.findall(text)


class Walk(NamedTuple):
    """A chapter for somebody who only does what is lit."""

    said: list[str]
    """The keys of what is read."""
    clicks: int


@cache
def walk(game: str, name: str) -> Walk:
    """The way through a chapter, played once for all languages."""
    lesson = find_lesson(game, name)
    guide = Guide(lesson)
    said = [title_key(lesson), about_key(lesson), said_key(guide)]
    while not guide.finished:
        wanted = guide.wanted
        guide.go() if wanted is None else guide.answer(wanted)
        if said_key(guide) != said[-1]:
            said.append(said_key(guide))
    return Walk(said, len(guide.transcript) + 1)


def seconds_of(lesson: Lesson, words: Catalogue) -> float:
    """How long a chapter takes."""
    said, clicks = walk(lesson.game, lesson.id)
    read = sum(len(words_in(words.say(key))) for key in said)
    return read * 60 / WORDS_A_MINUTE + clicks * SECONDS_A_CLICK


def main() -> None:
    languages = offered()
    print(" " * 34, *(f"{one:>5}" for one in languages))  # noqa: T201 - a command
    for game in GAMES:
        catalogues = [open_catalogue(open_game(game), language) for language in languages]
        rows = [[seconds_of(lesson, one) for one in catalogues] for lesson in lessons_of(game)]
        names = [f"{game} {lesson.chapter} {lesson.id}" for lesson in lessons_of(game)]
        sums = [sum(column) for column in zip(*rows, strict=True)]
        for name, row in zip([*names, f"{game}, all"], [*rows, sums], strict=True):
            times = (f"{int(one) // 60}:{int(one) % 60:02}" for one in row)
            print(f"{name:34}", *(f"{one:>5}" for one in times))  # noqa: T201 - a command


if __name__ == "__main__":
    main()
