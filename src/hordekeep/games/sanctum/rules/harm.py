"""Wounds, healing and death (SA-F8, SA-F9, SA-K6, SA-K7)."""

from hordekeep.games.sanctum.model.changed_clauses import HEALING_ENDS
from hordekeep.games.sanctum.model.state import Quest
from hordekeep.kernel.play.seat import MAIN, Seat


def wound(quest: Quest, seat: Seat, wounds: int) -> None:
    """The life marker goes down, one space a wound."""
    if wounds < 1:
        return
    champion = quest.champions[seat]
    champion.life = max(champion.life - wounds, 0)
    quest.tell("wounded", seat, wounds, champion.life)
    die_if_due(quest, seat)


def heal(quest: Quest, seat: Seat, n: int) -> None:
    """SA-K7, SA-J8: life goes up, to one space above the first at the most."""
    champion = quest.champions[seat]
    if quest.rules >= HEALING_ENDS:
        n = min(n, max(quest.box.start_life + 1 - champion.life, 0))
    if n:
        champion.life += n
        quest.tell("healed", seat, champion.life)


def shorten_life(quest: Quest, seat: Seat, spaces: int) -> None:
    """SA-K6: spaces of the life track become death, from below; the death space is the first."""
    champion = quest.champions[seat]
    champion.shortened += spaces
    quest.tell("life-shortened", seat, champion.grave())
    die_if_due(quest, seat)


def die_if_due(quest: Quest, seat: Seat) -> None:
    """SA-F9, SA-K6: a life marker on a death space is death at once."""
    champion = quest.champions[seat]
    if champion.life > champion.grave() or champion.dead:
        return
    champion.dead = 1
    quest.tell("died", seat)
    discard_demons(quest, seat)
    if quest.lane != MAIN:
        quest.lanes[quest.lane].clear()  # nothing else happens to the dead


def discard_demons(quest: Quest, seat: Seat) -> None:
    """The demons of a battle board go to the discards, unhurt (SA-F9, SA-W4)."""
    champion = quest.champions[seat]
    for demon in champion.demons:
        discard(quest, demon)
    champion.demons = []


def discard(quest: Quest, demon: int) -> None:
    """A demon card, or the item on its back, goes to its discards (SA-M6)."""
    quest.hits[demon] = 0
    level = quest.box.demon_level[demon] - 1
    discards = quest.discards[level].copy()  # replaced as a whole: clones share it
    place = len(discards)
    while place > 0 and discards[place - 1] > demon:
        place -= 1
    discards.insert(place, demon)
    quest.discards[level] = discards
