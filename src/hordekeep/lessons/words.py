"""The keys of what the guide says; the words themselves are in `locale/<language>/`."""

from collections.abc import Iterator

from hordekeep.lessons.guide import Guide
from hordekeep.lessons.lesson import Lesson

ELSEWHERE = "lesson-elsewhere"
QUIET = "lesson-quiet"
OVER = "lesson-over"


def title_key(lesson: Lesson) -> str:
    return f"lesson-{lesson.id}"


def about_key(lesson: Lesson) -> str:
    return f"lesson-{lesson.id}-about"


def said_key(guide: Guide) -> str:
    """What the guide says now."""
    lesson = guide.lesson
    if guide.stray is not None:
        if guide.stray.accepted:
            return OVER if guide.finished else QUIET
        foreseen = guide.stray.foreseen
        step = lesson.steps[guide.place].id
        return ELSEWHERE if foreseen is None else f"lesson-{lesson.id}-{step}-{foreseen.id}"
    if guide.step is None:
        return OVER
    return f"lesson-{lesson.id}-{guide.step.id}"


def terminal_key(key: str) -> str:
    """What a terminal says instead, where a message has it: there things look different."""
    return f"{key}.terminal"


def all_keys(lesson: Lesson) -> Iterator[str]:
    """Every message that a lesson needs."""
    yield title_key(lesson)
    yield about_key(lesson)
    for step in lesson.steps:
        yield f"lesson-{lesson.id}-{step.id}"
        for one in step.otherwise:
            yield f"lesson-{lesson.id}-{step.id}-{one.id}"
