"""Checks a folder of lessons: each is played through in all its branches, and has its words."""

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from hordekeep.kernel.errors import BadContent
from hordekeep.lessons.lesson import Lesson
from hordekeep.lessons.reading import lessons_of_pack, read_lessons
from hordekeep.lessons.rehearsal import rehearse
from hordekeep.lessons.words import all_keys
from hordekeep.library import open_game
from hordekeep.text.catalogue import open_catalogue
from hordekeep.text.languages import FALLBACK, languages


class CheckedLessons(NamedTuple):
    """What was found in a folder of lessons."""

    counts: Mapping[str, int]
    faults: Sequence[BadContent]
    missing_words: Mapping[str, Sequence[str]]
    """Words of a pack's lessons that languages lack: English is shown instead."""


def check_lessons(folder: Path, pack: Path | None = None) -> CheckedLessons:
    """Reads, rehearses and looks up the words of every lesson of a folder, or of a pack."""
    packs = [] if pack is None else [pack]
    try:
        lessons = read_lessons(folder) if pack is None else lessons_of_pack(pack)
    except BadContent as fault:
        return CheckedLessons({}, [fault], {})
    faults: list[BadContent] = []
    branches = 0
    for lesson in lessons:
        done = rehearse(lesson, packs)
        branches += done.branches
        file = str(folder / f"{lesson.file}.toml")
        faults += [
            BadContent(file=file, place=fault.step, problem=fault.problem, found=fault.found)
            for fault in done.faults
        ]
        faults += [
            BadContent(file=file, place=key, problem="missing-words")
            for key in _without_words([lesson], packs, FALLBACK)
        ]
    steps = sum(len(lesson.steps) for lesson in lessons)
    counts = {"lessons": len(lessons), "steps": steps, "branches": branches}
    return CheckedLessons(counts, faults, _lacking(lessons, packs) if packs else {})


def _lacking(lessons: Sequence[Lesson], packs: Sequence[Path]) -> dict[str, list[str]]:
    """By language, what a pack says of its lessons in English alone; ours are whole."""
    others = (one for one in languages() if one != FALLBACK)
    lacking = {one: list(_without_words(lessons, packs, one)) for one in others}
    return {language: keys for language, keys in lacking.items() if keys}


def _without_words(
    lessons: Sequence[Lesson], packs: Sequence[Path], language: str
) -> Iterator[str]:
    for lesson in lessons:
        words = open_catalogue(open_game(lesson.game), language, packs).messages.without_english()
        yield from (key for key in all_keys(lesson) if not words.has(key))
