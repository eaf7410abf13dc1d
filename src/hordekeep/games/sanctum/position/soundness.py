"""Whether a quest can be: nothing twice, nothing missing, everything where it may lie."""

from itertools import pairwise

from hordekeep.games.sanctum.model.box import ACTS, LEVEL_MASTERY, LEVELS, MASTERIES, ROWS, WALLS
from hordekeep.games.sanctum.model.champion import CATHEDRAL, NOWHERE, Champion
from hordekeep.games.sanctum.model.state import ENDINGS, NO_TILE, UNTAKEN, Quest
from hordekeep.games.sanctum.position.champion_soundness import check_champion
from hordekeep.games.sanctum.rules.setup import FEWER_TILES_FOR
from hordekeep.games.sanctum.rules.turn import LAID_BY_BREACH, MOST_LAID
from hordekeep.kernel.errors import BadPosition
from hordekeep.kernel.play.term import NONE


def is_laid_out(quest: Quest) -> bool:
    """Whether the setup has come as far as the decks: before that nothing is out (SA-S7)."""
    piles = (*quest.decks, quest.tiles, quest.lords, quest.furies)
    return bool(quest.turns) or any(pile.unseen[0] for pile in piles)


def check_quest(quest: Quest) -> None:
    """Raises `BadPosition` with what is impossible about this quest."""
    _check_heroes(quest)
    if not is_laid_out(quest):
        return
    _check_demons(quest)
    _check_lords(quest)
    _check_achievements(quest)
    _check_figures(quest)
    _check_walls(quest)
    for seat, champion in enumerate(quest.champions):
        check_champion(quest, champion, f"players {seat + 1} ")
    _check_hits(quest)
    if not quest.over and not quest.living():
        raise BadPosition(place="players", expected="somebody alive")


def _check_heroes(quest: Quest) -> None:
    """SA-S9: each hero at most once."""
    heroes = [champion.hero for champion in quest.champions]
    for seat, hero in enumerate(heroes):
        place = f"players {seat + 1} hero"
        if hero != NONE and heroes.count(hero) > 1:
            raise BadPosition(place=place, expected="a hero that nobody else has")
        if hero == NONE and is_laid_out(quest):
            raise BadPosition(place=place, expected="a hero")
    seats = range(quest.players)
    for place, seat in (("first", quest.first), ("turn", quest.turn), ("breacher", quest.breacher)):
        if seat != NONE and seat not in seats:
            raise BadPosition(place=place, expected=f"one of {quest.players} seats")


# Cards.


def _check_demons(quest: Quest) -> None:
    """SA-P1: every demon card once, demon or item side up, in a deck of its level."""
    seen = [*quest.drawn, *quest.bounty]
    for demons in quest.sets:
        seen += demons
    for champion in quest.champions:
        seen += champion.demons
        seen += champion.pouch
        seen += [item for item in champion.slots if item != NONE]
    for level in range(LEVELS):
        lying = _deck_cards(quest, level)
        if any(quest.box.demon_level[demon] != level + 1 for demon in lying):
            raise BadPosition(place=f"decks {level + 1}", expected=f"cards of level {level + 1}")
        seen += lying
    _check_once("decks", seen, range(quest.box.demons), quest)


def _deck_cards(quest: Quest, level: int) -> list[int]:
    deck = quest.decks[level]
    closed = sum([count for _, count in deck.segments])
    if closed != len(deck.unseen[0]):
        raise BadPosition(place=f"decks {level + 1} closed", expected=len(deck.unseen[0]))
    opened = [deck.opened] if deck.opened != NONE else []
    return [*deck.unseen[0], *opened, *quest.discards[level]]


def _check_once(place: str, seen: list[int], wanted: range, quest: Quest) -> None:
    """Everything of a range lies somewhere, once."""
    if sorted(seen) == list(wanted):
        return
    for foe in wanted:
        if seen.count(foe) != 1:
            expected = f"{quest.box.foe_ids[foe]} once"
            raise BadPosition(place=place, expected=expected, found=seen.count(foe))
    raise BadPosition(place=place, expected=f"{len(wanted)} cards", found=len(seen))


def _check_lords(quest: Quest) -> None:
    """SA-P2: every Demon Lord and fury card once: unseen, turned or in a row."""
    box = quest.box
    rows = [foe for champion in quest.champions for foe in champion.row if foe != NONE]
    furies = [foe for foe in rows if box.is_fury(foe)]
    lords = [foe for foe in rows if not box.is_fury(foe)]
    first_fury = box.demons + box.lords
    _check_once(
        "lords",
        [*quest.lords.unseen[0], *quest.turned, *lords],
        range(box.demons, first_fury),
        quest,
    )
    _check_once(
        "furies",
        [*quest.furies.unseen[0], *furies],
        range(first_fury, len(box.foe_ids)),
        quest,
    )
    for place, pile in (("lords", quest.lords), ("furies", quest.furies)):
        if sum([count for _, count in pile.segments]) != len(pile.unseen[0]):
            raise BadPosition(place=f"{place}.closed", expected=len(pile.unseen[0]))


def _check_hits(quest: Quest) -> None:
    """Hits only on foes in play: demons of battle boards, cards of rows up to the figure."""
    standing: set[int] = set()
    for champion in quest.champions:
        standing.update(champion.demons)
        standing.update(champion.row[: champion.at + 1])
        for foe in champion.row[: champion.at]:
            if foe != NONE and not quest.is_felled(foe):
                word = quest.box.foe_ids[foe]
                raise BadPosition(place=f"hits.{word}", expected="all boxes of a beaten card")
    for foe, hits in enumerate(quest.hits):
        if hits and foe not in standing:
            word = quest.box.foe_ids[foe]
            raise BadPosition(place=f"hits.{word}", expected="a foe that can be hit")


# The achievement board.


def _check_achievements(quest: Quest) -> None:
    """SA-S2, SA-H1, SA-H4: each tile once, on its space or with its owner."""
    box = quest.box
    held = [one for champion in quest.champions for one in champion.blessings]
    everything = sorted([*held, *quest.tiles.unseen[0]])
    if everything != list(range(len(box.blessing_ids))):
        raise BadPosition(place="tiles", expected="every blessing once: unseen or somebody's")
    untaken = quest.achievements.count(UNTAKEN)
    if sum([count for _, count in quest.tiles.segments]) != untaken:
        raise BadPosition(place="tiles.closed", expected=f"{untaken}, one for each untaken")
    for seat, champion in enumerate(quest.champions):
        taken = quest.achievements.count(seat)
        if taken != len(champion.blessings):
            place = f"players {seat + 1} blessings"
            raise BadPosition(place=place, expected=f"{taken}, one for each achievement")
    for row in range(ROWS):
        _check_row(quest, row)


def _check_row(quest: Quest, row: int) -> None:
    first = row * len(MASTERIES)
    goals = quest.achievements[first : first + LEVEL_MASTERY]
    level = quest.achievements[first + LEVEL_MASTERY]
    empty = 1 if quest.players == FEWER_TILES_FOR else 0
    if goals.count(NO_TILE) != empty:
        raise BadPosition(place="achievements", expected=f"{empty} empty spaces in row {row + 1}")
    if (level == NO_TILE) == (row + 1 in quest.box.level_mastery_rows):
        raise BadPosition(place="achievements", expected="level mastery in the rows that have it")
    if any(seat >= quest.players for seat in (*goals, level)):
        raise BadPosition(place="achievements", expected=f"one of {quest.players} seats")
    if level >= 0 and level not in goals:
        expected = "level mastery with somebody who has another one of its row"
        raise BadPosition(place="achievements", expected=expected)


# Figures and walls.


def _place_of(champion: Champion) -> tuple[int, int]:
    return champion.act, champion.space


def _check_figures(quest: Quest) -> None:
    """SA-M7: one order over all boards; the front is where the foremost stands or stood."""
    champions = quest.champions
    for seat, champion in enumerate(champions):
        _check_space(quest, champion.act, champion.space, f"players {seat + 1} ")
    standing = [seat for seat in range(quest.players) if champions[seat].act != NOWHERE]
    if sorted(quest.order) != standing:
        raise BadPosition(place="order", expected="everybody whose figure is on a board, once")
    walking = [champions[seat] for seat in quest.order if champions[seat].act < CATHEDRAL]
    for before, behind in pairwise(walking):
        both_at_walls = before.act == behind.act == WALLS
        if _place_of(behind) >= _place_of(before) and not both_at_walls:
            raise BadPosition(place="order", expected="the foremost first")
    if quest.act == CATHEDRAL:
        raise BadPosition(place="act", expected="a board")
    _check_space(quest, quest.act, quest.space, "")
    foremost = max([_place_of(champion) for champion in walking], default=(NONE, 0))
    front = (quest.act, quest.space)
    if foremost > front or (foremost < front and len(walking) == len(standing)):
        raise BadPosition(place="space", expected="where the foremost figure stands")
    if standing and quest.act == NONE:
        raise BadPosition(place="act", expected="a board")


def _check_space(quest: Quest, act: int, space: int, place: str) -> None:
    """SA-S1: a space of a board that is used with this many players."""
    box = quest.box
    if act in range(ACTS) and quest.players not in box.act_players[act]:
        raise BadPosition(place=f"{place}act", expected=f"a board for {quest.players} players")
    spaces = 1
    if act == NOWHERE:
        spaces = 0
    elif act < WALLS:
        spaces = len(box.act_later[act]) + 1
    if not min(spaces, 1) <= space <= spaces:
        raise BadPosition(place=f"{place}space", expected=f"up to {spaces}", found=space)


def _check_walls(quest: Quest) -> None:
    """SA-W3…W5: cards are laid from the breach on, and hit those who have answered."""
    breached = quest.breacher != NONE
    if breached and not LAID_BY_BREACH <= quest.laid <= MOST_LAID:
        expected = f"{LAID_BY_BREACH} to {MOST_LAID} after the breach"
        raise BadPosition(place="laid", expected=expected, found=quest.laid)
    if breached and quest.act != WALLS:
        raise BadPosition(place="breacher", expected="nobody before the walls are reached")
    if not breached and quest.laid:
        raise BadPosition(place="laid", expected="0 before the breach", found=quest.laid)
    for seat, champion in enumerate(quest.champions):
        place = f"players {seat + 1} answered"
        if bool(champion.answered) != (champion.act == CATHEDRAL):
            raise BadPosition(place=place, expected="cards just when the figure is there")
        if champion.answered > quest.laid or (seat == quest.breacher and not champion.answered):
            raise BadPosition(place=place, expected=f"up to {quest.laid}, 2 for the breacher")
    if quest.turned and not breached:
        raise BadPosition(place="turned", expected="no card before the breach")
    if quest.rounds and not any(champion.row for champion in quest.champions):
        raise BadPosition(place="rounds", expected="0 before the last battle")
    if quest.over != (ENDINGS[quest.ending] != ENDINGS[0]):
        raise BadPosition(place="ending", expected="one just when the game is over")
