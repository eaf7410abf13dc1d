"""How much a champion could still block with what is at hand (SA-F8)."""

from hordekeep.games.sanctum.model.box import PAYS, SHIELD
from hordekeep.games.sanctum.model.champion import Champion
from hordekeep.games.sanctum.model.perks import ALWAYS, IN_BLOCK, PERK_SHIELD, PERK_SHIELD_MORE
from hordekeep.games.sanctum.model.state import Quest
from hordekeep.games.sanctum.rules.abilities import ways
from hordekeep.games.sanctum.rules.block import RaiseShields
from hordekeep.games.sanctum.rules.conditions import count
from hordekeep.games.sanctum.rules.phases import agenda_of
from hordekeep.kernel.play.seat import Seat


def could_block(quest: Quest, seat: Seat) -> int:
    """The most shields that could still be raised in this fight, as things stand."""
    champion = quest.champions[seat]
    raised = _by_abilities(quest, champion, _shield_abilities(quest, champion), champion.pool)
    blessed = [quest.box.blessing_n[one] for one in _shield_blessings(quest, champion)]
    more = 0
    if (raised or blessed) and not champion.shielded:
        perks = quest.perks(champion, ALWAYS)
        more = sum([perk.n for perk in perks if perk.do == PERK_SHIELD_MORE])
    return raised + sum(blessed) + more + _by_themselves(quest, seat, champion)


def _shield_abilities(quest: Quest, champion: Champion) -> list[int]:
    """The places of shield abilities whose boxes are free and could be paid."""
    return [
        place
        for place, ability in enumerate(champion.abilities)
        if quest.box.ability_do[ability] == SHIELD and ways(quest.box, champion, place)
    ]


def _shield_blessings(quest: Quest, champion: Champion) -> list[int]:
    if not champion.row:
        return []
    return [one for one in champion.unspent() if quest.box.blessing_do[one] == SHIELD]


def _by_abilities(quest: Quest, champion: Champion, places: list[int], pool: list[int]) -> int:
    """The best that these abilities can do with the markers of this pool."""
    if not places:
        return 0
    ability = champion.abilities[places[0]]
    best = _by_abilities(quest, champion, places[1:], pool)
    for way in quest.box.ability_pays[ability]:
        left = [pool[0] - PAYS[way][0], pool[1] - PAYS[way][1]]
        if min(left) >= 0:
            shields = quest.box.ability_n[ability]
            best = max(best, shields + _by_abilities(quest, champion, places[1:], left))
    return best


def _by_themselves(quest: Quest, seat: Seat, champion: Champion) -> int:
    """Shields that skills will raise by themselves, unless they have."""
    if not any(isinstance(frame, RaiseShields) for frame in agenda_of(quest, seat)):
        return 0
    return sum(
        [
            min(perk.n * count(champion, perk.per), perk.most)
            for perk in quest.perks(champion, IN_BLOCK)
            if perk.do == PERK_SHIELD
        ]
    )
