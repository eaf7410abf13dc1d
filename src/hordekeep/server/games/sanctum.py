"""Sanctum at a table of the server."""

from typing import Final

from hordekeep.games.sanctum.view import advice, review, wire
from hordekeep.server.catalogue.game_form import Offer

SEAM: Final = Offer(
    types=(wire, advice, review),
    view="QuestView",
    advice="QuestAdvice",
    review="QuestReview",
    advise=advice.advise,
    look_back=review.look_back,
)
