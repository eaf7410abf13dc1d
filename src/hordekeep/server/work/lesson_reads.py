"""What workers tell of a lesson: played through from its transcript, then read like any table."""

from typing import NamedTuple

import msgspec

from hordekeep.lessons.guide import Guide
from hordekeep.lessons.reading import find_lesson
from hordekeep.server import wire
from hordekeep.server.live import encoding, lesson_table, questions
from hordekeep.server.work.heavy_reads import Ready, ready
from hordekeep.server.work.worker_memory import WorkerMemory


class AskedChapter(NamedTuple):
    """A lesson of a game, and what was done in it."""

    game: str
    lesson: str
    transcript: tuple[str, ...]

    def guide(self) -> Guide:
        """Raises `BadTranscript`, or what a table raises where an answer does not fit."""
        return Guide(find_lesson(self.game, self.lesson), self.transcript)


def lesson(memory: WorkerMemory, chapter: AskedChapter) -> Ready:
    guide = chapter.guide()
    advise = memory.offered.offers[chapter.game].advise
    return _told(lesson_table.now(guide, advise))


def reasons(
    _memory: WorkerMemory, chapter: AskedChapter, kind: str | None, word: str | None
) -> Ready:
    guide = chapter.guide()
    return _told(questions.reasons(guide.table, guide.seat, kind, word))


def preview(_memory: WorkerMemory, chapter: AskedChapter, action: str) -> Ready:
    guide = chapter.guide()
    return _told(questions.preview(guide.table, guide.seat, action))


def plan(memory: WorkerMemory, chapter: AskedChapter) -> Ready:
    guide = chapter.guide()
    table = guide.table
    told = encoding.raw(memory.offered.offers[chapter.game].plan_ahead(table, guide.seat))
    return _told(wire.Plan(entry=len(table.journal.entries), plan=told))


def _told(answer: object) -> Ready:
    return ready(msgspec.json.encode(answer))
