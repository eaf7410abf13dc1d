"""Every fault in content files is named with its file, line, place, and what was expected."""

from pathlib import Path

import pytest
from tests.support.content_folders import Folder, fault_of

from hordekeep.games.last_bastion.content.loading import EDITIONS, load_box
from hordekeep.games.last_bastion.model import box as parts
from hordekeep.kernel.errors import WrongVersion
from hordekeep.kernel.play.definition import words_of

EFFECTS = " | ".join(sorted(effect.word for effect in parts.EFFECTS if effect.columns))
POWERS = " | ".join(sorted(words_of(parts.HERO_POWERS)))
CARD_KEYS = "known | colour | resistance | entrance | recurring | continuous | exit"
INCUBUS = '[incubus]\ncolour = "red"\nresistance = 2\nexit = [{ do = "roll_corruption" }]\n'


def incubus(text: str) -> tuple[str, str, str]:
    """An edit that gives Incubus these fields instead of its own."""
    return "monsters.toml", INCUBUS, "[incubus]\n" + text


@pytest.mark.parametrize(
    ("edit", "fault"),
    [
        pytest.param(
            incubus('colour = "red"\nresistnce = 2\nexit = [{ do = "lose_life" }]\n'),
            "monsters.toml:23 monsters.incubus.resistnce unknown-key"
            f" expected={CARD_KEYS} found=resistnce",
            id="unknown key",
        ),
        pytest.param(
            incubus('colour = "red"\nexit = [{ do = "lose_life" }]\n'),
            "monsters.toml:21 monsters.incubus.resistance missing-key expected=integer 1..9",
            id="missing key",
        ),
        pytest.param(
            incubus('colour = "red"\nresistance = "2"\nexit = [{ do = "lose_life" }]\n'),
            "monsters.toml:23 monsters.incubus.resistance wrong-type"
            ' expected=integer 1..9 found="2"',
            id="wrong type",
        ),
        pytest.param(
            incubus('colour = "red"\nresistance = true\nexit = [{ do = "lose_life" }]\n'),
            "monsters.toml:23 monsters.incubus.resistance wrong-type"
            " expected=integer 1..9 found=true",
            id="a truth is no number",
        ),
        pytest.param(
            incubus('colour = "red"\nresistance = 10\nexit = [{ do = "lose_life" }]\n'),
            "monsters.toml:23 monsters.incubus.resistance out-of-range"
            " expected=integer 1..9 found=10",
            id="number out of range",
        ),
        pytest.param(
            incubus('colour = "purple"\nresistance = 2\nexit = [{ do = "lose_life" }]\n'),
            "monsters.toml:22 monsters.incubus.colour unknown-word"
            " expected=black | blue | green | red | yellow found=purple",
            id="unknown colour",
        ),
        pytest.param(
            incubus(
                'colour = "red"\nresistance = 2\nexit = [\n  { do = "gain_life" },\n'
                '  { do = "explode" },\n]\n'
            ),
            "monsters.toml:26 monsters.incubus.exit[1].do unknown-word"
            f" expected={EFFECTS} found=explode",
            id="unknown effect",
        ),
        pytest.param(
            incubus('colour = "red"\nresistance = 2\nexit = [{ do = "lose_life", n = 2 }]\n'),
            "monsters.toml:24 monsters.incubus.exit[0].n unknown-key expected=do found=n",
            id="unknown parameter of an effect",
        ),
        pytest.param(
            incubus('colour = "red"\nresistance = 2\nexit = ["lose_life"]\n'),
            'monsters.toml:24 monsters.incubus.exit[0] wrong-type expected=table found="lose_life"',
            id="an effect that is no table",
        ),
        pytest.param(
            incubus('colour = "red"\nresistance = 2\nexit = [{}]\n'),
            f"monsters.toml:24 monsters.incubus.exit[0].do missing-key expected={EFFECTS}",
            id="an effect that does nothing",
        ),
        pytest.param(
            incubus('colour = "red"\nresistance = 2\n'),
            "monsters.toml:21 monsters.incubus wrong-effects expected=1..3 found=0",
            id="no effect",
        ),
        pytest.param(
            incubus(
                'colour = "red"\nresistance = 2\nentrance = [{ do = "lose_life" }]\n'
                'exit = [{ do = "gain_life" }, { do = "gain_call" }, { do = "remove_grasp" }]\n'
            ),
            "monsters.toml:21 monsters.incubus wrong-effects expected=1..3 found=4",
            id="four effects",
        ),
        pytest.param(
            incubus(
                'colour = "red"\nresistance = 2\n'
                'exit = [{ do = "gain_life" }, { do = "gain_life" }]\n'
            ),
            "monsters.toml:24 monsters.incubus.exit[1].do duplicate-effect found=gain_life",
            id="an effect twice in a column",
        ),
        pytest.param(
            (
                "tiles.toml",
                '[market]\npower = "market"',
                '[market]\npower = "bazaar"',
            ),
            "tiles.toml:12 tiles.market.power unknown-word"
            " expected=banner | dispensary | fountain | market | net | tavern | tomb | tower"
            " | trap found=bazaar",
            id="unknown power of a tile",
        ),
        pytest.param(
            ("tiles.toml", '[market]\npower = "market"', '[market]\npower = "net"'),
            "tiles.toml:12 tiles.market.power duplicate-power found=net first=tiles.trebuchet",
            id="two tiles with one power",
        ),
        pytest.param(
            ("heroes.toml", 'power = "falcon"', 'power = "charm"'),
            "heroes.toml:12 heroes.arne.power duplicate-power found=charm first=heroes.mylfaar",
            id="two charms",
        ),
        pytest.param(
            ("heroes.toml", 'power = "falcon"', 'power = "flying"'),
            f"heroes.toml:12 heroes.arne.power unknown-word expected={POWERS} found=flying",
            id="unknown power of a hero",
        ),
        pytest.param(
            ("monsters.toml", "[butcher]", "[incubus]"),
            "monsters.toml:27 monsters.incubus duplicate-id first=21",
            id="an id twice in a file",
        ),
        pytest.param(
            incubus('colour = "red"\nresistance = 2\ncolour = "red"\n'),
            "monsters.toml:24 monsters.incubus.colour duplicate-key first=22",
            id="a key twice in a table",
        ),
        pytest.param(
            ("warlords.toml", "[pyre-marshal]", "[incubus]"),
            "warlords.toml:11 warlords.incubus duplicate-id found=incubus first=monsters.incubus",
            id="an id in two files",
        ),
        pytest.param(
            ("heroes.toml", "[arne]", "[market]"),
            "heroes.toml:11 heroes.market duplicate-id found=market first=tiles.market",
            id="a hero named like a tile",
        ),
        pytest.param(
            ("monsters.toml", "[incubus]", "[Incubus]"),
            "monsters.toml:21 monsters.Incubus bad-id"
            " expected=[a-z][a-z0-9]*(-[a-z0-9]+)* found=Incubus",
            id="an id with a capital",
        ),
        pytest.param(
            ("monsters.toml", "[ember-imp]", "imp = 3\n[ember-imp]"),
            "monsters.toml:6 monsters.imp wrong-type expected=table found=3",
            id="a monster that is no table",
        ),
        pytest.param(
            ("monsters.toml", INCUBUS, INCUBUS + "remove = true\n"),
            "monsters.toml:25 monsters.incubus.remove unknown-key"
            f" expected={CARD_KEYS} found=remove",
            id="removal outside a pack",
        ),
        pytest.param(
            (
                "monsters.toml",
                'known = ["name", "colour", "resistance"]',
                'known = ["name", "size"]',
            ),
            "monsters.toml:25 monsters.incubus.known[1] unknown-word"
            " expected=name | colour | resistance | entrance | recurring | continuous"
            " | exit found=size",
            id="a known fact about nothing",
        ),
        pytest.param(
            incubus('colour = "blue"\nresistance = 2\nexit = [{ do = "lose_life" }]\n'),
            "monsters.toml:1 monsters wrong-count"
            " expected=10 (box.counts.monsters.red) found=9 colour=red",
            id="nine red monsters",
        ),
        pytest.param(
            ("box.toml", "warlords = 10", "warlords = 9"),
            "warlords.toml:1 warlords wrong-count expected=9 (box.counts.warlords) found=10",
            id="ten warlords instead of nine",
        ),
        pytest.param(
            ("heroes.toml", '[arne]\npower = "falcon"\nknown = ["name", "power"]\n', ""),
            "heroes.toml:1 heroes wrong-count expected=8 (box.counts.heroes) found=7",
            id="seven heroes",
        ),
        pytest.param(
            ("tiles.toml", '[market]\npower = "market"\nknown = ["name", "power"]\n', ""),
            "tiles.toml:1 tiles wrong-count expected=9 found=8",
            id="eight tiles",
        ),
        pytest.param(
            ("box.toml", "[38, 42, 46, 50]", "[38, 42, 46, 51]"),
            "box.toml:41 box.deck.monsters[3] out-of-range expected=integer 46..50 found=51",
            id="more monsters in the deck than in the box",
        ),
        pytest.param(
            ("box.toml", "[38, 42, 46, 50]", "[38, 42, 46]"),
            "box.toml:41 box.deck.monsters out-of-range expected=list of 4 found=[38, 42, 46]",
            id="decks for three players only",
        ),
        pytest.param(
            ("box.toml", "heroic = 3 }\nknown", "heroic = 11 }\nknown"),
            "box.toml:44 box.deck.warlords.heroic out-of-range expected=integer 1..10 found=11",
            id="more warlords in the deck than in the box",
        ),
        pytest.param(
            ("box.toml", "under_warlord = 8", "under_warlord = 13"),
            "box.toml:41 box.deck.monsters[0] too-few expected=>= 39 (heroic) found=38",
            id="too few monsters to bury the warlords",
        ),
        pytest.param(
            ("box.toml", "beginner_fewer = 4", "beginner_fewer = 31"),
            "box.toml:41 box.deck.monsters[0] too-few expected=>= 39 (beginner) found=38",
            id="too few monsters for beginners",
        ),
        pytest.param(
            ("box.toml", "life = 16", "life = 11"),
            "box.toml:14 box.supplies.life too-few expected=>= 12 (box.start.life) found=11",
            id="too little life to start",
        ),
        pytest.param(
            ("box.toml", "calls = 4", "calls = 3"),
            "box.toml:15 box.supplies.calls too-few expected=>= 4 (box.start.calls) found=3",
            id="too few calls to start",
        ),
        pytest.param(
            ("box.toml", "black = 4", "black = 3"),
            "box.toml:13 box.supplies.equipment.black too-few"
            " expected=>= 4 (box.start.beginner_black) found=3",
            id="too little black equipment for beginners",
        ),
        pytest.param(
            ("box.toml", "equipment = { red = 4", "equipment = { red = 0"),
            "box.toml:13 box.supplies.equipment.red too-few"
            " expected=>= 1 (box.start.equipment) found=0",
            id="too little equipment to start",
        ),
        pytest.param(
            ("box.toml", '[{ do = "grasp_tile" }]', '[{ do = "roll_corruption" }]'),
            "box.toml:27 box.dice.corruption[5][0].do unknown-word"
            " expected=draw_horde | grasp_tile | lose_life | return_token found=roll_corruption",
            id="a face that rolls itself again",
        ),
        pytest.param(
            ("box.toml", 'green = { do = "discard_bottom" }\n', ""),
            "box.toml:48 box.boards.green missing-key expected=table",
            id="no green board",
        ),
        pytest.param(
            ("box.toml", "[losing]\ngrasped_tiles = 3\n", "[losing]\ngrasped_tiles = 10\n"),
            "box.toml:66 box.losing.grasped_tiles out-of-range expected=integer 1..9 found=10",
            id="more grasped tiles than tiles",
        ),
    ],
)
def test_fault(content: Folder, edit: tuple[str, str, str], fault: str) -> None:
    content.edit(*edit)
    assert content.fault() == fault


@pytest.mark.parametrize(
    ("column", "effect", "columns"),
    [
        ("entrance", "haunt", "recurring"),
        ("exit", "haunt", "recurring"),
        ("continuous", "haunt", "recurring"),
        ("entrance", "white_immune", "continuous"),
        ("recurring", "lock_die", "continuous"),
        ("exit", "no_equipment", "continuous"),
        ("continuous", "draw_horde", "entrance | recurring | exit"),
        ("continuous", "all_lose_move", "entrance | recurring | exit"),
        ("entrance", "gain_equipment", "exit"),
        ("recurring", "gain_life", "exit"),
        ("continuous", "gain_call", "exit"),
        ("entrance", "remove_grasp", "exit"),
        ("recurring", "gain_life_and_call", "exit"),
    ],
)
def test_effect_in_a_column_where_it_cannot_be(
    content: Folder, column: str, effect: str, columns: str
) -> None:
    fields = f'colour = "red"\nresistance = 2\n{column} = [{{ do = "{effect}" }}]\n'
    content.edit(*incubus(fields))
    assert content.fault() == (
        f"monsters.toml:24 monsters.incubus.{column}[0].do wrong-column"
        f" expected={columns} found={column} effect={effect}"
    )


@pytest.mark.parametrize(
    ("edit", "fault"),
    [
        (
            ("resistance = 1", "resistance = = 1"),
            "monsters.toml:8:14 broken-toml found=Invalid value",
        ),
        (
            ("resistance = 1", "resistance"),
            "monsters.toml:8:11 broken-toml found=Expected '=' after a key in a key/value pair",
        ),
        (
            ('"lose_life" }]', '"lose_life" }'),
            "monsters.toml:11:1 broken-toml found=Unclosed array",
        ),
        (
            ("resistance = 1", "resistance = one\n[incubus]"),
            "monsters.toml:8:14 broken-toml found=Invalid value",
        ),
    ],
)
def test_broken_toml(content: Folder, edit: tuple[str, str], fault: str) -> None:
    content.edit("monsters.toml", *edit)
    assert content.fault() == fault


@pytest.mark.parametrize(
    "text",
    [
        pytest.param("x = " + "[" * 9999, id="brackets"),
        pytest.param("x = " + "9" * 9999, id="digits"),
        pytest.param("x" + ".y" * 9999, id="dots"),
    ],
)
def test_monstrous_files_are_refused_as_well(content: Folder, text: str) -> None:
    content.write("heroes.toml", text)
    assert content.fault().startswith("heroes.toml:1")


def test_broken_at_the_end(content: Folder) -> None:
    content.write("heroes.toml", "[arne]\npower = ")
    assert content.fault() == "heroes.toml:2:9 broken-toml found=Invalid value"


def test_not_utf_8(content: Folder) -> None:
    (content.path / "heroes.toml").write_bytes(b"[arne]\npower = '\xff'\n")
    assert content.fault() == "heroes.toml:2 broken-toml expected=UTF-8"


@pytest.mark.parametrize("name", ["monsters", "warlords", "tiles", "heroes", "box"])
def test_missing_file(content: Folder, name: str) -> None:
    (content.path / f"{name}.toml").unlink()
    assert content.fault() == f"{name}.toml missing-file"


def test_missing_folder(tmp_path: Path) -> None:
    fault = fault_of(lambda: EDITIONS.read_folder(tmp_path / "nowhere"))
    assert fault == "nowhere missing-folder"


def test_a_game_without_any_edition(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(EDITIONS, "_home", lambda: tmp_path / "nowhere")
    fault = fault_of(EDITIONS.load)
    assert fault.endswith("nowhere missing-folder")


def test_unreadable_file(content: Folder) -> None:
    (content.path / "box.toml").unlink()
    (content.path / "box.toml").mkdir()
    assert content.fault() == "box.toml unreadable why=IsADirectoryError"


def test_unknown_file(content: Folder) -> None:
    content.write("monster.toml", "")
    assert content.fault() == (
        "monster.toml unknown-file"
        " expected=monsters.toml | warlords.toml | tiles.toml | heroes.toml | box.toml"
    )


def test_unknown_version() -> None:
    with pytest.raises(WrongVersion) as raised:
        load_box(version=99)
    assert raised.value.facts["found"] == "last-bastion/99"


def test_two_heroes_may_share_a_power(content: Folder) -> None:
    content.edit("heroes.toml", 'power = "falcon"', 'power = "reroll"')
    EDITIONS.read_folder(content.path)
