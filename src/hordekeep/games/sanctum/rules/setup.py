"""The setup: heroes, skills, decks, achievement tiles, start bonuses (SA-S1…S9)."""

from collections.abc import Sequence
from typing import ClassVar, Final, final

from hordekeep.games.sanctum.model.actions import ChooseHero
from hordekeep.games.sanctum.model.box import (
    CELLS,
    FOCUS,
    GENTLE,
    LEVEL_MASTERY,
    LEVELS,
    MASTERIES,
    ROWS,
    STAMINA,
)
from hordekeep.games.sanctum.model.reasons import HERO_TAKEN, LEGAL, judge
from hordekeep.games.sanctum.model.state import NO_TILE, UNTAKEN, Quest
from hordekeep.games.sanctum.rules.abilities import list_abilities
from hordekeep.games.sanctum.rules.journey import DealDemons
from hordekeep.games.sanctum.rules.skills import raise_gem
from hordekeep.games.sanctum.rules.turn import begin_turn
from hordekeep.kernel.play.action import Action, Fate
from hordekeep.kernel.play.chance import Chance
from hordekeep.kernel.play.frame import Ask, Candidate, Frame, ask_nature, legal_of
from hordekeep.kernel.play.pile import Pile
from hordekeep.kernel.play.seat import Seat
from hordekeep.kernel.play.term import NONE

FEWER_TILES_FOR: Final = 2
"""With this many players one space of each row stays empty (SA-S2)."""
POTIONS: Final[tuple[int, ...]] = (STAMINA, FOCUS)


def heroes_taken(quest: Quest) -> list[int]:
    """Heroes that somebody has."""
    return [champion.hero for champion in quest.champions if champion.hero != NONE]


@final
class PickHero(Frame[Quest]):
    """A player chooses a hero that nobody has (SA-S4, SA-S9)."""

    verb: ClassVar[str] = "pick-hero"
    fields: ClassVar[tuple[str, ...]] = ("seat",)
    clause: ClassVar[str] = "SA-S4"

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def ask(self, quest: Quest) -> Ask | None:
        return Ask(self.seat, legal_of(self.candidates(quest)))

    def candidates(self, quest: Quest) -> list[Candidate]:
        taken = heroes_taken(quest)
        return [
            judge(ChooseHero(hero), HERO_TAKEN if hero in taken else LEGAL)
            for hero in range(len(quest.box.hero_ids))
        ]

    def resume(self, quest: Quest, answer: Action) -> None:
        assert isinstance(answer, ChooseHero)
        quest.champions[self.seat].hero = answer.hero
        quest.tell("hero-chosen", self.seat, answer.hero)


@final
class DealHeroes(Frame[Quest]):
    """Seats still without a hero get random ones (SA-S4)."""

    verb: ClassVar[str] = "deal-heroes"
    clause: ClassVar[str] = "SA-S4"

    def ask(self, quest: Quest) -> Ask | None:
        taken = heroes_taken(quest)
        count = quest.players - len(taken)
        left = [hero for hero in range(len(quest.box.hero_ids)) if hero not in taken]
        return ask_nature(Chance("hero", count, left, dealt=True)) if count else None

    def resume(self, quest: Quest, answer: Action) -> None:
        dealt = list(answer.outcome) if isinstance(answer, Fate) else []
        for seat, champion in enumerate(quest.champions):
            if champion.hero == NONE:
                champion.hero = dealt.pop(0)
            quest.tell("hero-seated", seat, champion.hero)
            lay_out_champion(quest, seat)


def lay_out_champion(quest: Quest, seat: Seat) -> None:
    """SA-S4: life, dice, rage, pools, and the nine skills with their gems."""
    box = quest.box
    champion = quest.champions[seat]
    champion.life = box.start_life
    champion.dice = box.start_dice
    champion.rage = champion.rage_tokens = box.start_rage
    champion.pool = [box.hero_stamina[champion.hero], box.hero_focus[champion.hero]]
    champion.gems = [0, 0, 0, box.start_white]
    champion.chart = []
    for cell in range(CELLS):
        skill = box.skill(champion.hero, cell)
        champion.chart += (box.skill_gems[skill], box.skill_white[skill])
    list_abilities(box, champion)


@final
class WhoBegins(Frame[Quest]):
    """A random player begins, unless it is agreed (SA-S5)."""

    verb: ClassVar[str] = "who-begins"
    fields: ClassVar[tuple[str, ...]] = ("seat",)
    clause: ClassVar[str] = "SA-S5"

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def ask(self, quest: Quest) -> Ask | None:
        if self.seat != NONE:
            return None
        return ask_nature(Chance("seat", 1, range(quest.players), dealt=True))

    def resume(self, quest: Quest, answer: Action) -> None:
        quest.first = answer.outcome[0] if isinstance(answer, Fate) else self.seat
        quest.tell("began", quest.first)


@final
class LayTiles(Frame[Quest]):
    """Achievement tiles on their spaces; two players leave one of each row empty (SA-S2, SA-S8)."""

    verb: ClassVar[str] = "lay-tiles"
    fields: ClassVar[tuple[str, ...]] = ("row:number",)
    clause: ClassVar[str] = "SA-S2"

    def __init__(self, row: int) -> None:
        self.row = row

    def ask(self, quest: Quest) -> Ask | None:
        if quest.players != FEWER_TILES_FOR:
            return None
        first = self.row * len(MASTERIES)
        spaces = range(first, first + LEVEL_MASTERY)
        return ask_nature(Chance("achievement", 1, spaces, dealt=True))

    def resume(self, quest: Quest, answer: Action) -> None:
        first = self.row * len(MASTERIES)
        for mastery in range(len(MASTERIES)):
            if mastery != LEVEL_MASTERY or self.row + 1 in quest.box.level_mastery_rows:
                quest.achievements[first + mastery] = UNTAKEN
        if isinstance(answer, Fate):
            quest.achievements[answer.outcome[0]] = NO_TILE
            quest.tell_all("space-without-tile", answer.outcome)


@final
class LayDecks(Frame[Quest]):
    """Demon decks with their top demon open, and the Demon Lord's cards (SA-S7)."""

    verb: ClassVar[str] = "lay-decks"
    clause: ClassVar[str] = "SA-S7"

    def resume(self, quest: Quest, answer: Action) -> None:
        box = quest.box
        for level in range(LEVELS):
            demons = [one for one in range(box.demons) if box.demon_level[one] == level + 1]
            quest.decks[level] = Pile([demons], [(0, len(demons))])
        lords = range(box.demons, box.demons + box.lords)
        furies = range(box.demons + box.lords, len(box.foe_ids))
        quest.lords = Pile([lords], [(0, len(lords))])
        quest.furies = Pile([furies], [(0, len(furies))])
        laid = quest.achievements.count(UNTAKEN)
        quest.tiles = Pile([range(len(box.blessing_ids))], [(0, laid)])  # SA-S8: the rest unseen
        # Dealing no demon shows the top card.
        quest.then_all([DealDemons(level + 1, 0) for level in range(LEVELS)])


def bonus_takers(quest: Quest, bonuses: list[int]) -> list[Seat]:
    """Who gets a start bonus, once for each, in turn order."""
    order = quest.clockwise_from(quest.first)
    return [seat for place, seat in enumerate(order) for _ in range(bonuses[place])]


@final
class StartPotions(Frame[Quest]):
    """Start bonuses by turn order: potions, whose colour is a coin flip (SA-S5)."""

    verb: ClassVar[str] = "start-potions"
    clause: ClassVar[str] = "SA-S5"

    def ask(self, quest: Quest) -> Ask | None:
        count = len(bonus_takers(quest, quest.box.bonus_potions))
        return ask_nature(Chance("potion", count, POTIONS, dealt=False)) if count else None

    def resume(self, quest: Quest, answer: Action) -> None:
        potions = answer.outcome if isinstance(answer, Fate) else ()
        for seat, potion in zip(bonus_takers(quest, quest.box.bonus_potions), potions, strict=True):
            _start_potion(quest, seat, potion)
        if quest.difficulty == GENTLE:
            for seat in quest.clockwise_from(quest.first):
                _fill_gently(quest, seat)


def _start_potion(quest: Quest, seat: Seat, potion: int) -> None:
    quest.champions[seat].potions[potion] += 1
    quest.tell("start-potion", seat, potion)


def _fill_gently(quest: Quest, seat: Seat) -> None:
    """SA-J12: a red and a blue potion besides, as far as there are slots."""
    champion = quest.champions[seat]
    free = quest.box.potion_slots - sum(champion.potions)
    for potion in POTIONS[: max(free, 0)]:
        _start_potion(quest, seat, potion)


@final
class StartCards(Frame[Quest]):
    """Start bonuses by turn order: cards, each of which moves a gem up (SA-S5)."""

    verb: ClassVar[str] = "start-cards"
    clause: ClassVar[str] = "SA-S5"

    def ask(self, quest: Quest) -> Ask | None:
        count = len(bonus_takers(quest, quest.box.bonus_cards))
        cards = range(len(quest.box.start_card_ids))
        return ask_nature(Chance("start-card", count, cards, dealt=True)) if count else None

    def resume(self, quest: Quest, answer: Action) -> None:
        cards = answer.outcome if isinstance(answer, Fate) else ()
        for seat, card in zip(bonus_takers(quest, quest.box.bonus_cards), cards, strict=True):
            quest.tell("start-card", seat, card)
            cell = quest.box.start_card_colour[card] * LEVELS + quest.box.start_card_from[card] - 1
            if quest.champions[seat].chart[cell * 2]:
                raise_gem(quest, seat, cell * 2)


@final
class FirstTurn(Frame[Quest]):
    """The first player's turn begins (SA-S5)."""

    verb: ClassVar[str] = "first-turn"
    clause: ClassVar[str] = "SA-S5"

    def resume(self, quest: Quest, answer: Action) -> None:
        begin_turn(quest, quest.first)


def setup_agenda(quest: Quest, *, choosing: Sequence[Seat], first: Seat) -> None:
    """Puts the chapter on the agenda: what is not given is chosen or left to chance."""
    quest.then(
        *[PickHero(seat) for seat in choosing],
        DealHeroes(),
        WhoBegins(first),
        *[LayTiles(row) for row in range(ROWS)],
        LayDecks(),
        StartPotions(),
        StartCards(),
        FirstTurn(),
    )
