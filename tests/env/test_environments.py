"""Environments pass the tests of those who will use them, and say clearly what they refuse."""

import subprocess
import sys
from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
import pettingzoo
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.wrappers import RecordEpisodeStatistics
from open_spiel.python.algorithms import generate_playthrough
from pettingzoo.test import api_test, performance_benchmark, seed_test

import hordekeep.env
from hordekeep.env.extras import ClosedEnvironment, NeverReset
from hordekeep.env.registered import id_of
from hordekeep.env.spaces import named
from hordekeep.env.spiel import name_of
from hordekeep.kernel.errors import BadOption, GameOver, IllegalAction, UnknownGame, UnknownWord
from hordekeep.kernel.play.action import Fate
from hordekeep.kernel.play.driver import UnderSeal

BOTH = pytest.mark.parametrize("game", ["last-bastion", "sanctum"])
TOLD = pytest.mark.filterwarnings("ignore::UserWarning")  # their tests warn of what they pass over


@TOLD
@BOTH
def test_pettingzoo(game: str) -> None:
    environment = pettingzoo.make("aec", id_of(game), players=3)
    api_test(environment, num_cycles=40)
    seed_test(lambda: hordekeep.env.aec(game, players=2), num_cycles=40)


def test_pettingzoo_measures_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Its benchmark plays for five seconds; here its clock runs faster."""
    clock = iter(range(0, 10_000, 1))
    monkeypatch.setattr("time.time", lambda: next(clock))
    performance_benchmark(hordekeep.env.aec("last-bastion"))
    assert "turns per second" in capsys.readouterr().out


@TOLD
@BOTH
def test_gymnasium(game: str) -> None:
    """Its checker draws numbers without looking, and so needs a game that bears illegal ones."""
    made = gymnasium.make(id_of(game), illegal="forfeit", render_mode="ansi")
    check_env(made.unwrapped)
    recorded = RecordEpisodeStatistics(gymnasium.make(id_of(game), players=3, seat=2))
    told, _ = recorded.reset(seed=5)
    over = cut_off = False
    steps = 0
    info: dict[str, Any] = {}
    while not (over or cut_off):
        number = int(np.flatnonzero(told["action_mask"])[0])
        told, _, over, cut_off, info = recorded.step(number)
        steps += 1
    assert info["episode"]["l"] == steps
    recorded.close()


@BOTH
def test_bots_play_the_other_seats(game: str) -> None:
    environment = hordekeep.env.gym(game, bots=["novice"], most_steps=60)
    told, _ = environment.reset(seed=1)
    seen = []
    for _ in range(8):
        told, gained, over, cut_off, _ = environment.step(int(told["action_mask"].argmax()))
        seen.append(environment.encoding.observer.size == len(told["observation"]))
        if over or cut_off:
            break
    assert all(seen)
    assert gained in (0.0, 0.5, 1.0)


def test_rendering() -> None:
    environment = hordekeep.env.gym("sanctum", render_mode="rgb_array")
    environment.reset(seed=2)
    picture = environment.render()
    assert picture.dtype == np.uint8
    assert picture.shape == (732, 732, 3)
    assert picture.max() > 200
    words = hordekeep.env.aec("last-bastion", render_mode="ansi")
    words.reset(seed=2)
    assert words.render().startswith("seat ")
    with pytest.raises(ValueError, match="ansi, rgb_array"):
        hordekeep.env.gym("sanctum", render_mode="human")


@BOTH
def test_a_batch_in_arrays(game: str) -> None:
    environment = hordekeep.env.batch(game, count=5, players=2, most_steps=300)
    environment.reset(seed=3)
    generator = np.random.default_rng(3)
    ended = 0
    for _ in range(350):
        mask = environment.mask()
        numbers = environment.random_legal(generator)
        assert mask[np.arange(5), numbers].all()
        assert (mask.sum(axis=1) == (environment.legal >= 0).sum(axis=1)).all()
        assert (mask.sum(axis=1) == environment.counts).all()
        environment.step(numbers)
        ended += int((environment.ends > 0).sum())
    assert ended >= 5
    parts = named(environment.encoding, environment.observations)
    assert sum(part[0].size for part in parts.values()) == environment.observations.shape[1]
    again = hordekeep.env.batch(game, count=5, players=2, most_steps=300)
    assert (again.reset(seed=3) != environment.observations).any()
    assert (environment.reset(seed=3) == again.observations).all()


@BOTH
def test_a_batch_says_what_its_games_are_worth(game: str) -> None:
    environment = hordekeep.env.batch(game, count=4, players=2)
    environment.reset(seed=3)
    first = environment.worth()
    assert first.shape == (4, 2)
    generator = np.random.default_rng(3)
    for _ in range(40):
        environment.step(environment.random_legal(generator))
    worth = environment.worth()
    assert (worth != first).any()
    assert ((worth >= 0) & (worth <= 1)).all()
    if environment.encoding.game.common_reward:
        assert (worth[:, 0] == worth[:, 1]).all()
    else:
        assert np.allclose(worth.sum(axis=1), 1)


@BOTH
def test_quick_start(game: str) -> None:
    environment = hordekeep.env.quick(game, seed=4)
    environment.set_agents([lambda moment: moment.legal[0], environment.random])
    trajectories, gained = environment.run()
    first = trajectories[0][0]
    assert first.number == first.moment.legal[0]
    assert len(first.moment.words) == len(first.moment.legal)
    assert len(gained) == len(trajectories) == 2
    with pytest.raises(BadOption, match="one for each seat"):
        environment.set_agents([environment.random])


# OpenSpiel.


@BOTH
def test_open_spiel(game: str, capfd: pytest.CaptureFixture[str]) -> None:
    """Its API test plays at random, its playthrough writes a game down and reads it again."""
    opened = hordekeep.env.open_spiel(game, players=2, most_steps=25)
    pyspiel.random_sim_test(opened, num_sims=2, serialize=False, verbose=False)
    text = f"{name_of(game)}(most_steps=3)"
    played = generate_playthrough.playthrough(text, None)
    assert f"GameType.short_name = {name_of(game)!r}".replace("'", '"') in played
    utility = "IDENTICAL" if game == "last-bastion" else "GENERAL_SUM"
    assert f"Utility.{utility}" in played
    assert "EXPLICIT_STOCHASTIC" in played
    capfd.readouterr()


@BOTH
def test_open_spiel_plays_as_the_kernel_does(game: str) -> None:
    """The same single draws, put together, and the same answers lead to the same states."""
    opened = hordekeep.env.open_spiel(game, players=2, most_steps=120)
    spiel = opened.new_initial_state()
    encoding = opened.encoding
    kernel = UnderSeal(encoding.begin())
    luck = np.random.default_rng(8)
    drawn: list[int] = []
    split = 0
    while not spiel.is_terminal():
        if spiel.is_chance_node():
            assert sum(chance for _, chance in spiel.chance_outcomes()) == pytest.approx(1)
        number = int(luck.choice(spiel.legal_actions()))
        asked = kernel.ask_next()
        assert asked is not None
        if asked.chance is None:
            assert spiel.current_player() == asked.seat
            kernel.take(encoding.codebook.decode(number, asked.actions))
        else:
            drawn.append(number)
            split += asked.chance.count > 1
            if len(drawn) == asked.chance.count:
                assert asked.chance.allows(tuple(drawn))
                kernel.take(Fate(tuple(drawn)))
                drawn = []
        copy = spiel.clone()
        spiel.apply_action(number)
        copy.apply_action(number)
        assert str(copy) == str(spiel)
        kernel.ask_next()
        assert spiel.course.state.fingerprint() == kernel.state.fingerprint()
    assert split > 10
    assert spiel.returns() == encoding.returns(kernel.state)


def test_open_spiel_knows_its_parameters() -> None:
    assert hordekeep.env.open_spiel("sanctum", players=4, difficulty="hard").num_players() == 4
    with pytest.raises(UnknownGame):
        hordekeep.env.open_spiel("chess")


# What is refused.


def environments() -> dict[str, Callable[[], Any]]:
    return {
        "aec": lambda: hordekeep.env.aec("sanctum"),
        "gym": lambda: hordekeep.env.gym("sanctum"),
        "batch": lambda: hordekeep.env.batch("sanctum", count=2),
    }


@pytest.mark.parametrize("kind", environments())
def test_wrong_numbers_and_closed_environments(kind: str) -> None:
    made = environments()[kind]()

    def answer(number: int) -> object:
        return made.step(np.array([number, number]) if kind == "batch" else number)

    with pytest.raises(NeverReset, match="reset"):
        answer(0)
    made.reset(seed=1)
    size = made.encoding.codebook.size
    with pytest.raises(UnknownWord, match=f"from 0 to {size - 1}"):
        answer(size)
    with pytest.raises(IllegalAction, match="done"):
        answer(size - 1)
    made.close()
    made.close()
    for use in (lambda: answer(0), lambda: made.reset(seed=1)):
        with pytest.raises(ClosedEnvironment, match="closed"):
            use()


@pytest.mark.parametrize("kind", environments())
def test_a_number_that_is_no_whole_one_is_refused(kind: str) -> None:
    """A learner that answers with a score in place of a number is told so, not rounded down."""
    made = environments()[kind]()
    told = made.reset(seed=1)
    if kind == "batch":
        wrong = made.legal[:, 0] + 0.0
    else:
        seen = made.observe(made.agent_selection) if kind == "aec" else told[0]
        wrong = seen["action_mask"].argmax() + 0.5
    with pytest.raises((TypeError, BadOption), match=r"integer|whole"):
        made.step(wrong)


def test_a_batch_before_its_games_and_after_them() -> None:
    """Also what only looks is refused: it would show zeros, or games that nobody plays."""
    made = hordekeep.env.batch("sanctum", count=2)
    generator = np.random.default_rng(1)
    uses: list[Callable[[], object]] = [
        made.mask,
        made.worth,
        lambda: made.random_legal(generator),
    ]
    for use in uses:
        with pytest.raises(NeverReset, match="reset"):
            use()
    made.reset(seed=1)
    made.close()
    for use in uses:
        with pytest.raises(ClosedEnvironment, match="closed"):
            use()


@pytest.mark.parametrize("count", [0, 1_000_000_000])
def test_a_batch_of_an_absurd_size_is_refused_before_it_fills_the_memory(count: int) -> None:
    with pytest.raises(BadOption, match="count"):
        hordekeep.env.batch("sanctum", count=count)


def test_a_forfeited_game_is_over() -> None:
    made = hordekeep.env.gym("sanctum", illegal="forfeit")
    made.reset(seed=1)
    assert made.step(made.encoding.codebook.size - 1)[1:4] == (-1.0, True, False)
    with pytest.raises(GameOver):
        made.step(0)


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"seat": 3}, "1 to 2"),
        ({"illegal": "ignore"}, "forfeit"),
        ({"players": 9}, "players"),
        ({"bots": []}, "bots"),
        ({"bots": ["random", "random"]}, "bots"),
        ({"most_steps": 0}, "most_steps"),
    ],
)
def test_options_that_cannot_be(options: dict[str, Any], said: str) -> None:
    with pytest.raises(BadOption, match=said):
        hordekeep.env.gym("sanctum", **options)


def test_without_the_extra_it_says_what_is_missing() -> None:
    """A fresh Python that finds none of the libraries can import it all the same."""
    asked = """
import sys
from importlib import util
found = util.find_spec
HIDDEN = {"gymnasium", "numpy", "pettingzoo", "pyspiel", "PIL"}
util.find_spec = lambda name, *rest: None if name in HIDDEN else found(name, *rest)
import hordekeep.env
for make in (hordekeep.env.aec, hordekeep.env.gym, hordekeep.env.open_spiel, hordekeep.env.quick):
    try:
        make("sanctum")
    except ImportError as error:
        print(error)
assert not HIDDEN & set(sys.modules)
"""
    told = subprocess.run(
        [sys.executable, "-c", asked], capture_output=True, text=True, check=True
    ).stdout.splitlines()
    assert len(told) == 4
    assert all("pip install 'hordekeep[env]'" in one for one in told)
    assert told[0].startswith("pettingzoo and gymnasium and numpy")
    assert any("open_spiel" in one for one in told)
