"""How Sanctum is spoken of."""

from typing import Final

from hordekeep.games.sanctum.game import Sanctum
from hordekeep.text.game_text import GameText
from hordekeep.text.naming import Naming, Speaker
from hordekeep.text.narrate import LogStyle
from hordekeep.text.sanctum.log_style import SanctumLogStyle
from hordekeep.text.sanctum.naming import SanctumNaming


def ways(speaker: Speaker, game: Sanctum) -> tuple[Naming, LogStyle]:
    """Names, and the style of its log."""
    naming = SanctumNaming(speaker, game)
    return naming, SanctumLogStyle(naming)


SEAM: Final = GameText(ways)
