"""What is in the box of a game, with packs as their files are now: its cards and their names."""

from hordekeep.server import wire
from hordekeep.server.catalogue.offered_games import ShownEdition
from hordekeep.server.http.answers.checked_request import CheckedRequest
from hordekeep.server.work import heavy_reads
from hordekeep.server.work.heavy_reads import Ready
from hordekeep.text.languages import best


async def names(asked: CheckedRequest) -> Ready:
    shown = _shown(asked)
    said = (*_content(shown), best([asked.query.lang]), shown.edition)
    return await asked.server.reader.tell(asked.payer, heavy_reads.glossary, *said)


async def cards(asked: CheckedRequest) -> Ready:
    shown = _shown(asked)
    said = (*_content(shown), shown.edition, shown.fault)
    return await asked.server.reader.tell(asked.payer, heavy_reads.cards, *said)


async def edition(asked: CheckedRequest) -> wire.Edition:
    shown = _shown(asked)
    return wire.Edition(
        game=shown.game.id,
        content=shown.game.content,
        edition=shown.edition,
        fault=shown.fault,
    )


def _shown(asked: CheckedRequest) -> ShownEdition:
    packs = [pack for pack in asked.query.pack.split(",") if pack]
    return asked.server.services.offered.shown(asked.path["game"], packs, asked.query.content)


def _content(shown: ShownEdition) -> tuple[str, tuple[tuple[str, str], ...]]:
    return shown.game.id, tuple(sorted(shown.game.content.items()))
