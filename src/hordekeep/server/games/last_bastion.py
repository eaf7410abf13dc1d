"""Last Bastion at a table of the server."""

from typing import Final

from hordekeep.games.last_bastion.analysis.honours.honours import HONOURS, LONG_HONOURS
from hordekeep.games.last_bastion.analysis.honours.tally import deeds_of, hero_of
from hordekeep.games.last_bastion.view import advice, collection, review, wire
from hordekeep.server.catalogue.game_form import Offer

SEAM: Final = Offer(
    types=(wire, advice, review, collection),
    view="SiegeView",
    advice="SiegeAdvice",
    review="SiegeReview",
    advise=advice.advise,
    collection="SiegeCollection",
    look_back=review.look_back,
    collect=collection.collect,
    honours=HONOURS,
    long_honours=LONG_HONOURS,
    hero_of=hero_of,
    deeds_of=deeds_of,
)
