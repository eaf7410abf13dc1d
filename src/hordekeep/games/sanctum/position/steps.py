"""Whether the steps of a position can wait like this: the order of chapters, and what they name."""

from collections.abc import Callable
from typing import Any, Final

from hordekeep.games.sanctum.model.box import LEVELS, ROWS, SPEND_RAGE
from hordekeep.games.sanctum.model.champion import FACE, Champion
from hordekeep.games.sanctum.model.perks import REST_END, ROW_LAID
from hordekeep.games.sanctum.model.state import UNTAKEN, Quest
from hordekeep.games.sanctum.position.soundness import is_laid_out
from hordekeep.games.sanctum.rules import (
    achievements,
    combat,
    fight,
    hitting,
    journey,
    setup,
    spoils,
    turn,
    walls,
)
from hordekeep.games.sanctum.rules.penalties import suffering
from hordekeep.kernel.errors import BadPosition
from hordekeep.kernel.play.frame import AnyFrame
from hordekeep.kernel.play.seat import Seat
from hordekeep.kernel.play.term import NONE
from hordekeep.kernel.record.position_reader import AGENDA
from hordekeep.kernel.record.position_steps import (
    LAST,
    StandsOn,
    check_fields,
    check_order,
    step_place,
)

BLOW: Final = ("attack", "striking", "turn-die")
"""What waits while a fury that was turned up hits (SA-L4)."""

OF_FIGHTS: Final[StandsOn] = {
    "wounds": ("fight-over",),
    "block": ("wounds",),
    "guard": ("block",),
    "attack-end": ("guard",),
    "recovering": ("guard", "recovering", "before-roll"),
    "attack": ("attack-end",),
    "roll-dice": ("attack",),
    "after-roll": ("attack",),
    "silver-roll": ("after-roll",),
    "roll-again": ("attack",),
    "before-roll": ("roll-dice",),
    "begin-fight": ("before-roll",),
    "turn-die": ("attack", "striking"),
    "overkilling": ("attack",),
    "striking": ("attack", "achievements", "striking"),
}

STANDS_ON: Final[StandsOn] = {
    **OF_FIGHTS,
    "first-turn": (LAST,),
    "start-cards": ("first-turn",),
    "start-potions": ("start-cards",),
    "lay-decks": ("start-potions",),
    "lay-tiles": ("lay-tiles", "lay-decks"),
    "who-begins": ("lay-tiles",),
    "deal-heroes": ("who-begins",),
    "pick-hero": ("pick-hero", "deal-heroes"),
    "turn": (LAST,),
    "next-turn": (LAST,),
    "end-act-five": ("next-turn",),
    "chest-left": ("end-act-five",),
    "picking-item": ("picking-item", "chest-left"),
    "chest": ("end-act-five",),
    "taking-set": ("chest", "end-act-five"),
    "form-sets": ("taking-set",),
    "deal-demons": ("deal-demons", "form-sets", "start-potions"),
    "journey": ("end-act-five",),
    "achievements": ("end-act-five",),
    "take-tile": ("achievements", "take-tile"),
    "spoils": ("achievements",),
    "turn-over": ("spoils",),
    "level": ("level", "turn-over", "resting"),
    "fight-over": ("spoils",),
    "rest-end": ("achievements",),
    "resting": ("rest-end",),
    "fencing": ("resting",),
    "restore": ("fencing",),
    "last-rest": (LAST,),
    "after-last-rest": (LAST,),
    "lord-answers": (LAST,),
    "attacked": ("lord-answers",),
    "deal-rows": (LAST,),
    "round": (LAST,),
    "rows-laid": ("round",),
    "row-laid": ("row-laid", "round"),
    "deal-furies": ("rows-laid",),
    "roar": (LAST,),
    "fight-in-turn": ("fight-in-turn", "roar"),
    "roar-cards": ("round",),
    "roared-at": ("roar-cards",),
    "roared-in-turn": ("roared-in-turn", "roar-cards"),
}
"""What comes right after each step. A journey ends with a turn, act VI with its next part."""

SUFFERING: Final[StandsOn] = {"suffer": (LAST,), "pay-penalty": (LAST, "pay-penalty")}
ROARED_AT: Final[StandsOn] = {
    "sealed-answers": (LAST,),
    "suffer": (LAST, "sealed-answers"),
    "pay-penalty": (LAST, "pay-penalty", "sealed-answers"),
}
AS_ROWS_LIE: Final[StandsOn] = {"rest-end": (LAST,), "striking": (LAST, "striking")}
IN_BATTLE: Final[StandsOn] = {
    **OF_FIGHTS,
    "fight-over": (LAST,),
    "suffer": BLOW,
    "pay-penalty": (*BLOW, "pay-penalty"),
    "striking": ("attack", "striking"),
}
LANES: Final[dict[str, StandsOn]] = {
    "after-last-rest": {"resting": (LAST,), "restore": ("resting",)},
    "lord-answers": SUFFERING,
    "roar-cards": ROARED_AT,
    "roared-in-turn": SUFFERING,
    "round": AS_ROWS_LIE,
    "row-laid": AS_ROWS_LIE,
    "roar": IN_BATTLE,
    "fight-in-turn": IN_BATTLE,
}
"""What may wait in lanes, by the step that waits for them."""

SETUP: Final = ("first-turn",)
JOURNEY: Final = ("turn", "next-turn")
MAY_LACK: Final = ("who-begins.seat", "pay-penalty.arg")
MOST_DEALT: Final = 20
MOST_RULES: Final = 100


def check_agenda(quest: Quest) -> None:
    """Raises `BadPosition` with the step that cannot wait like this."""
    agenda = quest.agenda
    if not agenda:
        raise BadPosition(place=AGENDA, expected="at least one step")
    check_order(AGENDA, agenda, STANDS_ON)
    check_fields(AGENDA, agenda, quest.players, MAY_LACK)
    _check_phase(quest, agenda[0])
    _check_lanes(quest, agenda[-1])
    for name, frames in _agendas(quest):
        for index, frame in enumerate(frames):
            if not _fits(quest, frame):
                place = step_place(name, frames, index)
                raise BadPosition(place=place, expected="a step that fits the table")
    _check_cards_dealt(quest)
    for seat, champion in enumerate(quest.champions):
        _check_clash(quest, champion, seat)


def _agendas(quest: Quest) -> list[tuple[str, list[AnyFrame]]]:
    lanes = [(f"lane seat-{seat + 1}", lane) for seat, lane in enumerate(quest.lanes)]
    return [(AGENDA, quest.agenda), *lanes]


# The parts of the game.


def _check_phase(quest: Quest, last: AnyFrame) -> None:
    laid_out = is_laid_out(quest)
    if last.verb in SETUP:
        _check_setup(quest)
    elif not laid_out:
        expected = "the setup, as nothing is laid out"
        raise BadPosition(place=AGENDA, expected=expected)
    elif last.verb in JOURNEY:
        _check_journey(quest, last)
    else:
        _check_last_acts(quest, last)


def _check_setup(quest: Quest) -> None:
    """SA-S5: nobody has a turn yet, and what is still to be laid out is not there."""
    if quest.turn != NONE or quest.turns or quest.breacher != NONE:
        raise BadPosition(place="turn", expected="nobody before the first turn")
    waiting = [frame.verb for frame in quest.agenda]
    decks_laid = any(deck.size() for deck in quest.decks)
    if decks_laid == ("lay-decks" in waiting):
        raise BadPosition(place="decks", expected="cards just when decks are laid")
    if any(champion.life for champion in quest.champions) == ("deal-heroes" in waiting):
        raise BadPosition(place="players 1 life", expected="life just when heroes are dealt")
    rows = [frame.row for frame in quest.agenda if isinstance(frame, setup.LayTiles)]
    if rows != sorted(set(rows), reverse=True) or any(row >= ROWS for row in rows):
        raise BadPosition(place=AGENDA, expected="one such step for each row")
    if "who-begins" not in waiting and quest.first == NONE:
        raise BadPosition(place="first", expected="who begins")


def _check_journey(quest: Quest, last: AnyFrame) -> None:
    """SA-T1, SA-T2: somebody alive, who has not answered the call, has a turn."""
    assert isinstance(last, (turn.Turn, turn.NextTurn))
    if quest.turn == NONE or not quest.turns:
        raise BadPosition(place="turn", expected="whose turn it is, from turn 1 on")
    champion = quest.champions[quest.turn]
    if champion.dead or champion.answered:
        raise BadPosition(place="turn", expected="somebody alive who has not answered the call")
    if last.seat != quest.turn:
        place = f"{AGENDA}, step {len(quest.agenda)}"
        raise BadPosition(place=place, expected=f"seat-{quest.turn + 1}, whose turn it is")
    if quest.turned:
        raise BadPosition(place="turned", expected="no card while turns go on")
    if quest.first == NONE:
        raise BadPosition(place="first", expected="who began")
    if quest.act == NONE and isinstance(last, turn.NextTurn):
        raise BadPosition(place="act", expected="a board, as somebody has moved")


def _check_last_acts(quest: Quest, last: AnyFrame) -> None:
    """SA-W5…W7, SA-L1: all who live have answered; rows lie from the last battle on."""
    if quest.turn != NONE:
        raise BadPosition(place="turn", expected="nobody after act V")
    if quest.breacher == NONE:
        raise BadPosition(place="breacher", expected="who has breached the walls")
    for seat in quest.living():
        if not quest.champions[seat].answered:
            raise BadPosition(place=f"players {seat + 1} answered", expected="cards after act V")
    in_battle = last.verb in ("round", "roar")
    for seat in quest.living():
        if bool(quest.champions[seat].row) != in_battle:
            raise BadPosition(place=f"players {seat + 1} row", expected="one just in act VI")
    if in_battle:
        _check_battle(quest, last)
    elif quest.rounds or quest.roars:
        raise BadPosition(place="rounds", expected="0 before the last battle")
    else:
        _check_answer(quest, last)


def _check_answer(quest: Quest, last: AnyFrame) -> None:
    """SA-W7: as many cards are turned up as the Demon Lord has answered with."""
    if isinstance(last, walls.LordAnswers) and len(quest.turned) != last.card:
        raise BadPosition(place="turned", expected=f"{last.card} cards", found=len(quest.turned))
    if last.verb in ("last-rest", "after-last-rest") and quest.turned:
        raise BadPosition(place="turned", expected="no card before the answer")
    if len(quest.turned) > quest.laid:
        raise BadPosition(place="turned", expected=f"up to {quest.laid} cards")


def _check_battle(quest: Quest, last: AnyFrame) -> None:
    """SA-L2, SA-L7: a roar follows each round."""
    waits = [frame.verb for frame in quest.agenda]
    if last.verb == "roar" and quest.roars != quest.rounds - 1:
        raise BadPosition(place="roars", expected="one less than rounds before the roar")
    if last.verb == "round" and quest.roars != quest.rounds:
        raise BadPosition(place="roars", expected="as many as rounds after the roar")
    _check_rows(quest, furies_dealt="deal-furies" not in waits)


def _check_rows(quest: Quest, *, furies_dealt: bool) -> None:
    """SA-L1, SA-P5: five Demon Lord cards with a fury between any two, unless there are too few."""
    box = quest.box
    if box.lords - quest.laid < box.row_lords * quest.players:
        return
    wanted = box.row_lords + (box.row_furies if furies_dealt else 0)
    for seat, champion in enumerate(quest.champions):
        if champion.row and len(champion.row) != wanted:
            place = f"players {seat + 1} row"
            raise BadPosition(place=place, expected=f"{wanted} cards", found=len(champion.row))
    roared = sum([max(box.first_roar[quest.difficulty] - one, 0) for one in range(quest.roars)])
    if len(quest.turned) > quest.laid + roared:
        expected = f"up to {quest.laid + roared}, as many as he has answered and roared"
        raise BadPosition(place="turned", expected=expected, found=len(quest.turned))


def _check_lanes(quest: Quest, top: AnyFrame) -> None:
    """SA-W6, SA-W7, SA-L2, SA-L7: who is alive has a lane, with steps of its own."""
    for seat, lane in enumerate(quest.lanes):
        if not lane:
            continue
        name = f"lane seat-{seat + 1}"
        if top.verb not in LANES:
            raise BadPosition(place=name, expected="no lanes now")
        check_order(name, lane, LANES[top.verb])
        check_fields(name, lane, quest.players, MAY_LACK)
        if quest.champions[seat].dead or quest.champions[seat].triumphant:
            raise BadPosition(place=name, expected="nothing to do for who has fallen or won")
        for index, frame in enumerate(lane):
            if frame.seat != seat:  # type: ignore[attr-defined]  # steps of lanes have a seat
                place = step_place(name, lane, index)
                raise BadPosition(place=place, expected=f"a step of seat-{seat + 1}")


# Single steps.


def _fits(quest: Quest, frame: AnyFrame) -> bool:
    """Whether a step names what is there."""
    fits = FITS.get(frame.verb)
    return _seat_fits(quest, frame) and (fits is None or fits(quest, frame))


def _seat_fits(quest: Quest, frame: AnyFrame) -> bool:
    """Steps of a turn are of whose turn it is; a chest is for all."""
    if "seat" not in frame.fields or quest.turn == NONE:
        return True
    seat = frame.seat  # type: ignore[attr-defined]  # its fields say that it has one
    if isinstance(frame, journey.PickingItem):
        return not quest.champions[seat].dead
    return bool(seat == quest.turn)


def _demon_fits(quest: Quest, frame: spoils.TurnOver) -> bool:
    return frame.demon in quest.champions[frame.seat].demons and quest.is_felled(frame.demon)


def _turn_fits(_: Quest, frame: hitting.TurnDie) -> bool:
    return frame.optional in (0, 1) and frame.rule < MOST_RULES and frame.n <= MOST_DEALT


def _dice_fit(quest: Quest, frame: fight.RollAgain) -> bool:
    """Whether these dice were rolled; a name is the face less one."""
    held = [die & FACE for die in quest.champions[frame.seat].rolled]
    names = frame.dice
    return bool(names) and all(held.count(name + 1) >= names.count(name) for name in names)


def _suffer_fits(quest: Quest, frame: suffering.Suffer) -> bool:
    """SA-L4, SA-L9: a card that was turned up, or the fury under the figure."""
    champion = quest.champions[frame.seat]
    return frame.foe in quest.turned or frame.foe in champion.row[champion.at :][:1]


def _penalty_fits(quest: Quest, frame: suffering.PayPenalty) -> bool:
    """SA-K1…K9: a step of some card's penalty."""
    box = quest.box
    if frame.deed == SPEND_RAGE and not quest.champions[frame.seat].rage:
        return False
    return any(
        (frame.deed, frame.arg) == step
        for foe in range(box.demons, len(box.foe_ids))
        for step in zip(box.foe_penalty[foe], box.foe_penalty_arg[foe], strict=True)
    )


FITS: Final[dict[str, Callable[[Quest, Any], bool]]] = {
    "deal-demons": lambda _, frame: 1 <= frame.level <= LEVELS and frame.count <= MOST_DEALT,
    "rest-end": lambda _, frame: frame.at in (REST_END, ROW_LAID),
    "take-tile": lambda quest, frame: quest.achievements[frame.achievement] == UNTAKEN,
    "turn-over": _demon_fits,
    "lord-answers": lambda quest, frame: frame.card <= quest.laid,
    "attacked": lambda quest, frame: frame.foe in quest.turned and frame.card < quest.laid,
    "roar-cards": lambda quest, frame: frame.cards <= max(quest.box.first_roar),
    "roared-at": lambda quest, frame: frame.foe in quest.turned,
    "roared-in-turn": lambda quest, frame: frame.foe in quest.turned,
    "roll-again": _dice_fit,
    "suffer": _suffer_fits,
    "pay-penalty": _penalty_fits,
    "turn-die": _turn_fits,
}
"""What a step must find on the table, where it must find something."""


# Cards and dice that lie there only for a while.


def _check_cards_dealt(quest: Quest) -> None:
    waits = [frame.verb for frame in quest.agenda]
    if quest.drawn and "form-sets" not in waits:
        raise BadPosition(place="drawn", expected="none but while sets are laid out")
    if quest.bounty and "chest-left" not in waits:
        raise BadPosition(place="chest", expected="none but while a chest is open")
    tiles = [frame for frame in quest.agenda if isinstance(frame, achievements.TakeTile)]
    if len(set(tiles)) != len(tiles):
        raise BadPosition(place=AGENDA, expected="one such step for each tile")


def _check_clash(quest: Quest, champion: Champion, seat: Seat) -> None:
    """SA-F2, SA-F12: dice and killed demons lie there only while somebody fights."""
    place = f"players {seat + 1} "
    lane = quest.lanes[seat] if seat < len(quest.lanes) else []
    steps = [frame for frame in (*quest.agenda, *lane) if getattr(frame, "seat", NONE) == seat]
    fights = any(isinstance(frame, combat.FightOver) for frame in steps)
    looting = fights or any(isinstance(frame, spoils.Spoils) for frame in steps)
    if champion.rolled and not fights and not champion.dead:  # SA-F9: a fallen one keeps them
        raise BadPosition(place=f"{place}rolled", expected="no dice outside a fight")
    for demon in champion.demons:
        if quest.is_felled(demon) and not looting:
            word = quest.box.foe_ids[demon]
            raise BadPosition(place=f"hits.{word}", expected="an open box outside a fight")
    if fights and not champion.row and not champion.demons:
        raise BadPosition(place=f"{place}demons", expected="demons to fight")
