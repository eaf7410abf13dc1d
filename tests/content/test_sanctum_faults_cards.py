"""Sanctum: every fault in cards and heroes is named with its line and place."""

import pytest
from tests.support.content_folders import Folder


@pytest.mark.parametrize(
    ("edit", "fault"),
    [
        pytest.param(
            ("demons.toml", "damage = 1", "damage = 0"),
            "demons.toml:11 demons.r1-01.damage out-of-range expected=integer 1..9 found=0",
            id="damage of a demon",
        ),
        pytest.param(
            ("demons.toml", "boxes = [1]", "boxes = [7]"),
            "demons.toml:10 demons.r1-01.boxes[0] out-of-range expected=integer 1..6 found=7",
            id="a face that no die has",
        ),
        pytest.param(
            ("demons.toml", "boxes = [1]", "boxes = [1, 2]"),
            "demons.toml:10 demons.r1-01.boxes wrong-count expected=1 (level) found=2",
            id="more boxes than levels",
        ),
        pytest.param(
            ("demons.toml", '"smiths-hammer"', '"smiths-hamster"'),
            "demons.toml:12 demons.r1-01.item unknown-id found=smiths-hamster",
            id="unknown item",
        ),
        pytest.param(
            ("demons.toml", '"scribes-gloves"', '"smiths-hammer"'),
            "demons.toml:20 demons.r1-02.item duplicate-id found=smiths-hammer"
            " first=demons.r1-01.item",
            id="one item on two demons",
        ),
        pytest.param(
            (
                "items.toml",
                "[smiths-hammer]",
                '[spare]\ntype = "boots"\ngems = ["red"]\n\n[smiths-hammer]',
            ),
            "items.toml:4 items.spare unused-id found=spare",
            id="an item on no demon",
        ),
        pytest.param(
            ("items.toml", 'gems = ["red"]', 'gems = ["red", "red"]'),
            "items.toml:6 items.smiths-hammer.gems wrong-count expected=1 (level of r1-01) found=2",
            id="an item above its demon",
        ),
        pytest.param(
            ("items.toml", 'gems = ["red"]', 'gems = ["white"]'),
            "items.toml:6 items.smiths-hammer.gems[0] unknown-word expected=blue | green"
            " | red found=white",
            id="a white gem on an item",
        ),
        pytest.param(
            (
                "items.toml",
                'boxes = ["red"], do = "set"',
                'boxes = ["red", "red", "red"], do = "set"',
            ),
            "items.toml:7 items.smiths-hammer.abilities[0].boxes out-of-range"
            " expected=list of 1..2 found=[red, red, red]",
            id="an ability with three boxes",
        ),
        pytest.param(
            ("items.toml", 'boxes = ["red"], do = "set"', 'boxes = [], do = "set"'),
            "items.toml:7 items.smiths-hammer.abilities[0].boxes out-of-range"
            " expected=list of 1..2 found=[]",
            id="an ability without boxes",
        ),
        pytest.param(
            ("items.toml", 'boxes = ["red"], do = "set"', 'boxes = ["green"], do = "set"'),
            "items.toml:7 items.smiths-hammer.abilities[0].boxes[0] unknown-word"
            " expected=blue | purple | red found=green",
            id="a green box",
        ),
        pytest.param(
            ("items.toml", 'do = "set", n = 5', 'do = "set", n = 7'),
            "items.toml:7 items.smiths-hammer.abilities[0].n out-of-range"
            " expected=integer 1..6 found=7",
            id="set to seven",
        ),
        pytest.param(
            ("items.toml", 'do = "shift", n = 1', 'do = "shift", n = 6'),
            "items.toml:13 items.scribes-gloves.abilities[0].n out-of-range"
            " expected=integer 1..5 found=6",
            id="shift by six",
        ),
        pytest.param(
            ("items.toml", 'do = "set", n = 5', 'do = "set"'),
            "items.toml:7 items.smiths-hammer.abilities[0].n missing-key effect=set",
            id="set to nothing",
        ),
        pytest.param(
            ("items.toml", 'do = "raise"', 'do = "raise", n = 2'),
            "items.toml:64 items.couriers-boots.abilities[0].n unknown-key expected=boxes"
            " | do found=n effect=raise",
            id="raise by a number",
        ),
        pytest.param(
            ("items.toml", 'do = "set", n = 5', 'do = "overkill"'),
            "items.toml:7 items.smiths-hammer.abilities[0].do unknown-word expected=add |"
            " lower | raise | set | shield | shift | subtract found=overkill",
            id="a signature on an item",
        ),
        pytest.param(
            ("items.toml", "[smiths-hammer]", "[r1-01]"),
            "items.toml:4 items.r1-01 duplicate-id found=r1-01 first=demons.r1-01",
            id="an item named like a demon",
        ),
        pytest.param(
            ("fury.toml", ", face = 2 }", " }"),
            "fury.toml:24 fury.fu-04.penalty[0].face missing-key effect=reroll_face",
            id="a penalty without its face",
        ),
        pytest.param(
            ("fury.toml", '{ do = "pay_box" }', '{ do = "pay_box", face = 2 }'),
            "fury.toml:6 fury.fu-01.penalty[0].face unknown-key expected=do found=face"
            " effect=pay_box",
            id="a face where none counts",
        ),
        pytest.param(
            ("demon_lord.toml", ', colour = "blue" }', " }"),
            "demon_lord.toml:22 demon_lord.dl-03.penalty[0].colour missing-key effect=spoil_box",
            id="a spoiled box of no colour",
        ),
        pytest.param(
            ("demon_lord.toml", '{ do = "lose_focus" }', '{ do = "lose_focus", n = 2 }'),
            "demon_lord.toml:8 demon_lord.dl-01.penalty[0].n unknown-key expected=do"
            " found=n effect=lose_focus",
            id="an amount where none counts",
        ),
        pytest.param(
            (
                "demon_lord.toml",
                '[{ do = "lose_blessing" }, { do = "heal", n = 1 }]',
                '[{ do = "heal", n = 1 }]',
            ),
            "demon_lord.toml:15 demon_lord.dl-02.penalty[0].do wrong-step found=heal",
            id="healing alone",
        ),
        pytest.param(
            ("demon_lord.toml", '{ do = "lose_focus" }', '{ do = "lose_die" }'),
            "demon_lord.toml:8 demon_lord.dl-01.penalty[0].do unknown-word"
            " expected=fewer_dice | heal | lose_blessing | lose_either | lose_focus |"
            " lose_potion | lose_stamina | more_damage | shorten_life | spoil_box"
            " found=lose_die",
            id="fury in an attack",
        ),
        pytest.param(
            ("fury.toml", '[{ do = "pay_box" }]', "[]"),
            "fury.toml:6 fury.fu-01.penalty out-of-range expected=list of 1..3 found=[]",
            id="no penalty",
        ),
        pytest.param(
            ("heroes.toml", "weapon_1 =", "belt ="),
            "heroes.toml:28 heroes.slayer.printed.belt unknown-key expected=helmet |"
            " armour | gloves | boots | weapon_1 | weapon_2 found=belt",
            id="a slot that no hero has",
        ),
        pytest.param(
            ("heroes.toml", 'do = "subtract", n = 2', 'do = "subtract", n = 6'),
            "heroes.toml:8 heroes.huntress.printed.helmet.n out-of-range expected=integer"
            " 1..5 found=6",
            id="a printed ability out of range",
        ),
        pytest.param(
            (
                "heroes.toml",
                '[dancer]\nstamina = 1\nfocus = 4\nknown = ["name"]\n[dancer.printed]',
                "[prancer]\nstamina = 1\nfocus = 4\n[prancer.printed]",
            ),
            "heroes.toml:30 skills.prancer missing-key expected=table",
            id="a hero without chart",
        ),
    ],
)
def test_fault_of_cards(sanctum: Folder, edit: tuple[str, str, str], fault: str) -> None:
    sanctum.edit(*edit)
    assert sanctum.fault() == fault
