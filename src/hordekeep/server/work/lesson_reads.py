"""What workers tell of a lesson: played through from its transcript, then read like any table."""

from typing import NamedTuple

import msgspec

from hordekeep.lessons.guide import Guide
from hordekeep.server import wire
from hordekeep.server.live import encoding, lesson_table, questions
from hordekeep.server.work.heavy_reads import Ready, ready
from hordekeep.server.work.worker_memory import WorkerMemory


class AskedChapter(NamedTuple):
    """A lesson of a game, and what was done in it."""

    game: str
    lesson: str
    transcript: tuple[str, ...]
    pack: str | None = None
    """The pack that brings it."""
    edition: str = ""
    """Where a pack is edited, what is told of it is told anew."""

    def guide(self, memory: WorkerMemory) -> Guide:
        """Raises `BadTranscript`, or what a table raises where an answer does not fit."""
        found = memory.offered.chapter(self.game, self.lesson, self.pack)
        return Guide(found.lesson, self.transcript, found.game)


def lesson(memory: WorkerMemory, chapter: AskedChapter) -> Ready:
    guide = chapter.guide(memory)
    advise = memory.offered.offers[chapter.game].advise
    return _told(lesson_table.now(guide, advise))


def reasons(
    memory: WorkerMemory, chapter: AskedChapter, kind: str | None, word: str | None
) -> Ready:
    guide = chapter.guide(memory)
    return _told(questions.reasons(guide.table, guide.seat, kind, word))


def preview(memory: WorkerMemory, chapter: AskedChapter, action: str) -> Ready:
    guide = chapter.guide(memory)
    return _told(questions.preview(guide.table, guide.seat, action))


def plan(memory: WorkerMemory, chapter: AskedChapter) -> Ready:
    guide = chapter.guide(memory)
    table = guide.table
    told = encoding.raw(memory.offered.offers[chapter.game].plan_ahead(table, guide.seat))
    return _told(wire.Plan(entry=len(table.journal.entries), plan=told))


def _told(answer: object) -> Ready:
    return ready(msgspec.json.encode(answer))
