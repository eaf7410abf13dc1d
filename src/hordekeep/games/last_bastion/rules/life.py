"""Life and tokens: gained from a finite supply, lost as far as they are there (LB-P5, LB-D)."""

from typing import Final

from hordekeep.games.last_bastion.model.box import DISPENSARY, TOKEN_COLOURS
from hordekeep.games.last_bastion.model.state import DEAD, HEALTHY, HEROES_OUT, OUT, WOUNDED, Siege
from hordekeep.games.last_bastion.rules.outcome import end
from hordekeep.kernel.play.seat import Seat
from hordekeep.kernel.play.term import NONE

CALL_TOKEN: Final = TOKEN_COLOURS
"""Among round tokens the Call to Arms comes after the five colours of equipment."""


def gain_life(siege: Siege, seat: Seat) -> None:
    """One life token, if the supply has one."""
    if siege.life_supply > 0 and siege.in_action(seat):
        siege.life_supply -= 1
        siege.life[seat] += 1
        siege.tell("life-gained", siege.seat_hero[seat], siege.life[seat])


def gain_call(siege: Siege, seat: Seat) -> None:
    """One Call to Arms, if the supply has one."""
    if siege.call_supply > 0 and siege.in_action(seat):
        siege.call_supply -= 1
        siege.calls[seat] += 1
        siege.tell("call-gained", siege.seat_hero[seat])


def gain_equipment(siege: Siege, seat: Seat, colour: int) -> None:
    """One equipment token of this colour, if the supply has one."""
    if siege.supply[colour] > 0 and siege.in_action(seat):
        siege.supply[colour] -= 1
        siege.equipment[seat * TOKEN_COLOURS + colour] += 1
        siege.tell("equipment-gained", siege.seat_hero[seat], colour)


def has_token(siege: Siege, seat: Seat, token: int) -> bool:
    """Whether a player has a round token of this kind."""
    if token == CALL_TOKEN:
        return siege.calls[seat] > 0
    return siege.equipment[seat * TOKEN_COLOURS + token] > 0


def return_token(siege: Siege, seat: Seat, token: int) -> None:
    """A round token goes back to the supply."""
    _drop_token(siege, seat, token)
    siege.tell("token-returned", siege.seat_hero[seat], token)


def spend_equipment(siege: Siege, seat: Seat, colour: int) -> None:
    """An equipment token is spent in a fight (LB-C11)."""
    _drop_token(siege, seat, colour)


def spend_call(siege: Siege, seat: Seat) -> None:
    """LB-A5, LB-D12: a Call to Arms is back in the supply before its effect."""
    _drop_token(siege, seat, CALL_TOKEN)


def _drop_token(siege: Siege, seat: Seat, token: int) -> None:
    if token == CALL_TOKEN:
        siege.calls[seat] -= 1
        siege.call_supply += 1
    else:
        siege.equipment[seat * TOKEN_COLOURS + token] -= 1
        siege.supply[token] += 1


def lie_down(siege: Siege, seat: Seat) -> None:
    """LB-B4, LB-A7: the next move is lost; lost moves do not add up."""
    if siege.in_action(seat) and not siege.lying[seat]:
        siege.lying[seat] = 1
        siege.tell("laid-down", siege.seat_hero[seat])


def stand_up(siege: Siege, seat: Seat) -> None:
    """LB-A6: a move is used to stand up."""
    siege.lying[seat] = 0
    siege.tell("stood-up", siege.seat_hero[seat])


def lose_life(siege: Siege, seat: Seat) -> None:
    """LB-E3: one life token; with the last one the hero is out of action."""
    if not siege.in_action(seat):
        return
    siege.life[seat] -= 1
    siege.life_supply += 1
    siege.tell("life-lost", siege.seat_hero[seat], siege.life[seat])
    if siege.life[seat] == 0:
        _go_out(siege, seat)


def _go_out(siege: Siege, seat: Seat) -> None:
    """LB-D1, LB-D3, LB-D5, LB-D11: tokens and the grasp on the board return to the supply."""
    siege.call_supply += siege.calls[seat]
    siege.calls[seat] = 0
    for colour in range(TOKEN_COLOURS):
        siege.supply[colour] += siege.equipment[seat * TOKEN_COLOURS + colour]
        siege.equipment[seat * TOKEN_COLOURS + colour] = 0
    siege.grasp_supply += siege.shadowed[seat]
    siege.shadowed[seat] = 0
    siege.lying[seat] = 0
    siege.place[seat] = NONE
    first_time = siege.condition[seat] == HEALTHY
    siege.condition[seat] = OUT if first_time else DEAD
    siege.tell("went-out" if first_time else "died", siege.seat_hero[seat])
    if not siege.heroes_in_action():
        end(siege, HEROES_OUT)


def revive(siege: Siege, seat: Seat) -> None:
    """LB-D2: back, wounded, on the Dispensary, with the starting life and one Call to Arms."""
    siege.condition[seat] = WOUNDED
    siege.place[seat] = siege.layout.place_of[siege.box.tile_power.index(DISPENSARY)]
    siege.tell("revived", siege.seat_hero[seat])
    for _ in range(siege.box.start_life):
        gain_life(siege, seat)
    for _ in range(siege.box.start_calls):
        gain_call(siege, seat)
