"""What every change at hand could make of every unplaced die (SA-F4, SA-A2)."""

from typing import final

from hordekeep.games.sanctum.analysis.luck import open_boxes_of
from hordekeep.games.sanctum.model.actions import UseSkill
from hordekeep.games.sanctum.model.box import DEEDS
from hordekeep.games.sanctum.model.champion import Champion
from hordekeep.games.sanctum.model.dice import TURN_ANY, face_of, in_hand, results
from hordekeep.games.sanctum.model.fight_actions import Bless, Rage, Use
from hordekeep.games.sanctum.model.perks import IN_ATTACK, PERK_SET_DIE
from hordekeep.games.sanctum.model.state import Quest
from hordekeep.games.sanctum.rules.attack import rule_of
from hordekeep.kernel.play.action import Action
from hordekeep.kernel.play.seat import Seat


@final
class DieChange:
    """One action that turns a die, and the faces to which it can turn each die in hand."""

    def __init__(self, action: Action, turns: list[tuple[int, list[int]]]) -> None:
        self.action = action
        self.turns = turns
        """Dice by the numbers of their words."""


def changes(quest: Quest, seat: Seat, actions: list[Action]) -> list[DieChange]:
    """What each of these actions could make of the dice."""
    champion = quest.champions[seat]
    found = []
    for action in actions:
        rule = _rule(quest, action)
        if rule is not None:
            found.append(DieChange(action, _turns(champion, *rule)))
    return found


def useful_faces(quest: Quest, seat: Seat) -> list[int]:
    """The faces that would hit an open box now, each once."""
    return sorted(set(open_boxes_of(quest, seat)))


def _rule(quest: Quest, action: Action) -> tuple[int, int, tuple[int, ...]] | None:
    """How an action turns a die: the rule, its number, the faces that the die may show before."""
    box = quest.box
    if isinstance(action, Use) and DEEDS[box.ability_do[action.ability]].turns_die:
        return box.ability_do[action.ability], box.ability_n[action.ability], ()
    if isinstance(action, Rage):
        return TURN_ANY, 0, ()
    if isinstance(action, UseSkill):
        for perk in box.skill_perks[action.skill]:
            if (perk.do, perk.at) == (PERK_SET_DIE, IN_ATTACK):
                return rule_of(perk), 0, perk.faces
    if isinstance(action, Bless) and DEEDS[box.blessing_do[action.blessing]].turns_die:
        return box.blessing_do[action.blessing], box.blessing_n[action.blessing], ()
    return None


def _turns(
    champion: Champion, rule: int, n: int, faces: tuple[int, ...]
) -> list[tuple[int, list[int]]]:
    found = []
    for name in in_hand(champion):
        made = results(champion, rule, n, name) if not faces or face_of(name) in faces else []
        if made:
            found.append((name, made))
    return found
