"""The games that are offered here: another one is a module in `server/games` and a line here."""

from collections.abc import Mapping
from typing import Final

from hordekeep.server.catalogue.game_form import Offer
from hordekeep.server.games import last_bastion, sanctum

OFFERS: Final[Mapping[str, Offer]] = {
    "last-bastion": last_bastion.OFFER,
    "sanctum": sanctum.OFFER,
}
"""By the game's id."""
