"""The quest: everything on the table of Sanctum."""

from typing import Final, final

from hordekeep.games.sanctum.model.box import ACHIEVEMENTS, LEVELS, Box
from hordekeep.games.sanctum.model.champion import UNSET, Champion
from hordekeep.games.sanctum.model.perks import ALWAYS, COUNT_HITS, MOMENTS, PERK_DAMAGE, Perk
from hordekeep.kernel.play.pile import Pile
from hordekeep.kernel.play.seat import Seat
from hordekeep.kernel.play.state import State
from hordekeep.kernel.play.term import NONE

# Who has an achievement: a seat, nobody yet, or nobody ever (SA-S2: an empty space).
UNTAKEN: Final = NONE
NO_TILE: Final = -2

# Why the game ended (SA-E1…E3, SA-W10).
NOT_ENDED: Final = 0
LORD_BEATEN: Final = 1
ALL_FALLEN: Final = 2
ALL_FALLEN_EARLY: Final = 3
ENDINGS: Final[tuple[str, ...]] = ("not-ended", "lord-beaten", "all-fallen", "all-fallen-early")

NO_PILE: Final = Pile([[]], [])
"""Before anything is laid out."""

# They stand in a blank copy until its own lists take the place.
NO_CHAMPIONS: Final[list[Champion]] = []
NO_DECKS: Final[list[Pile]] = []
NO_DISCARDS: Final[list[list[int]]] = []
NO_SETS: Final[list[tuple[int, ...]]] = []


@final
class Quest(State):
    """One game of Sanctum."""

    def __init__(self, box: Box, players: int, difficulty: int, *, blank: bool = False) -> None:
        super().__init__(blank=blank)
        self.box = box
        self.players = players
        self.difficulty = difficulty
        self.in_order = False
        """Whether act VI is played strictly in order from the breacher, by an option (SA-J11)."""
        self.champions = NO_CHAMPIONS if blank else [Champion(NONE) for _ in range(players)]

        self.hits = UNSET if blank else [0] * len(box.foe_ids)
        """The boxes hit on each foe, as bits."""
        self.decks = NO_DECKS if blank else [NO_PILE] * LEVELS
        """The demon decks, their top demon open (SA-S7)."""
        self.discards = NO_DISCARDS if blank else [[] for _ in range(LEVELS)]
        """Sorted: what order they came in is nothing anybody needs."""
        self.drawn: list[int] = UNSET if blank else []
        """Demons just dealt, not yet in sets."""
        self.sets = NO_SETS if blank else []
        """The demon sets on the present board."""
        self.bounty: list[int] = UNSET if blank else []
        """The items of an open chest (SA-M4)."""

        self.act = NONE
        """The board of the foremost figure, and its space there."""
        self.space = 0
        self.order: list[int] = UNSET if blank else []
        """Figures, foremost first (SA-M7)."""
        self.first = NONE
        """Who began (SA-S5)."""
        self.turn = NONE
        self.turns = 0

        self.achievements = UNSET if blank else [NO_TILE] * len(ACHIEVEMENTS)
        self.tiles = NO_PILE
        """Achievement tiles nobody has seen (SA-S2, SA-S8)."""

        self.lords = NO_PILE
        self.furies = NO_PILE
        self.breacher = NONE
        self.laid = 0
        """The Demon Lord's cards laid at the cathedral and below it (SA-W3, SA-W5)."""
        self.turned: list[int] = UNSET if blank else []
        """Those of his cards whose attack was turned up: his answer, then the roars."""
        self.rounds = 0
        self.roars = 0
        self.ending = NOT_ENDED

    def clone(self) -> "Quest":
        other = Quest(self.box, self.players, self.difficulty, blank=True)
        other.in_order = self.in_order
        other.champions = [champion.clone() for champion in self.champions]
        other.hits = self.hits.copy()
        other.decks = [deck.clone() for deck in self.decks]
        other.discards = self.discards.copy()  # each is replaced as a whole where it changes
        other.drawn = self.drawn.copy()
        other.sets = self.sets.copy()
        other.bounty = self.bounty.copy()
        other.act = self.act
        other.space = self.space
        other.order = self.order.copy()
        other.first = self.first
        other.turn = self.turn
        other.turns = self.turns
        other.achievements = self.achievements.copy()
        other.tiles = self.tiles.clone()
        other.lords = self.lords.clone()
        other.furies = self.furies.clone()
        other.breacher = self.breacher
        other.laid = self.laid
        other.turned = self.turned.copy()
        other.rounds = self.rounds
        other.roars = self.roars
        other.ending = self.ending
        other.lane = self.lane
        other.heard = None
        other.copy_agendas(self)
        return other

    def numbers(self) -> list[int]:
        flat = [
            self.players,
            self.difficulty,
            self.act,
            self.space,
            self.first,
            self.turn,
            self.turns,
            self.breacher,
            self.laid,
            self.rounds,
            self.roars,
            self.ending,
        ]
        flat += self.hits
        flat += self.achievements
        for champion in self.champions:
            flat += champion.numbers()
        for several in (
            *[deck.numbers() for deck in self.decks],
            *self.discards,
            self.drawn,
            self.bounty,
            self.order,
            self.tiles.numbers(),
            self.lords.numbers(),
            self.furies.numbers(),
            self.turned,
        ):
            flat.append(len(several))
            flat += several
        flat.append(len(self.sets))
        for demons in self.sets:
            flat.append(len(demons))
            flat += demons
        if self.in_order:  # the others keep the fingerprints of before there was a choice
            flat.append(1)
        return flat

    # Reading players.

    def living(self) -> list[Seat]:
        """The seats whose champions are alive."""
        return [seat for seat in range(self.players) if not self.champions[seat].dead]

    def anybody_lives(self) -> bool:
        """Whether any champion is alive."""
        for champion in self.champions:
            if not champion.dead:
                return True
        return False

    def fighting(self) -> list[Seat]:
        """SA-L7: who is alive and has cards of the last battle left."""
        return [seat for seat in self.living() if not self.champions[seat].triumphant]

    def fighting_in_order(self) -> list[Seat]:
        """The same in turn order from the breacher."""
        fighting = self.fighting()
        return [seat for seat in self.clockwise_from(max(self.breacher, 0)) if seat in fighting]

    def clockwise_from(self, seat: Seat) -> list[Seat]:
        """All seats in turn order, beginning with one."""
        return [(seat + step) % self.players for step in range(self.players)]

    def perks(self, champion: Champion, at: int) -> list[Perk]:
        """What a champion's gained skills do at a moment."""
        known = self.box.perks_at[champion.hero * MOMENTS + at]
        if not known:
            return known
        return [perk for perk in known if champion.skills >> perk.skill & 1]

    # Reading foes.

    def open_boxes(self, foe: int) -> list[int]:
        """The faces of the boxes that are not hit."""
        hit = self.hits[foe]
        return [face for box, face in enumerate(self.box.foe_boxes[foe]) if not hit >> box & 1]

    def is_felled(self, foe: int) -> bool:
        """SA-F7: whether all boxes of a foe are hit."""
        return self.hits[foe] == (1 << len(self.box.foe_boxes[foe])) - 1

    def foes(self, champion: Champion) -> list[int]:
        """The foes that can be hit now: own living demons, or the card under the figure (SA-L3)."""
        if champion.row:
            return [champion.row[champion.at]] if champion.at < len(champion.row) else []
        return [demon for demon in champion.demons if not self.is_felled(demon)]

    def damage_of(self, champion: Champion, foe: int) -> int:
        """SA-F7: what a living foe does, lowered by skills."""
        damage = self.box.foe_damage[foe]
        for perk in self.perks(champion, ALWAYS):
            if perk.do != PERK_DAMAGE:
                continue
            if perk.count == COUNT_HITS and self.hits[foe].bit_count() < perk.least:
                continue
            damage = max(damage + perk.n, perk.floor)
        return damage

    def damage_to(self, champion: Champion) -> int:
        """SA-F7, SA-L5, SA-K5: what all foes that stand do to a champion, unblocked."""
        if not champion.row:
            total = 0
            for demon in champion.demons:
                if not self.is_felled(demon):
                    total += self.damage_of(champion, demon)
            return total
        total = champion.more
        for place in range(champion.at, len(champion.row)):
            if self.is_face_up(champion, place):
                total += self.damage_of(champion, champion.row[place])
        return total

    def is_face_up(self, champion: Champion, place: int) -> bool:
        """SA-L1, SA-L4: a fury card is closed until the figure steps onto it."""
        return place <= champion.at or not self.box.is_fury(champion.row[place])
