"""After the breach: the last rest and the Demon Lord's answer (SA-W6, SA-W7, SA-W9)."""

from typing import ClassVar, final

from hordekeep.games.sanctum.model.box import CELLS
from hordekeep.games.sanctum.model.state import Quest
from hordekeep.games.sanctum.rules.harm import discard
from hordekeep.games.sanctum.rules.last_battle import DealRows, turn_lord_card
from hordekeep.games.sanctum.rules.outcome import end_if_decided
from hordekeep.games.sanctum.rules.penalties.suffering import Suffer
from hordekeep.games.sanctum.rules.rest import last_rest_steps
from hordekeep.kernel.play.action import Action, Fate
from hordekeep.kernel.play.frame import AnyFrame, Ask, Frame, Together, ask_nature
from hordekeep.kernel.play.seat import Seat


@final
class LastRest(Together[Quest]):
    """Everybody rests side by side (SA-W6)."""

    verb: ClassVar[str] = "last-rest"
    clause: ClassVar[str] = "SA-W6"

    def lanes(self, quest: Quest) -> list[tuple[Seat, list[AnyFrame]]]:
        return [(seat, [*last_rest_steps(seat)]) for seat in quest.living()]

    def resume(self, quest: Quest, answer: Action) -> None:
        quest.push(AfterLastRest())
        super().resume(quest, answer)


@final
class AfterLastRest(Frame[Quest]):
    """What is not equipped or gained is gone, and blessings are turned up (SA-W6, SA-W9)."""

    verb: ClassVar[str] = "after-last-rest"
    clause: ClassVar[str] = "SA-W6"

    def resume(self, quest: Quest, answer: Action) -> None:
        for seat in quest.living():
            champion = quest.champions[seat]
            for item in champion.pouch:
                discard(quest, item)
            champion.pouch = []
            champion.chart = [0] * (CELLS * 2)
            quest.tell("last-rest-over", seat)
        for seat in range(quest.players):
            blessings = quest.champions[seat].blessings
            if blessings:
                quest.tell_all("blessings-shown", (seat, *blessings), reveals=True)
        quest.push(LordAnswers(0))


@final
class LordAnswers(Frame[Quest]):
    """The laid cards are turned one by one (SA-W7)."""

    verb: ClassVar[str] = "lord-answers"
    fields: ClassVar[tuple[str, ...]] = ("card:number",)
    clause: ClassVar[str] = "SA-W7"

    def __init__(self, card: int) -> None:
        self.card = card

    def ask(self, quest: Quest) -> Ask | None:
        if self.card >= quest.laid or not quest.lords.size() or not quest.living():
            return None
        return ask_nature(quest.lords.from_top(1, kind="foe"))

    def resume(self, quest: Quest, answer: Action) -> None:
        if isinstance(answer, Fate):
            foe = answer.outcome[0]
            turn_lord_card(quest, foe)
            quest.tell("lord-answers", foe)
            quest.then(Attacked(self.card, foe), LordAnswers(self.card + 1))
        elif not end_if_decided(quest):
            quest.push(DealRows())


@final
class Attacked(Together[Quest]):
    """One card of the answer hits those who came when it already lay (SA-W7)."""

    verb: ClassVar[str] = "attacked"
    fields: ClassVar[tuple[str, ...]] = ("card:number", "foe")
    clause: ClassVar[str] = "SA-W7"

    def __init__(self, card: int, foe: int) -> None:
        self.card = card
        self.foe = foe

    def lanes(self, quest: Quest) -> list[tuple[Seat, list[AnyFrame]]]:
        return [
            (seat, [Suffer(seat, self.foe)])
            for seat in quest.living()
            if quest.champions[seat].answered > self.card
        ]
