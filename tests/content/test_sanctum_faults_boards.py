"""Sanctum: every fault in boards and numbers is named with its line and place."""

import pytest
from tests.support.content_folders import Folder

from hordekeep.games.sanctum.content.loading import EDITIONS


@pytest.mark.parametrize(
    ("edit", "fault"),
    [
        pytest.param(
            ("blessings.toml", 'at = "block"', 'at = "attack"'),
            "blessings.toml:36 blessings.bl-07.at wrong-step expected=block found=attack"
            " effect=shield",
            id="shields in the attack",
        ),
        pytest.param(
            ("blessings.toml", 'at = "any"', 'at = "block"'),
            "blessings.toml:6 blessings.bl-01.at wrong-step expected=any found=block effect=gain",
            id="a marker in the block",
        ),
        pytest.param(
            ("blessings.toml", "gain = { stamina = 1 }\n", ""),
            "blessings.toml:4 blessings.bl-01 wrong-effects expected=gain | ability",
            id="a blessing that does nothing",
        ),
        pytest.param(
            ("blessings.toml", "gain = { stamina = 1 }", "gain = { stamina = 1, focus = 1 }"),
            "blessings.toml:7 blessings.bl-01.gain wrong-effects expected=stamina | focus",
            id="a blessing of both markers",
        ),
        pytest.param(
            ("blessings.toml", 'do = "shield", n = 3', 'do = "shield"'),
            "blessings.toml:37 blessings.bl-07.ability.n missing-key effect=shield",
            id="shields of no number in a blessing",
        ),
        pytest.param(
            ("start_cards.toml", "from = 3", "from = 1"),
            "start_cards.toml:5 start_cards.sb-red-3.from out-of-range expected=integer"
            " 2..3 found=1",
            id="a start card of level one",
        ),
        pytest.param(
            ("acts.toml", "[act-2]", "[act-6]"),
            "acts.toml:10 acts.act-6 unknown-id expected=act-1 | act-2 | act-3 | act-4 |"
            " act-5 found=act-6",
            id="a sixth act",
        ),
        pytest.param(
            (
                "acts.toml",
                "first = [[2], [2], [2], [1, 2], [1, 2]]",
                "first = [[2], [2], [1, 2], [1, 2]]",
            ),
            "acts.toml:19 acts.act-3.first out-of-range expected=list of 5 found=[[2],"
            " [2], [1, 2], [1, 2]]",
            id="four sets first",
        ),
        pytest.param(
            (
                "acts.toml",
                "first = [[2], [2], [2], [1, 2], [1, 2]]",
                "first = [[2], [2], [2], [1, 2], [1, 1, 2]]",
            ),
            "acts.toml:19 acts.act-3.first[4] out-of-range expected=list of 1..2 found=[1, 1, 2]",
            id="a set of three",
        ),
        pytest.param(
            ("acts.toml", "later = [[1, 1], [2], [1, 1], [2], [1, 1], [2]]", "later = []"),
            "acts.toml:7 acts.act-1.later out-of-range expected=list of 1..9 found=[]",
            id="a board of one space",
        ),
        pytest.param(
            ("acts.toml", "later = []", "later = [[3]]"),
            "acts.toml:33 acts.act-5.later out-of-range expected=list of 0 found=[[3]]",
            id="a space at the walls",
        ),
        pytest.param(
            ("acts.toml", "chest = false", "chest = true"),
            "acts.toml:34 acts.act-5.chest out-of-range expected=false found=true",
            id="a chest at the walls",
        ),
        pytest.param(
            (
                "acts.toml",
                "players = [2, 3, 4]\nfirst = [[3, 3]",
                "players = [2, 3]\nfirst = [[3, 3]",
            ),
            "acts.toml:31 acts.act-5.players out-of-range expected=[2, 3, 4] found=[2, 3]",
            id="nobody in act V",
        ),
        pytest.param(
            ("acts.toml", "space = 4", "space = 8"),
            "acts.toml:15 acts.act-2.intervention.space out-of-range expected=integer 1..7 found=8",
            id="intervention beyond the board",
        ),
        pytest.param(
            ("acts.toml", "space = 4, players = [3]", "space = 4, players = [2]"),
            "acts.toml:15 acts.act-2.intervention.players[0] out-of-range expected=3 | 4 found=2",
            id="intervention of others",
        ),
        pytest.param(
            ("acts.toml", "players = [2, 4]", "players = [2, 5]"),
            "acts.toml:18 acts.act-3.players[1] out-of-range expected=integer 2..4 found=5",
            id="five players",
        ),
        pytest.param(
            (
                "acts.toml",
                "first = [[3], [3], [3], [2, 2], [2, 2]]",
                "first = [[1, 1], [1, 1], [1, 1], [1, 1], [1, 1]]",
            ),
            "box.toml:6 box.counts.demons.level_1 too-few expected=>= 39 (players=3) found=36",
            id="too few demons",
        ),
        pytest.param(
            ("box.toml", "level_2 = 27", "level_2 = 28"),
            "demons.toml:1 demons wrong-count expected=28 (box.counts.demons.level_2)"
            " found=27 level=2",
            id="demons counted otherwise",
        ),
        pytest.param(
            ("box.toml", "fury = 18", "fury = 17"),
            "fury.toml:1 fury wrong-count expected=17 (box.counts.fury) found=18",
            id="cards counted otherwise",
        ),
        pytest.param(
            ("box.toml", "skills = 36", "skills = 35"),
            "skills.toml:1 skills wrong-count expected=35 (box.counts.skills) found=36",
            id="skills counted otherwise",
        ),
        pytest.param(
            ("box.toml", "heroes = 4", "heroes = 3"),
            "box.toml:11 box.counts.heroes out-of-range expected=integer 4..99 found=3",
            id="three heroes",
        ),
        pytest.param(
            (
                "box.toml",
                "demon_lord_cards = 5\nfury_cards = 4",
                "demon_lord_cards = 5\nfury_cards = 5",
            ),
            "box.toml:8 box.counts.fury too-few expected=>= 20"
            " (box.last_battle.fury_cards) found=18",
            id="too few furies",
        ),
        pytest.param(
            (
                "box.toml",
                "demon_lord_cards = 5\nfury_cards = 4",
                "demon_lord_cards = 8\nfury_cards = 8",
            ),
            "box.toml:7 box.counts.demon_lord too-few expected=>= 36"
            " (box.last_battle.demon_lord_cards) found=33",
            id="too few Demon Lord cards",
        ),
        pytest.param(
            ("box.toml", "fury_cards = 4", "fury_cards = 3"),
            "box.toml:55 box.last_battle.fury_cards out-of-range expected=integer 4..5 found=3",
            id="a row out of turn",
        ),
        pytest.param(
            ("box.toml", '"boots", "weapon", "weapon"', '"boots", "weapon"'),
            "box.toml:24 box.start.item_slots out-of-range expected=[helmet, armour,"
            " gloves, boots, weapon, weapon] found=[helmet, armour, gloves, boots,"
            " weapon]",
            id="other slots",
        ),
        pytest.param(
            ("box.toml", "[[bonuses]]\ncards = 3\npotions = 0\n", ""),
            "box.toml:28 box.bonuses out-of-range expected=list of 4 found=[{ cards = 0,"
            " potions = 0 }, { cards = 1, potions = 1 }, { …",
            id="three start bonuses",
        ),
        pytest.param(
            ("box.toml", "cards = 2\npotions = 1", "cards = 2\npotions = 5"),
            "box.toml:38 box.bonuses[2].potions out-of-range expected=integer 0..4 found=5",
            id="more potions than slots",
        ),
        pytest.param(
            ("box.toml", "cards = 3", "cards = 4"),
            "box.toml:10 box.counts.start_cards too-few expected=>= 7 (box.bonuses) found=6",
            id="more cards than there are",
        ),
        pytest.param(
            ("box.toml", "skills = [3, 5, 7]", "skills = [3, 2, 7]"),
            "box.toml:46 box.achievements.skills[1] out-of-range expected=integer 3..9 found=2",
            id="a second row below the first",
        ),
        pytest.param(
            ("box.toml", "skills = [3, 5, 7]", "skills = [3, 5, 10]"),
            "box.toml:46 box.achievements.skills[2] out-of-range expected=integer 5..9 found=10",
            id="more skills than a hero has",
        ),
        pytest.param(
            ("box.toml", "level_mastery = [2, 3]", "level_mastery = [1, 3]"),
            "box.toml:49 box.achievements.level_mastery[0] out-of-range expected=integer"
            " 2..3 found=1",
            id="level mastery in row one",
        ),
        pytest.param(
            ("box.toml", 'known = ["life", "dice",', 'known = ["luck", "dice",'),
            "box.toml:25 box.start.known[0] unknown-word expected=name | life | dice |"
            " dice_of_first_item | dice_of_intervention | rage_tokens | potion_slots |"
            " white_gems | item_slots found=luck",
            id="a known fact about nothing",
        ),
    ],
)
def test_fault_of_boards(sanctum: Folder, edit: tuple[str, str, str], fault: str) -> None:
    sanctum.edit(*edit)
    assert sanctum.fault() == fault


def test_an_achievement_may_take_as_little_as_one(sanctum: Folder) -> None:
    """SA-H2: and the next row the same again."""
    sanctum.edit("box.toml", "skills = [3, 5, 7]", "skills = [1, 1, 9]")
    EDITIONS.read_folder(sanctum.path)


def test_every_achievement_has_a_blessing(sanctum: Folder) -> None:
    """SA-S2: three spaces a row and two of level mastery want eleven."""
    text = sanctum.read("blessings.toml")
    sanctum.write("blessings.toml", text[: text.index("[bl-11]")])
    sanctum.edit("box.toml", "blessings = 12", "blessings = 10")
    assert sanctum.fault() == (
        "box.toml:9 box.counts.blessings too-few expected=>= 11 (box.achievements) found=10"
    )
