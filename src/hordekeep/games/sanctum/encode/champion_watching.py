"""Who follows the champions of a quest, and tells of each what everybody sees."""

from typing import Final, final

from hordekeep.games.sanctum.model.box import CELLS
from hordekeep.games.sanctum.model.champion import CHANGED, FACE, LOST, PLACED, Champion
from hordekeep.games.sanctum.model.dice import FACES
from hordekeep.games.sanctum.model.state import Quest
from hordekeep.kernel.encode.observer import MOST, bits

CHAMPION_NUMBERS: Final = 30
"""As `_numbers` lists them."""
DICE_NUMBERS: Final = 4 * FACES
"""Of each face: dice in hand, in hand and changed, placed, lost."""
NO_DICE: Final = bytes(DICE_NUMBERS)
NO_CHART: Final = bytes(2 * CELLS)
CLOSED: Final = MOST
"""A fury card that nobody has seen."""

UNSEEN_YET: Final = -2
"""Differs from everything that a champion can have."""

# What is told of a champion, in pieces that change apart from each other.
NUMBERS: Final = 0
SKILLS: Final = 1
USED_SKILLS: Final = 2
GEAR: Final = 3
SOCKETS: Final = 4
CHART: Final = 5
DICE: Final = 6
ROW: Final = 7
PIECES: Final = 8


@final
class ChampionWatcher:
    """Follows one champion: `told` are the pieces, `changed` those that the last look told anew.

    Lists that copies of a champion share are replaced where they change, so that it is enough to
    look whether they are the same ones.
    """

    def __init__(self, row: int) -> None:
        self._row_length = row
        self._seen = Champion(UNSEEN_YET)
        self._seen.skills = UNSEEN_YET
        self._seen.used = UNSEEN_YET
        self._seen.rolled = [UNSEEN_YET]
        self.told = [b""] * PIECES
        self.changed = 0
        """As bits."""

    def look(self, quest: Quest, champion: Champion) -> None:
        """Brings `told` up to date."""
        seen = self._seen
        self.changed = 0
        if not _same_numbers(champion, seen):
            self._note(NUMBERS, bytes(_numbers(champion)))
        if champion.skills != seen.skills:
            self._note(SKILLS, bits(champion.skills, CELLS))
        if champion.used != seen.used:
            self._note(USED_SKILLS, bits(champion.used, CELLS))
        if champion.slots is not seen.slots:
            self._note(GEAR, bytes([item + 1 for item in champion.slots]))
        if champion.sockets is not seen.sockets:
            self._note(SOCKETS, bytes(champion.sockets))
        if champion.chart is not seen.chart:
            self._note(CHART, bytes(champion.chart) if champion.chart else NO_CHART)
        if champion.rolled != seen.rolled:
            self._note(DICE, _dice(champion))
        if champion.row is not seen.row or (champion.row and champion.at != seen.at):
            self._note(ROW, self._row(quest, champion))
        if self.changed:
            _remember(champion, seen)

    def _note(self, piece: int, told: bytes) -> None:
        self.told[piece] = told
        self.changed |= 1 << piece

    def _row(self, quest: Quest, champion: Champion) -> bytes:
        """The last battle's cards from 1 on; nobody knows a closed fury card (SA-L1)."""
        row = champion.row
        told = [
            row[place] + 1 if row[place] < 0 or quest.is_face_up(champion, place) else CLOSED
            for place in range(len(row))
        ]
        return bytes(told) + bytes(self._row_length - len(told))


def _remember(champion: Champion, seen: Champion) -> None:
    """Copies what is looked at; those lists that change in place by their contents."""
    seen.hero = champion.hero
    seen.life = champion.life
    seen.space = champion.space
    seen.rage = champion.rage
    seen.act = champion.act
    seen.struck = champion.struck
    seen.kills = champion.kills
    seen.drunk = champion.drunk
    seen.shields = champion.shields
    seen.shielded = champion.shielded
    seen.answered = champion.answered
    seen.at = champion.at
    seen.fewer = champion.fewer
    seen.more = champion.more
    seen.veiled = champion.veiled
    seen.dice = champion.dice
    seen.rage_tokens = champion.rage_tokens
    seen.equipped_once = champion.equipped_once
    seen.shortened = champion.shortened
    seen.dead = champion.dead
    seen.triumphant = champion.triumphant
    seen.skills = champion.skills
    seen.used = champion.used
    seen.gems = champion.gems
    seen.blessings = champion.blessings
    seen.slots = champion.slots
    seen.sockets = champion.sockets
    seen.chart = champion.chart
    seen.row = champion.row
    if champion.pool != seen.pool:
        seen.pool = champion.pool.copy()
    if champion.potions != seen.potions:
        seen.potions = champion.potions.copy()
    if champion.rolled != seen.rolled:
        seen.rolled = champion.rolled.copy()


def _same_numbers(champion: Champion, seen: Champion) -> bool:
    """Whether all that `_numbers` lists is as it was."""
    return (
        champion.life == seen.life
        and champion.space == seen.space
        and champion.rage == seen.rage
        and champion.act == seen.act
        and champion.struck == seen.struck
        and champion.kills == seen.kills
        and champion.drunk == seen.drunk
        and champion.shields == seen.shields
        and champion.shielded == seen.shielded
        and champion.answered == seen.answered
        and champion.at == seen.at
        and champion.fewer == seen.fewer
        and champion.more == seen.more
        and champion.veiled == seen.veiled
        and champion.dice == seen.dice
        and champion.rage_tokens == seen.rage_tokens
        and champion.equipped_once == seen.equipped_once
        and champion.shortened == seen.shortened
        and champion.dead == seen.dead
        and champion.triumphant == seen.triumphant
        and champion.hero == seen.hero
        and champion.gems is seen.gems
        and champion.blessings is seen.blessings
        and champion.pool == seen.pool
        and champion.potions == seen.potions
    )


def _numbers(champion: Champion) -> list[int]:
    return [
        champion.hero + 1,
        champion.life,
        champion.shortened,
        champion.dead,
        champion.triumphant,
        *champion.pool,
        *champion.potions,
        champion.dice,
        champion.rage,
        champion.rage_tokens,
        *champion.gems,
        champion.equipped_once,
        champion.act + 1,
        champion.space,
        champion.answered,
        champion.at,
        champion.fewer,
        champion.more,
        min(champion.drunk, MOST),
        champion.kills,
        champion.shields,
        champion.shielded,
        champion.struck + 1,
        champion.veiled,
        len(champion.blessings),
    ]


def _dice(champion: Champion) -> bytes:
    if not champion.rolled:
        return NO_DICE
    told = [0] * DICE_NUMBERS
    for die in champion.rolled:
        face = (die & FACE) - 1
        if die & LOST:
            told[3 * FACES + face] += 1
        elif die & PLACED:
            told[2 * FACES + face] += 1
        elif die & CHANGED:
            told[FACES + face] += 1
        else:
            told[face] += 1
    return bytes(told)
