"""A champion: one player's hero and everything that belongs to it, as small integers."""

from typing import Final, final

from hordekeep.games.sanctum.model.box import CELLS, COLOURS, FOCUS, SLOTS, STAMINA
from hordekeep.kernel.play.term import NONE

# A die is its face and what has become of it in this fight.
FACE: Final = 7
CHANGED: Final = 8
"""Changed since it was rolled (SA-K9)."""
PLACED: Final = 16
"""On a hit box (SA-F3)."""
LOST: Final = 32
"""Out of this fight (SA-K9)."""
SILVER_DIE: Final = 64
OUT_OF_HAND: Final = PLACED | LOST

# What lies in an ability box; an ability's mark is first box + 4 × second box.
EMPTY: Final = 0
STAMINA_MARK: Final = 1
FOCUS_MARK: Final = 2
SPOILED: Final = 3
MARKS: Final = ("empty", "stamina", "focus", "spoiled")
MARK_OF: Final[tuple[int, ...]] = (STAMINA_MARK, FOCUS_MARK)

GEM_COLOURS: Final = len(COLOURS)

# Where a champion's figure is, beyond the boards of acts I to V.
NOWHERE: Final = NONE
CATHEDRAL: Final = 5

UNSET: Final[list[int]] = []
"""Stands in a blank copy until its own list takes the place."""


@final
class Champion:
    """All that lies in front of one player; a blank one is to be filled by `clone`."""

    def __init__(self, hero: int, *, blank: bool = False) -> None:
        self.hero = hero
        self.life = 0
        self.shortened = 0
        """Spaces of the life track marked from below, the death space first (SA-K6)."""
        self.dead = 0
        self.triumphant = 0
        """1 when the last card of the own row has fallen (SA-L8)."""

        self.pool = UNSET if blank else [0, 0]
        """Stamina and focus markers at hand."""
        self.potions = UNSET if blank else [0, 0]
        """Red ones free stamina, blue ones focus."""
        self.dice = 0
        """Gold dice for good."""
        self.rage = 0
        """Rage tokens that are active, of `rage_tokens`."""
        self.rage_tokens = 0

        self.chart = UNSET if blank else [0] * (CELLS * 2)
        """Gems on the skills: of the column's colour (cell × 2) and white ones (cell × 2 + 1)."""
        self.skills = 0
        """The cells of gained skills, as bits."""
        self.gems = UNSET if blank else [0] * GEM_COLOURS
        """The gem pool: red, green, blue, white."""
        self.slots = UNSET if blank else [NONE] * len(SLOTS)
        """The item in each slot."""
        self.sockets = UNSET if blank else [0] * (len(SLOTS) * GEM_COLOURS)
        """Gems on the item of each slot: slot × 4 + colour."""
        self.equipped_once = 0
        """Whether the third die is free (SA-R4)."""
        self.pouch = UNSET if blank else []
        self.abilities = UNSET if blank else []
        """Abilities of equipped items, of free slots and of the signature skill."""
        self.marks = UNSET if blank else []
        """What lies on the boxes of each of these."""
        self.blessings = UNSET if blank else []
        self.spent = 0
        """The blessings used or lost, as bits."""

        self.act = NOWHERE
        self.space = 0
        self.demons = UNSET if blank else []
        """On the battle board."""
        self.answered = 0
        """How many of the Demon Lord's cards hit in his answer; 0 while the call is unanswered."""

        self.row = UNSET if blank else []
        """The last battle's cards from left to right; NONE where one was shuffled back (SA-P5)."""
        self.at = 0
        """The figure's place in the row; beaten cards are to its left."""
        self.fewer = 0
        """Dice missing in the next fight (SA-K4)."""
        self.more = 0
        """Damage more in the next fight (SA-K5)."""

        self.rolled = UNSET if blank else []
        """The dice of this fight."""
        self.drunk = 0
        """Potions drunk before this roll."""
        self.used = 0
        """The cells of skills used in this fight or rest, as bits."""
        self.kills = 0
        self.shields = 0
        self.shielded = 0
        """Whether a shield ability was used in this fight."""
        self.struck = NONE
        """The die that was placed just now (SA-A5)."""
        self.veiled = 0
        """Whether only changed dice hit the present card (SA-K9)."""

    def clone(self) -> "Champion":
        """An independent copy."""
        other = Champion(self.hero, blank=True)
        other.life = self.life
        other.shortened = self.shortened
        other.dead = self.dead
        other.triumphant = self.triumphant
        other.pool = self.pool.copy()
        other.potions = self.potions.copy()
        other.dice = self.dice
        other.rage = self.rage
        other.rage_tokens = self.rage_tokens
        # What seldom changes is shared, and replaced as a whole where it changes.
        other.chart = self.chart
        other.skills = self.skills
        other.gems = self.gems
        other.slots = self.slots
        other.sockets = self.sockets
        other.equipped_once = self.equipped_once
        other.pouch = self.pouch.copy()
        other.abilities = self.abilities
        other.marks = self.marks.copy()
        other.blessings = self.blessings
        other.spent = self.spent
        other.act = self.act
        other.space = self.space
        other.demons = self.demons
        other.answered = self.answered
        other.row = self.row
        other.at = self.at
        other.fewer = self.fewer
        other.more = self.more
        other.rolled = self.rolled.copy()
        other.drunk = self.drunk
        other.used = self.used
        other.kills = self.kills
        other.shields = self.shields
        other.shielded = self.shielded
        other.struck = self.struck
        other.veiled = self.veiled
        return other

    def numbers(self) -> list[int]:
        """Everything that distinguishes this champion, in a fixed order."""
        flat = [
            self.hero,
            self.life,
            self.shortened,
            self.dead,
            self.triumphant,
            self.dice,
            self.rage,
            self.rage_tokens,
            self.skills,
            self.equipped_once,
            self.spent,
            self.act,
            self.space,
            self.answered,
            self.at,
            self.fewer,
            self.more,
            self.drunk,
            self.used,
            self.kills,
            self.shields,
            self.shielded,
            self.struck,
            self.veiled,
        ]
        for several in (
            self.pool,
            self.potions,
            self.chart,
            self.gems,
            self.slots,
            self.sockets,
            self.pouch,
            self.abilities,
            self.marks,
            self.blessings,
            self.demons,
            self.row,
            self.rolled,
        ):
            flat.append(len(several))
            flat += several
        return flat

    # Reading.

    def grave(self) -> int:
        """SA-K6: the highest space of the life track that is death."""
        return max(self.shortened - 1, 0)

    def in_last_battle(self) -> bool:
        """Whether this champion faces the Demon Lord's row (SA-L1)."""
        return bool(self.row)

    def has_skill(self, cell: int) -> bool:
        """Whether a skill is gained."""
        return bool(self.skills >> cell & 1)

    def markers_on_boxes(self, marker: int) -> int:
        """How many stamina (or focus) markers lie on ability boxes."""
        mark = MARK_OF[marker]
        return sum([(one & 3 == mark) + (one >> 2 == mark) for one in self.marks])

    def markers(self, marker: int) -> int:
        """All markers of a kind: in the pool and on boxes (SA-R3)."""
        return self.pool[marker] + self.markers_on_boxes(marker)

    def unspent(self) -> list[int]:
        """Blessings that can still be used."""
        return [one for one in self.blessings if not self.spent >> one & 1]

    def unplaced_dice(self) -> int:
        """Dice in hand: neither placed nor lost."""
        return len([die for die in self.rolled if not die & OUT_OF_HAND])

    def gems_gained(self, colour: int) -> int:
        """SA-H2: gems of a colour in the pool or on items."""
        found = self.gems[colour]
        for slot in range(len(SLOTS)):
            if self.slots[slot] >= 0:
                found += self.sockets[slot * GEM_COLOURS + colour]
        return found

    def stamina(self) -> int:
        """Stamina at hand."""
        return self.pool[STAMINA]

    def focus(self) -> int:
        """Focus at hand."""
        return self.pool[FOCUS]

    # Changing.

    def own_gear(self) -> None:
        """Before slots, sockets or gems change: copies share them until then."""
        self.slots = self.slots.copy()
        self.sockets = self.sockets.copy()
        self.gems = self.gems.copy()

    def begin_fight(self) -> None:
        """Forgets the last fight; what was suffered for the next one stays (SA-K4, SA-K5)."""
        self.rolled = []
        self.drunk = 0
        self.used = 0
        self.kills = 0
        self.shields = 0
        self.shielded = 0
        self.struck = NONE
        self.veiled = 0
