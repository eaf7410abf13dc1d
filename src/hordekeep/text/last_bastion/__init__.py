"""How Last Bastion is spoken of."""

from typing import Final

from hordekeep.games.last_bastion.game import LastBastion
from hordekeep.text.game_text import GameText
from hordekeep.text.last_bastion.manner import BastionManner, BastionNaming
from hordekeep.text.naming import Naming, Speaker
from hordekeep.text.narrate import Manner


def ways(speaker: Speaker, game: LastBastion) -> tuple[Naming, Manner]:
    """Names, and the manner of its log."""
    naming = BastionNaming(speaker, game)
    return naming, BastionManner(game, naming)


SEAM: Final = GameText(ways)
