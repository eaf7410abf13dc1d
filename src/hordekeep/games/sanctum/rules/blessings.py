"""Blessings in use: a marker at any moment from the Demon Lord's answer on (SA-K10, SA-W7)."""

from hordekeep.games.sanctum.model.box import FOCUS, GAIN_FOCUS, GAIN_STAMINA, STAMINA
from hordekeep.games.sanctum.model.champion import Champion
from hordekeep.games.sanctum.model.state import Quest
from hordekeep.kernel.play.seat import Seat


def markers_blessed(quest: Quest, champion: Champion) -> list[int]:
    """Unspent blessings that give a marker."""
    if not champion.blessings:
        return []
    return [
        one
        for one in champion.unspent()
        if quest.box.blessing_do[one] in (GAIN_STAMINA, GAIN_FOCUS)
    ]


def spend_blessing(quest: Quest, seat: Seat, blessing: int) -> None:
    """Uses a blessing; one that gives a marker gives it, the others are the caller's."""
    champion = quest.champions[seat]
    champion.spent |= 1 << blessing
    quest.tell("blessing-used", seat, blessing)
    if quest.box.blessing_do[blessing] == GAIN_STAMINA:
        champion.pool[STAMINA] += quest.box.blessing_n[blessing]
    elif quest.box.blessing_do[blessing] == GAIN_FOCUS:
        champion.pool[FOCUS] += quest.box.blessing_n[blessing]
