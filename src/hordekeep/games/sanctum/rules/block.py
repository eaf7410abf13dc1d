"""The block: shields against the sum of damage; what is left are wounds (SA-F8, SA-L5)."""

from typing import ClassVar, final

from hordekeep.games.sanctum.model.actions import DONE
from hordekeep.games.sanctum.model.box import CELLS, SHIELD
from hordekeep.games.sanctum.model.champion import EMPTY, Champion
from hordekeep.games.sanctum.model.fight_actions import Bless, Use
from hordekeep.games.sanctum.model.perks import ALWAYS, IN_BLOCK, PERK_SHIELD, PERK_SHIELD_MORE
from hordekeep.games.sanctum.model.reasons import BLESSING_SPENT, LEGAL, WRONG_STEP, judge
from hordekeep.games.sanctum.model.state import Quest
from hordekeep.games.sanctum.rules.abilities import pay, ways, why_not_pay
from hordekeep.games.sanctum.rules.achievements import markers_blessed, spend_blessing
from hordekeep.games.sanctum.rules.conditions import count
from hordekeep.games.sanctum.rules.harm import wound
from hordekeep.kernel.play.action import Action
from hordekeep.kernel.play.frame import Ask, Candidate, Frame
from hordekeep.kernel.play.phrase import Phrase
from hordekeep.kernel.play.seat import Seat


def open_damage(quest: Quest, champion: Champion) -> int:
    """The wounds that would follow now."""
    return max(quest.damage_to(champion) - champion.shields, 0)


@final
class RaiseShields(Frame[Quest]):
    """Skills that raise shields by themselves do so (SA-A5, SA-F8)."""

    verb: ClassVar[str] = "guard"
    fields: ClassVar[tuple[str, ...]] = ("seat",)
    clause: ClassVar[str] = "SA-F8"

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def resume(self, quest: Quest, answer: Action) -> None:
        champion = quest.champions[self.seat]
        for perk in quest.perks(champion, IN_BLOCK):
            shields = min(perk.n * count(champion, perk.per), perk.most)
            if perk.do == PERK_SHIELD and shields:
                champion.shields += shields
                quest.tell("skill-used", self.seat, champion.hero * CELLS + perk.skill)
                quest.tell("shields-raised", self.seat, shields)


@final
class Block(Frame[Quest]):
    """Shield abilities and blessings, while any damage is left (SA-F8, SA-F14)."""

    verb: ClassVar[str] = "block"
    fields: ClassVar[tuple[str, ...]] = ("seat",)
    clause: ClassVar[str] = "SA-F8"

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def ask(self, quest: Quest) -> Ask | None:
        champion = quest.champions[self.seat]
        if not open_damage(quest, champion):
            return None
        options: list[Action] = []
        payable = False
        for place, ability in enumerate(champion.abilities):
            if quest.box.ability_do[ability] == SHIELD:
                payable = payable or champion.marks[place] == EMPTY
                options += [Use(ability, way) for way in ways(quest.box, champion, place)]
        if champion.row:
            options += self._blessings(quest, champion, payable=payable)
        if not options:
            return None
        options.append(DONE)
        return Ask(self.seat, options)

    def _blessings(self, quest: Quest, champion: Champion, *, payable: bool) -> list[Action]:
        """SA-K10: shields, and markers while they could pay for some."""
        markers = markers_blessed(quest, champion) if payable else []
        shields = [one for one in champion.unspent() if quest.box.blessing_do[one] == SHIELD]
        return [Bless(one) for one in (*shields, *markers)]

    def candidates(self, quest: Quest) -> list[Candidate]:
        champion = quest.champions[self.seat]
        found = []
        payable = False
        for place, ability in enumerate(champion.abilities):
            shield = quest.box.ability_do[ability] == SHIELD
            payable = payable or (shield and champion.marks[place] == EMPTY)
            for way in quest.box.ability_pays[ability]:
                why = why_not_pay(champion, place, way) if shield else WRONG_STEP
                found.append(judge(Use(ability, way), why))
        if champion.row:
            legal = self._blessings(quest, champion, payable=payable)
            for blessing in champion.blessings:
                action = Bless(blessing)
                spent = champion.spent >> blessing & 1
                why = BLESSING_SPENT if spent else WRONG_STEP
                found.append(judge(action, LEGAL if action in legal else why))
        return [*found, Candidate(DONE)]

    def question(self, quest: Quest) -> Phrase:
        left = open_damage(quest, quest.champions[self.seat])
        return Phrase("ask-block", ("damage", "number", left))

    def resume(self, quest: Quest, answer: Action) -> None:
        champion = quest.champions[self.seat]
        if isinstance(answer, Use):
            quest.push(self)
            pay(quest, self.seat, answer.ability, answer.pay)
            self._raise(quest, champion, quest.box.ability_n[answer.ability])
        elif isinstance(answer, Bless):
            quest.push(self)
            spend_blessing(quest, self.seat, answer.blessing)
            if quest.box.blessing_do[answer.blessing] == SHIELD:
                self._raise(quest, champion, quest.box.blessing_n[answer.blessing])

    def _raise(self, quest: Quest, champion: Champion, shields: int) -> None:
        """SA-A3, SA-A5: the first shield ability of a fight may give more."""
        if not champion.shielded:
            champion.shielded = 1
            for perk in quest.perks(champion, ALWAYS):
                if perk.do == PERK_SHIELD_MORE:
                    shields += perk.n
        champion.shields += shields
        quest.tell("shields-raised", self.seat, shields)


@final
class Wounds(Frame[Quest]):
    """Each unblocked point of damage is a wound (SA-F8)."""

    verb: ClassVar[str] = "wounds"
    fields: ClassVar[tuple[str, ...]] = ("seat",)
    clause: ClassVar[str] = "SA-F8"

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def resume(self, quest: Quest, answer: Action) -> None:
        champion = quest.champions[self.seat]
        wounds = open_damage(quest, champion)
        champion.more = 0
        if wounds:
            wound(quest, self.seat, wounds)
        else:
            quest.tell("unharmed", self.seat)
