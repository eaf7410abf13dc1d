"""What a position of Sanctum may leave out, because it follows from the rest."""

from collections.abc import Sequence

from hordekeep.games.sanctum.model.box import (
    CELLS,
    LEVEL_MASTERY,
    LEVELS,
    MASTERIES,
    ROWS,
    WALLS,
    WHITE,
    Box,
)
from hordekeep.games.sanctum.model.champion import GEM_COLOURS, NOWHERE, Champion
from hordekeep.games.sanctum.model.perks import ALWAYS, PERK_RAGE_TOKENS
from hordekeep.games.sanctum.model.state import NO_TILE, UNTAKEN, Quest
from hordekeep.games.sanctum.rules.achievements import Achievements
from hordekeep.games.sanctum.rules.attack import Attack
from hordekeep.games.sanctum.rules.combat import fight_steps
from hordekeep.games.sanctum.rules.fight import BeforeRoll
from hordekeep.games.sanctum.rules.last_battle import FightInTurn, Roar
from hordekeep.games.sanctum.rules.setup import FEWER_TILES_FOR
from hordekeep.games.sanctum.rules.spoils import Spoils
from hordekeep.games.sanctum.rules.turn import EndActFive, NextTurn, Turn
from hordekeep.kernel.play.frame import AnyFrame
from hordekeep.kernel.play.seat import Seat
from hordekeep.kernel.play.term import NONE

# A champion's own.


def gems_at_start(box: Box, champion: Champion, colour: int) -> int:
    """SA-S4: how many gems of a colour a hero has, on the chart and in the pool."""
    if colour == WHITE:
        skills = range(champion.hero * CELLS, (champion.hero + 1) * CELLS)
        return box.start_white + sum([box.skill_white[skill] for skill in skills])
    first = champion.hero * CELLS + colour * LEVELS
    return sum(box.skill_gems[first : first + LEVELS])


def gems_now(champion: Champion, colour: int) -> int:
    found = champion.gems[colour] + sum(champion.sockets[colour::GEM_COLOURS])
    if colour == WHITE:
        return found + sum(champion.chart[1::2])
    return found + sum(champion.chart[colour * LEVELS * 2 : (colour + 1) * LEVELS * 2 : 2])


def marker_sources(quest: Quest, champion: Champion, marker: int) -> int:
    """SA-R3: printed markers, gained tiles and equipped flames."""
    box = quest.box
    printed = (box.hero_stamina, box.hero_focus)[marker]
    tiles = (box.skill_stamina, box.skill_focus)[marker]
    flames = (box.item_stamina, box.item_focus)[marker]
    gained = [cell for cell in range(CELLS) if champion.has_skill(cell)]
    return (
        printed[champion.hero]
        + sum([tiles[box.skill(champion.hero, cell)] for cell in gained])
        + sum([flames[item] for item in champion.slots if item != NONE])
    )


def rage_tokens(quest: Quest, champion: Champion) -> int:
    """SA-S4, SA-A5: the one of the start, and those of skills."""
    perks = quest.perks(champion, ALWAYS)
    return quest.box.start_rage + sum([perk.n for perk in perks if perk.do == PERK_RAGE_TOKENS])


def interventions(quest: Quest) -> int:
    """SA-M5: how many spaces of divine intervention the front has reached."""
    box = quest.box
    return len(
        [
            act
            for act in range(len(box.act_ids))
            if box.act_intervention[act]
            and quest.players in box.act_intervention_players[act]
            and (act, box.act_intervention[act]) <= (quest.act, quest.space)
        ]
    )


def own_dice(quest: Quest, champion: Champion) -> int:
    """SA-S4, SA-R4: two, and the first item's."""
    box = quest.box
    return box.start_dice + (box.first_item_dice if champion.equipped_once else 0)


def dice_due(quest: Quest, champion: Champion) -> int:
    """SA-M5, SA-W1: also one for each intervention so far."""
    return own_dice(quest, champion) + quest.box.intervention_dice * interventions(quest)


# The table's.


def figure_order(quest: Quest) -> list[Seat]:
    """SA-M7: whose figures are on a board, foremost first."""
    champions = quest.champions
    standing = [seat for seat in range(quest.players) if champions[seat].act != NOWHERE]
    return sorted(standing, key=lambda seat: (-champions[seat].act, -champions[seat].space))


def front(quest: Quest) -> tuple[int, int]:
    """Where the foremost figure of the journey stands."""
    places = [(min(one.act, WALLS), one.space) for one in quest.champions if one.act != NOWHERE]
    return max(places, default=(NOWHERE, 0))


def open_achievements(quest: Quest) -> list[int]:
    """SA-S2: a tile on every space; with two players none on the last goal of each row."""
    tiles = [NO_TILE] * len(quest.achievements)
    for row in range(ROWS):
        for mastery in range(len(MASTERIES)):
            is_level = mastery == LEVEL_MASTERY
            spared = quest.players == FEWER_TILES_FOR and mastery == LEVEL_MASTERY - 1
            if spared or (is_level and row + 1 not in quest.box.level_mastery_rows):
                continue
            tiles[row * len(MASTERIES) + mastery] = UNTAKEN
    return tiles


def demons_elsewhere(quest: Quest) -> set[int]:
    """Demon cards that lie in no deck: on boards, in pouches and slots."""
    found = {*quest.drawn, *quest.bounty}
    for demons in quest.sets:
        found.update(demons)
    for champion in quest.champions:
        found.update(champion.demons)
        found.update(champion.pouch)
        found.update([item for item in champion.slots if item != NONE])
    return found


def rest_of(everything: Sequence[int], seen: set[int]) -> list[int]:
    """What nobody has seen."""
    return [one for one in everything if one not in seen]


def in_last_battle(quest: Quest) -> bool:
    """SA-L1: whether rows of the Demon Lord's cards lie before somebody."""
    return any(champion.row for champion in quest.champions)


def next_steps(quest: Quest) -> list[AnyFrame]:
    """The turn of whose turn it is; with dice on the table, the attack of a fight."""
    if in_last_battle(quest):
        return _after_fights(quest)
    seat = quest.turn
    if seat == NONE:
        return []
    if not quest.champions[seat].rolled:
        return [Turn(seat)]
    rest = [*_fight_on(quest, seat), Spoils(seat), Achievements(seat), EndActFive(), NextTurn(seat)]
    return rest[::-1]


def next_lanes(quest: Quest) -> list[list[AnyFrame]]:
    """SA-L2: in the last battle, the fight of everybody still fighting, side by side."""
    seats = _fighting_now(quest) if in_last_battle(quest) else []
    lanes: list[list[AnyFrame]] = [[] for _ in range(max(seats, default=-1) + 1)]
    for seat in seats:
        lanes[seat] = _fight_on(quest, seat)[::-1]
    return lanes


def _fighting_now(quest: Quest) -> list[Seat]:
    """SA-J11: strictly in order only one fights, who has rolled or is the first of the round."""
    if not quest.in_order:
        return quest.fighting()
    order = quest.fighting_in_order()
    return [seat for seat in order if quest.champions[seat].rolled][:1] or order[:1]


def _after_fights(quest: Quest) -> list[AnyFrame]:
    """SA-L7: the roar; SA-J11: before it the fights of those whose turn is still to come."""
    waiting: list[AnyFrame] = []
    if quest.in_order:
        order = quest.fighting_in_order()
        for seat in _fighting_now(quest):
            waiting += [FightInTurn(one) for one in order[order.index(seat) + 1 :]]
    return [Roar(), *waiting[::-1]]


def _fight_on(quest: Quest, seat: Seat) -> list[AnyFrame]:
    """The rest of a fight that has begun: from the attack where dice lie on the table, and
    otherwise from before the roll.
    """
    fight = fight_steps(seat)
    now = Attack.verb if quest.champions[seat].rolled else BeforeRoll.verb
    return fight[[step.verb for step in fight].index(now) :]
