"""A turn: exactly one action, Move, Fight or Rest; at the walls also breach and answer (SA-T1)."""

from typing import ClassVar, Final, final

from hordekeep.games.sanctum.model.actions import (
    ANSWER_CALL,
    BREACH,
    FIGHT,
    MOVE,
    REST,
    AnswerCall,
    Breach,
    Fight,
    Rest,
)
from hordekeep.games.sanctum.model.box import WALLS
from hordekeep.games.sanctum.model.champion import CATHEDRAL, NOWHERE
from hordekeep.games.sanctum.model.reasons import (
    ALREADY_BREACHED,
    AT_THE_WALLS,
    DEMONS_LEFT,
    FIRST_IS_MOVE,
    LEGAL,
    NO_DEMONS,
    NOT_AT_THE_WALLS,
    NOT_BREACHED,
    Reason,
    judge,
)
from hordekeep.games.sanctum.model.state import ALL_FALLEN_EARLY, Quest
from hordekeep.games.sanctum.rules.achievements import Achievements
from hordekeep.games.sanctum.rules.combat import fight_steps
from hordekeep.games.sanctum.rules.harm import discard_demons
from hordekeep.games.sanctum.rules.journey import Journey
from hordekeep.games.sanctum.rules.outcome import end
from hordekeep.games.sanctum.rules.rest import rest_steps
from hordekeep.games.sanctum.rules.spoils import Spoils
from hordekeep.games.sanctum.rules.walls import LastRest
from hordekeep.kernel.play.action import Action
from hordekeep.kernel.play.frame import AnyFrame, Ask, Candidate, Frame
from hordekeep.kernel.play.seat import MOST_SEATS, Seat
from hordekeep.kernel.play.term import NONE

LAID_BY_BREACH: Final = 2
MOST_LAID: Final = 4
"""Two on the cathedral, two below (SA-W5)."""


@final
class Turn(Frame[Quest]):
    """One action of the player whose turn it is (SA-T1, SA-T3, SA-W2…W4)."""

    verb: ClassVar[str] = "turn"
    fields: ClassVar[tuple[str, ...]] = ("seat",)
    clause: ClassVar[str] = "SA-T1"

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def ask(self, quest: Quest) -> Ask | None:
        champion = quest.champions[self.seat]
        if champion.act == NOWHERE:
            return None  # SA-T1: the first action is a Move
        options: list[Action] = [] if champion.act == WALLS else [MOVE]
        if champion.demons:
            options.append(FIGHT)
        options.append(REST)
        if self._why_not_breach(quest) is LEGAL:
            options.append(BREACH)
        if quest.breacher != NONE:
            options.append(ANSWER_CALL)
        return Ask(self.seat, options) if len(options) > 1 else None

    def candidates(self, quest: Quest) -> list[Candidate]:
        champion = quest.champions[self.seat]
        first = FIRST_IS_MOVE if champion.act == NOWHERE else LEGAL
        at_walls = champion.act == WALLS
        return [
            judge(MOVE, AT_THE_WALLS if at_walls else LEGAL),
            judge(FIGHT, first or (LEGAL if champion.demons else NO_DEMONS)),
            judge(REST, first),
            judge(BREACH, first or self._why_not_breach(quest)),
            judge(ANSWER_CALL, first or (NOT_BREACHED if quest.breacher == NONE else LEGAL)),
        ]

    def _why_not_breach(self, quest: Quest) -> Reason:
        """SA-W3: at the walls, without demons, once per game."""
        champion = quest.champions[self.seat]
        if quest.breacher != NONE:
            return ALREADY_BREACHED
        if champion.act != WALLS:
            return NOT_AT_THE_WALLS
        return DEMONS_LEFT if champion.demons else LEGAL

    def resume(self, quest: Quest, answer: Action) -> None:
        seat = self.seat
        quest.then_all(TURN_ENDS[seat])
        if isinstance(answer, Fight):
            quest.then_all(FIGHTS[seat])
        elif isinstance(answer, Rest):
            quest.tell("rested", seat)
            quest.then_all(RESTS[seat])
        elif isinstance(answer, Breach):
            breach(quest, seat)
        elif isinstance(answer, AnswerCall):
            answer_call(quest, seat)
        else:  # a Move, also when nothing else was possible
            quest.push(JOURNEYS[seat])


@final
class NextTurn(Frame[Quest]):
    """The turn passes clockwise to the next who is alive and has something to do (SA-T2)."""

    verb: ClassVar[str] = "next-turn"
    fields: ClassVar[tuple[str, ...]] = ("seat",)
    clause: ClassVar[str] = "SA-T2"

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def resume(self, quest: Quest, answer: Action) -> None:
        if not quest.anybody_lives():
            end(quest, ALL_FALLEN_EARLY)  # SA-W10
            return
        following = (self.seat + 1) % quest.players
        begin_turn(quest, following)


def begin_turn(quest: Quest, seat: Seat) -> None:
    """SA-W5, SA-W10: the breacher lays a card; the dead and those who answered do nothing."""
    champion = quest.champions[seat]
    if seat == quest.breacher:
        lay_card(quest)
        quest.then_all(TURN_ENDS[seat])
    elif champion.dead or champion.answered:
        quest.push(NextTurn(seat))
    else:
        quest.turn = seat
        quest.turns += 1
        quest.tell("turn-began", seat, quest.turns)
        quest.push(TURNS[seat])


def breach(quest: Quest, seat: Seat) -> None:
    """SA-W3: the figure enters the cathedral, and two cards are laid."""
    champion = quest.champions[seat]
    champion.act, champion.space = CATHEDRAL, 1
    quest.breacher = seat
    quest.laid = LAID_BY_BREACH
    champion.answered = quest.laid
    quest.tell("walls-breached", seat)


def answer_call(quest: Quest, seat: Seat) -> None:
    """SA-W4: all demons are discarded; the figure joins the newest card."""
    champion = quest.champions[seat]
    discard_demons(quest, seat)
    champion.act, champion.space = CATHEDRAL, 1
    champion.answered = quest.laid
    quest.tell("call-answered", seat, quest.laid)


def lay_card(quest: Quest) -> None:
    """SA-W5: one more card below; at the second one all others answer at once."""
    quest.laid += 1
    quest.tell("lord-card-laid", quest.laid)
    if quest.laid < MOST_LAID:
        return
    for seat in quest.living():
        if not quest.champions[seat].answered:
            answer_call(quest, seat)


@final
class EndActFive(Frame[Quest]):
    """When all have answered, act V ends at once (SA-W5, SA-W10)."""

    verb: ClassVar[str] = "end-act-five"
    clause: ClassVar[str] = "SA-W5"

    def resume(self, quest: Quest, answer: Action) -> None:
        if quest.breacher == NONE:
            return
        waiting = [seat for seat in quest.living() if not quest.champions[seat].answered]
        if waiting or not quest.living():
            return
        quest.agenda.clear()  # there are no turns any more
        quest.turn = NONE
        quest.tell("act-five-ended")
        quest.push(LastRest())


# Steps are never changed, so those of each seat do for all games.
TURNS: Final = [Turn(seat) for seat in range(MOST_SEATS)]
JOURNEYS: Final = [Journey(seat) for seat in range(MOST_SEATS)]
FIGHTS: Final[list[list[AnyFrame]]] = [
    [*fight_steps(seat), Spoils(seat), Achievements(seat)] for seat in range(MOST_SEATS)
]
RESTS: Final[list[list[AnyFrame]]] = [
    [*rest_steps(seat), Achievements(seat)] for seat in range(MOST_SEATS)
]
TURN_ENDS: Final[list[list[AnyFrame]]] = [
    [EndActFive(), NextTurn(seat)] for seat in range(MOST_SEATS)
]
