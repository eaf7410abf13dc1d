"""Questions in people's own words find their answer among the first three results."""

import re
from pathlib import Path

import pytest

from hordekeep.kernel.errors import BadFile, UnknownGame
from hordekeep.text.clauses import clauses_of
from hordekeep.text.rules_guide import example_path, guide_of, guided_games, parse_guide
from hordekeep.text.rules_search import RulesSearch, stems

GAMES = ("last-bastion", "sanctum")
FIRST = 3
SHARE = 0.8

ANSWERS = {
    # The sections that answer the questions of docs/learning.md, in their order.
    "last-bastion": """
        win lose turn together cards cards cards life life life
        tokens tokens tokens tokens calls dice dice fighting fighting fighting
        fighting fighting fighting dice tokens tiles tiles tiles moving boards
        boards boards lose grasps grasps grasps cards cards corruption corruption
        warlord warlord warlord draw figures figures figures figures draw heroes
    """,
    "sanctum": """
        win dying turn turn road road road road road demons
        demons demons fighting fighting dice dice changing changing changing changing
        fighting fighting markers markers markers markers rage damage damage damage
        damage dying healing potions potions levels levels skills skills skills
        items items items items achievements achievements achievements battle furies win
    """,
}

# The sections that answer the paraphrases of docs/learning.md, in their order.
IN_OTHER_WORDS = {
    "last-bastion": """
        win lose turn together cards draw life life life tokens tokens dice dice fighting fighting
        fighting fighting dice tokens tiles moving draw|boards grasps corruption warlord
    """,
    "sanctum": """
        win dying|win turn road|turn demons demons fighting fighting dice dice changing changing
        fighting fighting markers|changing markers|resting rage damage dying healing potions levels
        skills items battle
    """,
    "last-bastion, the others": """
        cards tokens tokens calls fighting fighting tiles tiles|calls boards boards lose grasps
        grasps cards cards corruption warlord warlord|win draw|lose figures figures|tiles
        figures|tiles figures draw heroes
    """,
    "sanctum, the others": """
        turn road road|demons road road demons changing changing markers markers|resting|potions
        damage damage damage potions levels skills skills items items items achievements
        achievements achievements furies|battle win
    """,
    "last-bastion, asked blind": """
        win lose turn together cards cards life tokens tokens tokens calls fighting fighting
        fighting dice tokens tiles boards lose grasps grasps cards warlord draw draw
    """,
    "sanctum, asked blind": """
        dying turn turn road demons demons fighting dice changing markers markers markers damage
        damage dying potions levels levels skills items achievements achievements achievements
        battle furies
    """,
    "last-bastion, asked blind again": """
        together win life draw tokens calls turn turn|moving moving dice
        dice|heroes|fighting cards|fighting fighting|tokens tiles grasps|tiles lose|grasps
        boards boards|draw cards cards corruption warlord draw|lose figures|tiles points
    """,
    "sanctum, asked blind again": """
        win dying turn road road demons|road demons|fighting fighting|demons dice dice
        changing changing|markers markers|resting rage damage damage healing|potions potions
        levels|items levels|skills skills items|resting potions|items achievements
        battle|furies
    """,
    "last-bastion, asked blind, far from the rules": """
        win lose cards cards life life tokens tokens dice fighting fighting fighting
        fighting tokens tiles moving boards lose grasps cards corruption warlord draw
        figures draw
    """,
    "sanctum, asked blind, far from the rules": """
        win dying turn road road road demons demons fighting dice dice changing fighting
        fighting markers rage damage damage dying potions levels skills items items battle
    """,
    "last-bastion, asked after they were written": """
        turn together cards life tokens tokens calls dice fighting fighting dice tiles
        tiles boards boards grasps grasps cards corruption warlord warlord figures figures
        figures heroes
    """,
    "sanctum, asked after they were written": """
        turn road road demons fighting changing changing changing markers markers markers
        damage damage healing potions levels skills skills items items achievements
        achievements achievements furies win
    """,
}

# Other ways to ask, written after the search.
PARAPHRASES = {
    "last-bastion": {
        "what is the aim of the game": "win",
        "game over conditions": "lose",
        "are we a team": "together",
        "is there a limit of equipment": "tokens",
        "share equipment with a friend": "tokens",
        "which squares can I walk to": "moving",
        "diagonal steps": "moving",
        "hero lies on the floor": "moving",
        "skull symbol on a room": "grasps",
        "ghost on my castle": "grasps",
        "evil claw removal": "grasps",
        "black die": "corruption",
        "boss monster": "warlord",
        "how do I revive somebody": "life",
        "my hero died": "life",
        "does a white face count": "dice",
        "how strong is a monster": "cards",
        "what happens on entrance": "cards",
        "red board effect": "boards",
        "nobody sits at this board": "neutral",
        "horn token": "calls",
        "extra action from afar": "calls",
        "how are points counted": "points",
        "what is different on heroic": "difficulty",
        "throw the net": "figures",
    },
    "sanctum": {
        "who is the winner": "win",
        "what if all heroes are dead": "dying",
        "may I pass": "turn",
        "how long is the journey": "road",
        "treasure chest": "road",
        "do I have to choose a pair of monsters": "demons",
        "demon keeps hunting me": "demons",
        "which number do I need to slay it": "fighting",
        "can a die go above 6": "changing",
        "what does minus any do": "changing",
        "price of an ability": "changing",
        "run out of stamina": "markers",
        "energy comes back when": "markers",
        "angry hero": "rage",
        "how much does a demon hurt": "damage",
        "armour": "damage",
        "regain life": "healing",
        "buy a bottle": "potions",
        "white gem": "levels",
        "learn a new skill": "skills",
        "silver die": "skills",
        "wear a helmet": "items",
        "how do I get a third die": "dice",
        "blessing": "achievements",
        "what is lost at the last rest": "last-rest",
    },
}


def questions(part: int) -> list[str]:
    """The questions below a heading of docs/learning.md."""
    text = Path("docs/learning.md").read_text(encoding="utf-8")
    _, *parts = re.split(r"^## ", text, flags=re.MULTILINE)
    return re.findall(r"^\d+\. (.+)$", parts[part], flags=re.MULTILINE)


def searching(game: str) -> RulesSearch:
    return RulesSearch(guide_of(game), clauses_of(game))


@pytest.mark.parametrize("game", GAMES)
def test_what_newcomers_ask_is_answered_within_three_results(game: str) -> None:
    search, answers = searching(game), ANSWERS[game].split()
    asked = questions(GAMES.index(game))
    assert len(asked) == len(answers) == 50
    missed = [
        question
        for question, answer in zip(asked, answers, strict=True)
        if answer not in [found.name for found in search.ask(question, FIRST)]
    ]
    assert missed == []


@pytest.mark.parametrize("game", GAMES)
def test_other_ways_to_ask_are_mostly_answered_too(game: str) -> None:
    search, asked = searching(game), PARAPHRASES[game]
    assert len(asked) == 25
    hits = [
        question
        for question, answer in asked.items()
        if answer in [found.name for found in search.ask(question, FIRST)]
    ]
    assert len(hits) >= SHARE * len(asked)


@pytest.mark.parametrize("part", enumerate(IN_OTHER_WORDS), ids=IN_OTHER_WORDS)
def test_paraphrases_written_before_they_were_asked_are_mostly_answered(
    part: tuple[int, str],
) -> None:
    place, name = part
    search, answers = searching(name.partition(",")[0]), IN_OTHER_WORDS[name].split()
    asked = questions(len(GAMES) + place)
    assert len(asked) == len(answers) == 25
    missed = [
        question
        for question, answer in zip(asked, answers, strict=True)
        if not {*answer.split("|")} & {found.name for found in search.ask(question, FIRST)}
    ]
    assert len(asked) - len(missed) >= SHARE * len(asked), missed


@pytest.mark.parametrize(
    ("game", "asked", "answer"),
    [
        ("sanctum", "flask", "potions"),
        ("sanctum", "creatures that chase me", "demons"),
        ("last-bastion", "banners", "figures"),
        ("last-bastion", "armour", "tokens"),
    ],
)
def test_words_that_people_use_for_one_another_find_the_same(
    game: str, asked: str, answer: str
) -> None:
    assert searching(game).ask(asked)[0].name == answer


@pytest.mark.parametrize("game", GAMES)
def test_the_guide_names_only_clauses_that_there_are_and_has_its_examples(game: str) -> None:
    guide, known = guide_of(game), {clause.id for clause in clauses_of(game)}
    assert len(guide.short) >= 4
    assert guide.unexpected
    for section in guide.sections:
        assert section.clauses, section.name
        assert set(section.clauses) <= known
        assert section.paragraphs
        for example in section.examples:
            assert example_path(example.position).is_file()
    assert any(section.examples for section in guide.sections)


def test_the_id_of_a_clause_finds_it_alone() -> None:
    (found,) = searching("sanctum").ask(" sa-f4 ")
    assert found.name == "SA-F4"


def test_nothing_is_found_where_no_word_fits() -> None:
    assert searching("sanctum").ask("zebra xylophone") == []
    assert searching("sanctum").ask("") == []


def test_words_are_compared_without_case_accents_and_endings() -> None:
    assert stems("FIGHTING heroes, déjà moved") == ["fight", "hero", "deja", "mov"]
    assert stems("bottle ability winner put pass") == stems("bottles abilities wins putting passes")
    assert stems("can't") == stems("won’t") == ["cannot"]


def test_both_games_have_a_guide_and_others_do_not() -> None:
    assert guided_games() == list(GAMES)
    with pytest.raises(UnknownGame):
        guide_of("chess")


@pytest.mark.parametrize(
    "text",
    [
        "# T\n## In short\n- x\n## Named\nno name\n",
        "# T\n## In short\n- x\n## A\n<!-- a: b -->\nt\n## B\n<!-- a: c -->\nt\n",
        "# T\n## In short\n- x\n## A\n<!-- a: b -->\nt\n> an example without a position\n",
    ],
)
def test_a_guide_with_a_fault_is_refused(text: str) -> None:
    with pytest.raises(BadFile):
        parse_guide(text, Path("x-guide.md"))
