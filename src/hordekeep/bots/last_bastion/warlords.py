"""How likely the team beats its warlords in time."""

from hordekeep.bots.last_bastion.fights import chance_of_hits
from hordekeep.bots.last_bastion.values import Values
from hordekeep.games.last_bastion.model.box import BOARDS, CROSSBOWS, TOKEN_COLOURS, WHITE_IMMUNE
from hordekeep.games.last_bastion.model.layout import NEIGHBOURS
from hordekeep.games.last_bastion.model.state import WARLORD_BACK, Siege
from hordekeep.games.last_bastion.rules.combat import combat_dice
from hordekeep.kernel.play.seat import Seat


def in_play(siege: Siege) -> bool:
    """Whether a warlord lies in a slot."""
    monsters = siege.box.monsters
    for card in siege.slots:
        if card >= monsters:
            return True
    return False


def worth_of_warlords(siege: Siege, values: Values) -> float:
    """What the warlords in play cost, and what the chance to beat them is worth.

    Once the last one has been drawn, the deck is a clock: whoever has to draw when it is empty
    loses the game (LB-V2), so the chance is that of the rounds that are left.
    """
    waiting = False
    left = 0
    for back, count in siege.deck.segments:
        if back == WARLORD_BACK:
            waiting = True
        left += count
    weight = values.warlord_odds if waiting else values.last_warlord_odds
    rounds = 1.0 if waiting else _rounds(siege, left, values)
    worth = 0.0
    for card in siege.slots:
        if card >= siege.box.monsters:
            worth += weight * (1.0 - _survives(siege, card, values) ** rounds) - values.warlord
            worth -= values.warlord_need * _short_of(siege, card)
    return worth


def _short_of(siege: Siege, card: int) -> int:
    """How many hits the dice must bring against a warlord when the team lays all it has."""
    need = siege.resistance(card)
    if siege.equipment_barred():
        return need
    return max(need - sum(siege.equipment[siege.box.card_colour[card] :: TOKEN_COLOURS]), 0)


def _rounds(siege: Siege, left: int, values: Values) -> float:
    """How many rounds a deck of so many cards lasts."""
    drawing = 0
    for board in range(BOARDS):
        if siege.holder_of(board) >= 0 and not siege.is_full(board):
            drawing += 1
    return min((left + 0.5) / (drawing + 0.5), values.most_rounds)


def _survives(siege: Siege, card: int, values: Values) -> float:
    """How likely a warlord survives a round, as the heroes stand."""
    slot = siege.slot_of(card)
    place = siege.layout.lines[slot][0]
    colour = siege.box.card_colour[card]
    need = siege.resistance(card)
    immune = siege.is_in_force(card, WHITE_IMMUNE)
    barred = siege.equipment_barred()
    there = 0
    if not barred:
        for seat in range(siege.players):
            if siege.place[seat] == place:
                there += siege.equipment[seat * TOKEN_COLOURS + colour]
    survives = 1.0
    for seat in range(siege.players):
        if siege.place[seat] < 0:
            continue
        tokens = there
        if siege.place[seat] != place and not barred:
            tokens += siege.equipment[seat * TOKEN_COLOURS + colour]
        falls = chance_of_hits(combat_dice(siege, seat), max(need - tokens, 0), immune=immune)
        survives *= 1.0 - falls * _gets_there(siege, seat, slot, values)
    return max(survives, 0.0)


def _gets_there(siege: Siege, seat: Seat, slot: int, values: Values) -> float:
    """How likely a hero comes to fight the card in a slot in the next round."""
    here = siege.place[seat]
    place = siege.layout.lines[slot][0]
    if here == place:
        return 1.0
    if siege.has_power(seat, CROSSBOWS) and slot in siege.layout.slots_in_line[here]:
        return values.near_warlord
    if siege.lying[seat] or here not in NEIGHBOURS[place]:
        return values.far_from_warlord
    return values.near_warlord
