"""What types cannot say of skills: whole charts, gems of the column, perks that make sense."""

from collections.abc import Sequence
from typing import Final

from hordekeep.games.sanctum.content.deed_checks import check_ability, check_fields
from hordekeep.games.sanctum.content.schema import Chart
from hordekeep.games.sanctum.content.skill_schema import Activation, Modifier, Reaction, Skill, When
from hordekeep.games.sanctum.model.box import MARKERS
from hordekeep.games.sanctum.model.definitions import STANDING, STEP, TRIGGER, Occasion, PerkDeed
from hordekeep.games.sanctum.model.perks import (
    COUNT_HITS,
    COUNT_KILLS,
    COUNTS,
    ON_GAINED,
    PERK_SHIFT_DIE,
    WHEN,
    moments_of,
    perks_of_kind,
)
from hordekeep.kernel.content.checks import check_range
from hordekeep.kernel.content.reading import Layers
from hordekeep.kernel.content.schema import one_of
from hordekeep.kernel.content.toml_lines import KeyPath
from hordekeep.kernel.play.definition import words_of

TILES: Final = 3
SILVER_COUNTS: Final[tuple[str, ...]] = words_of([one for one in COUNTS if one.silver])
MOST_SHIFT: Final = 5


def check_chart(layers: Layers, path: KeyPath, chart: Chart) -> None:
    """SA-P3: three tiles and six cards, among them one signature and one silver die."""
    skills = [skill for _, _, skill in chart.cells()]
    for colour, level, skill in chart.cells():
        with layers.faults:
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
    perk = _perk(modifier.change, STANDING)
    check_fields(layers, path, modifier, deed=perk.word, takes="change by " + perk.takes)
    span = (-9, -1) if perk.lowers else (1, 9)
    check_range(layers, (*path, "by"), modifier.by, span)
    if modifier.first_of_fight is False:
        place = (*path, "first_of_fight")
        raise layers.fault("out-of-range", place, expected="true", found="false")
    _check_when(layers, path, modifier.when, words_of([COUNTS[COUNT_HITS]]))


def _check_reaction(layers: Layers, path: KeyPath, reaction: Reaction) -> None:
    perk, trigger = _perk(reaction.do, TRIGGER), _moment(reaction.on, TRIGGER)
    _check_moment(layers, (*path, "on"), perk, trigger)
    takes = f"on do {perk.takes} {trigger.takes}"
    check_fields(layers, path, reaction, deed=perk.word, takes=takes)
    _check_some(layers, path, reaction, perk)
    _check_recovered(layers, path, reaction, at_once=trigger.number == ON_GAINED)
    _check_limit(layers, path, reaction.limit, trigger)
    if perk.number == PERK_SHIFT_DIE:
        check_range(layers, (*path, "n"), reaction.n or 1, (1, MOST_SHIFT))
    _check_when(layers, path, reaction.when, words_of([COUNTS[COUNT_KILLS]]))


def _check_activation(layers: Layers, path: KeyPath, activation: Activation) -> None:
    perk, step = _perk(activation.do, STEP), _moment(activation.step, STEP)
    _check_moment(layers, (*path, "step"), perk, step)
    takes = f"step do {perk.takes} limit"
    check_fields(layers, path, activation, deed=perk.word, takes=takes)
    _check_some(layers, path, activation, perk)
    _check_recovered(layers, path, activation, at_once=False)
    _check_limit(layers, path, activation.limit, step)


def _perk(word: str, kind: int) -> PerkDeed:
    """A perk by its word, among those of a kind of moment."""
    return next(perk for perk in perks_of_kind(kind) if perk.word == word)


def _moment(word: str, kind: int) -> Occasion:
    return next(moment for moment in moments_of(kind) if moment.word == word)


def _check_moment(layers: Layers, place: KeyPath, perk: PerkDeed, moment: Occasion) -> None:
    """A perk works at its own moments only."""
    if moment.number not in perk.at:
        fitting = [WHEN[at].word for at in perk.at if WHEN[at].kind == moment.kind]
        raise layers.fault(
            "wrong-step", place, expected=one_of(fitting), found=moment.word, effect=perk.word
        )


def _check_some(layers: Layers, path: KeyPath, told: Reaction | Activation, perk: PerkDeed) -> None:
    """Of some fields one at least must be there."""
    if perk.some and not any(field in perk.some for field, _ in told.given()):
        place = (*path, perk.some[0])
        raise layers.fault("missing-key", place, blame=path, expected=one_of(perk.some))


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


def _check_limit(layers: Layers, path: KeyPath, limit: str | None, moment: Occasion) -> None:
    if limit not in (None, moment.limit):
        raise layers.fault("unknown-word", (*path, "limit"), expected=moment.limit, found=limit)


def _check_when(layers: Layers, path: KeyPath, when: When | None, counts: Sequence[str]) -> None:
    if when is not None and when.count not in counts:
        place, expected = (*path, "when", "count"), one_of(counts)
        raise layers.fault("unknown-word", place, expected=expected, found=when.count)
