"""A champion in words and back: one player's part of a position file."""

from collections.abc import Sequence
from typing import Any, Final

from hordekeep.games.sanctum.model.box import CELLS, COLOURS, MARKERS, SLOTS, Box
from hordekeep.games.sanctum.model.champion import (
    CHANGED,
    EMPTY,
    FACE,
    GEM_COLOURS,
    LOST,
    MARKS,
    PLACED,
    SILVER_DIE,
    Champion,
)
from hordekeep.games.sanctum.model.dice import FACES
from hordekeep.games.sanctum.model.gems import GEM_WORDS, PAYMENTS
from hordekeep.games.sanctum.model.state import Quest
from hordekeep.games.sanctum.position.deriving import (
    gems_at_start,
    gems_now,
    marker_sources,
    rage_tokens,
)
from hordekeep.games.sanctum.rules.abilities import list_abilities
from hordekeep.kernel.play.term import NONE, Lexicon
from hordekeep.kernel.record.position_reader import PositionReader

POTIONS: Final = ("red", "blue")
MOST_SUFFERED: Final = 100
"""More of anything than a fight can bring."""

DIE_MARKS: Final[tuple[tuple[str, int], ...]] = (
    ("changed", CHANGED),
    ("placed", PLACED),
    ("lost", LOST),
    ("silver", SILVER_DIE),
)


def describe_champion(words: Lexicon, box: Box, champion: Champion) -> dict[str, Any]:
    """Everything in front of one player, by names."""
    return {
        "hero": words.word("hero", champion.hero),
        "life": champion.life,
        "shortened": champion.shortened,
        "dead": bool(champion.dead),
        "triumphant": bool(champion.triumphant),
        "act": words.word("act", champion.act),
        "space": champion.space,
        "answered": champion.answered,
        "stamina": champion.pool[0],
        "focus": champion.pool[1],
        "potions": _counted(POTIONS, champion.potions),
        "dice": champion.dice,
        "rage": champion.rage,
        "rage_tokens": champion.rage_tokens,
        "gems": _counted(COLOURS, champion.gems),
        "chart": {GEM_WORDS[gem]: count for gem, count in enumerate(champion.chart) if count},
        "skills": _skills(words, champion, champion.skills),
        "slots": {
            SLOTS[
                slot
            ]: f"{words.word('item', item)} {words.word('gems', _payment(champion, slot))}"
            for slot, item in enumerate(champion.slots)
            if item != NONE
        },
        "equipped_once": bool(champion.equipped_once),
        "pouch": [words.word("item", item) for item in champion.pouch],
        "marks": {
            words.word("ability", ability): _marks(box, ability, champion.marks[place])
            for place, ability in enumerate(champion.abilities)
            if champion.marks[place] != EMPTY
        },
        "blessings": [words.word("blessing", one) for one in champion.blessings],
        "spent": [
            words.word("blessing", one) for one in champion.blessings if champion.spent >> one & 1
        ],
        "demons": [words.word("demon", demon) for demon in champion.demons],
        "row": [words.word("foe", foe) for foe in champion.row],
        "at": champion.at,
        "fewer_dice": champion.fewer,
        "more_damage": champion.more,
        "rolled": [_die(die) for die in champion.rolled],
        "drunk": champion.drunk,
        "used": _skills(words, champion, champion.used),
        "kills": champion.kills,
        "shields": champion.shields,
        "shielded": bool(champion.shielded),
        "struck": champion.struck + 1,
        "veiled": bool(champion.veiled),
    }


def _counted(names: Sequence[str], counts: Sequence[int]) -> dict[str, int]:
    return {name: count for name, count in zip(names, counts, strict=True) if count}


def _skills(words: Lexicon, champion: Champion, cells: int) -> list[str]:
    first = champion.hero * CELLS
    return [words.word("skill", first + cell) for cell in range(CELLS) if cells >> cell & 1]


def _payment(champion: Champion, slot: int) -> int:
    """The gems on the item of a slot, as one of `PAYMENTS`."""
    first = slot * GEM_COLOURS
    return PAYMENTS.index(tuple(champion.sockets[first : first + GEM_COLOURS]))


def _marks(box: Box, ability: int, mark: int) -> list[str]:
    """What lies on each box of an ability."""
    return [MARKS[mark >> (2 * index) & 3] for index in range(len(box.ability_boxes[ability]))]


def _die(die: int) -> str:
    """A die of this fight: its face, and what has become of it."""
    return " ".join([str(die & FACE), *[name for name, bit in DIE_MARKS if die & bit]])


def restore_champion(player: PositionReader, quest: Quest, champion: Champion) -> None:
    """Fills a fresh champion; raises `BadPosition` where a word is wrong.

    What is left out is as at the start, or follows from the rest.
    """
    box = quest.box
    champion.hero = player.thing("hero", "hero", champion.hero)
    champion.shortened = player.number("shortened", box.start_life * 2)
    champion.life = player.number("life", default=box.start_life)
    fallen = champion.life <= champion.grave()
    champion.dead = player.flag("dead", default=fallen)
    champion.triumphant = player.flag("triumphant")
    champion.act = player.thing("act", "act")
    champion.space = player.number("space", default=0 if champion.act == NONE else 1)
    champion.answered = player.number("answered")
    champion.potions = player.counts("potions", POTIONS)
    champion.skills = _cells(player, champion, "skills")
    champion.pouch = player.things("pouch", "item")
    champion.blessings = player.things("blessings", "blessing")
    champion.demons = player.things("demons", "demon")
    _restore_slots(player, champion)
    worn = any(item != NONE for item in champion.slots)
    champion.equipped_once = player.flag("equipped_once", default=worn)
    # Dice that are left out follow from the road, which is read after the champions.
    champion.dice = player.number("dice", MOST_SUFFERED, box.start_dice)
    _restore_chart(player, box, champion)
    _restore_marks(player, box, champion)
    _restore_markers(player, quest, champion)
    _restore_spent(player, champion)
    _restore_row(player, champion)
    _restore_fight(player, champion)
    player.done()


def _restore_fight(player: PositionReader, champion: Champion) -> None:
    champion.fewer = player.number("fewer_dice", MOST_SUFFERED)
    champion.more = player.number("more_damage", MOST_SUFFERED)
    champion.rolled = [_read_die(player, line) for line in player.texts("rolled")]
    champion.drunk = player.number("drunk", MOST_SUFFERED)
    champion.used = _cells(player, champion, "used")
    if champion.used & ~champion.skills:
        raise player.fail("used", "skills that are gained")
    champion.kills = player.number("kills", MOST_SUFFERED)
    champion.shields = player.number("shields", MOST_SUFFERED)
    champion.shielded = player.flag("shielded")
    champion.struck = player.number("struck", len(champion.rolled)) - 1
    if champion.struck != NONE and not champion.rolled[champion.struck] & PLACED:
        raise player.fail("struck", "a die that is placed")
    champion.veiled = player.flag("veiled")


def _cells(player: PositionReader, champion: Champion, name: str) -> int:
    """Skills of the own hero, as bits."""
    cells = 0
    for skill in player.things(name, "skill"):
        if skill // CELLS != champion.hero:
            raise player.fail(name, "skills of the own hero")
        cells |= 1 << skill % CELLS
    return cells


def _restore_chart(player: PositionReader, box: Box, champion: Champion) -> None:
    """Where nothing is said, gained skills have no gem and the others all of theirs."""
    chart = player.part("chart")
    if not player.has("chart") and champion.hero != NONE:
        for cell in range(CELLS):
            if not champion.has_skill(cell):
                skill = box.skill(champion.hero, cell)
                champion.chart[cell * 2] = box.skill_gems[skill]
                champion.chart[cell * 2 + 1] = box.skill_white[skill]
    for word in chart.words:
        champion.chart[player.value("chart", "gem", word)] = chart.number(word, MOST_SUFFERED)
    champion.gems = player.counts("gems", COLOURS)
    if not player.has("gems") and champion.hero != NONE:
        champion.gems = [
            max(gems_at_start(box, champion, colour) - gems_now(champion, colour), 0)
            for colour in range(GEM_COLOURS)
        ]


def _restore_slots(player: PositionReader, champion: Champion) -> None:
    for word, line in player.table("slots").items():
        slot = player.value("slots", "slot", word)
        parts = str(line).split(" ")
        if len(parts) != 2:  # noqa: PLR2004  # an item and its gems
            raise player.fail("slots", "an item and its gems")
        champion.slots[slot] = player.value("slots", "item", parts[0])
        gems = player.value("slots", "gems", parts[1])
        first = slot * GEM_COLOURS
        champion.sockets[first : first + GEM_COLOURS] = PAYMENTS[gems]


def _restore_marks(player: PositionReader, box: Box, champion: Champion) -> None:
    """The abilities follow from slots and skills; what lies on their boxes is told."""
    if champion.hero != NONE and champion.dice:
        list_abilities(box, champion)
    marks = player.part("marks")
    for word in marks.words:
        ability = player.value("marks", "ability", word)
        if ability not in champion.abilities:
            raise marks.fail(word, "an ability of an equipped item, a free slot or a skill")
        found = marks.texts(word)
        if len(found) != len(box.ability_boxes[ability]) or not _all_in(found, MARKS):
            expected = f"{' or '.join(MARKS)} for each of {len(box.ability_boxes[ability])} boxes"
            raise marks.fail(word, expected)
        place = champion.abilities.index(ability)
        for index, mark in enumerate(found):
            champion.marks[place] |= MARKS.index(mark) << (2 * index)


def _restore_markers(player: PositionReader, quest: Quest, champion: Champion) -> None:
    """What the sources give and does not lie on boxes is in the pool; all rage is awake."""
    pool, tokens = [0, 0], 0
    if champion.hero != NONE:
        tokens = rage_tokens(quest, champion)
        pool = [
            max(marker_sources(quest, champion, marker) - champion.markers_on_boxes(marker), 0)
            for marker in range(len(MARKERS))
        ]
    champion.pool = [
        player.number(word, MOST_SUFFERED, pool[marker]) for marker, word in enumerate(MARKERS)
    ]
    champion.rage_tokens = player.number("rage_tokens", default=tokens)
    champion.rage = player.number("rage", champion.rage_tokens, champion.rage_tokens)


def _all_in(words: Sequence[str], known: Sequence[str]) -> bool:
    return all(word in known for word in words)


def _restore_spent(player: PositionReader, champion: Champion) -> None:
    for blessing in player.things("spent", "blessing"):
        if blessing not in champion.blessings:
            raise player.fail("spent", "own blessings")
        champion.spent |= 1 << blessing


def _restore_row(player: PositionReader, champion: Champion) -> None:
    """`-` is a beaten card that was shuffled back (SA-P5)."""
    for word in player.texts("row"):
        champion.row.append(NONE if word == "-" else player.value("row", "foe", word))
    champion.at = player.number("at", len(champion.row))


def _read_die(player: PositionReader, line: str) -> int:
    face, *marks = line.split(" ")
    known = dict(DIE_MARKS)
    if face not in [str(one) for one in range(1, FACES + 1)] or not _all_in(marks, list(known)):
        raise player.fail("rolled", f"a face and any of {' '.join(known)}")
    die = int(face)
    for mark in marks:
        die |= known[mark]
    return die
