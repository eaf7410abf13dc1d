"""Which fields go with which deed: abilities, penalties and blessings."""

from collections.abc import Sequence
from typing import Final

from hordekeep.games.sanctum.content.schema import (
    Ability,
    AttackPenalty,
    Blessing,
    BlessingAbility,
    FuryPenalty,
)
from hordekeep.games.sanctum.content.schema_parts import Part, Signature
from hordekeep.games.sanctum.model.box import DEEDS, MARKERS, PENALTIES, SHIELD
from hordekeep.kernel.content.checks import check_range
from hordekeep.kernel.content.reading import Layers
from hordekeep.kernel.content.schema import one_of
from hordekeep.kernel.content.toml_lines import KeyPath
from hordekeep.kernel.play.definition import number_of

MOST_OPEN: Final = 3


def check_fields(layers: Layers, path: KeyPath, part: Part, *, deed: str, takes: str) -> None:
    """A deed has all the fields that it takes and no other: `n open?`."""
    given = dict(part.given())
    wanted = [field.rstrip("?") for field in takes.split()]
    for field in given:
        if field not in wanted:
            expected = one_of(wanted)
            place = (*path, field)
            raise layers.fault("unknown-key", place, expected=expected, found=field, effect=deed)
    for field in takes.split():
        if not field.endswith("?") and field not in given:
            place = (*path, field)
            raise layers.fault("missing-key", place, blame=path, effect=deed)


def check_ability(
    layers: Layers, path: KeyPath, ability: Ability | Signature | BlessingAbility
) -> None:
    """SA-A1…A3: what an ability does, with what it needs."""
    fields = "do " if isinstance(ability, BlessingAbility) else "boxes do "
    deed = DEEDS[number_of(DEEDS, ability.do)]
    check_fields(layers, path, ability, deed=deed.word, takes=fields + deed.takes)
    if ability.n is not None and deed.most:
        check_range(layers, (*path, "n"), ability.n, (1, deed.most))
    if isinstance(ability, Signature):
        check_range(layers, (*path, "open"), ability.open or 1, (1, MOST_OPEN))
        check_range(layers, (*path, "boxes_min"), ability.boxes_min or 1, (1, MOST_OPEN))


def check_penalty(
    layers: Layers, path: KeyPath, steps: Sequence[AttackPenalty | FuryPenalty]
) -> None:
    """SA-K1…K9: the steps of a penalty, with what each needs."""
    for index, step in enumerate(steps):
        takes = "do " + PENALTIES[number_of(PENALTIES, step.do)].takes
        check_fields(layers, (*path, index), step, deed=step.do, takes=takes)
    if PENALTIES[number_of(PENALTIES, steps[0].do)].rider:
        raise layers.fault("wrong-step", (*path, 0, "do"), found=steps[0].do)


def check_blessing(layers: Layers, path: KeyPath, blessing: Blessing) -> None:
    """SA-K10: markers at any moment, one kind of them, or an ability in its step."""
    if (blessing.gain is None) == (blessing.ability is None):
        raise layers.fault("wrong-effects", path, expected=one_of(("gain", "ability")))
    deed, step = "gain", "any"
    if blessing.ability is not None:
        check_ability(layers, (*path, "ability"), blessing.ability)
        deed = blessing.ability.do
        step = "block" if deed == DEEDS[SHIELD].word else "attack"
    if blessing.gain is not None and bool(blessing.gain.stamina) == bool(blessing.gain.focus):
        raise layers.fault("wrong-effects", (*path, "gain"), expected=one_of(MARKERS))
    if blessing.at != step:
        place = (*path, "at")
        raise layers.fault("wrong-step", place, expected=step, found=blessing.at, effect=deed)
