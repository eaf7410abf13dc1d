"""One definition per effect, power, reason, deed, penalty and perk, and nothing beside it."""

from collections.abc import Sequence
from types import ModuleType
from typing import get_args

import pytest
from tests.support.fluent_files import files, messages

from hordekeep.bots.sanctum.weights import GREEDY, tuned
from hordekeep.games.last_bastion.content import schema as siege_words
from hordekeep.games.last_bastion.model import box as siege
from hordekeep.games.last_bastion.model import reasons as siege_reasons
from hordekeep.games.last_bastion.rules.deeds import DEEDS, Deed
from hordekeep.games.last_bastion.rules.powers import POWER_USES, PowerUse
from hordekeep.games.last_bastion.rules.tile_uses import TILE_USES, TileUse
from hordekeep.games.sanctum.analysis.dice_tools import table_of
from hordekeep.games.sanctum.content import schema_parts as quest_words
from hordekeep.games.sanctum.content import skill_schema as skill_words
from hordekeep.games.sanctum.model import box as quest
from hordekeep.games.sanctum.model import perks
from hordekeep.games.sanctum.model import reasons as quest_reasons
from hordekeep.games.sanctum.model.definitions import ON_SIGNATURES, TRIGGER
from hordekeep.games.sanctum.model.dice import FACES, TURN_OVER, faces_after
from hordekeep.games.sanctum.rules.penalties.steps import STEPS, PenaltyStep
from hordekeep.kernel.play.definition import Definition
from hordekeep.text.clauses import clauses_of

LAST_BASTION, SANCTUM = "last-bastion", "sanctum"
OF_SIEGE: list[Sequence[Definition]] = [siege.EFFECTS, siege.TILE_POWERS, siege.HERO_POWERS]
OF_QUEST: list[Sequence[Definition]] = [
    quest.DEEDS,
    quest.PENALTIES,
    perks.WHEN,
    perks.PERKS,
    perks.COUNTS,
]
TABLES = [*OF_SIEGE, *OF_QUEST]
FIXED = {
    "haunt": 0,
    "all_lose_move": 8,
    "gain_life_and_call": 13,
    "no_equipment": 16,
    "grasp_tile": 19,
    "trap": 8,
    "crossbows": 7,
    "strike_again": 9,
    "gain_focus": 11,
    "lose_die": 13,
    "only_changed_dice": 14,
}
"""Numbers as journals of version 0.1.0 and their states have them."""
SPOKEN = {game: set(messages(*files(game=game))) for game in (LAST_BASTION, SANCTUM)}


def hyphened(word: str) -> str:
    return word.replace("_", "-")


@pytest.mark.parametrize("table", TABLES)
def test_numbers_are_places(table: Sequence[Definition]) -> None:
    assert [one.number for one in table] == list(range(len(table)))
    assert {one.word: one.number for one in table if one.word in FIXED}.items() <= FIXED.items()


def test_the_fixed_numbers_were_looked_at() -> None:
    assert set(FIXED) <= {one.word for table in TABLES for one in table}


@pytest.mark.parametrize(("game", "tables"), [(LAST_BASTION, OF_SIEGE), (SANCTUM, OF_QUEST)])
def test_every_clause_is_one_of_the_rules(game: str, tables: list[Sequence[Definition]]) -> None:
    known = {clause.id for clause in clauses_of(game)}
    assert [one.word for table in tables for one in table if one.clause not in known] == []


@pytest.mark.parametrize(
    ("game", "module"), [(LAST_BASTION, siege_reasons), (SANCTUM, quest_reasons)]
)
def test_every_reason_has_a_clause_and_is_named_by_its_key(game: str, module: ModuleType) -> None:
    known = {clause.id for clause in clauses_of(game)}
    found = {name: one for name, one in vars(module).items() if isinstance(one, module.Reason)}
    del found["LEGAL"]
    assert len(found) > 30
    assert [name for name, one in found.items() if one.clause not in known] == []
    assert [one.key for one in found.values()] == [hyphened(name.lower()) for name in found]


def test_constants_are_named_by_their_words() -> None:
    """So that who knows the word finds the number, and the other way round."""
    numbers = {**vars(siege), **vars(quest), **vars(perks), "ONLY_CHANGED_DICE": quest.ONLY_CHANGED}
    for table in (*OF_SIEGE, quest.DEEDS, quest.PENALTIES):
        for one in table:
            assert numbers[one.word.upper()] == one.number


# Words for people.


@pytest.mark.parametrize("start", ["effect-{}", "effect-{}-text", "code-{}", "brief-{}"])
def test_every_effect_can_be_told(start: str) -> None:
    wanted = {start.format(hyphened(effect.word)) for effect in siege.EFFECTS}
    assert sorted(wanted - SPOKEN[LAST_BASTION]) == []


def test_every_power_of_a_hero_can_be_told() -> None:
    wanted = {f"page-power-{hyphened(power.word)}" for power in siege.HERO_POWERS}
    assert sorted(wanted - SPOKEN[LAST_BASTION]) == []


def test_every_deed_penalty_and_perk_can_be_told() -> None:
    wanted = {f"penalty-{hyphened(penalty.word)}" for penalty in quest.PENALTIES}
    for deed in quest.deeds_standing(ON_SIGNATURES):
        wanted |= {f"ability-{hyphened(deed.word)}{end}" for end in ("", "-text")}
    counted = {
        "silver-die": [count for count in perks.COUNTS if count.silver],
        "shield": [count for count in perks.COUNTS if count.each],
    }
    for perk in perks.PERKS:
        if perk.key in counted:
            wanted |= {f"perk-{perk.key}-{hyphened(one.word)}" for one in counted[perk.key]}
            continue
        moments = [hyphened(perks.WHEN[at].word) for at in perk.at]
        ends = [f"-{moment}" for moment in moments] if len(moments) > 1 else [""]
        wanted |= {f"perk-{perk.key}{end}" for end in ends}
    assert sorted(wanted - SPOKEN[SANCTUM]) == []


# What they do.


def test_every_effect_is_done_by_something_of_its_own() -> None:
    for effect in siege.EFFECTS:
        assert type(DEEDS[effect.number]).apply is not Deed.apply, effect.word


def test_every_tile_begins_with_a_step_of_its_own() -> None:
    for power in siege.TILE_POWERS:
        assert type(TILE_USES[power.number]).first_step is not TileUse.first_step, power.word


def test_powers_that_are_used_up_are_offered_as_actions_and_others_are_not() -> None:
    offered = [type(use).offers is not PowerUse.offers for use in POWER_USES]
    assert offered == [power.once_a_phase for power in siege.HERO_POWERS]


def test_every_penalty_but_the_reroll_is_paid_or_suffered() -> None:
    idle = [
        penalty.number
        for penalty in quest.PENALTIES
        if type(STEPS[penalty.number]).pay is PenaltyStep.pay
        and type(STEPS[penalty.number]).suffer is PenaltyStep.suffer
    ]
    assert idle == [quest.REROLL_FACE]


def test_the_bot_has_a_price_for_every_penalty() -> None:
    for weights in (GREEDY, tuned()):
        priced = set(weights.penalties) | {quest.SHORTEN_LIFE}
        assert priced == {one.number for one in quest.PENALTIES}


def test_effects_of_cards_are_good_only_as_exits() -> None:
    """LB-E10."""
    for effect in siege.EFFECTS:
        assert not effect.good or effect.columns == (siege.EXIT,)
        assert effect.columns or effect.on_board or effect.on_die


# Lists that follow.


def test_the_content_knows_exactly_the_words_of_the_definitions() -> None:
    assert get_args(siege_words.TilePower) == tuple(one.word for one in siege.TILE_POWERS)
    assert get_args(siege_words.FaceEffectCode) == (
        "draw_horde",
        "lose_life",
        "return_token",
        "grasp_tile",
    )
    assert get_args(quest_words.FuryDeed) == tuple(one.word for one in quest.PENALTIES)
    assert get_args(quest_words.AttackDeed) == get_args(quest_words.FuryDeed)[: quest.PAY_BOX]
    assert get_args(skill_words.ReactionDeed) == (
        "hit_box",
        "recover",
        "take_potion",
        "shield",
        "shift_die",
    )
    assert [one.word for one in perks.moments_of(TRIGGER)] == [*get_args(skill_words.Trigger)]


@pytest.mark.parametrize("rule", [one.number for one in quest.DEEDS if one.turns_die] + [TURN_OVER])
def test_a_die_is_changed_by_one_rule_everywhere(rule: int) -> None:
    """SA-F4: never below 1 or above 6; what is reckoned with is what can be done."""
    for n in range(1, FACES):
        table = table_of(rule, n)
        for face in range(1, FACES + 1):
            made = faces_after(rule, n, face)
            assert made == sorted(made)
            assert all(1 <= one <= FACES for one in made)
            assert table[face] == sum(1 << one for one in made)
