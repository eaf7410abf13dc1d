"""Laying out a quest by names: whatever lies on the table before a test begins to play."""

from collections.abc import Mapping, Sequence
from typing import Self

from hordekeep.games.sanctum.model.box import (
    ACHIEVEMENTS,
    CELLS,
    COLOURS,
    FOCUS,
    SLOT_TYPES,
    SLOTS,
    STAMINA,
    WALLS,
)
from hordekeep.games.sanctum.model.champion import GEM_COLOURS, MARKS, SILVER_DIE, Champion
from hordekeep.games.sanctum.model.gems import PAYMENTS, ways_to_fill
from hordekeep.games.sanctum.model.state import NO_TILE, UNTAKEN, Quest
from hordekeep.games.sanctum.opening import open_game
from hordekeep.games.sanctum.rules.abilities import list_abilities
from hordekeep.games.sanctum.rules.last_battle import Round
from hordekeep.games.sanctum.rules.setup import LayTiles, StartCards, StartPotions
from hordekeep.games.sanctum.rules.turn import Turn, begin_turn
from hordekeep.kernel.play.action import HAPPENS, Fate
from hordekeep.kernel.play.frame import AnyFrame
from hordekeep.kernel.play.pile import Pile
from hordekeep.kernel.play.term import NONE

GAME = open_game(version=1)
BOX = GAME.box
WORDS = GAME.lexicon


def number(kind: str, word: str) -> int:
    """The number of a word: `number("foe", "r1-05")`."""
    return WORDS.value(kind, word)


def begun_quest(options: Mapping[str, object]) -> Quest:
    """A quest whose setup is done without any chance, before the first player's turn.

    Nobody has a start bonus, all eleven achievement tiles lie (also for two players), the decks
    show their last demons (r1-12, r2-09, r3-07), and the figures stand on the first spaces of
    act I, the first player foremost, with no demons around.
    """
    quest = GAME.begin(GAME.options(options))
    while not isinstance(quest.agenda[-1], Turn):
        frame = quest.agenda.pop()
        if isinstance(frame, StartPotions | StartCards):
            continue
        asked = None if isinstance(frame, LayTiles) else frame.ask(quest)
        chance = None if asked is None else asked.chance
        frame.resume(quest, HAPPENS if chance is None else Fate((chance.pool[-1],)))
    quest.order = quest.clockwise_from(quest.first)
    quest.act, quest.space = 0, quest.players
    for place, seat in enumerate(quest.order):
        champion = quest.champions[seat]
        champion.act, champion.space = 0, quest.players - place
    return quest


class Layout:
    """Everything that can be put on the table. Calls can be chained; none may follow play."""

    @property
    def quest(self) -> Quest:
        """What is on the table."""
        raise NotImplementedError

    def seat(self, hero: str) -> int:
        """The seat of a hero."""
        wanted = number("hero", hero)
        return [champion.hero for champion in self.quest.champions].index(wanted)

    def heroes(self) -> list[str]:
        """All heroes, seat by seat."""
        return [WORDS.word("hero", champion.hero) for champion in self.quest.champions]

    def champion(self, hero: str) -> Champion:
        """A hero with everything that belongs to it, to look at."""
        return self.quest.champions[self.seat(hero)]

    # Demons and boards.

    def demons(self, hero: str, *demons: str) -> Self:
        """Demons come onto a battle board, out of their decks."""
        for demon in demons:
            self.champion(hero).demons.append(self._out_of_deck(demon))
        return self

    def _out_of_deck(self, demon: str) -> int:
        """The number of a demon that lies in no deck from now on."""
        found = number("demon", demon)
        deck = self.quest.decks[BOX.demon_level[found] - 1]
        if deck.opened == found:
            deck.opened = NONE
        elif found in deck.unseen[0]:
            deck.take_top(found)
        return found

    def hits(self, foe: str, *faces: int) -> Self:
        """A foe is already hit on boxes of these faces."""
        which = number("foe", foe)
        for face in faces:
            boxes = BOX.foe_boxes[which]
            still = [b for b, f in enumerate(boxes) if f == face and not self._is_hit(which, b)]
            self.quest.hits[which] |= 1 << still[0]
        return self

    def _is_hit(self, foe: int, box: int) -> bool:
        return bool(self.quest.hits[foe] >> box & 1)

    def board(self, act: int, space: int, *sets: str) -> Self:
        """The front is this space of act 1 to 5, and these sets lie there (`r1-01 r1-02`).

        The figures themselves stay where they are: see `at`.
        """
        self.quest.act, self.quest.space = act - 1, space
        self.quest.sets = [tuple(map(self._out_of_deck, one.split())) for one in sets]
        return self

    def at(self, hero: str, act: int, space: int = 1) -> Self:
        """A figure stands on a space of act 1 to 5; act 0: it has not moved yet (see `order`)."""
        champion = self.champion(hero)
        champion.act, champion.space = act - 1, space
        if not act:
            self.quest.order.remove(self.seat(hero))
            champion.space = 0
        return self

    def order(self, *heroes: str) -> Self:
        """The figures in order, foremost first."""
        self.quest.order = [self.seat(hero) for hero in heroes]
        return self

    def at_walls(self, *heroes: str) -> Self:
        """Figures stand on board V, which is open."""
        self.quest.act, self.quest.space = WALLS, 1
        for hero in heroes:
            self.at(hero, WALLS + 1)
        return self

    def deck(self, level: int, *demons: str) -> Self:
        """A deck holds exactly these, the first one open on top."""
        numbers = [number("demon", one) for one in demons]
        opened = numbers[0] if numbers else NONE
        closed = numbers[1:]
        self.quest.decks[level - 1] = Pile([closed], [(0, len(closed))], opened)
        return self

    def discards(self, *demons: str) -> Self:
        """Cards lie on the discards of their levels, out of the decks."""
        for one in demons:
            demon = self._out_of_deck(one)
            pile = self.quest.discards[BOX.demon_level[demon] - 1]
            pile.append(demon)
            pile.sort()
        return self

    # What a hero has.

    def life(self, hero: str, life: int) -> Self:
        """A hero has exactly this much life."""
        self.champion(hero).life = life
        return self

    def dice(self, hero: str, dice: int) -> Self:
        """A hero has exactly so many gold dice for good."""
        self.champion(hero).dice = dice
        return self

    def pool(self, hero: str, stamina: int, focus: int) -> Self:
        """A hero has exactly these markers at hand."""
        self.champion(hero).pool = [stamina, focus]
        return self

    def potions(self, hero: str, red: int = 0, blue: int = 0) -> Self:
        """A hero has exactly these potions."""
        self.champion(hero).potions = [red, blue]
        return self

    def rage(self, hero: str, active: int, tokens: int = 1) -> Self:
        """So many of a hero's rage tokens are active."""
        self.champion(hero).rage, self.champion(hero).rage_tokens = active, tokens
        return self

    def gems(
        self, hero: str, *, red: int = 0, green: int = 0, blue: int = 0, white: int = 0
    ) -> Self:
        """A hero's gem pool holds exactly these."""
        self.champion(hero).gems = [red, green, blue, white]
        return self

    def chart(self, hero: str, **gems: int) -> Self:
        """So many gems lie on a skill: `red_1=1`, `white_red_3=0` (words of gems, `_` for `-`)."""
        for gem, count in gems.items():
            self.champion(hero).chart[number("gem", gem.replace("_", "-"))] = count
        return self

    def skills(self, *skills: str) -> Self:
        """Skills (`huntress.red.1`) are gained: no gems on them, tiles gave their markers.

        What a card does when it is gained has not happened.
        """
        for skill in skills:
            which = number("skill", skill)
            champion = self.champion(skill.split(".")[0])
            cell = which % CELLS
            champion.skills |= 1 << cell
            champion.chart[cell * 2] = champion.chart[cell * 2 + 1] = 0
            champion.pool[STAMINA] += BOX.skill_stamina[which]
            champion.pool[FOCUS] += BOX.skill_focus[which]
            list_abilities(BOX, champion)
        return self

    def pouch(self, hero: str, *items: str) -> Self:
        """Items (by name, `seers-hood`, or demon, `b1-03`) lie in a pouch."""
        self.champion(hero).pouch += [self._item(one) for one in items]
        return self

    def _item(self, item: str) -> int:
        known = item in WORDS.vocabularies["item"].index
        return self._out_of_deck(WORDS.word("demon", number("item", item)) if known else item)

    def equipped(self, hero: str, item: str, slot: str = "", gems: str = "") -> Self:
        """An item is equipped in a free slot, with gems from nowhere (its own colours)."""
        which = self._item(item)
        champion = self.champion(hero)
        wanted = BOX.item_type[which]
        fitting = [n for n in range(len(SLOTS)) if SLOT_TYPES[n] == wanted]
        free = [n for n in fitting if champion.slots[n] == NONE]
        place = number("slot", slot) if slot else free[0]
        paid = number("gems", gems) if gems else ways_to_fill(BOX.item_gems[which], 0)[0]
        champion.slots[place] = which
        first = place * GEM_COLOURS
        champion.sockets[first : first + GEM_COLOURS] = list(PAYMENTS[paid])
        champion.pool[STAMINA] += BOX.item_stamina[which]
        champion.pool[FOCUS] += BOX.item_focus[which]
        if not champion.equipped_once:
            champion.equipped_once = 1
            champion.dice += BOX.first_item_dice
        list_abilities(BOX, champion)
        return self

    def marks(self, hero: str, ability: str, *marks: str) -> Self:
        """What lies on the boxes of an ability: `stamina`, `focus`, `spoiled`, `empty`.

        The markers come from nowhere: the pool stays as it is.
        """
        champion = self.champion(hero)
        place = champion.abilities.index(number("ability", ability))
        mark = sum([MARKS.index(one) << (2 * index) for index, one in enumerate(marks)])
        champion.marks[place] = mark
        return self

    def blessings(self, hero: str, *blessings: str, spent: Sequence[str] = ()) -> Self:
        """A hero has these blessings, from tiles of the board's first spaces that are free."""
        champion = self.champion(hero)
        for word in blessings:
            blessing = number("blessing", word)
            self.quest.tiles.take_top(blessing)
            champion.blessings.append(blessing)
            self.quest.achievements[self.quest.achievements.index(UNTAKEN)] = self.seat(hero)
        for word in spent:
            champion.spent |= 1 << number("blessing", word)
        return self

    def no_tile(self, *achievements: str) -> Self:
        """Spaces of the achievement board are empty (`skill-1`)."""
        for one in achievements:
            self.quest.achievements[ACHIEVEMENTS.index(one)] = NO_TILE
        return self

    def dead(self, *heroes: str) -> Self:
        """Heroes are dead."""
        for hero in heroes:
            self.champion(hero).dead, self.champion(hero).life = 1, 0
        return self

    # The last battle.

    def row(self, hero: str, *cards: str, at: int = 0) -> Self:
        """A hero's row of the last battle, and the figure's place in it (0: the leftmost)."""
        champion = self.champion(hero)
        for card in cards:
            foe = number("foe", card)
            pile = self.quest.furies if BOX.is_fury(foe) else self.quest.lords
            pile.take_top(foe)
            champion.row.append(foe)
        champion.at = at
        for foe in champion.row[:at]:
            self.quest.hits[foe] = (1 << len(BOX.foe_boxes[foe])) - 1
        champion.demons = []
        return self

    def breached(self, hero: str, laid: int = 2) -> Self:
        """A hero has breached the walls, and so many cards lie; nobody has answered."""
        self.at_walls(hero)
        self.champion(hero).act = WALLS + 1
        self.champion(hero).answered = 2
        self.quest.breacher, self.quest.laid = self.seat(hero), laid
        return self

    # Where play begins.

    def agenda(self, *frames: AnyFrame) -> Self:
        """Play begins with these frames, and nothing else waits."""
        self.quest.agenda.clear()
        self.quest.then(*frames)
        return self

    def turn(self, hero: str) -> Self:
        """The turn of a hero begins (the first player's does when nothing is said)."""
        self.quest.agenda.clear()
        begin_turn(self.quest, self.seat(hero))
        return self

    def battle(self, rounds: int = 0) -> Self:
        """A round of the last battle begins, after so many others."""
        self.quest.turn = NONE
        self.quest.rounds = self.quest.roars = rounds
        return self.agenda(Round())


def gem_pool(champion: Champion) -> dict[str, int]:
    """A gem pool in words, colours that are there."""
    return {COLOURS[colour]: count for colour, count in enumerate(champion.gems) if count}


def faces(champion: Champion) -> list[int]:
    """The faces of all dice of a fight, as they lie."""
    return [die & 7 for die in champion.rolled]


def silver_dice(champion: Champion) -> int:
    """How many of the rolled dice are silver."""
    return len([die for die in champion.rolled if die & SILVER_DIE])
