"""Plays a lesson through in every branch: whatever the guide asks for must be possible."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from hordekeep import library
from hordekeep.kernel.content.versions import version_in
from hordekeep.kernel.errors import HordekeepError
from hordekeep.lessons.guide import Guide, game_for
from hordekeep.lessons.lesson import Lesson, LessonStep, Otherwise
from hordekeep.lessons.matching import first_of


class LessonFault(NamedTuple):
    """Something in a lesson that does not work, and where."""

    step: str
    problem: str
    found: str = ""


class Rehearsed(NamedTuple):
    """What a lesson was found to be."""

    faults: list[LessonFault]
    transcript: list[str]
    """The path from the first step to the last."""
    branches: int
    """How many other choices were tried."""


def rehearse(lesson: Lesson, packs: Sequence[Path] = ()) -> Rehearsed:
    """Follows the path, and from every step of it each choice that was foreseen."""
    faults = list(_stale(lesson))
    branches = 0
    try:
        guide = Guide(lesson, game=game_for(lesson, packs))
    except HordekeepError as error:
        return Rehearsed([*faults, LessonFault(lesson.steps[0].id, error.code, str(error))], [], 0)
    while not guide.finished:
        step = guide.step
        assert step is not None
        tried, found = _branches(guide, step)
        branches += tried
        faults += found
        fault = _follow(guide, step)
        if fault is not None:
            return Rehearsed([*faults, fault], guide.transcript, branches)
    return Rehearsed(faults, guide.transcript, branches)


def _stale(lesson: Lesson) -> Iterator[LessonFault]:
    """A content that is not the one that the lesson was written for may make its words wrong."""
    version = version_in([lesson.content])
    here = version in library.versions_of(lesson.game)
    content = library.open_game(lesson.game, version=version).content if here else {}
    if content.get(lesson.content) != lesson.hash:
        yield LessonFault(
            "", "changed-content", f"{lesson.content} {content.get(lesson.content, '-')}"
        )


def _follow(guide: Guide, step: LessonStep) -> LessonFault | None:
    """Does what a step asks for; None when that worked."""
    try:
        if guide.waits_for_go:
            guide.go()
            return None
        while guide.step is step:
            wanted = guide.wanted
            if wanted is None:
                return LessonFault(step.id, "not-possible", " / ".join(guide.legal()))
            guide.answer(wanted)
    except HordekeepError as error:
        return LessonFault(step.id, error.code, str(error))
    return LessonFault(step.id, "left-over", guide.left_over) if guide.left_over else None


def _branches(guide: Guide, step: LessonStep) -> tuple[int, list[LessonFault]]:
    """Tries each foreseen choice of a step, where the step begins or between its answers."""
    faults = []
    for one in step.otherwise:
        fault = _stray(guide, step, one)
        if fault is not None:
            faults.append(fault)
    return len(step.otherwise), faults


def _stray(guide: Guide, step: LessonStep, one: Otherwise) -> LessonFault | None:
    """Makes a foreseen choice, takes it back, makes it again and plays on to the chapter's end."""
    name = f"{step.id}-{one.id}"
    try:
        other = _where_possible(guide, step, one)
        if other is None:
            return LessonFault(name, "not-possible", " | ".join(one.do))
        here = other.table.state.fingerprint()
        action = _off_path(other, one)
        assert action is not None
        other.answer(action)
        if other.stray is None or other.stray.foreseen is not one:
            return LessonFault(name, "on-the-path", action)
        if other.taken_back().table.state.fingerprint() != here:
            return LessonFault(name, "not-taken-back", action)
        other.play_on()
        wander(other)
    except HordekeepError as error:
        return LessonFault(name, error.code, str(error))
    return None


def _where_possible(guide: Guide, step: LessonStep, one: Otherwise) -> Guide | None:
    """The first moment of a step at which a foreseen choice can be made."""
    other = guide.after(guide.transcript)
    while other.step is not None and other.step.id == step.id and other.stray is None:
        if _off_path(other, one) is not None:
            return other
        wanted = other.wanted
        if wanted is None:
            return None
        other.answer(wanted)
    return None


def _off_path(guide: Guide, one: Otherwise) -> str | None:
    """A foreseen choice that can be made now and is not what the guide asks for."""
    return first_of((action for action in guide.legal() if not guide.asks_for(action)), one.do)


def wander(guide: Guide) -> None:
    """Plays on off the path until the chapter is over."""
    while not guide.finished:
        legal = guide.legal()
        guide.answer(first_of(legal, guide.lesson.ends) or legal[0])
