"""The rules of a game for its readers, who ask for them or ask about them."""

from functools import cache

from hordekeep.server import wire
from hordekeep.server.http.answers.checked_request import CheckedRequest
from hordekeep.server.work import rule_reads
from hordekeep.server.work.heavy_reads import Ready
from hordekeep.text.languages import best
from hordekeep.text.rules_guide import guided_games
from hordekeep.text.rules_search import RulesAnswers


async def rules(asked: CheckedRequest) -> Ready:
    game = asked.server.services.offered.game(asked.path["game"])
    said = (game.id, best([asked.query.lang]))
    return await asked.server.reader.tell(asked.payer, rule_reads.rules, *said)


async def find_rules(asked: CheckedRequest) -> wire.RulesFound:
    game = asked.server.services.offered.game(asked.path["game"])
    if game.id not in guided_games():
        return wire.RulesFound(found=[])
    answers = _answers(game.id, best([asked.query.lang]))
    return wire.RulesFound(found=[one.name for one in answers.ask(asked.query.words)])


@cache
def _answers(game: str, language: str) -> RulesAnswers:
    return RulesAnswers(game, language)
