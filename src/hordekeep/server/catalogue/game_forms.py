"""The games that are offered here: all that there are."""

from collections.abc import Mapping
from typing import Final

from hordekeep.games.seams import GAMES, seam_of
from hordekeep.server.catalogue.game_form import Offer

OFFERS: Final[Mapping[str, Offer]] = {
    game: seam_of(game, "server.games", Offer) or Offer() for game in GAMES
}
"""By the game's id."""
