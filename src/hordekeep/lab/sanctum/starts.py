"""Positions from which the rarer things of Sanctum come about, walked to by charmed players."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, final

from hordekeep.bots.leaning import lean
from hordekeep.bots.sanctum import LEANING
from hordekeep.games.sanctum.game import Sanctum
from hordekeep.games.sanctum.model.box import (
    CELLS,
    COLUMNS,
    FOCUS,
    LEVEL_MASTERY,
    LEVELS,
    MASTERIES,
    ROWS,
    STAMINA,
    WALLS,
    WHITE,
)
from hordekeep.games.sanctum.model.champion import Champion
from hordekeep.games.sanctum.model.perks import ALWAYS, PERK_RAGE_TOKENS
from hordekeep.games.sanctum.model.state import UNTAKEN, Quest
from hordekeep.games.sanctum.rules.abilities import list_abilities
from hordekeep.games.sanctum.rules.skills import potion_slots
from hordekeep.games.sanctum.rules.turn import Turn
from hordekeep.kernel.play.action import Action
from hordekeep.kernel.play.chance import Luck
from hordekeep.kernel.play.driver import AnyOrder, Calling, drive
from hordekeep.kernel.play.frame import Ask
from hordekeep.kernel.play.state import Pending, State
from hordekeep.kernel.record.position import describe
from hordekeep.lab.match import Match

CHARMED: Final = 1000
"""The life of those who walk."""
LAST_CARDS: Final = 3
"""So many cards stand in the rows of a battle that is nearly won."""


@final
class RandomWalk:
    """A quest that goes on by chance; nobody dies before the match begins."""

    def __init__(self, game: Sanctum, options: Mapping[str, Any], seed: int) -> None:
        self.game = game
        self.options = game.options(options)
        self.luck = Luck(seed)
        self.quest: Quest = game.begin(self.options)
        self.to(at_a_turn)

    def match(self, bots: Sequence[str]) -> Match:
        """The match that begins here."""
        return Match(
            self.game.id, self.options, tuple(bots), position=describe(self.game, self.quest)
        )

    def to(self, there: Callable[[Quest], bool]) -> "RandomWalk":
        """Goes on until a seat is asked where it should be."""
        quest = self.quest

        def anybody(pending: list[Pending]) -> Pending:
            assert pending, "nobody dies on this walk"
            return pending[self.luck.below(len(pending))]

        def go_on(_state: State, _lane: int, asked: Ask) -> Action | None:
            if there(quest):
                return None
            self._heal(CHARMED)
            return lean(asked.actions, LEANING, self.luck)

        drive(AnyOrder(quest, anybody), self.luck, Calling(go_on))
        self._heal(quest.box.start_life)
        return self

    def _heal(self, life: int) -> None:
        for champion in self.quest.champions:
            champion.life = life
            champion.shortened = 0

    # Arranging.

    def master(self) -> "RandomWalk":
        """Everybody has gained all skills, and holds as many potions as may be."""
        for champion in self.quest.champions:
            _gain_everything(self.quest, champion)
        return self

    def bless(self) -> "RandomWalk":
        """All achievements are taken, row by row by one after the other."""
        quest = self.quest
        for row in range(ROWS):
            for mastery in range(len(MASTERIES)):
                space = row * len(MASTERIES) + mastery
                if quest.achievements[space] != UNTAKEN:
                    continue
                others = [row * len(MASTERIES) + one for one in range(LEVEL_MASTERY)]
                taken = [quest.achievements[one] for one in others if quest.achievements[one] >= 0]
                seat = taken[0] if mastery == LEVEL_MASTERY else (space + row) % quest.players
                unseen = quest.tiles.unseen[0]
                blessing = unseen[self.luck.below(len(unseen))]
                quest.tiles.take_top(blessing)
                quest.achievements[space] = seat
                champion = quest.champions[seat]
                champion.blessings = [*champion.blessings, blessing]
        return self

    def beat(self) -> "RandomWalk":
        """All but the last cards of every row are beaten."""
        quest = self.quest
        for champion in quest.champions:
            while champion.at < len(champion.row) - LAST_CARDS:
                foe = champion.row[champion.at]
                quest.hits[foe] = (1 << len(quest.box.foe_boxes[foe])) - 1
                champion.at += 1
        return self


def _gain_everything(quest: Quest, champion: Champion) -> None:
    box = quest.box
    for cell in range(CELLS):
        if not champion.has_skill(cell):
            skill = box.skill(champion.hero, cell)
            champion.skills |= 1 << cell
            champion.pool[STAMINA] += box.skill_stamina[skill]
            champion.pool[FOCUS] += box.skill_focus[skill]
    champion.gems = champion.gems.copy()
    for column in range(COLUMNS):
        first = column * LEVELS * 2
        champion.gems[column] += sum(champion.chart[first : first + LEVELS * 2 : 2])
    champion.gems[WHITE] += sum(champion.chart[1::2])
    champion.chart = [0] * (CELLS * 2)
    tokens = [perk.n for perk in quest.perks(champion, ALWAYS) if perk.do == PERK_RAGE_TOKENS]
    champion.rage = champion.rage_tokens = box.start_rage + sum(tokens)
    list_abilities(box, champion)
    while sum(champion.potions) < potion_slots(quest, champion):
        champion.potions[sum(champion.potions) % 2] += 1


# Where a walk may lead.


def at_a_turn(quest: Quest) -> bool:
    """Somebody's turn begins."""
    return not quest.lanes and isinstance(quest.agenda[-1], Turn)


def far_on(quest: Quest) -> bool:
    """A turn on the fourth board or behind."""
    return at_a_turn(quest) and quest.act >= WALLS - 1


def before_the_walls(quest: Quest) -> bool:
    """A turn with a figure at the walls (SA-W1)."""
    return at_a_turn(quest) and quest.act == WALLS


def at_the_last_rest(quest: Quest) -> bool:
    """Everybody rests (SA-W6)."""
    return bool(quest.lanes) and not quest.turned


def under_attack(quest: Quest) -> bool:
    """The Demon Lord answers (SA-W7)."""
    return bool(quest.lanes and quest.turned)


def in_the_last_battle(quest: Quest) -> bool:
    """The first round (SA-L2)."""
    return bool(quest.lanes and quest.rounds)


STARTS: Final[Mapping[str, Callable[[RandomWalk], object]]] = {
    "far-on": lambda walk: walk.to(far_on),
    "walls": lambda walk: walk.to(before_the_walls),
    "last-rest": lambda walk: walk.to(at_the_last_rest),
    "answer": lambda walk: walk.to(under_attack),
    "last-battle": lambda walk: walk.to(in_the_last_battle),
    "last-cards": lambda walk: walk.to(in_the_last_battle).beat(),
    "masters": lambda walk: walk.master(),
    "masters-under-attack": lambda walk: walk.master().bless().to(under_attack),
    "masters-in-the-last-battle": lambda walk: walk.master().bless().to(in_the_last_battle),
}
"""The positions by name."""


def match_from(
    start: str, game: Sanctum, options: Mapping[str, Any], bots: Sequence[str], seed: int
) -> Match:
    """A match that begins with one of these positions, reached by chance."""
    walk = RandomWalk(game, options, seed)
    STARTS[start](walk)
    return walk.match(bots)
