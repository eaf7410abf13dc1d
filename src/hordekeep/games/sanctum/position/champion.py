"""A champion in words and back: one player's part of a position file."""

from collections.abc import Sequence
from typing import Any, Final

from hordekeep.games.sanctum.model.box import CELLS, SLOTS, Box
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
from hordekeep.games.sanctum.rules.abilities import list_abilities
from hordekeep.kernel.play.term import NONE, Lexicon
from hordekeep.kernel.record.position_reader import Reader

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
        "potions": champion.potions.copy(),
        "dice": champion.dice,
        "rage": champion.rage,
        "rage_tokens": champion.rage_tokens,
        "gems": champion.gems.copy(),
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


def restore_champion(player: Reader, box: Box, champion: Champion) -> None:
    """Fills a fresh champion; raises `BadPosition` where a word is wrong."""
    champion.hero = player.thing("hero", "hero")
    champion.life = player.number("life")
    champion.shortened = player.number("shortened")
    champion.dead = player.flag("dead")
    champion.triumphant = player.flag("triumphant")
    champion.act = player.thing("act", "act")
    champion.space = player.number("space")
    champion.answered = player.number("answered")
    champion.pool = [player.number("stamina"), player.number("focus")]
    champion.potions = player.numbers("potions", 2)
    champion.dice = player.number("dice")
    champion.rage_tokens = player.number("rage_tokens")
    champion.rage = player.number("rage", champion.rage_tokens)
    champion.gems = player.numbers("gems", GEM_COLOURS)
    champion.skills = _cells(player, champion, "skills")
    champion.equipped_once = player.flag("equipped_once")
    champion.pouch = player.things("pouch", "item")
    champion.blessings = player.things("blessings", "blessing")
    champion.demons = player.things("demons", "demon")
    _restore_chart(player, champion)
    _restore_slots(player, champion)
    _restore_marks(player, box, champion)
    _restore_spent(player, champion)
    _restore_row(player, champion)
    _restore_fight(player, champion)


def _restore_fight(player: Reader, champion: Champion) -> None:
    champion.fewer = player.number("fewer_dice")
    champion.more = player.number("more_damage")
    champion.rolled = [_read_die(player, line) for line in player.texts("rolled")]
    champion.drunk = player.number("drunk")
    champion.used = _cells(player, champion, "used")
    champion.kills = player.number("kills")
    champion.shields = player.number("shields")
    champion.shielded = player.flag("shielded")
    champion.struck = player.number("struck", len(champion.rolled)) - 1
    champion.veiled = player.flag("veiled")


def _cells(player: Reader, champion: Champion, name: str) -> int:
    """Skills of the own hero, as bits."""
    cells = 0
    for skill in player.things(name, "skill"):
        if skill // CELLS != champion.hero:
            raise player.fail(name, "skills of the own hero")
        cells |= 1 << skill % CELLS
    return cells


def _restore_chart(player: Reader, champion: Champion) -> None:
    chart = player.part("chart")
    for word in chart.words:
        champion.chart[player.value("chart", "gem", word)] = chart.number(word)


def _restore_slots(player: Reader, champion: Champion) -> None:
    for word, line in player.table("slots").items():
        slot = player.value("slots", "slot", word)
        parts = str(line).split(" ")
        if len(parts) != 2:  # noqa: PLR2004  # an item and its gems
            raise player.fail("slots", "an item and its gems")
        champion.slots[slot] = player.value("slots", "item", parts[0])
        gems = player.value("slots", "gems", parts[1])
        first = slot * GEM_COLOURS
        champion.sockets[first : first + GEM_COLOURS] = PAYMENTS[gems]


def _restore_marks(player: Reader, box: Box, champion: Champion) -> None:
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


def _all_in(words: Sequence[str], known: Sequence[str]) -> bool:
    return all(word in known for word in words)


def _restore_spent(player: Reader, champion: Champion) -> None:
    for blessing in player.things("spent", "blessing"):
        if blessing not in champion.blessings:
            raise player.fail("spent", "own blessings")
        champion.spent |= 1 << blessing


def _restore_row(player: Reader, champion: Champion) -> None:
    """`-` is a beaten card that was shuffled back (SA-P5)."""
    for word in player.texts("row"):
        champion.row.append(NONE if word == "-" else player.value("row", "foe", word))
    champion.at = player.number("at", len(champion.row))


def _read_die(player: Reader, line: str) -> int:
    face, *marks = line.split(" ")
    known = dict(DIE_MARKS)
    if face not in [str(one) for one in range(1, FACES + 1)] or not _all_in(marks, list(known)):
        raise player.fail("rolled", f"a face and any of {' '.join(known)}")
    die = int(face)
    for mark in marks:
        die |= known[mark]
    return die
