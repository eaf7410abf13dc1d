"""Packs on Sanctum: entries come and go, fields merge, versions and hashes as for every game."""

import pytest
from tests.support.content_folders import Folder, fault_of
from tests.support.shared_seats import fields_of

from hordekeep.games.sanctum.content.loading import EDITIONS, fill_box, load_box
from hordekeep.games.sanctum.model import box as parts
from hordekeep.games.sanctum.model import perks
from hordekeep.kernel.content.reading import words_of_pack
from hordekeep.kernel.errors import WrongVersion


def fault(pack: Folder) -> str:
    return fault_of(lambda: load_box([pack.path]))


def test_a_pack_removes_and_adds(sanctum_pack: Folder) -> None:
    before, after = (load_box(packs)[0] for packs in ([], [sanctum_pack.path]))
    assert set(before.foe_ids) ^ set(after.foe_ids) == {"b3-07", "b3-08"}
    queen = after.foe_ids.index("b3-08")
    assert after.item_ids[queen] == "crown-of-frost"
    assert (after.foe_kind[queen], after.item_focus[queen]) == ("rime-queen", 2)


def test_fields_that_a_pack_does_not_name_stay(sanctum_pack: Folder) -> None:
    before, after = (EDITIONS.load(packs, 1)[0].skills for packs in ([], [sanctum_pack.path]))
    momentum, road = after["slayer"].green.level_1, after["slayer"].green.level_3
    assert momentum.gems == before["slayer"].green.level_1.gems
    assert road.tile is not None
    assert (road.tile.stamina, road.tile.focus) == (2, 2)
    assert [hero for hero in before if before[hero] != after[hero]] == ["slayer"]


def test_a_signature_is_replaced_as_a_whole(sanctum_pack: Folder) -> None:
    sanctum_pack.write(
        "skills.toml", '[outlaw.blue.3]\nability = { boxes = ["red"], do = "set", n = 4 }\n'
    )
    venom = EDITIONS.load([sanctum_pack.path])[0].skills["outlaw"].blue.level_3.ability
    assert venom is not None
    assert (venom.do, venom.n, venom.open, venom.boxes_min) == ("set", 4, None, None)


@pytest.mark.parametrize(
    ("name", "text", "expected"),
    [
        pytest.param(
            "heroes.toml",
            "[dancer]\nremove = true\n",
            "skills.toml:124 skills.dancer unknown-id found=dancer",
            id="a chart without hero",
        ),
        pytest.param(
            "acts.toml",
            "[act-2]\nremove = true\n",
            "acts.toml:1 acts.act-2 missing-key expected=table",
            id="a missing act",
        ),
        pytest.param(
            "demons.toml",
            '[r1-01]\nitem = "scribes-gloves"\n',
            "demons.toml:2 demons.r1-01.item duplicate-id found=scribes-gloves"
            " first=demons.r1-02.item",
            id="an item taken from another demon",
        ),
        pytest.param(
            "fury.toml",
            '[fu-19]\nboxes = [1]\ndamage = 1\npenalty = [{ do = "pay_box" }]\nwounds = 1\n',
            "fury.toml:1 fury wrong-count expected=18 (box.counts.fury) found=19",
            id="one card more",
        ),
    ],
)
def test_faults_name_the_file_to_blame(
    sanctum_pack: Folder, name: str, text: str, expected: str
) -> None:
    for file in sanctum_pack.path.glob("[!p]*.toml"):
        file.unlink()
    sanctum_pack.write(name, text)
    assert fault(sanctum_pack) == expected


def test_a_pack_of_another_game(pack: Folder) -> None:
    assert fault(pack).startswith("monsters.toml unknown-file expected=pack.toml | demons.toml")
    for file in pack.path.glob("[!p]*.toml"):
        file.unlink()
    assert fault(pack) == "pack.toml:3 pack.game wrong-game expected=sanctum found=last-bastion"


def test_unknown_version() -> None:
    with pytest.raises(WrongVersion) as raised:
        load_box(version=99)
    assert raised.value.facts["found"] == "sanctum/99"


@pytest.mark.parametrize("version", EDITIONS.numbers())
def test_a_journal_finds_its_version(sanctum_pack: Folder, version: int) -> None:
    _, hashes = load_box([sanctum_pack.path], version)
    assert list(hashes) == [f"sanctum/{version}", "frozen-crown"]
    assert EDITIONS.find_version(hashes) == version
    assert EDITIONS.find_version({"last-bastion/1": hashes[f"sanctum/{version}"]}) is None


def test_comments_and_known_facts_do_not_matter(sanctum: Folder) -> None:
    before = EDITIONS.read_folder(sanctum.path)[1]
    sanctum.edit("skills.toml", "# Snare", "# A snare")
    sanctum.edit("skills.toml", 'known = ["name"]\n', "")
    assert EDITIONS.read_folder(sanctum.path)[1] == before == load_box(version=1)[1]


@pytest.mark.parametrize(
    "edit",
    [
        ("demons.toml", "[r1-01]", "[r1-99]"),
        ("skills.toml", "open = 1, ", ""),
        ("skills.toml", "max = 3", "max = 4"),
        ("acts.toml", "space = 4", "space = 5"),
        ("demon_lord.toml", "wounds = 2", "wounds = 1"),
    ],
)
def test_every_value_matters(sanctum: Folder, edit: tuple[str, str, str]) -> None:
    before = EDITIONS.read_folder(sanctum.path)[1]
    sanctum.edit(*edit)
    assert EDITIONS.read_folder(sanctum.path)[1] != before


def test_order_of_tables_does_not_matter(sanctum: Folder) -> None:
    before = fields_of(fill_box(EDITIONS.read_folder(sanctum.path)[0]))
    for name in ("demons.toml", "items.toml", "blessings.toml"):
        tables = sanctum.read(name).split("\n\n")
        sanctum.write(name, "\n\n".join(reversed(tables)))
    after = fields_of(fill_box(EDITIONS.read_folder(sanctum.path)[0]))
    assert [name for name in before if name != "skill_perks" and before[name] != after[name]] == []


def test_words_of_the_example_pack(sanctum_pack: Folder) -> None:
    assert [file.name for file in words_of_pack(sanctum_pack.path, "en")] == ["frozen-crown.ftl"]


def test_numbers_of_the_box() -> None:
    box, _ = load_box()
    assert (box.demons, box.lords, len(box.foe_ids)) == (84, 33, 135)
    assert box.hero_ids == ["dancer", "huntress", "outlaw", "slayer"]
    assert [box.skill_ids[box.skill(1, cell)] for cell in (0, 2, 3, 8)] == [
        "huntress.red.1",
        "huntress.red.3",
        "huntress.green.1",
        "huntress.blue.3",
    ]
    assert box.level_mastery_rows == (2, 3)
    assert box.mastery == [3, 2, 4, 5, 3, 7, 7, 4, 10]
    assert [len(table) for table in (box.hero_printed, box.skill_perks)] == [24, 36]
    assert box.act_ids == [f"act-{number}" for number in range(1, 6)]


def test_perks_say_when_what_and_how_much() -> None:
    box, _ = load_box(version=1)
    gained, before_roll = box.skill_perks[box.skill_ids.index("huntress.blue.1")]
    assert (gained.at, gained.do, gained.focus) == (
        perks.ON_GAINED,
        perks.PERK_RECOVER,
        perks.ALL,
    )
    assert (before_roll.at, before_roll.focus, before_roll.stamina) == (perks.BEFORE_ROLL, 1, 0)
    (weave,) = box.skill_perks[box.skill_ids.index("dancer.red.1")]
    assert (weave.at, weave.do, weave.n) == (perks.IN_BLOCK, perks.PERK_SHIELD, 1)
    assert (weave.per, weave.most) == (perks.COUNT_UNPLACED_DICE, 3)
    (grip,) = box.skill_perks[box.skill_ids.index("slayer.blue.3")]
    assert (grip.n, grip.floor, grip.item_type) == (-1, 1, parts.WEAPON)


def test_arguments_of_penalties() -> None:
    box, _ = load_box()
    told = {name: box.foe_penalty_arg[foe] for foe, name in enumerate(box.foe_ids)}
    assert told["r1-01"] == ()
    assert told["dl-02"] == (-1, 1)
    assert told["dl-03"] == (parts.BOX_BLUE,)
    assert told["dl-05"] == (-1,)
    assert told["dl-08"] == (2,)
    assert told["fu-05"] == (5,)
