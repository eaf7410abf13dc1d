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
from hordekeep.text.languages import FALLBACK


class CheckedLessons(NamedTuple):
    """What was found in a folder of lessons."""

    counts: Mapping[str, int]
    faults: Sequence[BadContent]


def check_lessons(folder: Path, pack: Path | None = None) -> CheckedLessons:
    """Reads, rehearses and looks up the words of every lesson of a folder, or of a pack."""
    packs = [] if pack is None else [pack]
    try:
        lessons = read_lessons(folder) if pack is None else lessons_of_pack(pack)
    except BadContent as fault:
        return CheckedLessons({}, [fault])
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
            for key in _without_words(lesson, packs)
        ]
    steps = sum(len(lesson.steps) for lesson in lessons)
    return CheckedLessons({"lessons": len(lessons), "steps": steps, "branches": branches}, faults)


def _without_words(lesson: Lesson, packs: Sequence[Path]) -> Iterator[str]:
    words = open_catalogue(open_game(lesson.game), FALLBACK, packs)
    for key in all_keys(lesson):
        if not words.messages.has(key):
            yield key
