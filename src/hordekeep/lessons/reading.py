"""Finds and reads the lessons of a game and of its packs."""

from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Final

from hordekeep import resources
from hordekeep.games.seams import GAMES, folder_of
from hordekeep.kernel.content.packed import files_in, is_folder
from hordekeep.kernel.content.reading import Layer, Layers, head_of_pack
from hordekeep.kernel.content.schema import one_of
from hordekeep.kernel.content.toml_lines import KeyPath
from hordekeep.kernel.errors import UnknownLesson
from hordekeep.lessons.lesson import Lesson

FOLDER: Final = "lessons"


def lessons_of(game: str) -> list[Lesson]:
    """The chapters of a game's guided first game, in order."""
    return read_lessons(resources.content() / folder_of(game) / FOLDER)


@cache
def shipped_lessons(game: str) -> tuple[Lesson, ...]:
    """The chapters of a game without packs, read once."""
    return tuple(lessons_of(game))


def lessons_of_pack(pack: Path) -> list[Lesson]:
    """The chapters that a pack brings, in order.

    Raises `BadContent`, also for one of another game, and for one called like one of the game's
    own: they would share their words.
    """
    game = head_of_pack(pack).game
    taken = [lesson.id for lesson in shipped_lessons(game)] if game in GAMES else []
    return read_lessons(pack / FOLDER, of=game, taken=taken)


def find_lesson(game: str, name: str) -> Lesson:
    """One lesson of a game without packs, by its id; raises `UnknownLesson`."""
    return named(shipped_lessons(game), name)


def named(lessons: Sequence[Lesson], name: str) -> Lesson:
    """One of these lessons by its id; raises `UnknownLesson`."""
    for lesson in lessons:
        if lesson.id == name:
            return lesson
    raise UnknownLesson(found=name, expected=" ".join(lesson.id for lesson in lessons))


def read_lessons(folder: Path, *, of: str = "", taken: Sequence[str] = ()) -> list[Lesson]:
    """The lessons of a folder, by chapter; raises `BadContent` with file, line and field.

    All have to be `of` one game, where that is said, and none may have an id that is `taken`.
    """
    if not is_folder(folder):
        return []
    names = [file.stem for file in files_in(folder, ".toml")]
    layer = Layer(folder, names)
    lessons = [_lesson(Layers(layer), name, of, taken) for name in names]
    return sorted(lessons, key=lambda lesson: lesson.chapter)


def _lesson(layers: Layers, file: str, game: str, taken: Sequence[str]) -> Lesson:
    lesson = layers.convert(layers.all[0].files[file].tables, Lesson, (file,))
    for place, found, expected in _unknown(lesson):
        raise layers.fault("unknown-id", (file, *place), found=found, expected=one_of(expected))
    if game and lesson.game != game:
        raise layers.fault("wrong-game", (file, "game"), expected=game, found=lesson.game)
    if lesson.id in taken:
        raise layers.fault("duplicate-id", (file, "id"), found=lesson.id)
    if file != lesson.file:
        raise layers.fault("wrong-name", (file, "id"), found=file, expected=lesson.file)
    for place, found in _twice(lesson):
        raise layers.fault("duplicate-id", (file, *place), found=found)
    return lesson


def _unknown(lesson: Lesson) -> Iterator[tuple[KeyPath, str, Sequence[str]]]:
    """Names that nothing has: where each stands, and what could stand there."""
    if lesson.game not in GAMES:
        yield ("game",), lesson.game, GAMES
    for index, step in enumerate(lesson.steps):
        if step.at is not None and step.at not in lesson.positions:
            yield ("steps", index, "at"), step.at, list(lesson.positions)


def _twice(lesson: Lesson) -> Iterator[tuple[KeyPath, str]]:
    """Ids that would share their words."""
    seen: set[str] = set()
    for index, step in enumerate(lesson.steps):
        for name in [step.id, *(f"{step.id}-{other.id}" for other in step.otherwise)]:
            if name in seen:
                yield ("steps", index, "id"), name
            seen.add(name)
