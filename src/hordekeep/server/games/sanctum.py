"""Sanctum at a table of the server."""

from typing import Final

from hordekeep.games.sanctum.analysis.honours.honours import HONOURS, LONG_HONOURS
from hordekeep.games.sanctum.analysis.honours.tally import deeds_of, hero_of
from hordekeep.games.sanctum.view import advice, collection, plan, review, wire
from hordekeep.server.catalogue.game_form import Offer

SEAM: Final = Offer(
    types=(wire, advice, plan, review, collection),
    view="QuestView",
    advice="QuestAdvice",
    plan="QuestPlan",
    review="QuestReview",
    advise=advice.advise,
    plan_ahead=plan.plan_ahead,
    collection="QuestCollection",
    look_back=review.look_back,
    collect=collection.collect,
    honours=HONOURS,
    long_honours=LONG_HONOURS,
    hero_of=hero_of,
    deeds_of=deeds_of,
)
