"""Packs change content entry by entry and field by field, and are checked like it."""

import shutil
from pathlib import Path

import pytest
from tests.support.content_folders import Folder, fault_of

from hordekeep.games.last_bastion.content.loading import EDITIONS, load_box
from hordekeep.kernel.content.reading import Layer, Layers, words_of_pack


def fault(pack: Folder) -> str:
    return fault_of(lambda: load_box([pack.path]))


def test_fields_that_a_pack_does_not_name_stay(pack: Folder) -> None:
    before = EDITIONS.load()[0].warlords["grumgar-wallbreaker"]
    after = EDITIONS.load([pack.path])[0].warlords["grumgar-wallbreaker"]
    assert (before.resistance, after.resistance) == (5, 6)
    assert (before.recurring, [effect.do for effect in after.recurring]) == (
        [],
        ["all_return_token"],
    )
    assert (after.colour, after.exit) == (before.colour, before.exit)


def test_a_pack_removes_and_adds(pack: Folder) -> None:
    before, after = (set(load_box(packs)[0].card_ids) for packs in ([], [pack.path]))
    assert (before - after, after - before) == ({"ember-imp"}, {"ash-hound"})


def test_entries_that_a_pack_does_not_name_stay(pack: Folder) -> None:
    before, after = (EDITIONS.load(packs)[0] for packs in ([], [pack.path]))
    changed = [name for name in before.warlords if before.warlords[name] != after.warlords[name]]
    assert changed == ["grumgar-wallbreaker"]
    assert (before.tiles, before.heroes, before.box) == (after.tiles, after.heroes, after.box)


def test_nested_tables_merge_key_by_key(pack: Folder) -> None:
    pack.write("box.toml", "[supplies.equipment]\nred = 9\n")
    assert load_box([pack.path])[0].equipment_supply == [9, 4, 4, 4, 4]


def test_an_effect_is_replaced_as_a_whole(pack: Folder) -> None:
    pack.write("box.toml", '[boards]\nred = { do = "discard_bottom" }\n')
    content, _ = EDITIONS.load([pack.path])
    assert (content.box.boards.red.do, content.box.boards.blue.do) == (
        "discard_bottom",
        "lose_own_move",
    )


def test_parameters_of_a_replaced_effect_are_gone(tmp_path: Path) -> None:
    layers = []
    for name, effect in (("base", '{ do = "burn", n = 2 }'), ("pack", '{ do = "freeze" }')):
        (tmp_path / name).mkdir()
        (tmp_path / name / "box.toml").write_text(f"red = {effect}\n", encoding="utf-8")
        layers.append(Layer(tmp_path / name, ["box"]))
    assert Layers(layers[0], layers[1:]).merged("box") == {"red": {"do": "freeze"}}


def test_a_later_pack_lies_on_top(pack: Folder, tmp_path: Path) -> None:
    top = Folder(tmp_path / "top")
    top.path.mkdir()
    top.write("pack.toml", 'id = "top"\ntitle = "pack-top"\ngame = "last-bastion"\n')
    top.write("warlords.toml", "[grumgar-wallbreaker]\nresistance = 7\n")
    content, hashes = EDITIONS.load([pack.path, top.path])
    warlord = content.warlords["grumgar-wallbreaker"]
    assert (warlord.resistance, len(warlord.recurring)) == (7, 1)
    assert list(hashes) == ["last-bastion/1", "breached-wall", "top"]


def test_a_pack_cannot_mend_the_one_below_it(pack: Folder, tmp_path: Path) -> None:
    pack.edit("warlords.toml", "resistance = 6", f"resistance = {10**30}")
    top = Folder(tmp_path / "top")
    top.path.mkdir()
    top.write("pack.toml", 'id = "top"\ntitle = "pack-top"\ngame = "last-bastion"\n')
    top.write("warlords.toml", "[grumgar-wallbreaker]\nresistance = 7\n")
    wrong = fault_of(lambda: load_box([pack.path, top.path]))
    assert wrong.startswith("warlords.toml:3 warlords.grumgar-wallbreaker.resistance out-of-range")


def test_a_pack_may_bring_back_what_another_removed(pack: Folder, tmp_path: Path) -> None:
    top = Folder(tmp_path / "top")
    top.path.mkdir()
    top.write("pack.toml", 'id = "top"\ntitle = "pack-top"\ngame = "last-bastion"\n')
    top.write(
        "monsters.toml",
        '[ash-hound]\nremove = true\n[ember-imp]\ncolour = "red"\nresistance = 3\n'
        'exit = [{ do = "gain_life" }]\n',
    )
    imp = EDITIONS.load([pack.path, top.path])[0].monsters["ember-imp"]
    assert (imp.resistance, [effect.do for effect in imp.exit]) == (3, ["gain_life"])


def test_counts_change_only_when_the_pack_says_so(pack: Folder) -> None:
    pack.edit("monsters.toml", "[ember-imp]\nremove = true\n", "")
    assert fault(pack) == (
        "monsters.toml:1 monsters wrong-count"
        " expected=10 (box.counts.monsters.red) found=11 colour=red"
    )
    pack.write("box.toml", "[counts.monsters]\nred = 11\n")
    assert load_box([pack.path])[0].monsters == 51


@pytest.mark.parametrize(
    ("edit", "expected"),
    [
        pytest.param(
            ("warlords.toml", "resistance = 6", "resistance = 60"),
            "warlords.toml:3 warlords.grumgar-wallbreaker.resistance out-of-range"
            " expected=integer 1..9 found=60",
        ),
        pytest.param(
            ("warlords.toml", "resistance = 6", "strength = 6"),
            "warlords.toml:3 warlords.grumgar-wallbreaker.strength unknown-key"
            " expected=known | colour | resistance | entrance | recurring | continuous | exit"
            " found=strength",
        ),
        pytest.param(
            ("monsters.toml", "resistance = 2\n", ""),
            "monsters.toml:5 monsters.ash-hound.resistance missing-key expected=integer 1..9",
        ),
        pytest.param(
            ("monsters.toml", '[{ do = "gain_equipment" }]', '[{ do = "haunt" }]'),
            "monsters.toml:9 monsters.ash-hound.exit[0].do wrong-column"
            " expected=recurring found=exit effect=haunt",
        ),
        pytest.param(
            ("monsters.toml", "[ember-imp]", "[ember-mip]"),
            "monsters.toml:3 monsters.ember-mip.remove unknown-id found=ember-mip",
        ),
        pytest.param(
            ("monsters.toml", "remove = true", "remove = false"),
            "monsters.toml:3 monsters.ember-imp.remove out-of-range expected=true found=false",
        ),
        pytest.param(
            ("monsters.toml", "remove = true", "remove = true\nresistance = 3"),
            "monsters.toml:4 monsters.ember-imp.resistance unknown-key"
            " expected=remove found=resistance",
        ),
        pytest.param(
            ("monsters.toml", "[ash-hound]", "[market]"),
            "monsters.toml:5 monsters.market duplicate-id found=market first=tiles.market",
        ),
        pytest.param(
            ("pack.toml", 'id = "breached-wall"\n', ""),
            "pack.toml:1 pack.id missing-key expected=string ^[a-z][a-z0-9]*(-[a-z0-9]+)*$",
        ),
        pytest.param(
            ("pack.toml", '"breached-wall"', '"Breached Wall"'),
            "pack.toml:1 pack.id out-of-range"
            " expected=string ^[a-z][a-z0-9]*(-[a-z0-9]+)*$ found=Breached Wall",
        ),
        pytest.param(
            ("pack.toml", '"last-bastion"', '"sanctum"'),
            "pack.toml:3 pack.game wrong-game expected=last-bastion found=sanctum",
        ),
        pytest.param(
            ("pack.toml", "author =", "colour ="),
            "pack.toml:4 pack.colour unknown-key expected=id | title | game | author found=colour",
        ),
    ],
)
def test_faults_name_the_file_of_the_pack(
    pack: Folder, edit: tuple[str, str, str], expected: str
) -> None:
    pack.edit(*edit)
    assert fault(pack) == expected


def test_a_value_of_the_base_is_shown_where_it_stands(pack: Folder) -> None:
    pack.write("box.toml", "[start]\nlife = 9\n")
    assert fault(pack) == (
        "box.toml:14 box.supplies.life too-few expected=>= 36 (box.start.life) found=16"
    )


def test_an_effect_missing_in_a_pack_is_not_blamed_on_the_base(pack: Folder) -> None:
    pack.write("monsters.toml", "[incubus]\nexit = [{}]\n")
    assert fault(pack).startswith("monsters.toml:2 monsters.incubus.exit[0].do missing-key")


def test_a_folder_without_pack_toml_is_no_pack(pack: Folder) -> None:
    (pack.path / "pack.toml").unlink()
    assert fault(pack) == "pack.toml missing-file"


def test_missing_pack(tmp_path: Path) -> None:
    assert fault(Folder(tmp_path / "nowhere")) == "nowhere missing-folder"


def test_unknown_file_in_a_pack(pack: Folder) -> None:
    pack.write("monster.toml", "")
    assert fault(pack).startswith("monster.toml unknown-file expected=pack.toml | monsters.toml")


def test_the_same_pack_twice(pack: Folder, tmp_path: Path) -> None:
    shutil.copytree(pack.path, tmp_path / "again")
    again = fault_of(lambda: load_box([pack.path, tmp_path / "again"]))
    assert again == "pack.toml:1 pack.id duplicate-id found=breached-wall"


def test_words_of_a_pack(pack: Folder) -> None:
    english = [file.name for file in words_of_pack(pack.path, "en")]
    assert (english, words_of_pack(pack.path, "fr")) == (["breached-wall.ftl"], [])
