"""Grasps of Evil on tiles, cards and hero boards (LB-G1…G7)."""

from hordekeep.games.last_bastion.model.box import BANNER
from hordekeep.games.last_bastion.model.layout import PLACES
from hordekeep.games.last_bastion.model.state import HEALTHY, TILES_GRASPED, Siege
from hordekeep.games.last_bastion.rules.outcome import end
from hordekeep.kernel.play.seat import Seat
from hordekeep.kernel.play.term import NONE

# A grasp's number says where the figure is: tiles first, then cards, then heroes.


def on_tile(tile: int) -> int:
    """The number of the grasp on a tile."""
    return tile


def on_card(card: int) -> int:
    """The number of the grasp on a card."""
    return PLACES + card


def on_hero(siege: Siege, hero: int) -> int:
    """The number of the grasp on a hero board."""
    return PLACES + len(siege.box.card_ids) + hero


def graspable(siege: Siege) -> list[int]:
    """Wherever a Grasp of Evil could be: every tile, card in play and hero board."""
    found = [on_tile(tile) for tile in range(PLACES)]
    found += [on_card(card) for card in siege.cards_in_play()]
    found += [on_hero(siege, hero) for hero in siege.seat_hero]
    return found


def grasps(siege: Siege) -> list[int]:
    """Every Grasp of Evil in play: on tiles, cards and hero boards."""
    found: list[int] = []
    if siege.grasped:
        place_of = siege.layout.place_of
        found += [on_tile(tile) for tile in range(PLACES) if siege.is_grasped(place_of[tile])]
    if siege.haunted:
        found += [on_card(card) for card in siege.slots if card >= 0 and siege.is_haunted(card)]
    for seat in range(siege.players):
        if siege.shadowed[seat]:
            found.append(on_hero(siege, siege.seat_hero[seat]))
    return found


def any_grasp(siege: Siege) -> bool:
    """Whether a Grasp of Evil is in play anywhere."""
    return bool(siege.grasped or siege.haunted) or 1 in siege.shadowed


def is_there(siege: Siege, grasp: int) -> bool:
    """Whether this Grasp of Evil is in play."""
    cards = len(siege.box.card_ids)
    if grasp < PLACES:
        return siege.is_grasped(siege.layout.place_of[grasp])
    if grasp < PLACES + cards:
        return siege.is_haunted(grasp - PLACES)
    return bool(siege.shadowed[siege.seat_of(grasp - PLACES - cards)])


def _take_figure(siege: Siege) -> bool:
    """LB-G5: without a figure in the supply nothing is placed."""
    if siege.grasp_supply == 0:
        siege.tell("grasp-missing")
        return False
    siege.grasp_supply -= 1
    return True


def grasp_place(siege: Siege, place: int) -> None:
    """Puts a figure from the supply on the tile of a place."""
    if not siege.is_grasped(place) and _take_figure(siege):
        _cover(siege, place)


def _cover(siege: Siege, place: int) -> None:
    tile = siege.layout.tile_at[place]
    siege.grasped |= 1 << place
    siege.tell("tile-grasped", tile)
    if siege.box.tile_power[tile] == BANNER and siege.banner != NONE:
        # LB-G3: the covered standard goes to the reserve, its banner back to the supply.
        siege.tell("banner-fell", siege.banner)
        siege.banner = NONE
    if siege.grasped_tiles() >= siege.box.grasped_tiles_lose:
        end(siege, TILES_GRASPED)


def first_place_inwards(siege: Siege, slot: int) -> int:
    """The first place without a grasp, counted inwards from a slot; NONE when there is none."""
    for place in siege.layout.lines[slot]:
        if not siege.is_grasped(place):
            return place
    return NONE


def haunt(siege: Siege, card: int) -> None:
    """LB-E1: a figure comes onto the card, or goes from it to the first tile inwards."""
    if not siege.is_haunted(card):
        if _take_figure(siege):
            siege.haunted |= 1 << card
            siege.tell("card-haunted", card)
        return
    place = first_place_inwards(siege, siege.slot_of(card))
    if place != NONE:
        siege.haunted &= ~(1 << card)
        siege.tell("haunting-moved", card, siege.layout.tile_at[place])
        _cover(siege, place)


def can_be_shadowed(siege: Siege, seat: Seat) -> bool:
    """LB-G7, LB-N5: a healthy hero in action whose board has no figure yet."""
    return siege.in_action(seat) and siege.condition[seat] == HEALTHY and not siege.shadowed[seat]


def shadow(siege: Siege, seat: Seat) -> None:
    """LB-E6: puts a figure on a hero board."""
    if can_be_shadowed(siege, seat) and _take_figure(siege):
        siege.shadowed[seat] = 1
        siege.tell("hero-shadowed", siege.seat_hero[seat])


def remove_grasp(siege: Siege, grasp: int) -> None:
    """Takes a figure off a tile, card or hero board, back to the supply."""
    cards = len(siege.box.card_ids)
    if grasp < PLACES:
        siege.grasped &= ~(1 << siege.layout.place_of[grasp])
    elif grasp < PLACES + cards:
        siege.haunted &= ~(1 << (grasp - PLACES))
    else:
        siege.shadowed[siege.seat_of(grasp - PLACES - cards)] = 0
    siege.grasp_supply += 1
    siege.tell("grasp-removed", grasp)
