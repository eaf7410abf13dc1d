"""Sanctum: every fault in skills is named with its line and place."""

import pytest
from tests.support.content_folders import Folder


@pytest.mark.parametrize(
    ("edit", "fault"),
    [
        pytest.param(
            ("skills.toml", "[dancer.blue.3]  # Flow", "[other.blue.3]"),
            "skills.toml:132 skills.dancer.blue.3 missing-key expected=table",
            id="a skill missing",
        ),
        pytest.param(
            ("skills.toml", "[dancer.blue.3]", "[dancer.blue.4]"),
            "skills.toml:158 skills.dancer.blue.4 unknown-key expected=1 | 2 | 3 found=4",
            id="a skill of level four",
        ),
        pytest.param(
            ("skills.toml", 'gems = ["red", "red"]', 'gems = ["red", "blue"]'),
            "skills.toml:6 skills.huntress.red.1.gems[1] unknown-word expected=red |"
            " white found=blue",
            id="a gem of another column",
        ),
        pytest.param(
            ("skills.toml", 'gems = ["red", "red"]', 'gems = ["white"]'),
            "skills.toml:6 skills.huntress.red.1.gems too-few expected=>= 1 (red) found=0",
            id="white gems alone",
        ),
        pytest.param(
            ("skills.toml", 'modifiers = [{ change = "rage_tokens", by = 1 }]\n', ""),
            "skills.toml:112 skills.slayer.red.3 wrong-effects expected=tile | card found=0",
            id="a skill that does nothing",
        ),
        pytest.param(
            (
                "skills.toml",
                "tile = { stamina = 1, focus = 1 }",
                'tile = { stamina = 1 }\nmodifiers = [{ change = "rage_tokens", by = 1 }]',
            ),
            "skills.toml:12 skills.huntress.green.1 wrong-effects expected=tile | card found=2",
            id="a tile that does more",
        ),
        pytest.param(
            ("skills.toml", "tile = { stamina = 1, focus = 1 }", "tile = { stamina = 0 }"),
            "skills.toml:14 skills.huntress.green.1.tile wrong-effects expected=stamina | focus",
            id="an empty tile",
        ),
        pytest.param(
            (
                "skills.toml",
                'modifiers = [{ change = "rage_tokens", by = 1 }]\n',
                'modifiers = [{ change = "rage_tokens", by = 1 }]\nsignature = true\n',
            ),
            "skills.toml:112 skills.slayer.red.3.ability missing-key",
            id="a signature without ability",
        ),
        pytest.param(
            (
                "skills.toml",
                'signature = true\nability = { boxes = ["blue"]',
                'ability = { boxes = ["blue"]',
            ),
            "skills.toml:140 skills.dancer.green.2.signature missing-key",
            id="an ability without signature",
        ),
        pytest.param(
            (
                "skills.toml",
                'modifiers = [{ change = "rage_tokens", by = 1 }]\n',
                'signature = true\nability = { boxes = ["blue"], do = "raise" }\n',
            ),
            "skills.toml:87 skills.slayer wrong-count expected=1 found=2 kind=signature",
            id="two signatures",
        ),
        pytest.param(
            (
                "skills.toml",
                "tile = { stamina = 2, focus = 1 }",
                'modifiers = [{ change = "rage_tokens", by = 1 }]',
            ),
            "skills.toml:87 skills.slayer wrong-count expected=3 found=2 kind=tile",
            id="two tiles only",
        ),
        pytest.param(
            (
                "skills.toml",
                'silver = { when = { count = "focus_pool", min = 4 } }',
                'modifiers = [{ change = "rage_tokens", by = 1 }]',
            ),
            "skills.toml:5 skills.huntress wrong-count expected=1 found=0 kind=silver",
            id="no silver die",
        ),
        pytest.param(
            ("skills.toml", 'count = "focus_pool"', 'count = "kills"'),
            "skills.toml:41 skills.huntress.green.3.silver.when.count unknown-word"
            " expected=focus_pool | stamina_pool | potions_drunk | rage_active |"
            " equal_faces found=kills",
            id="silver by kills",
        ),
        pytest.param(
            ("skills.toml", "by = -1, per", "by = 1, per"),
            "skills.toml:28 skills.huntress.green.2.modifiers[0].by out-of-range"
            " expected=integer -9..-1 found=1",
            id="more damage",
        ),
        pytest.param(
            ("skills.toml", 'when = { count = "hits"', 'when = { count = "kills"'),
            "skills.toml:28 skills.huntress.green.2.modifiers[0].when.count unknown-word"
            " expected=hits found=kills",
            id="damage by kills",
        ),
        pytest.param(
            (
                "skills.toml",
                'change = "potion_slots", by = 2',
                'change = "potion_slots", by = 2, per = "demon"',
            ),
            "skills.toml:49 skills.outlaw.red.1.modifiers[0].per unknown-key"
            " expected=change | by found=per effect=potion_slots",
            id="slots per demon",
        ),
        pytest.param(
            ("skills.toml", "first_of_fight = true", "first_of_fight = false"),
            "skills.toml:89 skills.slayer.red.1.modifiers[0].first_of_fight out-of-range"
            " expected=true found=false",
            id="every shield more",
        ),
        pytest.param(
            ("skills.toml", ', type = "weapon"', ""),
            "skills.toml:122 skills.slayer.blue.3.modifiers[0].type missing-key effect=gems_needed",
            id="gems of no type",
        ),
        pytest.param(
            (
                "skills.toml",
                'on = "block", do = "shield", n = 2',
                'on = "kill", do = "shield", n = 2',
            ),
            "skills.toml:64 skills.outlaw.red.2.reactions[0].on wrong-step expected=block"
            " found=kill effect=shield",
            id="shields at a kill",
        ),
        pytest.param(
            ("skills.toml", 'do = "shield", n = 2', 'do = "shield"'),
            "skills.toml:64 skills.outlaw.red.2.reactions[0].n missing-key effect=shield",
            id="shields of no number",
        ),
        pytest.param(
            ("skills.toml", 'do = "recover", stamina = 1', 'do = "recover"'),
            "skills.toml:93 skills.slayer.green.1.reactions[0].stamina missing-key"
            " expected=stamina | focus",
            id="nothing recovered",
        ),
        pytest.param(
            ("skills.toml", 'focus = "all"', 'focus = "some"'),
            "skills.toml:18 skills.huntress.blue.1.reactions[0].focus unknown-word"
            " expected=integer 1..9 | all found=some",
            id="some focus recovered",
        ),
        pytest.param(
            ("skills.toml", 'do = "recover", stamina = 1', 'do = "recover", stamina = 2'),
            "skills.toml:93 skills.slayer.green.1.reactions[0].stamina out-of-range"
            " expected=1 found=2",
            id="two markers recovered",
        ),
        pytest.param(
            (
                "skills.toml",
                'do = "recover", stamina = 1',
                'do = "recover", stamina = 1, focus = 1',
            ),
            "skills.toml:93 skills.slayer.green.1.reactions[0] wrong-effects"
            " expected=stamina | focus found=2",
            id="both markers recovered",
        ),
        pytest.param(
            ("skills.toml", 'focus = "all"', "focus = 2"),
            "skills.toml:18 skills.huntress.blue.1.reactions[0].focus out-of-range"
            " expected=all found=2",
            id="a choice when gained",
        ),
        pytest.param(
            ("skills.toml", ', per = "potion_drunk_this_fight"', ""),
            "skills.toml:64 skills.outlaw.red.2.reactions[0].per missing-key effect=shield",
            id="shields for nothing",
        ),
        pytest.param(
            ("skills.toml", 'up_to = 2, limit = "fight"', 'up_to = 2, limit = "rest"'),
            "skills.toml:32 skills.huntress.blue.2.activations[0].limit unknown-word"
            " expected=fight found=rest",
            id="once per rest in a fight",
        ),
        pytest.param(
            ("skills.toml", 'step = "roll", do', 'step = "attack", do'),
            "skills.toml:32 skills.huntress.blue.2.activations[0].step wrong-step"
            " expected=roll found=attack effect=reroll",
            id="a reroll in the attack",
        ),
        pytest.param(
            ("skills.toml", 'to = "opposite", ', ""),
            "skills.toml:130 skills.dancer.green.1.activations[0].to missing-key effect=set_die",
            id="a die set to nothing",
        ),
        pytest.param(
            ("skills.toml", "from = [1, 6]", "from = [1, 7]"),
            "skills.toml:80 skills.outlaw.green.3.activations[0].from[1] out-of-range"
            " expected=integer 1..6 found=7",
            id="a die from seven",
        ),
        pytest.param(
            ("skills.toml", 'do = "shift_die", n = 1', 'do = "shift_die", n = 6'),
            "skills.toml:160 skills.dancer.blue.3.reactions[0].n out-of-range"
            " expected=integer 1..5 found=6",
            id="a die shifted by six",
        ),
        pytest.param(
            ("skills.toml", "open = 1, boxes_min", "open = 4, boxes_min"),
            "skills.toml:85 skills.outlaw.blue.3.ability.open out-of-range"
            " expected=integer 1..3 found=4",
            id="four open boxes",
        ),
        pytest.param(
            ("skills.toml", 'known = ["name"]', 'known = ["size"]'),
            "skills.toml:20 skills.huntress.blue.1.known[0] unknown-word expected=name |"
            " gems | tile | modifiers | reactions | activations | silver | signature |"
            " ability found=size",
            id="a known fact about no skill",
        ),
    ],
)
def test_fault_of_skills(sanctum: Folder, edit: tuple[str, str, str], fault: str) -> None:
    sanctum.edit(*edit)
    assert sanctum.fault() == fault
