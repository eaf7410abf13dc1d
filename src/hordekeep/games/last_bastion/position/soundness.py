"""Whether a siege can be: nothing twice, nothing missing, everything where it may lie."""

from hordekeep.games.last_bastion.model.box import COLOURS, TOKEN_COLOURS
from hordekeep.games.last_bastion.model.state import DEAD, MONSTER_BACK, OUT, WARLORD_BACK, Siege
from hordekeep.kernel.errors import BadPosition
from hordekeep.kernel.play.term import NONE


def check_siege(siege: Siege) -> None:
    """Raises `BadPosition` with what is impossible about this siege."""
    if siege.turns == 0 and not siege.deck.segments:
        return  # before the setup is done nothing has been put out
    _check_heroes(siege)
    _check_cards(siege)
    _check_tokens(siege)
    _check_pieces(siege)


def _check_heroes(siege: Siege) -> None:
    for seat in range(siege.players):
        place = f"players {seat + 1}"
        if siege.seat_hero[seat] == NONE or siege.seat_board[seat] == NONE:
            raise BadPosition(place=place, expected="a hero and a board")
        gone = siege.condition[seat] in (OUT, DEAD)
        if gone != (siege.life[seat] == 0) or gone != (siege.place[seat] == NONE):
            expected = "out or dead just when there is no life and no tile"
            raise BadPosition(place=f"{place} condition", expected=expected)
        if gone and (siege.tokens(seat) or siege.lying[seat] or siege.shadowed[seat]):
            raise BadPosition(place=place, expected="nothing left to a hero out of action")
    if not siege.over and not siege.heroes_in_action():
        raise BadPosition(place="players", expected="a hero in action")


def _check_cards(siege: Siege) -> None:
    unseen = siege.deck.unseen
    cards = [*siege.cards_in_play(), *siege.discard, *unseen[MONSTER_BACK], *unseen[WARLORD_BACK]]
    missing = len(siege.box.card_ids) - len(set(cards))
    # One card may be on its way from the deck to a slot.
    if len(cards) != len(set(cards)) or missing not in (0, 1):
        expected = "every card once: in a slot, discarded or unseen"
        raise BadPosition(place="unseen", expected=expected)
    for back in (MONSTER_BACK, WARLORD_BACK):
        lying = sum([count for kind, count in siege.deck.segments if kind == back])
        if lying > len(unseen[back]):
            raise BadPosition(place="deck", expected="no more cards than are unseen")
    for card in range(siege.haunted.bit_length()):
        if siege.is_haunted(card) and card not in siege.slots:
            raise BadPosition(place="haunted", expected="cards in play")


def _check_tokens(siege: Siege) -> None:
    box = siege.box
    for colour in range(TOKEN_COLOURS):
        held = sum(siege.equipment[colour::TOKEN_COLOURS]) + siege.supply[colour]
        _check_sum(COLOURS[colour], held, box.equipment_supply[colour])
    _check_sum("life", sum(siege.life) + siege.life_supply, box.life_supply)
    _check_sum("call", sum(siege.calls) + siege.call_supply, box.call_supply)
    grasps = siege.grasped_tiles() + siege.haunted.bit_count() + sum(siege.shadowed)
    _check_sum("grasp", grasps + siege.grasp_supply, box.grasp_supply)
    if not siege.over and siege.grasped_tiles() >= box.grasped_tiles_lose:
        raise BadPosition(place="grasped", expected=f"fewer than {box.grasped_tiles_lose} tiles")


def _check_sum(name: str, found: int, expected: int) -> None:
    if found != expected:
        raise BadPosition(place=f"supply.{name}", expected=f"{expected} in all", found=found)


def _check_pieces(siege: Siege) -> None:
    if siege.trap != NONE and siege.slots[siege.trap] != NONE:
        raise BadPosition(place="trap", expected="a free slot")
    if siege.charm != NONE and siege.charm not in siege.slots:
        raise BadPosition(place="charm", expected="a card in play")
    if siege.net != NONE and siege.box.source_card[siege.net] not in siege.slots:
        raise BadPosition(place="net", expected="an effect of a card in play")
