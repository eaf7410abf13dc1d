"""What a position of Last Bastion may leave out, because it follows from the rest."""

from collections.abc import Sequence

from hordekeep.games.last_bastion.model.box import BEGINNER, BLACK, BOARDS, TOKEN_COLOURS
from hordekeep.games.last_bastion.model.state import MONSTER_BACK, Siege
from hordekeep.games.last_bastion.rules.hero_phase import HeroPhase
from hordekeep.games.last_bastion.rules.placement import PlaceCard
from hordekeep.games.last_bastion.rules.setup import FirstTurn, PutOut, build_deck
from hordekeep.games.last_bastion.rules.turn import Turn
from hordekeep.kernel.play.frame import AnyFrame
from hordekeep.kernel.play.seat import Seat
from hordekeep.kernel.play.term import NONE


def is_put_out(steps: Sequence[AnyFrame]) -> bool:
    """Whether tokens and deck are on the table (LB-S3); a position without steps is one of play."""
    return not any(isinstance(step, PutOut) for step in steps)


def on_its_way(steps: Sequence[AnyFrame]) -> list[int]:
    """Cards drawn and not yet placed (LB-H3)."""
    return [step.card for step in steps if isinstance(step, PlaceCard)]


def turn_of(siege: Siege, steps: Sequence[AnyFrame]) -> int:
    """The board whose turn it is: the one before the turn to come; without steps seat 1's."""
    last = steps[0] if steps else None
    if isinstance(last, FirstTurn):
        return NONE
    if isinstance(last, Turn) and 0 <= last.board < BOARDS:
        return siege.layout.board_before(last.board)
    return siege.seat_board[0]


def next_steps(siege: Siege) -> list[AnyFrame]:
    """The hero phase of the board whose turn it is, then the next turn."""
    if siege.board == NONE:
        return []
    following = Turn(siege.layout.next_board(siege.board))
    return [following, HeroPhase(siege.board_seat[siege.board])]


def start_equipment(siege: Siege, seat: Seat) -> list[int]:
    """LB-S3, LB-S8: the tokens with which a hero begins."""
    box, held = siege.box, [0] * TOKEN_COLOURS
    if siege.seat_board[seat] != NONE:
        held[siege.seat_board[seat]] += box.start_equipment
    if siege.difficulty == BEGINNER:
        held[BLACK] += box.beginner_black
    return held


def unseen_cards(siege: Siege, steps: Sequence[AnyFrame]) -> list[int]:
    """Every card that lies nowhere else."""
    seen = {*siege.cards_in_play(), *siege.discard, *on_its_way(steps)}
    return [card for card in range(len(siege.box.card_ids)) if card not in seen]


def deck_left(siege: Siege, steps: Sequence[AnyFrame]) -> list[tuple[int, int]]:
    """LB-S5, LB-S6: the deck of the setup without as many cards as have been seen of it."""
    seen = [*siege.cards_in_play(), *siege.discard, *on_its_way(steps)]
    warlords = len([card for card in seen if siege.box.is_warlord(card)])
    monsters = len(seen) - warlords
    left: list[tuple[int, int]] = []
    for back, count in build_deck(siege).segments:
        if back != MONSTER_BACK:
            gone = min(warlords, count)
            warlords -= gone
        else:
            # Whatever lay on a warlord that has been seen is gone, too.
            gone = count if warlords else min(monsters, count)
            monsters = max(monsters - gone, 0)
        left.append((back, count - gone))
    return [(back, count) for back, count in left if count]


def add_supplies(siege: Siege) -> None:
    """LB-P5: what nobody has lies in the supply; never less than nothing."""
    box = siege.box
    siege.supply = [
        max(box.equipment_supply[colour] - sum(siege.equipment[colour::TOKEN_COLOURS]), 0)
        for colour in range(TOKEN_COLOURS)
    ]
    siege.life_supply = max(box.life_supply - sum(siege.life), 0)
    siege.call_supply = max(box.call_supply - sum(siege.calls), 0)
    grasps = siege.grasped_tiles() + siege.haunted.bit_count() + sum(siege.shadowed)
    siege.grasp_supply = max(box.grasp_supply - grasps, 0)
