"""Whether a siege can be: nothing twice, nothing missing, everything where it may lie."""

from collections.abc import Sequence

from hordekeep.games.last_bastion.model.box import COLOURS, TOKEN_COLOURS
from hordekeep.games.last_bastion.model.state import (
    DEAD,
    MONSTER_BACK,
    OUT,
    WARLORD_BACK,
    Siege,
)
from hordekeep.games.last_bastion.position.deriving import is_put_out, on_its_way
from hordekeep.kernel.errors import BadPosition
from hordekeep.kernel.play.frame import AnyFrame
from hordekeep.kernel.play.term import NONE


def check_siege(siege: Siege, steps: Sequence[AnyFrame]) -> None:
    """Raises `BadPosition` with what is impossible about this siege, the steps apart."""
    if not is_put_out(steps):
        _check_nothing_put_out(siege)
        return
    _check_heroes(siege)
    _check_cards(siege, steps)
    _check_warlords(siege, steps)
    _check_tokens(siege)
    _check_pieces(siege)


def _check_nothing_put_out(siege: Siege) -> None:
    """Before the setup is done there are seats, boards and heroes, and nothing else."""
    bare = Siege(siege.box, siege.players, siege.difficulty, siege.starving_rounds)
    bare.layout = siege.layout
    bare.seat_hero, bare.seat_board = siege.seat_hero, siege.seat_board
    bare.board_seat = siege.board_seat
    if bare.numbers() != siege.numbers():
        raise BadPosition(place="agenda", expected="no setup, as something is put out")


def _check_heroes(siege: Siege) -> None:
    for seat in range(siege.players):
        place = f"players {seat + 1}"
        if siege.seat_hero[seat] == NONE:
            raise BadPosition(place=f"{place} hero", expected="a hero")
        if siege.seat_board[seat] == NONE:
            raise BadPosition(place=f"{place} board", expected="a board")
        gone = siege.condition[seat] in (OUT, DEAD)
        if gone != (siege.life[seat] == 0) or gone != (siege.place[seat] == NONE):
            expected = "out or dead just when there is no life and no tile"
            raise BadPosition(place=f"{place} condition", expected=expected)
        if gone and (siege.tokens(seat) or siege.lying[seat] or siege.shadowed[seat]):
            raise BadPosition(place=place, expected="nothing left to a hero out of action")
    if not siege.over and not siege.heroes_in_action():
        raise BadPosition(place="players", expected="a hero in action")


def _check_cards(siege: Siege, steps: Sequence[AnyFrame]) -> None:
    """Every card is in a slot, discarded, unseen, or on its way from the deck to a slot."""
    unseen = siege.deck.unseen
    seen = [*siege.cards_in_play(), *siege.discard, *on_its_way(steps)]
    cards = sorted([*seen, *unseen[MONSTER_BACK], *unseen[WARLORD_BACK]])
    if cards != list(range(len(siege.box.card_ids))):
        places = (("slots", siege.cards_in_play()), ("discard", siege.discard))
        twice = [name for name, lying in places if any(cards.count(card) > 1 for card in lying)]
        expected = "every card once: in a slot, discarded or unseen"
        raise BadPosition(place=twice[0] if twice else "unseen", expected=expected)
    for back in (MONSTER_BACK, WARLORD_BACK):
        if _lying(siege, back) > len(unseen[back]):
            raise BadPosition(place="deck", expected="no more cards than are unseen")
    for card in range(siege.haunted.bit_length()):
        if siege.is_haunted(card) and card not in siege.slots:
            raise BadPosition(place="haunted", expected="cards in play")


def _lying(siege: Siege, back: int) -> int:
    return sum([count for kind, count in siege.deck.segments if kind == back])


def _check_warlords(siege: Siege, steps: Sequence[AnyFrame]) -> None:
    """LB-V1, LB-V2: warlords that are not beaten lie in a slot or in the deck."""
    box = siege.box
    beaten = len([card for card in siege.discard if box.is_warlord(card)])
    if siege.over:
        return
    if siege.warlords_beaten != beaten:
        place, expected = "warlords_beaten", f"{beaten}, as many as are discarded"
        raise BadPosition(place=place, expected=expected, found=siege.warlords_beaten)
    here = [*siege.cards_in_play(), *on_its_way(steps)]
    found = len([card for card in here if box.is_warlord(card)]) + _lying(siege, WARLORD_BACK)
    left = siege.warlords - beaten
    if found != left:
        expected = f"{left} warlords in slots and deck"
        raise BadPosition(place="deck", expected=expected, found=found)


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
    box = siege.box
    if siege.trap != NONE and siege.slots[siege.trap] != NONE:
        raise BadPosition(place="trap", expected="a free slot")
    if siege.charm != NONE and siege.charm not in siege.slots:
        raise BadPosition(place="charm", expected="a card in play")
    if siege.net == NONE:
        return
    card = box.source_card[siege.net]
    if card == NONE or card not in siege.slots:
        raise BadPosition(place="net", expected="an effect of a card in play")
    if box.is_warlord(card):
        raise BadPosition(place="net", expected="an effect of a monster")  # LB-T1
