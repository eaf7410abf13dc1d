"""A quest in words and back: what a position file says about the table."""

from collections.abc import Mapping
from typing import Any, Final

from hordekeep.games.sanctum.model.box import ACHIEVEMENTS, LEVELS
from hordekeep.games.sanctum.model.state import ENDINGS, NO_TILE, UNTAKEN, Quest
from hordekeep.games.sanctum.position.champion import describe_champion, restore_champion
from hordekeep.games.sanctum.position.soundness import check_quest, is_laid_out
from hordekeep.games.sanctum.rules.setup import FirstTurn
from hordekeep.kernel.play.pile import Pile
from hordekeep.kernel.play.term import NONE, Lexicon
from hordekeep.kernel.record.position_reader import Reader

NOBODY_YET: Final = "untaken"
FIRST_TURN: Final = FirstTurn.verb


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


def restore(lexicon: Lexicon, words: Mapping[str, Any], quest: Quest) -> Quest:
    """Fills an empty quest from a position; raises `BadPosition` where it is impossible."""
    reader = Reader(lexicon, words)
    for seat, player in enumerate(reader.parts("players", quest.players)):
        restore_champion(player, quest.box, quest.champions[seat])
    quest.turn = reader.thing("turn", "seat")
    quest.turns = reader.number("turns")
    quest.first = reader.thing("first", "seat")
    quest.act = reader.thing("act", "act")
    quest.space = reader.number("space")
    quest.order = reader.things("order", "seat")
    quest.breacher = reader.thing("breacher", "seat")
    quest.laid = reader.number("laid")
    quest.rounds = reader.number("rounds")
    quest.roars = reader.number("roars")
    quest.ending = reader.one_of("ending", ENDINGS)
    quest.over = quest.ending != 0
    _restore_cards(reader, quest)
    _restore_hits(reader, quest)
    _restore_achievements(reader, quest)
    check_quest(quest)
    lines = words.get("agenda")
    if not is_laid_out(quest) and not (isinstance(lines, list) and lines[-1:] == [FIRST_TURN]):
        raise reader.fail("agenda", f"the setup up to {FIRST_TURN}, as nothing is laid out")
    return quest


def _restore_cards(reader: Reader, quest: Quest) -> None:
    for line in reader.texts("sets"):
        quest.sets.append(tuple([reader.value("sets", "demon", word) for word in line.split(" ")]))
    quest.drawn = reader.things("drawn", "demon")
    quest.bounty = reader.things("chest", "item")
    quest.turned = reader.things("turned", "foe")
    for level, deck in enumerate(reader.parts("decks", LEVELS)):
        quest.decks[level] = _read_pile(deck, "demon")
        quest.decks[level].opened = deck.thing("top", "demon")
        quest.discards[level] = sorted(deck.things("discards", "demon"))
    quest.tiles = _read_pile(reader.part("tiles"), "blessing")
    quest.lords = _read_pile(reader.part("lords"), "foe")
    quest.furies = _read_pile(reader.part("furies"), "foe")


def _read_pile(reader: Reader, kind: str) -> Pile:
    unseen = reader.things("unseen", kind)
    return Pile([unseen], [(0, reader.number("closed", len(unseen)))])


def _restore_hits(reader: Reader, quest: Quest) -> None:
    hits = reader.part("hits")
    for word in hits.words:
        foe = reader.value("hits", "foe", word)
        for face in hits.numbers(word, len(hits.texts(word))):
            for box, shown in enumerate(quest.box.foe_boxes[foe]):
                if shown == face and not quest.hits[foe] >> box & 1:
                    quest.hits[foe] |= 1 << box
                    break
            else:
                raise hits.fail(word, "faces of its boxes, each as often as it has them")


def _restore_achievements(reader: Reader, quest: Quest) -> None:
    achievements = reader.part("achievements")
    for word, taker in achievements.words.items():
        space = reader.value("achievements", "achievement", word)
        if taker == NOBODY_YET:
            quest.achievements[space] = UNTAKEN
        else:
            seat = achievements.thing(word, "seat")
            if seat == NONE:
                raise achievements.fail(word, f"a seat or {NOBODY_YET}")
            quest.achievements[space] = seat
