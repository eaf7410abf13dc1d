"""Positions of Last Bastion: words that give the same siege back, and faults with their place."""

import copy
from collections.abc import Callable
from typing import Any

import pytest

from hordekeep.games.last_bastion.opening import open_game
from hordekeep.games.last_bastion.state import Siege
from hordekeep.kernel.chance import Luck
from hordekeep.kernel.errors import BadPosition
from hordekeep.kernel.position import describe, restore
from hordekeep.kernel.seat import MAIN
from hordekeep.kernel.state import play_on

GAME = open_game()
Words = dict[str, Any]


def played(seed: int, answers: int, *, players: int = 3) -> tuple[Siege, Words]:
    """A siege after so many random answers (or at its end), and its options."""
    options = GAME.options({"players": players, "difficulty": "hard"})
    siege = GAME.begin(options)
    luck = Luck(seed)
    for _ in range(answers):
        asked = play_on(siege, luck)
        if asked is None:
            break
        siege.answer(MAIN, asked.actions[luck.below(len(asked.actions))])
    play_on(siege, luck)
    return siege, options


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_words_give_the_same_siege_back(players: int) -> None:
    """At every step of random games, and at their end, fingerprint and decisions are the same."""
    for seed in range(6):
        for answers in range(0, 90, 7):
            siege, options = played(seed, answers, players=players)
            again = restore(GAME, copy.deepcopy(describe(GAME, siege)), options)
            assert again.fingerprint() == siege.fingerprint()


def _put(path: str, value: object) -> Callable[[Words], None]:
    def change(words: Words) -> None:
        *way, last = path.split("/")
        place: Any = words
        for step in way:
            place = place[int(step)] if step.isdigit() else place[step]
        place[last] = value

    return change


def _drop(name: str) -> Callable[[Words], None]:
    def change(words: Words) -> None:
        del words[name]

    return change


FAULTS = [
    (_put("tiles", ["market"] * 9), "tiles"),
    (_put("boards", ["red", "red", "blue", "green"]), "boards"),
    (_put("players", []), "players"),
    (_put("players", [1, 2, 3]), "players"),
    (_put("players/0/hero", "nobody"), "players 1 hero"),
    (_put("players/0/life", -1), "players 1 life"),
    (_put("players/0/life", True), "players 1 life"),
    (_put("players/1/equipment", [0, 0, 0]), "players 2 equipment"),
    (_put("players/1/equipment", ["x", 0, 0, 0, 0]), "players 2 equipment"),
    (_put("players/1/condition", "fine"), "players 2 condition"),
    (_put("players/1/condition", "dead"), "players 2 condition"),
    (_put("players/1/lying", "yes"), "players 2 lying"),
    (_put("players/2/tile", "cellar"), "players 3 tile"),
    (_put("players/0/board", "white"), "players 1 board"),
    (_put("slots", {"red 4": "incubus"}), "slots"),
    (_put("slots", {"red 1": "-"}), "slots"),
    (_put("haunted", ["night-jailer-of-old"]), "haunted"),
    (_put("grasped", ["-"]), "grasped"),
    (_put("supply/red", 40), "supply.red"),
    (_put("supply/life", 0), "supply.life"),
    (_put("supply/call", 99), "supply.call"),
    (_put("supply/grasp", 1), "supply.grasp"),
    (_put("net", "incubus.exit"), "net"),
    (_put("banner", "purple"), "banner"),
    (_put("deck", ["many monsters"]), "deck"),
    (_put("deck", 3), "deck"),
    (_put("deck", ["999 monsters"]), "deck"),
    (_put("unseen", []), "unseen"),
    (_put("dice", ["seven"]), "dice"),
    (_put("spent", ["slept"]), "spent"),
    (_put("turns", "soon"), "turns"),
    (_put("warlords_beaten", 9), "warlords_beaten"),
    (_put("ending", "maybe"), "ending"),
    (_put("agenda", []), "agenda"),
    (_put("agenda", ["dance"]), "agenda, step 1"),
    (_put("agenda", ["hero-phase seat-4"]), "agenda"),
    (_put("agenda", ["leaves incubus", "turn red"]), "agenda"),
    (_drop("tiles"), "tiles"),
    (_drop("deck"), "deck"),
    (_drop("agenda"), "agenda"),
]


@pytest.mark.parametrize(("change", "place"), FAULTS)
def test_an_impossible_position_is_refused_with_its_place(
    change: Callable[[Words], None], place: str
) -> None:
    """Whatever is wrong, the error names the field."""
    siege, options = played(3, 14)
    assert not siege.over
    words = copy.deepcopy(describe(GAME, siege))
    change(words)
    with pytest.raises(BadPosition) as refused:
        restore(GAME, words, options)
    assert refused.value.facts["place"] == place


def test_odd_values_anywhere_never_break_the_reader() -> None:
    """Any field replaced by something odd gives a siege or `BadPosition`, never another error."""
    siege, options = played(5, 20)
    words = describe(GAME, siege)
    refused = 0
    for name in words:
        for odd in (None, 0, -1, "", "-", [], [None], {}, {"a": 1}, ["-"], 10**30, True, 1.5):
            changed = copy.deepcopy(words)
            changed[name] = odd
            try:
                restore(GAME, changed, options)
            except BadPosition:
                refused += 1
    assert refused > len(words) * 6
