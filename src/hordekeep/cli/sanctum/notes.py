"""What to know about an action before it is chosen: what dies, what is gained, what it costs."""

from hordekeep.cli.sanctum import pieces
from hordekeep.games.sanctum.model.actions import Raise, TakeItem
from hordekeep.games.sanctum.model.fight_actions import Hit, HitBox, TakePenalty, TakeWounds
from hordekeep.games.sanctum.model.gems import gem_cell, is_white
from hordekeep.games.sanctum.view.wire import ChampionView, HitBoxView, QuestView, SkillView
from hordekeep.kernel.play.action import Action
from hordekeep.kernel.play.seat import Seat
from hordekeep.text.catalogue import Catalogue


def note(action: Action, view: QuestView, seat: Seat, words: Catalogue) -> str:
    """A few words beside an action; empty when there is nothing to add."""
    own = view.champions[seat]
    if isinstance(action, Hit | HitBox):
        return _of_hit(words.game.lexicon.word("foe", action.foe), own, words)
    if isinstance(action, Raise):
        return _of_gem(action.gem, own.skills, words)
    if isinstance(action, TakeItem):
        return _of_item(words.game.lexicon.word("item", action.item), view, words)
    if isinstance(action, TakeWounds) and own.suffering is not None:
        return words.say("note-wounds", wounds=own.suffering.wounds, left=own.life)
    if isinstance(action, TakePenalty) and own.suffering is not None:
        return words.say("note-penalty", steps=len(own.suffering.penalty))
    return ""


def _of_hit(foe: str, own: ChampionView, words: Catalogue) -> str:
    """Whether it is the last open box."""
    boxes: list[HitBoxView] = []
    for demon in own.demons:
        boxes = demon.boxes if demon.foe == foe else boxes
    for card in own.row:
        boxes = card.boxes if card.foe == foe else boxes
    still = len([box for box in boxes if not box.hit])
    return words.say("note-fells") if still == 1 else ""


def _of_gem(gem: int, skills: list[SkillView], words: Catalogue) -> str:
    """The skill that the gem leaves, and whether that gains it."""
    skill = skills[gem_cell(gem)]
    assert (skill.white if is_white(gem) else skill.gems) > 0
    last = skill.gems + skill.white == 1 and not skill.gained
    return words.say(
        "note-gains" if last else "note-leaves", skill=words.name("skill", skill.skill)
    )


def _of_item(item: str, view: QuestView, words: Catalogue) -> str:
    for one in view.chest:
        if one.item == item:
            return pieces.symbols(one.gems, words).plain
    return ""
