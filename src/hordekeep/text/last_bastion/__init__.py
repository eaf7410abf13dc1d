"""How Last Bastion is spoken of."""

from typing import Final

from hordekeep.games.last_bastion.game import LastBastion
from hordekeep.text.game_text import GameText
from hordekeep.text.last_bastion.log_style import BastionLogStyle, BastionNaming
from hordekeep.text.naming import Naming, Speaker
from hordekeep.text.narrate import LogStyle


def ways(speaker: Speaker, game: LastBastion) -> tuple[Naming, LogStyle]:
    """Names, and the style of its log."""
    naming = BastionNaming(speaker, game)
    return naming, BastionLogStyle(game, naming)


SEAM: Final = GameText(ways)
