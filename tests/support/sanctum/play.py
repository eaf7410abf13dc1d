"""A player for properties: takes useful actions mostly, so that games get far, and any at times."""

from collections import Counter

from tests.support.sanctum.layout import BOX, GAME, WORDS

from hordekeep.games.sanctum.model.actions import Equip
from hordekeep.games.sanctum.model.box import FOCUS, STAMINA
from hordekeep.games.sanctum.model.champion import Champion
from hordekeep.games.sanctum.model.fight_actions import TurnTo
from hordekeep.games.sanctum.model.state import Quest
from hordekeep.kernel.play.action import Action
from hordekeep.kernel.play.chance import Luck
from hordekeep.kernel.record.fate import Stretch
from hordekeep.kernel.record.secret import open_secret
from hordekeep.kernel.table.opening import open_table
from hordekeep.kernel.table.table import Table

LIKED = {
    "overkill": 9,
    "strike": 8,
    "hit": 8,
    "loot": 8,
    "raise": 8,
    "reroll": 3,
    "equip": 6,
    "fight": 6,
    "breach": 5,
    "move": 4,
    "take": 4,
    "pick": 4,
    "roll": 3,
    "skill": 3,
    "sell": 2,
    "penalty": 3,
    "use": 2,
    "rage": 2,
    "bless": 1,
    "buy": 1,
    "rest": 1,
    "answer": 1,
    "done": 1,
    "decline": 1,
    "wounds": 1,
}
"""How useful a verb mostly is; what is missing is 0."""


def open_seeded(seed: int, options: dict[str, object]) -> Table:
    """A table whose dice follow from a seed."""
    stretch = Stretch(open_secret(seed), [])
    return open_table(GAME, options, engine="test", stretch=stretch, open_seed=seed)


def choose(quest: Quest, seat: int, actions: list[Action], luck: Luck) -> Action:
    """One of the most useful actions, or any of them in one of eight cases."""
    if luck.below(8) == 0:
        return actions[luck.below(len(actions))]
    worth = [_worth(quest, quest.champions[seat], action) for action in actions]
    liked = [action for action, one in zip(actions, worth, strict=True) if one == max(worth)]
    return liked[luck.below(len(liked))]


def _worth(quest: Quest, champion: Champion, action: Action) -> int:
    """The worth of a verb, mended where it is plain to see: the tired rest, faces must fit."""
    if action.verb == "fight":
        return 6 if sum(champion.pool) > sum(champion.potions) + 2 else 0
    if action.verb == "move":
        return 4 if len(champion.demons) < 2 else 0
    if isinstance(action, Equip):
        return 6 if champion.slots[action.slot] < 0 else 0
    if isinstance(action, TurnTo):
        wanted = [face for foe in quest.foes(champion) for face in quest.open_boxes(foe)]
        return 2 if action.face in wanted else 0
    return LIKED.get(action.verb, 0)


def faults(quest: Quest) -> list[str]:
    """What is wrong on the table: cards missing or there twice, markers out of nothing."""
    found = []
    where = Counter(_demons(quest))
    if where != Counter(range(BOX.demons)):
        odd = [WORDS.word("demon", one) for one in range(BOX.demons) if where[one] != 1]
        found.append(f"demons {odd}")
    found += [
        f"{WORDS.word('hero', champion.hero)}: {fault}"
        for champion in quest.champions
        for fault in _faults_of(quest, champion)
    ]
    return found


def _demons(quest: Quest) -> list[int]:
    """Every demon card, wherever it lies."""
    cards = [*quest.drawn, *quest.bounty]
    for deck in quest.decks:
        cards += deck.unseen[0]
        cards += [deck.opened] if deck.opened >= 0 else []
    for pile in [*quest.discards, *quest.sets]:
        cards += pile
    for champion in quest.champions:
        cards += [*champion.demons, *champion.pouch]
        cards += [item for item in champion.slots if item >= 0]
    return cards


def _faults_of(quest: Quest, champion: Champion) -> list[str]:
    found = []
    gems = sum(champion.chart) + sum(champion.gems) + sum(champion.sockets)
    if not quest.turned and not champion.row and quest.rounds == 0 and gems not in (0, 21):
        last_rest_over = not sum(champion.chart)
        found += [] if last_rest_over else [f"{gems} gems"]
    if min(champion.pool) < 0 or min(champion.potions) < 0 or min(champion.gems) < 0:
        found.append("less than nothing")
    if not quest.turned and not champion.row:
        for marker in (STAMINA, FOCUS):
            if champion.markers(marker) != flames(champion, marker):
                found.append(f"{champion.markers(marker)} markers, {flames(champion, marker)} due")
    return found


def flames(champion: Champion, marker: int) -> int:
    """SA-R3: printed markers, gained tiles and flames of equipped items."""
    printed = (BOX.hero_stamina, BOX.hero_focus)[marker][champion.hero]
    tiles = (BOX.skill_stamina, BOX.skill_focus)[marker]
    items = (BOX.item_stamina, BOX.item_focus)[marker]
    gained = [tiles[champion.hero * 9 + cell] for cell in range(9) if champion.has_skill(cell)]
    return printed + sum(gained) + sum([items[item] for item in champion.slots if item >= 0])
