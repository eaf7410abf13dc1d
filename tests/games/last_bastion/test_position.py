"""Positions of Last Bastion: words that give the same siege back, and faults with their place."""

import copy

import pytest
from tests.support.last_bastion.stage import Stage
from tests.support.positions import (
    Change,
    Words,
    put,
    refused_at,
    refused_with_odd_values,
)

from hordekeep.games.last_bastion.model.state import Siege
from hordekeep.games.last_bastion.opening import open_game
from hordekeep.games.last_bastion.rules.corruption import MayRerollCorruption, RollCorruption
from hordekeep.games.last_bastion.rules.hero_phase import HeroPhase
from hordekeep.games.last_bastion.rules.turn import HordePhaseDone
from hordekeep.kernel.play.chance import Luck
from hordekeep.kernel.play.driver import next_seat
from hordekeep.kernel.play.seat import MAIN
from hordekeep.kernel.record.position import abridged, describe, restore

GAME = open_game()
EFFECT = "incubus.exit.roll_corruption"


def played(seed: int, answers: int, *, players: int = 3) -> tuple[Siege, Words]:
    """A siege after so many random answers (or at its end), and its options."""
    options = GAME.options({"players": players, "difficulty": "hard"})
    siege = GAME.begin(options)
    luck = Luck(seed)
    for _ in range(answers):
        asked = next_seat(siege, luck)
        if asked is None:
            break
        siege.answer(MAIN, asked.actions[luck.below(len(asked.actions))])
    next_seat(siege, luck)
    return siege, options


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_words_give_the_same_siege_back(players: int) -> None:
    """At every step of random games, and at their end, fingerprint and decisions are the same."""
    for seed in range(6):
        for answers in range(0, 90, 7):
            siege, options = played(seed, answers, players=players)
            again = restore(GAME, copy.deepcopy(describe(GAME, siege)), options)
            assert again.fingerprint() == siege.fingerprint()


def test_a_siege_that_never_starves_is_quiet_as_long_as_it_likes() -> None:
    """LB-V6, LB-J25: where starving is off, quiet phases are counted without end."""
    siege, options = played(3, 14)
    endless = {**options, "starving_rounds": "off"}
    words = {**describe(GAME, siege), "quiet": 999}
    again = restore(GAME, words, endless)
    assert isinstance(again, Siege)
    assert again.quiet == 999
    assert describe(GAME, again) == words


FAULTS = [
    (put("tiles", ["market"] * 9), "tiles"),
    (put("boards", ["red", "red", "blue", "green"]), "boards"),
    (put("players", []), "players"),
    (put("players", [1, 2, 3]), "players"),
    (put("players/0/hero", "nobody"), "players 1 hero"),
    (put("players/0/life", -1), "players 1 life"),
    (put("players/0/life", True), "players 1 life"),
    (put("players/1/equipment", [0, 0, 0]), "players 2 equipment"),
    (put("players/1/equipment", ["x", 0, 0, 0, 0]), "players 2 equipment.red"),
    (put("players/1/equipment", {"gold": 1}), "players 2 equipment.gold"),
    (put("players/1/equipment", {"red": 9}), "supply.red"),
    (put("players/1/armour", 1), "players 2 armour"),
    (put("supply/gold", 1), "supply.gold"),
    (put("weather", "fair"), "weather"),
    (put("players/1/condition", "fine"), "players 2 condition"),
    (put("players/1/condition", "dead"), "players 2 condition"),
    (put("players/1/lying", "yes"), "players 2 lying"),
    (put("players/2/tile", "cellar"), "players 3 tile"),
    (put("players/0/board", "white"), "players 1 board"),
    (put("slots", {"red 4": "incubus"}), "slots"),
    (put("slots", {"red 1": "-"}), "slots"),
    (put("haunted", ["night-jailer-of-old"]), "haunted"),
    (put("grasped", ["-"]), "grasped"),
    (put("supply/red", 40), "supply.red"),
    (put("supply/life", 0), "supply.life"),
    (put("supply/call", 99), "supply.call"),
    (put("supply/grasp", 1), "supply.grasp"),
    (put("net", "incubus.exit"), "net"),
    (put("banner", "purple"), "banner"),
    (put("deck", ["many monsters"]), "deck"),
    (put("deck", 3), "deck"),
    (put("deck", ["999 monsters"]), "deck"),
    (put("unseen", []), "unseen"),
    (put("dice", ["seven"]), "dice"),
    (put("spent", ["slept"]), "spent"),
    (put("turns", "soon"), "turns"),
    (put("warlords_beaten", 9), "warlords_beaten"),
    (put("ending", "maybe"), "ending"),
    (put("agenda", []), "agenda"),
    (put("agenda", ["dance"]), "agenda, step 1"),
    (put("agenda", ["hero-phase seat-4"]), "agenda, step 1"),
    (put("agenda", ["leaves incubus", "turn red"]), "agenda, step 1"),
    (put("agenda", ["hero-phase seat-1"]), "agenda, step 1"),
    (put("agenda", ["turn black"]), "agenda, step 1"),
    (put("lane seat-1", []), "lane seat-1"),
    (put("board", "black"), "board"),
    (put("board", "-"), "board"),
    (put("banner", "white"), "banner"),
    (put("warlords", 0), "warlords"),
    (put("warlords", 5), "warlords"),
    (put("deck", ["20 monsters"]), "deck"),
    (put("deck", ["20 monsters", "7 warlords"]), "deck"),
    (put("quiet", 99), "quiet"),
    (put("over", True), "agenda"),
]


@pytest.mark.parametrize(("change", "place"), FAULTS)
def test_an_impossible_position_is_refused_with_its_place(change: Change, place: str) -> None:
    """Whatever is wrong, the error names the field."""
    siege, options = played(3, 14)
    assert not siege.over
    assert refused_at(GAME, siege, options, change) == place


def test_the_turn_to_come_is_the_next_boards() -> None:
    """LB-S9: an agenda that skips a board is refused with its step."""
    siege, options = played(3, 14)
    words = describe(GAME, siege)
    *steps, closing = words["agenda"]
    wrong = "turn red" if closing != "turn red" else "turn blue"
    place = f"agenda, step {len(steps) + 1}"
    assert refused_at(GAME, siege, options, put("agenda", [*steps, wrong])) == place
    assert str(refused_at(GAME, siege, options, put("agenda", steps))).startswith("agenda, step")


def test_no_net_lies_on_a_warlord() -> None:
    """LB-T1: the net is cast on monsters."""
    siege, options = played(3, 14)
    warlord = GAME.box.card_ids[siege.deck.unseen[1][0]]
    effect = GAME.lexicon.word("effect", GAME.box.card_sources[siege.deck.unseen[1][0]][0])

    def cast(words: Words) -> None:
        free = next(
            f"{board} {slot}"
            for board in words["boards"]
            for slot in (1, 2, 3)
            if f"{board} {slot}" not in words["slots"]
        )
        words["slots"][free] = warlord
        words["unseen"].remove(warlord)
        words["deck"].remove("1 warlords")
        words["net"] = effect

    assert refused_at(GAME, siege, options, cast) == "net"


def test_with_the_last_warlord_beaten_the_game_is_won() -> None:
    """LB-V1: no position goes on after that."""
    siege, options = played(3, 14)
    beaten = [GAME.box.card_ids[card] for card in siege.deck.unseen[1][: siege.warlords]]

    def beat(words: Words) -> None:
        words["discard"] += beaten
        words["unseen"] = [card for card in words["unseen"] if card not in beaten]
        words["deck"] = ["20 monsters"]
        words["warlords_beaten"] = siege.warlords

    assert refused_at(GAME, siege, options, beat) == "warlords_beaten"


def test_what_follows_from_the_rest_may_be_left_out() -> None:
    """Supplies, deck, unseen cards, counters, steps: a short text gives the same siege."""
    for answers in range(0, 120, 11):
        siege, options = played(answers, answers)
        if siege.over:
            continue
        short = abridged(GAME, describe(GAME, siege), options)
        assert restore(GAME, short, options).fingerprint() == siege.fingerprint()
        assert "supply" not in short
        assert "unseen" not in short


def test_every_step_of_a_corruption_roll_can_be_written_down() -> None:
    """LB-K1, LB-R9: before the roll, when it may be rolled again, and before the second roll."""
    stage = Stage("feng-li", "arne").card("incubus", "red 2")
    effect = GAME.lexicon.value("effect", EFFECT)
    stage.siege.board, stage.siege.turns = stage.siege.seat_board[0], 1
    options = GAME.options({"players": 2, "heroes": ["feng-li", "arne"]})
    for step in (RollCorruption(0, effect), MayRerollCorruption(0, effect, 1)):
        siege = stage.agenda(step, HordePhaseDone(), HeroPhase(0)).siege
        assert restore(GAME, describe(GAME, siege), options).fingerprint() == siege.fingerprint()
    siege = stage.says("reroll 1").siege
    assert GAME.lexicon.spell(siege.agenda[-1]) == f"roll-corruption-again seat-1 {EFFECT}"
    assert restore(GAME, describe(GAME, siege), options).fingerprint() == siege.fingerprint()


def test_a_bare_position_is_the_first_hero_phase() -> None:
    """Heroes from the options, everything else as at the start."""
    options = GAME.options({"players": 2, "heroes": ["arne", "elmer"]})
    siege = restore(GAME, {"players": [{}, {}]}, options)
    assert isinstance(siege, Siege)
    assert [GAME.lexicon.spell(frame) for frame in siege.agenda] == [
        "turn yellow",
        "hero-phase seat-1",
    ]
    assert siege.life == [GAME.box.start_life] * 2
    assert siege.deck.size() == GAME.box.monsters_by_players[1] + siege.warlords


def test_odd_values_anywhere_never_break_the_reader() -> None:
    """Any field replaced by something odd gives a siege or `BadPosition`, never another error."""
    siege, options = played(5, 20)
    words = describe(GAME, siege)
    assert refused_with_odd_values(GAME, options, words) > len(words) * 6
