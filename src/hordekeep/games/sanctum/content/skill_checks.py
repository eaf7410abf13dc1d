"""What types cannot say of skills: whole charts, gems of the column, perks that make sense."""

from collections.abc import Mapping, Sequence
from typing import Final

from hordekeep.games.sanctum.content.deed_checks import check_ability, check_fields
from hordekeep.games.sanctum.content.schema import (
    Activation,
    Chart,
    Modifier,
    Reaction,
    Skill,
    When,
)
from hordekeep.games.sanctum.model.box import MARKERS
from hordekeep.kernel.content.checks import check_range
from hordekeep.kernel.content.reading import Layers
from hordekeep.kernel.content.schema import one_of
from hordekeep.kernel.content.toml_lines import KeyPath

TILES: Final = 3
MODIFIER_FIELDS: Final[Mapping[str, str]] = {
    "damage": "per when? min?",
    "potion_slots": "",
    "shield": "first_of_fight",
    "rage_tokens": "",
    "gems_needed": "type min?",
}
"""What each change takes besides `change` and `by`; a question mark: may be left out."""
LOWERED: Final[tuple[str, ...]] = ("damage", "gems_needed")
REACTION_FIELDS: Final[Mapping[str, str]] = {
    "hit_box": "open_min?",
    "recover": "stamina? focus?",
    "take_potion": "red? blue?",
    "shield": "n per max?",
    "shift_die": "n",
}
TRIGGER_FIELDS: Final[Mapping[str, str]] = {
    "gained": "",
    "block": "",
    "attack_end": "when? limit",
    "kill": "limit",
    "rest_end": "limit",
    "row_laid": "card",
}
TRIGGERS_OF: Final[Mapping[str, Sequence[str]]] = {
    "hit_box": ("rest_end", "row_laid"),
    "recover": ("gained", "attack_end"),
    "take_potion": ("gained",),
    "shield": ("block",),
    "shift_die": ("kill",),
}
ACTIVATION_FIELDS: Final[Mapping[str, str]] = {
    "recover": "stamina? focus? limit",
    "reroll": "up_to limit",
    "set_die": "from? to limit",
    "gain_level": "cost colour n limit not_in",
}
STEP_OF: Final[Mapping[str, str]] = {
    "recover": "before_roll",
    "reroll": "roll",
    "set_die": "attack",
    "gain_level": "rest",
}
LIMIT_OF: Final[Mapping[str, str]] = {"kill": "kill", "rest_end": "rest", "rest": "rest"}
"""How often, by trigger or step; those not listed once per fight."""
AT_LEAST_ONE: Final[Mapping[str, Sequence[str]]] = {
    "recover": ("stamina", "focus"),
    "take_potion": ("red", "blue"),
}
SILVER_COUNTS: Final[tuple[str, ...]] = (
    "focus_pool",
    "stamina_pool",
    "potions_drunk",
    "rage_active",
    "equal_faces",
)
MOST_SHIFT: Final = 5


def check_chart(layers: Layers, path: KeyPath, chart: Chart) -> None:
    """SA-P3: three tiles and six cards, among them one signature and one silver die."""
    skills = [skill for _, _, skill in chart.cells()]
    for colour, level, skill in chart.cells():
        _check_skill(layers, (*path, colour, str(level)), skill)
    for kind, found, wanted in (
        ("tile", sum(skill.tile is not None for skill in skills), TILES),
        ("signature", sum(skill.signature for skill in skills), 1),
        ("silver", sum(skill.silver is not None for skill in skills), 1),
    ):
        if found != wanted:
            raise layers.fault("wrong-count", path, expected=wanted, found=found, kind=kind)


def _check_skill(layers: Layers, path: KeyPath, skill: Skill) -> None:
    _check_gems(layers, path, skill)
    _check_nature(layers, path, skill)
    for index, modifier in enumerate(skill.modifiers):
        _check_modifier(layers, (*path, "modifiers", index), modifier)
    for index, reaction in enumerate(skill.reactions):
        _check_reaction(layers, (*path, "reactions", index), reaction)
    for index, activation in enumerate(skill.activations):
        _check_activation(layers, (*path, "activations", index), activation)
    if skill.ability is not None:
        check_ability(layers, (*path, "ability"), skill.ability)
    if skill.silver is not None:
        _check_when(layers, (*path, "silver"), skill.silver.when, SILVER_COUNTS)


def _check_gems(layers: Layers, path: KeyPath, skill: Skill) -> None:
    """Gems are of the column's colour or white, and one at least of its colour."""
    colour = str(path[-2])
    for index, gem in enumerate(skill.gems):
        if gem not in (colour, "white"):
            place, expected = (*path, "gems", index), f"{colour} | white"
            raise layers.fault("unknown-word", place, expected=expected, found=gem)
    if not any(gem == colour for gem in skill.gems):
        place = (*path, "gems")
        raise layers.fault("too-few", place, expected=f">= 1 ({colour})", found=0)


def _check_nature(layers: Layers, path: KeyPath, skill: Skill) -> None:
    """A tile gives markers and nothing else; a card does something; signatures are abilities."""
    others = len(skill.modifiers) + len(skill.reactions) + len(skill.activations)
    others += (skill.silver is not None) + (skill.ability is not None)
    if (skill.tile is None) == (others == 0):
        tiles = int(skill.tile is not None)
        raise layers.fault(
            "wrong-effects", path, expected=one_of(("tile", "card")), found=tiles + others
        )
    if skill.tile is not None and not (skill.tile.stamina or skill.tile.focus):
        raise layers.fault("wrong-effects", (*path, "tile"), expected=one_of(MARKERS))
    if skill.signature != (skill.ability is not None):
        place = (*path, "ability" if skill.signature else "signature")
        raise layers.fault("missing-key", place, blame=path)


def _check_modifier(layers: Layers, path: KeyPath, modifier: Modifier) -> None:
    change = modifier.change
    takes = "change by " + MODIFIER_FIELDS[change]
    check_fields(layers, path, modifier, deed=change, takes=takes)
    span = (-9, -1) if change in LOWERED else (1, 9)
    check_range(layers, (*path, "by"), modifier.by, span)
    if modifier.first_of_fight is False:
        place = (*path, "first_of_fight")
        raise layers.fault("out-of-range", place, expected="true", found="false")
    _check_when(layers, path, modifier.when, ("hits",))


def _check_reaction(layers: Layers, path: KeyPath, reaction: Reaction) -> None:
    deed, trigger = reaction.do, reaction.on
    fitting = TRIGGERS_OF[deed]
    if trigger not in fitting:
        place, expected = (*path, "on"), one_of(fitting)
        raise layers.fault("wrong-step", place, expected=expected, found=trigger, effect=deed)
    takes = f"on do {REACTION_FIELDS[deed]} {TRIGGER_FIELDS[trigger]}"
    check_fields(layers, path, reaction, deed=deed, takes=takes)
    _check_some(layers, path, reaction)
    _check_recovered(layers, path, reaction, at_once=trigger == "gained")
    _check_limit(layers, path, reaction.limit, moment=trigger)
    if deed == "shift_die":
        check_range(layers, (*path, "n"), reaction.n or 1, (1, MOST_SHIFT))
    _check_when(layers, path, reaction.when, ("kills",))


def _check_activation(layers: Layers, path: KeyPath, activation: Activation) -> None:
    deed, step = activation.do, activation.step
    if step != STEP_OF[deed]:
        place, expected = (*path, "step"), STEP_OF[deed]
        raise layers.fault("wrong-step", place, expected=expected, found=step, effect=deed)
    takes = f"step do {ACTIVATION_FIELDS[deed]}"
    check_fields(layers, path, activation, deed=deed, takes=takes)
    _check_some(layers, path, activation)
    _check_recovered(layers, path, activation, at_once=False)
    _check_limit(layers, path, activation.limit, moment=step)


def _check_some(layers: Layers, path: KeyPath, perk: Reaction | Activation) -> None:
    """Of some fields one at least must be there."""
    wanted = AT_LEAST_ONE.get(perk.do, ())
    if wanted and not any(field in wanted for field, _ in perk.given()):
        place = (*path, wanted[0])
        raise layers.fault("missing-key", place, blame=path, expected=one_of(wanted))


def _check_recovered(
    layers: Layers, path: KeyPath, perk: Reaction | Activation, *, at_once: bool
) -> None:
    """All markers come back at once and unasked, or else one of one kind, chosen by the player."""
    told = [(field, value) for field, value in perk.given() if field in MARKERS]
    if not at_once and len(told) > 1:
        raise layers.fault("wrong-effects", path, expected=one_of(MARKERS), found=len(told))
    for field, value in told:
        if value != ("all" if at_once else 1):
            expected = "all" if at_once else "1"
            raise layers.fault("out-of-range", (*path, field), expected=expected, found=value)


def _check_limit(layers: Layers, path: KeyPath, limit: str | None, *, moment: str) -> None:
    fitting = LIMIT_OF.get(moment, "fight")
    if limit not in (None, fitting):
        raise layers.fault("unknown-word", (*path, "limit"), expected=fitting, found=limit)


def _check_when(layers: Layers, path: KeyPath, when: When | None, counts: Sequence[str]) -> None:
    if when is not None and when.count not in counts:
        place, expected = (*path, "when", "count"), one_of(counts)
        raise layers.fault("unknown-word", place, expected=expected, found=when.count)
