"""The guided first games: made anew from a transcript by a worker, so that nothing is kept."""

from hordekeep.lessons.reading import find_lesson
from hordekeep.server.http.answers.checked_request import CheckedRequest
from hordekeep.server.work import lesson_reads
from hordekeep.server.work.heavy_reads import Ready
from hordekeep.server.work.lesson_reads import AskedChapter


async def lesson(asked: CheckedRequest) -> Ready:
    return await asked.server.reader.tell(asked.payer, lesson_reads.lesson, _chapter(asked))


async def reasons(asked: CheckedRequest) -> Ready:
    said = (_chapter(asked), asked.body.kind, asked.body.word)
    return await asked.server.reader.tell(asked.payer, lesson_reads.reasons, *said)


async def preview(asked: CheckedRequest) -> Ready:
    said = (_chapter(asked), asked.body.action)
    return await asked.server.reader.tell(asked.payer, lesson_reads.preview, *said)


async def plan(asked: CheckedRequest) -> Ready:
    return await asked.server.reader.tell(asked.payer, lesson_reads.plan, _chapter(asked))


def _chapter(asked: CheckedRequest) -> AskedChapter:
    """What is asked about; raises `UnknownGame` or `UnknownLesson` before a worker is asked."""
    game = asked.server.services.offered.game(asked.path["game"])
    found = find_lesson(game.id, asked.path["lesson"])
    return AskedChapter(game.id, found.id, tuple(asked.body.transcript))
