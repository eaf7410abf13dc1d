"""What to know before a choice: the exact chance of every fight, the tile that a slot faces."""

from collections.abc import Mapping, Sequence

from hordekeep.cli.draw.percent import percent
from hordekeep.cli.last_bastion.marks import SWORDS
from hordekeep.games.last_bastion.analysis.fight_goals import BOTH, EITHER, FIRST, SECOND
from hordekeep.games.last_bastion.analysis.odds import (
    FightOdds,
    fight_odds,
    planned_odds,
    roll_odds,
)
from hordekeep.games.last_bastion.analysis.rolls import GoalProspect
from hordekeep.games.last_bastion.model.actions import Aim, Fight, Keep, Move, Place, Reroll
from hordekeep.games.last_bastion.model.state import Siege
from hordekeep.games.last_bastion.model.tile_actions import SetTrap
from hordekeep.kernel.play.action import Action
from hordekeep.kernel.play.seat import Seat
from hordekeep.text.catalogue import Catalogue


def chances(
    siege: Siege, seat: Seat, actions: Sequence[Action], words: Catalogue
) -> dict[Action, str]:
    """What to know about these actions before one is chosen."""
    if any(isinstance(action, Fight | Move) for action in actions):
        return _of_phase(siege, seat, actions, words)
    if any(isinstance(action, Place | SetTrap) for action in actions):
        return _of_slots(siege, actions, words)
    if any(isinstance(action, Aim) for action in actions):
        return {
            action: _briefly(fight_odds(siege, seat, cards=action.cards)[0], words)
            for action in actions
            if isinstance(action, Aim)
        }
    return _of_rerolls(siege, actions, words)


def all_chances(siege: Siege, seat: Seat, words: Catalogue) -> list[str]:
    """Every fight that a hero could start in this phase, one line each."""
    lines = []
    for odds in planned_odds(siege, seat):
        tile = words.naming.facts_of("tile", "tile", siege.layout.tile_at[odds.place])
        key = "odds-from" if odds.moves else "odds-here"
        lines.append(words.say(key, **tile, fight=_told(odds, words)))
    return lines


def _of_phase(
    siege: Siege, seat: Seat, actions: Sequence[Action], words: Catalogue
) -> dict[Action, str]:
    planned = planned_odds(siege, seat)
    notes: dict[Action, str] = {}
    for action in actions:
        if isinstance(action, Fight):
            here = [odds for odds in planned if odds.place == siege.place[seat]]
            notes[action] = words.say("odds-next").join(_told(odds, words) for odds in _few(here))
        elif isinstance(action, Move):
            place = siege.layout.place_of[action.tile]
            there = [odds.chance(EITHER) for odds in planned if odds.place == place and odds.moves]
            if there:
                notes[action] = SWORDS + percent(max(there), words)
    return notes


def _of_slots(siege: Siege, actions: Sequence[Action], words: Catalogue) -> dict[Action, str]:
    """The tile that each slot faces."""
    notes: dict[Action, str] = {}
    for action in actions:
        if isinstance(action, Place | SetTrap):
            tile = siege.layout.tile_at[siege.layout.lines[action.slot][0]]
            facts = words.naming.facts_of("tile", "tile", tile)
            notes[action] = words.say("note-faces", **facts)
    return notes


def _few(lines: Sequence[FightOdds]) -> Sequence[FightOdds]:
    """All fights of a place; where there are many aims, those at single cards."""
    return lines if len(lines) == 1 else [odds for odds in lines if len(odds.cards) == 1]


def _told(odds: FightOdds, words: Catalogue) -> str:
    return _goals(odds.cards, odds.prospects, words)


def _briefly(odds: FightOdds, words: Catalogue) -> str:
    """The chances of a fight beside the names of its cards."""
    either = percent(odds.chance(EITHER), words)
    if len(odds.cards) == 1:
        return SWORDS + either
    return SWORDS + words.say("odds-pair", either=either, both=percent(odds.chance(BOTH), words))


def _goals(cards: Sequence[int], prospects: Sequence[GoalProspect], words: Catalogue) -> str:
    chance = [percent(prospect.chance, words) for prospect in prospects]
    first = words.word("card", cards[0])
    if len(cards) == 1:
        return words.say("odds-one", card=first, chance=chance[FIRST])
    return words.say(
        "odds-two",
        first=first,
        first_chance=chance[FIRST],
        second=words.word("card", cards[1]),
        second_chance=chance[SECOND],
        either=chance[EITHER],
        both=chance[BOTH],
    )


def _of_rerolls(siege: Siege, actions: Sequence[Action], words: Catalogue) -> dict[Action, str]:
    if not any(isinstance(action, Keep) for action in actions):
        return {}
    lines: Mapping[int, str] = {
        line.dice: SWORDS + percent(line.prospects[EITHER].chance, words)
        for line in roll_odds(siege)
    }
    notes: dict[Action, str] = {}
    for action in actions:
        dice = action.dice if isinstance(action, Reroll) else 0
        if dice in lines and len(lines) > 1:
            notes[action] = lines[dice]
    return notes
