"""Pig at a table of the server."""

from typing import Final

from hordekeep.games.pig.view import wire
from hordekeep.server.catalogue.game_form import Offer

SEAM: Final = Offer(types=(wire,), view="PigView")
