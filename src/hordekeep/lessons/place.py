"""Where somebody is in the lessons of a game: kept in a small file, so that one can come back."""

import json
from dataclasses import asdict, dataclass, field
from pathlib import Path

from hordekeep.kernel.errors import BadFile
from hordekeep.library import read_text, write_aside


@dataclass(slots=True)
class LessonPlace:
    """A chapter, what was done in it, and the chapters that are done."""

    lesson: str = ""
    transcript: list[str] = field(default_factory=list)
    finished: list[str] = field(default_factory=list)


def read_place(path: Path) -> LessonPlace:
    """The place in a file, or the beginning where there is none; raises `BadFile`."""
    if not path.exists():
        return LessonPlace()
    try:
        said = json.loads(read_text(path))
        place = LessonPlace(str(said["lesson"]), list(said["transcript"]), list(said["finished"]))
    except (ValueError, KeyError, TypeError) as error:
        raise BadFile(place=str(path), why=type(error).__name__) from error
    if not all(isinstance(line, str) for line in [*place.transcript, *place.finished]):
        raise BadFile(place=str(path), why="TypeError")
    return place


def keep_place(place: LessonPlace, path: Path) -> None:
    """Writes a place; never half a file. Raises `BadFile`."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        write_aside(path, json.dumps(asdict(place), ensure_ascii=False, indent=1) + "\n")
    except OSError as error:
        raise BadFile(place=str(path), why=type(error).__name__) from error
