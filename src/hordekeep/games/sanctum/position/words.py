"""A quest in words and back: what a position file says about the table."""

from collections.abc import Mapping
from typing import Any, Final

from hordekeep.games.sanctum.model.box import ACHIEVEMENTS, LEVELS
from hordekeep.games.sanctum.model.state import ENDINGS, NO_TILE, UNTAKEN, Quest
from hordekeep.games.sanctum.position.champion import describe_champion, restore_champion
from hordekeep.games.sanctum.position.deriving import (
    demons_elsewhere,
    dice_due,
    figure_order,
    front,
    in_last_battle,
    next_lanes,
    next_steps,
    open_achievements,
    rest_of,
)
from hordekeep.games.sanctum.position.soundness import check_quest
from hordekeep.games.sanctum.rules.turn import LAID_BY_BREACH
from hordekeep.kernel.play.pile import Pile
from hordekeep.kernel.play.seat import Seat
from hordekeep.kernel.play.term import NONE, Lexicon
from hordekeep.kernel.record.position_reader import AGENDA, PositionReader

NOBODY_YET: Final = "untaken"


def describe(words: Lexicon, quest: Quest) -> dict[str, Any]:
    """Everything on the table, by names."""
    return {
        "turn": words.word("seat", quest.turn),
        "turns": quest.turns,
        "first": words.word("seat", quest.first),
        "act": words.word("act", quest.act),
        "space": quest.space,
        "order": [words.word("seat", seat) for seat in quest.order],
        "sets": [" ".join([words.word("demon", one) for one in demons]) for demons in quest.sets],
        "drawn": [words.word("demon", demon) for demon in quest.drawn],
        "chest": [words.word("item", item) for item in quest.bounty],
        "hits": {
            words.word("foe", foe): _hit_faces(quest, foe)
            for foe in range(len(quest.hits))
            if quest.hits[foe]
        },
        "achievements": {
            ACHIEVEMENTS[space]: NOBODY_YET if seat == UNTAKEN else words.word("seat", seat)
            for space, seat in enumerate(quest.achievements)
            if seat != NO_TILE
        },
        "breacher": words.word("seat", quest.breacher),
        "laid": quest.laid,
        "turned": [words.word("foe", foe) for foe in quest.turned],
        "rounds": quest.rounds,
        "roars": quest.roars,
        "ending": ENDINGS[quest.ending],
        "players": [describe_champion(words, quest.box, champion) for champion in quest.champions],
        "decks": [
            {
                **_describe_pile(words, quest.decks[level], "demon"),
                "top": words.word("demon", quest.decks[level].opened),
                "discards": [words.word("demon", one) for one in quest.discards[level]],
            }
            for level in range(LEVELS)
        ],
        "tiles": _describe_pile(words, quest.tiles, "blessing"),
        "lords": _describe_pile(words, quest.lords, "foe"),
        "furies": _describe_pile(words, quest.furies, "foe"),
    }


def _hit_faces(quest: Quest, foe: int) -> list[int]:
    """The faces of the boxes that are hit; of alike boxes the first are hit first."""
    hit = quest.hits[foe]
    return [face for box, face in enumerate(quest.box.foe_boxes[foe]) if hit >> box & 1]


def _describe_pile(words: Lexicon, pile: Pile, kind: str) -> dict[str, Any]:
    """How many lie there closed, and everything that nobody has seen."""
    return {
        "closed": sum([count for _, count in pile.segments]),
        "unseen": [words.word(kind, one) for one in pile.unseen[0]],
    }


def restore(
    lexicon: Lexicon, words: Mapping[str, Any], quest: Quest, options: Mapping[str, Any]
) -> Quest:
    """Fills an empty quest from a position; raises `BadPosition` where it is impossible.

    What is left out is as at the start, or follows from the rest.
    """
    reader = PositionReader(lexicon, words)
    players = reader.parts("players", quest.players)
    for seat, player in enumerate(players):
        champion = quest.champions[seat]
        hero = options["heroes"][seat]
        champion.hero = quest.box.hero_ids.index(hero) if hero in quest.box.hero_ids else NONE
        restore_champion(player, quest, champion)
    _restore_road(reader, quest)
    for player, champion in zip(players, quest.champions, strict=True):
        if not player.has("dice"):
            champion.dice = dice_due(quest, champion)
    quest.turn = reader.thing("turn", "seat", _nobody_or_first(words, quest))
    quest.turns = reader.number("turns", default=0 if quest.turn == NONE else 1)
    quest.first = reader.thing("first", "seat", 0)
    quest.rounds = reader.number("rounds", default=1 if in_last_battle(quest) else 0)
    quest.roars = reader.number("roars", quest.rounds)
    quest.ending = reader.one_of("ending", ENDINGS)
    quest.over = quest.ending != 0
    _restore_cards(reader, quest)
    _restore_hits(reader, quest)
    _restore_achievements(reader, quest)
    _restore_piles(reader, quest)
    reader.done()
    check_quest(quest)
    if not quest.over:
        quest.agenda = next_steps(quest)
        quest.lanes = next_lanes(quest)
    return quest


def _nobody_or_first(words: Mapping[str, Any], quest: Quest) -> Seat:
    """Whose turn it is when nobody says so: nobody's where steps are spelled, or side by side."""
    return NONE if AGENDA in words or in_last_battle(quest) else 0


def _restore_road(reader: PositionReader, quest: Quest) -> None:
    """Boards and figures; the front is where the foremost figure stands."""
    act, space = front(quest)
    quest.act = reader.thing("act", "act", act)
    quest.space = reader.number("space", default=space)
    quest.order = reader.things("order", "seat")
    if not reader.has("order"):
        quest.order = figure_order(quest)
    quest.breacher = reader.thing("breacher", "seat")
    quest.laid = reader.number("laid", default=0 if quest.breacher == NONE else LAID_BY_BREACH)


def _restore_cards(reader: PositionReader, quest: Quest) -> None:
    for line in reader.texts("sets"):
        quest.sets.append(tuple([reader.value("sets", "demon", word) for word in line.split(" ")]))
    quest.drawn = reader.things("drawn", "demon")
    quest.bounty = reader.things("chest", "item")
    quest.turned = reader.things("turned", "foe")


def _restore_piles(reader: PositionReader, quest: Quest) -> None:
    """What lies closed; cards of which nothing is said are unseen."""
    box = quest.box
    elsewhere = demons_elsewhere(quest)
    for level, deck in enumerate(reader.parts("decks", LEVELS, optional=True)):
        top, discards = deck.thing("top", "demon"), sorted(deck.things("discards", "demon"))
        cards = [one for one in range(box.demons) if box.demon_level[one] == level + 1]
        unseen = rest_of(cards, {top, *discards, *elsewhere})
        if not deck.has("top") and not deck.has("unseen") and unseen:
            top = unseen.pop(0)  # SA-S7: the top demon lies open
        quest.decks[level] = _read_pile(deck, "demon", unseen)
        quest.decks[level].opened = top
        quest.discards[level] = discards
        deck.done()
    rows = {foe for champion in quest.champions for foe in champion.row}
    first_fury = box.demons + box.lords
    lords = rest_of(range(box.demons, first_fury), {*quest.turned, *rows})
    furies = rest_of(range(first_fury, len(box.foe_ids)), rows)
    held = {one for champion in quest.champions for one in champion.blessings}
    blessings = rest_of(range(len(box.blessing_ids)), held)
    untaken = quest.achievements.count(UNTAKEN)
    quest.lords = _read_whole_pile(reader.part("lords"), "foe", lords)
    quest.furies = _read_whole_pile(reader.part("furies"), "foe", furies)
    quest.tiles = _read_whole_pile(reader.part("tiles"), "blessing", blessings, untaken)


def _read_whole_pile(
    reader: PositionReader, kind: str, unseen: list[int], closed: int | None = None
) -> Pile:
    pile = _read_pile(reader, kind, unseen, closed)
    reader.done()
    return pile


def _read_pile(
    reader: PositionReader, kind: str, unseen: list[int], closed: int | None = None
) -> Pile:
    """A pile; where nothing is said, all that is unseen lies there (or this many of it)."""
    if reader.has("unseen"):
        unseen = reader.things("unseen", kind)
    lying = len(unseen) if closed is None else min(closed, len(unseen))
    return Pile([unseen], [(0, reader.number("closed", len(unseen), lying))])


def _restore_hits(reader: PositionReader, quest: Quest) -> None:
    hits = reader.part("hits")
    for word in hits.words:
        foe = reader.value("hits", "foe", word)
        for face in hits.numbers(word):
            for box, shown in enumerate(quest.box.foe_boxes[foe]):
                if shown == face and not quest.hits[foe] >> box & 1:
                    quest.hits[foe] |= 1 << box
                    break
            else:
                raise hits.fail(word, "faces of its boxes, each as often as it has them")


def _restore_achievements(reader: PositionReader, quest: Quest) -> None:
    achievements = reader.part("achievements")
    if not reader.has("achievements"):
        quest.achievements = open_achievements(quest)
    for word, taker in achievements.words.items():
        space = reader.value("achievements", "achievement", word)
        if taker == NOBODY_YET:
            quest.achievements[space] = UNTAKEN
        else:
            seat = achievements.thing(word, "seat")
            if seat == NONE:
                raise achievements.fail(word, f"a seat or {NOBODY_YET}")
            quest.achievements[space] = seat
