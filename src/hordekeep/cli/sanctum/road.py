"""What lies between the players: the road, its demon sets, decks, goals, opponents in short."""

from collections.abc import Iterator
from typing import Final

from rich.text import Text

from hordekeep.cli.draw.marks import QUIET, fit
from hordekeep.cli.sanctum import pieces
from hordekeep.cli.sanctum.board import NARROW, fit_in
from hordekeep.games.sanctum.view.wire import (
    AchievementView,
    ActView,
    ChampionView,
    QuestView,
    SpaceView,
)
from hordekeep.text.catalogue import Catalogue

CHEST: Final = "▣"
INTERVENTION: Final = "✚"
EMPTY: Final = "·"
BEATEN: Final = "✓"
PRESENT: Final = "▶"
CLOSED: Final = "?"
ROW: Final = 9


def draw_road(view: QuestView, words: Catalogue, width: int) -> Iterator[Text]:
    """The boards with figures on them, the present one space by space."""
    line = Text()
    for act in view.acts:
        if not act.played or not (act.present or _figures(act)):
            continue
        line.append("   " if line else " ")
        line.append_text(_act(act, view, words))
    if view.lord.breacher is not None:
        line.append("   " + words.say("draw-laid", laid=view.lord.laid), "bold magenta")
    if line:
        yield fit_in(line, width)


def _figures(act: ActView) -> bool:
    return any(space.figures for space in act.spaces)


def _act(act: ActView, view: QuestView, words: Catalogue) -> Text:
    number = int(act.act.rpartition("-")[2])
    name = words.say("draw-act", number=number)
    if not act.present:
        here = "".join(_figure(seat, view, words) for one in act.spaces for seat in one.figures)
        return Text(f"{name} {here}", QUIET)
    shown = Text(words.name("act", act.act) + " ", "bold")
    for space in act.spaces:
        shown.append(" ")
        shown.append_text(_space(space, view, words))
    return shown


def _space(space: SpaceView, view: QuestView, words: Catalogue) -> Text:
    marks = (CHEST if space.chest else "") + (INTERVENTION if space.intervention else "")
    shown = Text(f"{space.number}{marks}", QUIET)
    for seat in space.figures:
        shown.append(_figure(seat, view, words), "bold yellow")
    return shown


def _figure(seat: int, view: QuestView, words: Catalogue) -> str:
    hero = view.champions[seat].hero
    return pieces.initial(hero, words) if hero else EMPTY


def draw_sets(view: QuestView, words: Catalogue, width: int) -> Iterator[Text]:
    """The demon sets on the present board, two in a line where they are single demons."""
    half = width // 2
    waiting = Text()
    for demons in view.sets:
        shown = Text(" ")
        for number, one in enumerate(demons):
            shown.append(" + " if number else "")
            shown.append_text(pieces.demon(one, words))
        if len(demons) == 1 and width >= NARROW:
            if waiting:
                yield fit_in(waiting.append_text(shown), width)
                waiting = Text()
            else:
                waiting = fit(shown, half)
            continue
        yield fit_in(shown, width)
    if waiting:
        yield waiting


def draw_chest(view: QuestView, words: Catalogue, width: int) -> Iterator[Text]:
    """The items of an open chest."""
    for one in view.chest:
        line = Text(f" {CHEST} ", "yellow")
        line.append_text(pieces.item(one, words))
        yield fit_in(line, width)


def draw_decks(view: QuestView, words: Catalogue, width: int) -> Iterator[Text]:
    """How many demons each deck has, and its open top."""
    line = Text(" " + words.say("draw-decks"), QUIET)
    for deck in view.decks:
        line.append(f"  {words.say(f'level-{deck.level}')}·{deck.size} ", QUIET)
        if deck.top is not None:
            line.append_text(pieces.boxes(deck.top.boxes))
            line.append(words.say(f"letter-{deck.top.colour}"))
    yield fit_in(line, width)


def draw_goals(view: QuestView, seat: int, words: Catalogue, width: int) -> Iterator[Text]:
    """The achievement board in a line: own progress, goals, and who has taken which."""
    line = Text(" " + words.say("draw-goals"), QUIET)
    masteries = list(dict.fromkeys(one.mastery for one in view.achievements))
    for mastery in masteries:
        spaces = [one for one in view.achievements if one.mastery == mastery]
        line.append(f"  {words.say(f'draw-mastery-{mastery}')} ")
        if spaces[0].goal is not None and 0 <= seat < len(spaces[0].progress):
            line.append(f"{spaces[0].progress[seat]}/", "bold")
        line.append(" ".join(_goal(one, view, words) for one in spaces))
    yield fit_in(line, width)


def _goal(one: AchievementView, view: QuestView, words: Catalogue) -> str:
    if one.empty:
        return EMPTY
    goal = words.say(f"level-{one.row}") if one.goal is None else str(one.goal)
    return goal if one.seat is None else f"{goal}:{_figure(one.seat, view, words)}"


def draw_others(view: QuestView, seat: int, words: Catalogue, width: int) -> Iterator[Text]:
    """Everybody else, a line each."""
    for champion in view.champions:
        if champion.seat != seat and champion.hero is not None:
            yield fit_in(_other(champion, view, words), width)


def _other(champion: ChampionView, view: QuestView, words: Catalogue) -> Text:
    assert champion.hero is not None
    turn = champion.seat == view.active_seat
    shown = Text(PRESENT if turn else " ", "bold yellow")
    shown.append(f"{words.name('hero', champion.hero):<8} ", "bold")
    if champion.dead:
        shown.append(words.say("draw-dead"), "bold magenta")
        return shown
    shown.append_text(pieces.life(champion, words))
    if champion.triumphant:
        shown.append(" " + words.say("draw-triumphant"), "bold green")
        return shown
    shown.append(f" {words.say('draw-dice-count', dice=champion.dice)} ")
    shown.append_text(pieces.rage(champion))
    shown.append(" " + _counts(champion, words))
    if champion.row:
        shown.append("  " + _small_row(champion))
    for one in champion.demons:
        shown.append("  ")
        shown.append_text(pieces.boxes(one.boxes))
        shown.append(f"{pieces.DAMAGE}{one.damage}", "red")
    return shown


def _counts(champion: ChampionView, words: Catalogue) -> str:
    return words.say(
        "draw-counts",
        stamina=champion.stamina,
        focus=champion.focus,
        potions=champion.red_potions + champion.blue_potions,
        skills=len([skill for skill in champion.skills if skill.gained]),
        items=len([slot for slot in champion.slots if slot.item is not None]),
    )


def _small_row(champion: ChampionView) -> str:
    """`✓✓▶[2 3]3·3·2`: beaten, present, and how many boxes are left on the others."""
    shown = ""
    for card in champion.row:
        still = [str(box.face) for box in card.boxes if not box.hit]
        if card.beaten:
            shown += BEATEN
        elif card.present:
            shown += f"{PRESENT}[{' '.join(still)}]"
        else:
            shown += str(len(still)) if card.face_up else CLOSED
    return shown


# The last battle.


def draw_row(champion: ChampionView, words: Catalogue, width: int) -> Iterator[Text]:
    """The row of nine: place, hit boxes, damage; closed furies show nothing."""
    if not champion.row:
        return
    cell = max((width - 1) // max(len(champion.row), 1), 7)
    lines = [Text(" "), Text(" "), Text(" ")]
    for card in champion.row:
        name = words.say("draw-fury" if card.fury else "draw-lord")
        mark = PRESENT if card.present else BEATEN if card.beaten else " "
        style = QUIET if card.beaten else "bold" if card.present else ""
        lines[0].append_text(fit(Text(f"{mark}{name}", style), cell))
        if not card.face_up:
            lines[1].append_text(fit(Text(f" {CLOSED}", "magenta"), cell))
            lines[2].append_text(fit(Text(), cell))
            continue
        faces = Text(" ")
        for box in card.boxes:
            faces.append(f"{pieces.HIT if box.hit else box.face} ", QUIET if box.hit else "bold")
        lines[1].append_text(fit(faces, cell))
        damage = f" {pieces.DAMAGE}{card.damage}" if not card.beaten else ""
        lines[2].append_text(fit(Text(damage, "red" if card.counts else QUIET), cell))
    yield from [fit_in(line, width) for line in lines]


def draw_lord(view: QuestView, words: Catalogue) -> Iterator[Text]:
    """What is ahead of him."""
    yield Text(
        " " + words.say("draw-lord-ahead", cards=view.lord.next_roar, deck=view.lord.deck), QUIET
    )
