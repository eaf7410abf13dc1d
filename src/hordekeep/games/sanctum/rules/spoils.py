"""After a fight: levels for every killed demon, then its item (SA-F10…F12)."""

from typing import ClassVar, final

from hordekeep.games.sanctum.model.actions import DECLINE, Loot, Raise
from hordekeep.games.sanctum.model.box import CELLS
from hordekeep.games.sanctum.model.reasons import LEGAL, WRONG_GEM, judge
from hordekeep.games.sanctum.model.state import Quest
from hordekeep.games.sanctum.rules.skills import movable_gems, raise_gem
from hordekeep.kernel.play.action import Action
from hordekeep.kernel.play.frame import Ask, Candidate, Frame
from hordekeep.kernel.play.phrase import Phrase
from hordekeep.kernel.play.seat import Seat


@final
class Spoils(Frame[Quest]):
    """Killed demons are taken one after the other; the player chooses the order (SA-F12)."""

    verb: ClassVar[str] = "spoils"
    fields: ClassVar[tuple[str, ...]] = ("seat",)
    clause: ClassVar[str] = "SA-F12"

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def killed(self, quest: Quest) -> list[int]:
        """The killed demons that still lie on the battle board."""
        champion = quest.champions[self.seat]
        return [demon for demon in champion.demons if quest.is_felled(demon)]

    def ask(self, quest: Quest) -> Ask | None:
        killed = self.killed(quest)
        several = len(killed) > 1
        return Ask(self.seat, [Loot(demon) for demon in killed]) if several else None

    def resume(self, quest: Quest, answer: Action) -> None:
        killed = self.killed(quest)
        if not killed:
            return
        demon = answer.demon if isinstance(answer, Loot) else killed[0]
        colour, levels = quest.box.demon_colour[demon], quest.box.demon_level[demon]
        quest.then(
            *[Level(self.seat, colour) for _ in range(levels)],
            TurnOver(self.seat, demon),
            self,
        )


@final
class Level(Frame[Quest]):
    """One gem of the colour, or a white one, may move up one space (SA-F10)."""

    verb: ClassVar[str] = "level"
    fields: ClassVar[tuple[str, ...]] = ("seat", "colour")
    clause: ClassVar[str] = "SA-F10"

    def __init__(self, seat: Seat, colour: int) -> None:
        self.seat = seat
        self.colour = colour

    def ask(self, quest: Quest) -> Ask | None:
        gems = movable_gems(quest.champions[self.seat], self.colour)
        if not gems:
            return None
        return Ask(self.seat, [*[Raise(gem) for gem in gems], DECLINE])

    def candidates(self, quest: Quest) -> list[Candidate]:
        chart = quest.champions[self.seat].chart
        gems = movable_gems(quest.champions[self.seat], self.colour)
        found = [
            judge(Raise(gem), LEGAL if gem in gems else WRONG_GEM)
            for gem in range(CELLS * 2)
            if chart[gem]
        ]
        return [*found, Candidate(DECLINE)]

    def question(self, quest: Quest) -> Phrase:
        return Phrase("ask-level", ("colour", "colour", self.colour))

    def resume(self, quest: Quest, answer: Action) -> None:
        if isinstance(answer, Raise):
            raise_gem(quest, self.seat, answer.gem)
        else:
            quest.tell("level-lost", self.seat, self.colour)


@final
class TurnOver(Frame[Quest]):
    """A killed demon is turned: its item goes to the pouch (SA-F12)."""

    verb: ClassVar[str] = "turn-over"
    fields: ClassVar[tuple[str, ...]] = ("seat", "demon")
    clause: ClassVar[str] = "SA-F12"

    def __init__(self, seat: Seat, demon: int) -> None:
        self.seat = seat
        self.demon = demon

    def resume(self, quest: Quest, answer: Action) -> None:
        champion = quest.champions[self.seat]
        champion.demons = [one for one in champion.demons if one != self.demon]
        champion.pouch.append(self.demon)
        quest.hits[self.demon] = 0
        quest.tell("item-won", self.seat, self.demon, reveals=True)
