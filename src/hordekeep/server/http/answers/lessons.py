"""The guided first games: made anew from a transcript by a worker, so that nothing is kept."""

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
    """What is asked about; raises as `OfferedGames.chapter` does before a worker is asked."""
    game, name, said = asked.path["game"], asked.path["lesson"], asked.body
    found = asked.server.services.offered.chapter(game, name, said.pack)
    return AskedChapter(game, name, tuple(said.transcript), said.pack, found.edition)
