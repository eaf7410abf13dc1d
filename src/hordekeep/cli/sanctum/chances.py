"""The chance to fell each foe, in words, beside the actions it matters to."""

from collections.abc import Sequence

from hordekeep.cli.draw.percent import percent
from hordekeep.games.sanctum.analysis.odds import ALL_FOES, FoeOdds, foe_odds, reroll_odds
from hordekeep.games.sanctum.model.actions import Fight
from hordekeep.games.sanctum.model.dice import face_of
from hordekeep.games.sanctum.model.fight_actions import Reroll, Roll
from hordekeep.games.sanctum.model.state import Quest
from hordekeep.games.sanctum.rules.phases import step
from hordekeep.kernel.play.action import Action
from hordekeep.kernel.play.seat import Seat
from hordekeep.text.catalogue import Catalogue


def chances(
    quest: Quest, seat: Seat, actions: Sequence[Action], words: Catalogue
) -> dict[Action, str]:
    """What to know about these actions before one is chosen."""
    found: dict[Action, str] = {}
    for action in actions:
        if isinstance(action, Fight | Roll):
            found[action] = _told(foe_odds(quest, seat), words)
    again = [action for action in actions if isinstance(action, Reroll)]
    faces = [[face_of(die) for die in action.dice] for action in again]
    for action, odds in zip(again, reroll_odds(quest, seat, faces), strict=True):
        found[action] = _told(odds, words)
    return found


def all_chances(quest: Quest, seat: Seat, words: Catalogue) -> list[str]:
    """Every foe of a champion; in an attack, what the dice on the table can still fell."""
    odds = foe_odds(quest, seat)
    if not odds:
        return []
    if step(quest, seat) != "attack":
        return [words.say("odds-before", foes=_told(odds, words))]
    left = [_name(one.foe, words) for one in odds if one.chance]
    if not left:
        return [words.say("odds-rolled-none")]
    return [words.say("odds-rolled", foes=words.say("odds-next").join(left))]


def _told(odds: Sequence[FoeOdds], words: Catalogue) -> str:
    lines = [
        words.say("odds-one", card=_name(one.foe, words), chance=percent(one.chance, words))
        for one in odds
    ]
    return words.say("odds-next").join(lines)


def _name(foe: int, words: Catalogue) -> str:
    return words.say("odds-all") if foe == ALL_FOES else words.word("foe", foe)
