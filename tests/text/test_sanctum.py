"""Sanctum's components: everything has a name and a text, and every message is used."""

from collections.abc import Iterator, Sequence

import pytest
from tests.support.fluent_files import messages

from hordekeep import resources
from hordekeep.games.sanctum.content.loading import load_box
from hordekeep.games.sanctum.model import box as parts
from hordekeep.games.sanctum.model import perks
from hordekeep.games.sanctum.model.perks import Perk
from hordekeep.games.sanctum.opening import open_game
from hordekeep.text.catalogue import open_catalogue
from hordekeep.text.messages import Fact
from hordekeep.text.names import NameMessage
from hordekeep.text.sanctum.components import SanctumTexts
from hordekeep.text.sanctum.naming import SanctumNaming
from hordekeep.text.words import open_words

BOX = load_box(version=1)[0]
WORDS = open_words()
TEXTS = SanctumTexts(WORDS, BOX)
GAME = open_game(version=1)
CATALOGUE = open_catalogue(GAME)
MESSAGES = messages()
OURS = messages(resources.locale() / "en" / "sanctum-content.ftl")
UNSAID = {"difficulty-nightmare", "difficulty-infernal"}
"""What the game's own options name."""


class Listener:
    """Says what it is told to, and remembers it."""

    def __init__(self) -> None:
        self.said: dict[str, set[str]] = {}
        self.messages = WORDS.messages

    def say(self, key: str, **facts: Fact) -> str:
        self.said[key] = set(facts)
        return WORDS.say(key, **facts)

    def listed(self, names: Sequence[str]) -> str:
        return WORDS.listed(names)


def all_texts(texts: SanctumTexts) -> Iterator[str]:
    for foe in range(len(BOX.foe_ids)):
        yield from texts.text_of_foe(foe)
    for item in range(BOX.demons):
        yield from texts.text_of_item(item)
    for ability in range(len(BOX.ability_ids)):
        yield texts.ability(ability)
        yield texts.text_of_ability(ability)
    for hero in range(len(BOX.hero_ids)):
        yield texts.text_of_hero(hero)
    for skill in range(len(BOX.skill_ids)):
        yield from texts.text_of_skill(skill)
    for perk in other_perks():
        yield texts.text_of_perk(perk)
    for blessing in range(len(BOX.blessing_ids)):
        yield texts.text_of_blessing(blessing)
    for space in range(len(parts.ACHIEVEMENTS)):
        yield texts.text_of_achievement(space)


def all_names(listener: Listener) -> None:
    """Listens to the names of all things, and to what they are made of."""
    naming = SanctumNaming(listener, GAME)
    for kind, vocabulary in naming.lexicon.vocabularies.items():
        for word in vocabulary.words:
            said = naming.spelled(kind, word)
            if isinstance(said, NameMessage):
                listener.said[said.key] = {*said.facts, "name"}


def other_perks() -> Iterator[Perk]:
    """What packs may write and the shipped skills do not."""
    stamina = Perk(0, perks.ON_GAINED, perks.PERK_RECOVER)
    stamina.stamina = perks.ALL
    yield stamina
    silver = Perk(0, perks.SILVER, perks.PERK_SILVER_DIE)
    silver.count, silver.least = perks.COUNT_STAMINA_POOL, 2
    yield silver


def test_nothing_is_missing() -> None:
    listener = Listener()
    told = list(all_texts(SanctumTexts(listener, BOX)))
    all_names(listener)
    assert sorted(listener.said.keys() - MESSAGES.keys()) == []
    assert all(told)


def test_nothing_is_idle() -> None:
    listener = Listener()
    list(all_texts(SanctumTexts(listener, BOX)))
    all_names(listener)
    left = OURS.keys() - listener.said.keys() - UNSAID
    assert sorted(key for key in left if not key.endswith("-flavour")) == []


def test_messages_use_only_facts_that_they_get() -> None:
    listener = Listener()
    list(all_texts(SanctumTexts(listener, BOX)))
    all_names(listener)
    lacking = {key: MESSAGES[key] - facts for key, facts in listener.said.items()}
    assert {key: facts for key, facts in lacking.items() if facts} == {}


@pytest.mark.parametrize(
    ("foe", "name", "text"),
    [
        (
            "r2-01",
            "Ashmauler",
            [
                "Hit boxes: 1 and 6. Damage: 2.",
                "Gives: 2 red levels. Item: helmet, 2 green gems.",
            ],
        ),
        (
            "dl-16",
            "Cruel Mercy",
            [
                "Hit boxes: 1, 3 and 6. Damage: 2.",
                "Shorten your life track by 2 from below. Heal 1. Or suffer 2 wounds.",
            ],
        ),
        (
            "dl-17",
            "Rusted Steel",
            [
                "Hit boxes: 1, 4 and 5. Damage: 2.",
                "Spoil one empty red ability box for good. Or suffer 2 wounds.",
            ],
        ),
        (
            "fu-04",
            "Warping Howl",
            [
                "Hit boxes: 2 and 5. Damage: 1.",
                "Reroll your unplaced dice that show 2 until none does. Or suffer 2 wounds.",
            ],
        ),
    ],
)
def test_foes(foe: str, name: str, text: list[str]) -> None:
    number = BOX.foe_ids.index(foe)
    assert (CATALOGUE.name("foe", foe), TEXTS.text_of_foe(number)) == (name, text)


@pytest.mark.parametrize(
    ("kind", "word", "name"),
    [
        ("foe", "fu-18", "Gaping Maw"),
        ("demon", "b3-01", "Hollow King [1 2 3]"),
        ("item", "seers-hood", "Seer’s Hood"),
        ("ability", "smiths-hammer.1", "Smith’s Hammer: set to 5"),
        ("ability", "slayer.weapon-1", "first weapon: +2"),
        ("ability", "dancer.green.2", "Double Strike: strike again"),
        ("hero", "outlaw", "Outlaw"),
        ("skill", "huntress.blue.1", "Surge"),
        ("blessing", "bl-07", "Guardian Wing"),
        ("start-card", "sb-red-3", "red gem, III to II"),
        ("act", "act-5", "Act V: the Walls"),
        ("act", "cathedral", "Act VI: the Cathedral"),
        ("achievement", "level-2", "Level mastery II"),
        ("colour", "white", "white"),
        ("box", "purple", "purple box"),
        ("slot", "weapon-2", "second weapon"),
    ],
)
def test_the_catalogue_names_components(kind: str, word: str, name: str) -> None:
    assert CATALOGUE.name(kind, word) == name


def test_every_word_for_a_component_has_a_name() -> None:
    kinds = "foe demon item ability hero skill blessing start-card act achievement colour slot"
    for kind in kinds.split():
        words = CATALOGUE.game.lexicon.vocabularies[kind].words
        assert [word for word in words if CATALOGUE.name(kind, word).startswith(f"{kind}-")] == []


def test_an_item_says_what_it_takes_and_does() -> None:
    item = BOX.item_ids.index("templars-mail")
    assert TEXTS.text_of_item(item) == [
        "armour, 1 red gem and 1 blue gem",
        "1 stamina and 1 stamina or focus: 4 shields.",
        "1 stamina or focus: 1 shield.",
    ]


@pytest.mark.parametrize(
    ("skill", "name", "text"),
    [
        ("dancer.red.1", "Weave", "Block: 1 shield for each unplaced die, 3 at most."),
        (
            "outlaw.red.2",
            "Numb",
            "Block: 2 shields for each potion that you drank before this roll.",
        ),
        (
            "outlaw.green.3",
            "Loaded Dice",
            "Once per fight: set one unplaced die that shows 1 or 6 to any face.",
        ),
        (
            "outlaw.blue.3",
            "Venom",
            (
                "1 stamina or focus: Hit one open box of a demon with exactly 1 open,"
                " of 2 boxes or more. No die is used."
            ),
        ),
        (
            "slayer.blue.3",
            "Heirloom Grip",
            "To equip (weapon): 1 gem fewer, but 1 at least.",
        ),
        ("slayer.green.3", "Hard Road", "2 stamina and 1 focus for good."),
        (
            "huntress.green.3",
            "Hawk’s Eye",
            "Roll the silver die too with 4 or more focus in your pool.",
        ),
    ],
)
def test_skills(skill: str, name: str, text: str) -> None:
    number = BOX.skill_ids.index(skill)
    assert (CATALOGUE.name("skill", skill), TEXTS.text_of_skill(number)) == (name, [text])


def test_blessings_and_achievements() -> None:
    assert TEXTS.text_of_blessing(6) == "Once, in the block: 3 shields."
    assert CATALOGUE.name("achievement", "gem-2") == "Gem mastery II"


@pytest.mark.parametrize(
    ("skill", "text"),
    [
        ("dancer.red.1", "Block: 2 shields for each unplaced die, 4 at most."),
        ("outlaw.red.2", "Block: 1 shield for each potion that you drank before this roll."),
        ("slayer.green.3", "1 stamina and 1 focus for good."),
        ("huntress.red.3", "1 stamina or focus: Hit one open box of a demon. No die is used."),
        (
            "huntress.blue.2",
            "Once per fight, after the roll: reroll up to 3 of your dice together.",
        ),
    ],
)
def test_skills_of_the_second_version_say_what_they_do(skill: str, text: str) -> None:
    box = load_box(version=2)[0]
    number = box.skill_ids.index(skill)
    assert " ".join(SanctumTexts(WORDS, box).text_of_skill(number)) == text
