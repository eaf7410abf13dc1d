"""Blessings in use: a marker at any moment from the Demon Lord's answer on (SA-K10, SA-W7)."""

from hordekeep.games.sanctum.model.box import DEEDS
from hordekeep.games.sanctum.model.champion import Champion
from hordekeep.games.sanctum.model.state import Quest
from hordekeep.kernel.play.seat import Seat
from hordekeep.kernel.play.term import NONE


def markers_blessed(quest: Quest, champion: Champion) -> list[int]:
    """Unspent blessings that give a marker."""
    if not champion.blessings:
        return []
    return [one for one in champion.unspent() if DEEDS[quest.box.blessing_do[one]].gives != NONE]


def spend_blessing(quest: Quest, seat: Seat, blessing: int) -> None:
    """Uses a blessing; one that gives a marker gives it. What others do is up to the caller."""
    champion = quest.champions[seat]
    champion.spent |= 1 << blessing
    quest.tell("blessing-used", seat, blessing)
    marker = DEEDS[quest.box.blessing_do[blessing]].gives
    if marker != NONE:
        champion.pool[marker] += quest.box.blessing_n[blessing]
