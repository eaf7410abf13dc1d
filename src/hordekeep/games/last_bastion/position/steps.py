"""Whether the steps of a position can wait like this: the order of chapters, and what they name."""

from collections.abc import Callable
from typing import Any, Final

from hordekeep.games.last_bastion.model.box import BOARDS, COLOURS, ROLL_CORRUPTION
from hordekeep.games.last_bastion.model.layout import PLACES
from hordekeep.games.last_bastion.model.state import Siege
from hordekeep.games.last_bastion.position.deriving import is_put_out
from hordekeep.games.last_bastion.rules import combat, corruption, effects, rerolls, tiles
from hordekeep.games.last_bastion.rules.hero_phase import HeroPhase
from hordekeep.games.last_bastion.rules.setup import FirstTurn, LayBoards
from hordekeep.games.last_bastion.rules.tile_uses import FOUNTAIN_MOST
from hordekeep.games.last_bastion.rules.turn import Turn
from hordekeep.kernel.errors import BadPosition
from hordekeep.kernel.play.frame import AnyFrame
from hordekeep.kernel.play.term import NONE
from hordekeep.kernel.record.position_reader import AGENDA
from hordekeep.kernel.record.position_steps import (
    LAST,
    StandsOn,
    check_fields,
    check_order,
    step_place,
)

MEANWHILE: Final = ("board-step", "horde-phase-done", "in-order", "suffer", "leaves")
"""What waits while an effect is applied (LB-H14, LB-C17, LB-K1)."""
ON_HERO_PHASE: Final = ("hero-phase",)

STANDS_ON: Final[StandsOn] = {
    "first-turn": (LAST,),
    "put-out": ("first-turn",),
    "deal-heroes": ("put-out",),
    "pick-hero": ("pick-hero", "deal-heroes"),
    "lay-boards": ("pick-hero", "deal-heroes"),
    "lay-tiles": ("lay-boards",),
    "turn": (LAST,),
    "hero-phase": ("turn",),
    "horde-phase-done": ON_HERO_PHASE,
    "board-step": ("horde-phase-done",),
    "recurring-effects": ("board-step",),
    "in-order": MEANWHILE,
    "suffer": MEANWHILE,
    "draw": MEANWHILE,
    "place-card": MEANWHILE,
    "discard-bottom": MEANWHILE,
    "grasp-along": MEANWHILE,
    "roll-corruption": MEANWHILE,
    "may-reroll-corruption": MEANWHILE,
    "roll-corruption-again": MEANWHILE,
    "return-token": (*MEANWHILE, "return-token"),
    "take-equipment": (*MEANWHILE, "hero-phase", "take-equipment"),
    "take-spoils": MEANWHILE,
    "cleansing": (*MEANWHILE, "hero-phase"),
    "casting-net": ON_HERO_PHASE,
    "commanding": ON_HERO_PHASE,
    "market-roll": ON_HERO_PHASE,
    "market-take": ON_HERO_PHASE,
    "treating": ON_HERO_PHASE,
    "granted-move": ON_HERO_PHASE,
    "raising": ON_HERO_PHASE,
    "dispensing": ON_HERO_PHASE,
    "destroying": ON_HERO_PHASE,
    "trapping": ON_HERO_PHASE,
    "aiming": ON_HERO_PHASE,
    "combat-roll": ON_HERO_PHASE,
    "assault": ON_HERO_PHASE,
    "may-reroll": ("assault", "market-take"),
    "roll-again": ("assault", "market-take"),
    "fight-done": ON_HERO_PHASE,
    "fallen": ("fight-done",),
    "leaves": ("fallen", "fight-done"),
}
"""What comes right after each step. A turn is the last of all, or the first turn."""

MAY_LACK: Final = (
    "first-turn.seat",
    "hero-phase.seat",
    "in-order.seat",
    "suffer.seat",
    "assault.second",
    "commanding.moved",
    "commanding.aimed",
)
"""Fields that may be nothing: a neutral board has no hero, a fight may have one card."""

OUT_OF_ACTION: Final = ("first-turn", "pick-hero", "hero-phase", "in-order", "suffer", "fallen")
"""Steps that pass over a hero who is out of action, or come before anybody is in action."""


def check_agenda(siege: Siege) -> None:
    """Raises `BadPosition` with the step that cannot wait like this."""
    agenda = siege.agenda
    if siege.lanes:
        raise BadPosition(place="lane seat-1", expected="no lanes in this game")
    check_order(AGENDA, agenda, STANDS_ON)
    check_fields(AGENDA, agenda, siege.players, MAY_LACK)
    _check_last(siege, agenda[0])
    for index, frame in enumerate(agenda):
        if not _fits(siege, frame):
            place = step_place(AGENDA, agenda, index)
            raise BadPosition(place=place, expected="a step that fits the table")
    _check_dice(siege)
    winning = any(isinstance(frame, combat.FightDone) for frame in agenda)
    if siege.warlords_beaten == siege.warlords and is_put_out(agenda) and not winning:
        expected = "a warlord left, or the game would be won"
        raise BadPosition(place="warlords_beaten", expected=expected)


def _check_last(siege: Siege, last: AnyFrame) -> None:
    """LB-S9: boards take turns clockwise; before the first turn there is no board."""
    if isinstance(last, FirstTurn):
        _check_setup(siege)
        return
    assert isinstance(last, Turn)
    if siege.board == NONE or not siege.turns:
        raise BadPosition(place="board", expected="the board whose turn it is, from turn 1 on")
    following = siege.layout.next_board(siege.board)
    if last.board != following:
        expected = f"turn {COLOURS[following]}"
        raise BadPosition(place=f"{AGENDA}, step {len(siege.agenda)}", expected=expected)


def _check_setup(siege: Siege) -> None:
    """LB-S1…S9: no turn yet, and boards have seats once they are laid."""
    if siege.turns or siege.board != NONE:
        raise BadPosition(place="turns", expected="0 before the first turn")
    laid = not any(isinstance(frame, LayBoards) for frame in siege.agenda)
    for seat, board in enumerate(siege.seat_board):
        if laid != (board != NONE):
            expected = "a board just when boards are laid"
            raise BadPosition(place=f"players {seat + 1} board", expected=expected)


def _fits(siege: Siege, frame: AnyFrame) -> bool:
    """Whether a step names what is there."""
    fits = FITS.get(frame.verb)
    return _seat_fits(siege, frame) and (fits is None or fits(siege, frame))


def _seat_fits(siege: Siege, frame: AnyFrame) -> bool:
    if "seat" not in frame.fields:
        return True
    seat = frame.seat  # type: ignore[attr-defined]  # its fields say that it has one
    active = NONE if siege.board == NONE else siege.board_seat[siege.board]
    if isinstance(frame, HeroPhase):
        return bool(seat == active)
    return frame.verb in OUT_OF_ACTION or siege.in_action(seat)


def _cards_fit(siege: Siege, frame: combat.CombatRoll | combat.Fallen) -> bool:
    """LB-C1: one or two cards that lie in slots."""
    cards = frame.cards
    several = 1 <= len(cards) <= combat.MOST_TARGETS and len(set(cards)) == len(cards)
    return several and all(card in siege.slots for card in cards)


def _assault_fits(siege: Siege, frame: combat.Assault) -> bool:
    there = all(card in siege.slots for card in frame.cards()) and frame.first != frame.second
    return there and _laid_fits(siege, frame)


def _is_there(siege: Siege, effect: int) -> bool:
    """Whether an effect is a board's, or one of a card in play."""
    card = siege.box.source_card[effect]
    return card < 0 or card in siege.slots


def _suffer_fits(siege: Siege, frame: effects.Suffer) -> bool:
    return _is_there(siege, frame.effect) and frame.deed in _deeds(siege, frame.effect)


def _corruption_fits(
    siege: Siege,
    frame: corruption.RollCorruption
    | corruption.MayRerollCorruption
    | corruption.RollCorruptionAgain,
) -> bool:
    rolls = siege.box.source_effect[frame.effect] == ROLL_CORRUPTION
    return rolls and _is_there(siege, frame.effect)


def _deeds(siege: Siege, effect: int) -> list[int]:
    """What an effect may do: its own deed, or a face of the corruption die (LB-K1)."""
    own = siege.box.source_effect[effect]
    if own != ROLL_CORRUPTION:
        return [own]
    return [own, *[deed for face in siege.box.corruption_faces for deed in face]]


def _laid_fits(siege: Siege, fight: combat.Assault) -> bool:
    """LB-C3, LB-C15: tokens that heroes on this tile have, on cards that are going to fall."""
    for token in fight.laid:
        seat, index = token & 7, token >> 3
        if index >= len(fight.cards()) or seat >= siege.players:
            return False
        if siege.place[seat] != siege.place[fight.seat] or siege.equipment_barred():
            return False
        if fight.left_of(siege, seat, siege.box.card_colour[fight.cards()[index]]) < 0:
            return False
    return fight.can_win(siege) if fight.laid else True


FITS: Final[dict[str, Callable[[Siege, Any], bool]]] = {
    "lay-tiles": lambda _, frame: sorted(frame.tiles) in ([], list(range(PLACES))),
    "lay-boards": lambda _, frame: sorted(frame.boards) in ([], list(range(BOARDS))),
    "recurring-effects": lambda siege, frame: frame.board == siege.board,
    "board-step": lambda siege, frame: frame.board == siege.board,
    "grasp-along": lambda _, frame: frame.board < BOARDS,
    "suffer": _suffer_fits,
    "roll-corruption": _corruption_fits,
    "roll-corruption-again": _corruption_fits,
    "may-reroll-corruption": _corruption_fits,
    "cleansing": lambda _, frame: frame.most <= FOUNTAIN_MOST,
    "commanding": lambda _, frame: 1 <= frame.left <= tiles.TOWER_MOVES,
    "roll-again": lambda siege, frame: 0 < frame.dice < 1 << len(siege.dice),
    "place-card": lambda siege, _: NONE in siege.slots,
    "leaves": lambda siege, frame: frame.card in siege.slots,
    "combat-roll": _cards_fit,
    "fallen": _cards_fit,
    "assault": _assault_fits,
}
"""What a step must find on the table, where it must find something."""


def _check_dice(siege: Siege) -> None:
    """LB-T3, LB-C2: dice that are looked at have fallen."""
    top = siege.agenda[-1]
    if isinstance(top, rerolls.MayReroll) and not siege.dice:
        raise BadPosition(place="dice", expected="the dice that may be rerolled")
