"""Positions of Sanctum in which fields contradict each other, each refused for its own reason."""

from collections.abc import Callable

import pytest
from tests.games.sanctum.test_position import GAME, reached
from tests.support.positions import Change, Words, put, refusal

from hordekeep.games.sanctum.model.state import Quest


def player(seat: int, **fields: object) -> Change:
    """Other fields of a player."""
    return lambda words: words["players"][seat].update(fields)


def several(*changes: Change) -> Change:
    def change(words: Words) -> None:
        for one in changes:
            one(words)

    return change


def row(relaid: Callable[[list[str]], list[str]]) -> Change:
    """Another row of seat 1; the Demon Lord's unseen cards are those that lie nowhere."""

    def change(words: Words) -> None:
        before = words["players"][0]["row"]
        after = words["players"][0]["row"] = relaid(before)
        unseen = {*words["lords"]["unseen"], *before} - {*after}
        lords = sorted(card for card in unseen if card.startswith("dl-"))
        words["lords"] = {"closed": len(lords), "unseen": lords}

    return change


def swap_decks(words: Words) -> None:
    first, second = words["decks"][0]["unseen"], words["decks"][1]["unseen"]
    first[0], second[0] = second[0], first[0]


def all_dead(words: Words) -> None:
    for one in words["players"]:
        one.update(life=0, dead=True, demons=[])
    words["hits"] = {}
    del words["decks"]


def same_hero(words: Words) -> None:
    words["players"][1] = dict(words["players"][0])


def taken(space: str, seat: str, *, blessed: bool) -> Change:
    """A tile of the achievement board with somebody."""

    def change(words: Words) -> None:
        words["achievements"][space] = seat
        words["tiles"]["closed"] -= 1
        if blessed:
            words["tiles"]["unseen"].remove("bl-01")
            words["players"][0]["blessings"] = ["bl-01"]

    return change


def without_rows(words: Words) -> None:
    for one in words["players"]:
        one.update(row=[], at=0, rolled=[])
    words["hits"] = {}
    del words["lords"], words["furies"]


def turned(*cards: str) -> Change:
    """Cards of the Demon Lord turned up, from those that nobody has seen."""

    def change(words: Words) -> None:
        words["turned"] = [*cards]
        del words["lords"]

    return change


def at_the_walls(words: Words) -> None:
    """Seat 2 has not answered the call."""
    words["players"][1].update(answered=0, act="act-5", space=1)
    words["order"] = ["seat-1", "seat-3", "seat-2"]


WRONG_GEMS = {
    "helmet": "pilgrims-circlet red",
    "gloves": "brawlers-wraps white",
    "weapon-1": "hunting-sickle white",
}
SWAPPED_MARKS = {
    "slayer.armour": ["stamina", "stamina"],
    "slayer.gloves": ["focus"],
    "slayer.weapon-1": ["stamina"],
}
NO_LANES = [put(f"lane seat-{seat}", []) for seat in (1, 2, 3)]

CASES = [
    # Champions.
    (
        *("far-on", player(1, marks={"slayer.armour": ["stamina"]})),
        *(
            "players 2 marks.slayer.armour",
            "empty or stamina or focus or spoiled for each of 2 boxes",
        ),
    ),
    (
        *("far-on", player(1, marks=SWAPPED_MARKS)),
        *("players 2 marks.slayer.gloves", "a marker that fits"),
    ),
    (
        *("far-on", player(0, slots=WRONG_GEMS)),
        *("players 1 slots", "the gems that pilgrims-circlet needs"),
    ),
    ("far-on", player(0, equipped_once=False), "players 1 equipped_once", "true with an item"),
    ("last-cards", row(lambda now: [*now, "dl-01"]), "players 1 row", "5 and 4"),
    ("last-cards", row(lambda now: [*now[:8], "-"]), "players 1 row", "a card"),
    (
        *("last-cards", row(lambda now: [*now[:7], now[8], now[7]])),
        *("players 1 row", "Demon Lord, fury, Demon Lord, …"),
    ),
    ("last-cards", row(lambda now: [*now[:8], "b1-01"]), "lords", "33 cards"),
    # Everybody, and the cards of all.
    ("far-on", all_dead, "players", "somebody alive"),
    ("far-on", same_hero, "players 1 hero", "a hero that nobody else has"),
    ("far-on", swap_decks, "decks 1", "cards of level 1"),
    ("far-on", taken("skill-1", "seat-4", blessed=False), "achievements", "one of 3 seats"),
    (
        *("far-on", taken("level-2", "seat-1", blessed=True), "achievements"),
        "level mastery with somebody who has another one of its row",
    ),
    # Figures, walls and parts of the game.
    ("last-cards", several(put("act", "-"), put("space", 0)), "act", "a board"),
    ("last-cards", put("act", "act-4"), "breacher", "nobody before the walls are reached"),
    ("last-cards", without_rows, "rounds", "0 before the last battle"),
    ("far-on", put("first", "-"), "first", "who began"),
    (
        *("far-on", several(put("turn", "-"), put("agenda", ["last-rest"]))),
        *("breacher", "who has breached the walls"),
    ),
    ("last-rest", at_the_walls, "players 2 answered", "cards after act V"),
    (
        "last-rest",
        several(*NO_LANES, put("agenda", ["round"])),
        "players 1 row",
        "one just in act VI",
    ),
    ("last-rest", turned("dl-01"), "turned", "no card before the answer"),
    ("answer", turned("dl-15", "dl-01"), "turned", "1 cards"),
    (
        *(
            "answer",
            several(
                *NO_LANES,
                put("agenda", ["deal-rows"]),
                turned(*["dl-01", "dl-02", "dl-03", "dl-04", "dl-05"]),
            ),
        ),
        *("turned", "up to 4 cards"),
    ),
    (
        *("last-battle", several(player(0, triumphant=True, at=9), put("lane seat-2", []))),
        *("hits.dl-32", "all boxes of a beaten card"),
    ),
    (
        *("last-rest", put("lane seat-1", ["resting seat-2"])),
        *("lane seat-1, step 1", "a step of seat-1"),
    ),
]


@pytest.mark.parametrize(("start", "change", "place", "expected"), CASES)
def test_fields_that_contradict_each_other_are_refused(
    start: str, change: Change, place: str, expected: str
) -> None:
    quest, options = reached(start)
    assert refusal(GAME, quest, options, change) == (place, expected)


def beginning() -> tuple[Quest, Words]:
    """Before the first step of the setup."""
    options = GAME.options({"players": 2, "heroes": "choose"})
    return GAME.begin(options), options


def setup_steps(words: Words, **instead: str) -> list[str]:
    steps = [instead.get(step.split()[0].replace("-", "_"), step) for step in words["agenda"]]
    return [step for step in steps if step]


@pytest.mark.parametrize(
    ("instead", "place", "expected"),
    [
        ({"lay_tiles": "lay-tiles 1"}, "agenda", "one such step for each row"),
        ({"lay_tiles": "lay-tiles 3"}, "agenda", "one such step for each row"),
        (
            {"pick_hero": "", "deal_heroes": "", "who_begins": ""},
            *("players 1 life", "life just when heroes are dealt"),
        ),
    ],
)
def test_a_setup_has_each_step_once_and_what_came_before_it(
    instead: dict[str, str], place: str, expected: str
) -> None:
    """SA-S2…S9."""
    quest, options = beginning()

    def change(words: Words) -> None:
        words["agenda"] = setup_steps(words, **instead)

    assert refusal(GAME, quest, options, change) == (place, expected)


def test_nobody_has_a_turn_in_the_setup() -> None:
    quest, options = beginning()
    found = refusal(GAME, quest, options, put("turn", "seat-1"))
    assert found == ("turn", "nobody before the first turn")
