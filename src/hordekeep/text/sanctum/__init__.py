"""How Sanctum is spoken of."""

from typing import Final

from hordekeep.games.sanctum.game import Sanctum
from hordekeep.text.game_text import GameText
from hordekeep.text.naming import Naming, Speaker
from hordekeep.text.narrate import Manner
from hordekeep.text.sanctum.manner import SanctumManner
from hordekeep.text.sanctum.naming import SanctumNaming


def ways(speaker: Speaker, game: Sanctum) -> tuple[Naming, Manner]:
    """Names, and the manner of its log."""
    naming = SanctumNaming(speaker, game)
    return naming, SanctumManner(naming)


SEAM: Final = GameText(ways)
