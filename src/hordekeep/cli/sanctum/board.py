"""A player's own board: slots, pools, skills, pouch, and the demons in front of it."""

from collections.abc import Iterator, Sequence
from typing import Final

from rich.text import Text

from hordekeep.cli.draw.marks import QUIET, coloured, fit
from hordekeep.cli.sanctum import pieces
from hordekeep.games.sanctum.view.wire import ChampionView, ItemSlotView, SkillView
from hordekeep.text.catalogue import Catalogue

SLOT: Final = 8
GAP: Final = 3
NARROW: Final = 72
"""Below this width demons stand below each other."""
WIDE: Final = 96
"""From this width on pools stand beside the slots."""


def draw_board(champion: ChampionView, words: Catalogue, width: int) -> Iterator[Text]:
    """Slots and pools, then blessings, the skill chart and the pouch."""
    slots = [_slot(slot, words) for slot in champion.slots]
    slots += [_signature(skill, words) for skill in champion.skills if _is_ability(skill)]
    pools = list(_pools(champion, words))
    if width < WIDE:
        yield from [fit_in(line, width) for line in (*in_lines(pools, width), *slots)]
    else:
        yield from beside(slots, pools, width, left=width * 2 // 3)
    if champion.blessings:
        yield fit_in(_blessings(champion, words), width)
    yield from _chart(champion.skills, words, width)
    if champion.pouch:
        yield from _pouch(champion, words, width)


def beside(
    left_lines: Sequence[Text], right_lines: Sequence[Text], width: int, *, left: int
) -> Iterator[Text]:
    """Two columns."""
    for number in range(max(len(left_lines), len(right_lines))):
        line = fit(left_lines[number] if number < len(left_lines) else Text(), left - 1)
        line.append(" ")
        if number < len(right_lines):
            line.append_text(fit_in(right_lines[number], width - left))
        yield line


def in_lines(parts: Sequence[Text], width: int) -> Iterator[Text]:
    """Parts after each other, as many in a line as fit."""
    line = Text(" ")
    for part in parts:
        if line.plain.strip() and line.cell_len + GAP + part.cell_len > width:
            yield line
            line = Text(" ")
        line.append(" " * GAP if line.plain.strip() else "")
        line.append_text(part)
    yield line


def fit_in(text: Text, width: int) -> Text:
    """A text of at most this width."""
    fitting = text.copy()
    fitting.truncate(width, overflow="ellipsis")
    return fitting


def _slot(slot: ItemSlotView, words: Catalogue) -> Text:
    shown = Text(f" {words.say(f'draw-slot-{slot.slot}'):<{SLOT}}", QUIET)
    if slot.item is not None:
        shown.append(words.name("item", slot.item.item), "bold")
        shown.append(" ")
        shown.append_text(pieces.socketed(slot.gems, words))
        shown.append_text(pieces.brought(slot.item, words))
    elif slot.printed is not None:
        shown.append(words.say("draw-printed") + "  ", QUIET)
        shown.append_text(pieces.ability(slot.printed, words))
    else:
        shown.append(words.say("draw-none"), QUIET)
    return shown


def _is_ability(skill: SkillView) -> bool:
    return skill.ability is not None and skill.gained


def _signature(skill: SkillView, words: Catalogue) -> Text:
    assert skill.ability is not None
    shown = Text(f" {words.say('draw-skill'):<{SLOT}}", QUIET)
    shown.append(words.name("skill", skill.skill) + "  ", "bold")
    shown.append_text(pieces.ability(skill.ability, words))
    return shown


def _pools(champion: ChampionView, words: Catalogue) -> Iterator[Text]:
    first = pieces.life(champion, words)
    first.append("  " + words.say("draw-dice-count", dice=champion.dice))
    if champion.fewer_dice:
        first.append(f"−{champion.fewer_dice}", "bold magenta")
    first.append("  " + words.say("draw-rage") + " ")
    first.append_text(pieces.rage(champion))
    yield first
    yield Text(
        words.say(
            "draw-pools",
            stamina=champion.stamina,
            all_stamina=champion.all_stamina,
            focus=champion.focus,
            all_focus=champion.all_focus,
        )
    )
    yield Text(
        words.say(
            "draw-potions",
            red=champion.red_potions,
            blue=champion.blue_potions,
            slots=champion.potion_slots,
        )
    )
    pool = Text(words.say("draw-gems") + " ")
    pool.append_text(pieces.gems(champion.gems, words))
    yield pool
    if champion.more_damage:
        yield Text(words.say("draw-more-damage", damage=champion.more_damage), "bold magenta")


def _blessings(champion: ChampionView, words: Catalogue) -> Text:
    """Own ones by name, used ones crossed out; others' are closed tiles."""
    shown = Text(" " + words.say("draw-blessings") + " ", QUIET)
    for number, one in enumerate(champion.blessings):
        shown.append(", " if number else "")
        name = words.say("draw-closed") if one.kind is None else words.say(f"blessing-{one.kind}")
        shown.append(name, f"{QUIET} strike" if one.spent else "bold cyan")
        shown.append(f" {pieces.HIT}" if one.spent else "", QUIET)
    return shown


def _chart(skills: Sequence[SkillView], words: Catalogue, width: int) -> Iterator[Text]:
    """A line a level; gained skills have a tick, the others their gems."""
    cell = width // 3
    for level in sorted({skill.level for skill in skills}):
        line = Text()
        for skill in [one for one in skills if one.level == level]:
            line.append_text(fit(_skill(skill, words), cell))
        yield line


def _skill(skill: SkillView, words: Catalogue) -> Text:
    shown = Text(" ")
    shown.append_text(coloured(skill.colour, words))
    shown.append(f" {words.say(f'level-{skill.level}'):<3} ")
    name = words.name("skill", skill.skill)
    if skill.gained:
        shown.append(pieces.GAINED + name, f"{QUIET} strike" if skill.used else "bold green")
        shown.append(f" {pieces.HIT}" if skill.used else "", QUIET)
    else:
        shown.append(name, QUIET)
    for colour, count in ((skill.colour, skill.gems), ("white", skill.white)):
        if count:
            shown.append(" ")
            shown.append_text(coloured(colour, words))
            shown.append(str(count))
    return shown


def _pouch(champion: ChampionView, words: Catalogue, width: int) -> Iterator[Text]:
    """Items in full while resting, otherwise by their names."""
    if champion.step in ("rest", "fence"):
        yield Text(" " + words.say("draw-pouch"), QUIET)
        for one in champion.pouch:
            line = Text("   ")
            line.append_text(pieces.item(one, words))
            yield fit_in(line, width)
        return
    names = [f"{words.name('item', one.item)}" for one in champion.pouch]
    yield fit_in(Text(" " + words.say("draw-pouch") + " " + ", ".join(names)), width)


def draw_demons(champion: ChampionView, words: Catalogue, width: int) -> Iterator[Text]:
    """The battle board: two demons in a line."""
    each = width if width < NARROW else width // 2
    line = Text()
    for one in champion.demons:
        shown = Text(" ")
        shown.append_text(pieces.demon(one, words))
        if line and line.cell_len + each > width:
            yield line
            line = Text()
        line.append_text(fit(shown, each))
    if line:
        yield line


def draw_clash(champion: ChampionView, words: Catalogue) -> Iterator[Text]:
    """The dice of a fight, and what it would cost to end it now."""
    clash = champion.clash
    if clash is None or not clash.dice:
        return
    line = Text(" " + words.say("draw-rolled") + " ")
    for one in clash.dice:
        line.append_text(pieces.die(one))
        line.append(" ")
    line.append("  ")
    line.append(
        words.say("draw-clash", damage=clash.damage, shields=clash.shields, wounds=clash.wounds),
        "bold red" if clash.fatal else "red" if clash.wounds else "green",
    )
    if clash.only_changed:
        line.append("  " + words.say("draw-only-changed"), "bold magenta")
    yield line
