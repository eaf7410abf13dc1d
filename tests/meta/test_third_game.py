"""A third game is new files only: it is laid into a copy of the repository, and played there."""

import json
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from tests.support.server.client import Person
from tests.support.third_game import (
    EXAMPLE,
    GAME,
    ROOT,
    add_the_game,
    copy_of_the_repository,
    endings,
    environment,
    new_files,
    run,
)

from hordekeep.games.seams import GAMES
from hordekeep.server.catalogue.offered_games import OfferedGames
from hordekeep.text.catalogue_files import shipped_files
from hordekeep.text.clauses import games_with_rules

SKETCH = "src/hordekeep/cli/pig/__init__.py"


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the repository with the game in it."""
    folder = copy_of_the_repository(tmp_path_factory.mktemp("repository"))
    assert add_the_game(folder) == [], "adding a game touches no file that exists"
    return folder


def test_it_has_a_side_in_every_layer() -> None:
    places = {path.parts[2] for path in new_files() if path.parts[:2] == ("src", "hordekeep")}
    assert places == {"games", "text", "bots", "lab", "cli", "server"}


def test_it_is_in_no_release() -> None:
    """It is offered nowhere, and none of its files lie where releases are made from."""
    assert GAME not in (*GAMES, *games_with_rules(), *OfferedGames().offers)
    assert [path for path in shipped_files("en") if GAME in path.stem] == []
    assert [path for path in new_files() if (ROOT / path).exists()] == []
    assert EXAMPLE.relative_to(ROOT).parts[0] not in ("src", "content", "locale", "docs", "web")


def test_the_library_plays_it(copy: Path) -> None:
    told = endings(copy, 12)
    assert {reason for _, reason, _ in told["ended"].values()} == {"goal-reached"}
    assert endings(copy, 12) == told


def test_its_clauses_and_the_layers_are_tested(copy: Path) -> None:
    run(copy, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/rules/pig")
    run(copy, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/meta/test_layers.py")
    assert run(copy, "-m", "hordekeep", "rules", GAME, "--untested") == ""


def test_the_terminal_plays_it(copy: Path, tmp_path: Path) -> None:
    """It draws its table, asks in its words and ends."""
    command = ("play", GAME, "--seed", "5", "--goal", "10", "--bot", "thrifty", "--plain")
    said = "roll\nhold\n" * 40
    told = run(copy, "-m", "hordekeep", *command, "--data", str(tmp_path), said=said)
    assert "0 at stake: roll, or hold?" in told
    assert "player 2: 0 points\n" in told
    assert "The goal is reached, and all coins are turned." in told


def test_the_help_lists_its_options(copy: Path) -> None:
    told = run(copy, "-m", "hordekeep", "play", "--help")
    listed = told.partition("Pig with a Purse:")[2]
    assert "Points that end the game: 10 to 100 [50]." in listed
    assert "Bots: random, thrifty [thrifty]." in listed


def test_simulate_checks_it(copy: Path) -> None:
    """Every property holds at every step, also that nobody's coin is to be seen."""
    command = ("simulate", GAME, "--games", "5", "--bot", "random,thrifty", "--check", "--json")
    told = json.loads(run(copy, "-m", "hordekeep", *command))
    assert told["violations"] == 0
    assert told["outcomes"] == {"goal-reached": 5}
    assert told["options"] == {"players": 2, "goal": 50}


def test_its_content_is_checked(copy: Path, tmp_path: Path) -> None:
    assert "coins 6" in run(copy, "-m", "hordekeep", "content", "check")
    pack = tmp_path / "pack"
    pack.mkdir()
    (pack / "pack.toml").write_text(
        'id = "gold"\ntitle = "pack-gold"\ngame = "pig"\nauthor = "Anna"\n', encoding="utf-8"
    )
    (pack / "coins.toml").write_text("[ducat]\nworth = 20\n", encoding="utf-8")
    (pack / "locale" / "en").mkdir(parents=True)
    (pack / "locale" / "en" / "pack.ftl").write_text(
        "pack-gold = Gold\ncoin-ducat = Ducat\n", encoding="utf-8"
    )
    assert "coins 7" in run(copy, "-m", "hordekeep", "content", "check", str(pack))


@contextmanager
def serving(copy: Path, data: Path) -> Iterator[str]:
    """The address of a server of the copy."""
    with subprocess.Popen(
        [sys.executable, "-m", "hordekeep", "serve", "--port", "0", "--data", str(data)],
        cwd=copy,
        env=environment(copy / "src"),
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout is not None
        said = process.stdout.readline()
        try:
            assert said.startswith("Hordekeep: http://"), said
            yield said.split()[1]
        finally:
            process.kill()


def test_the_server_plays_it(copy: Path, tmp_path: Path) -> None:
    """It is offered with its form and bots, names its coins, hides them and ends."""
    with serving(copy, tmp_path) as url, Person(url) as anna:
        (card,) = [one for one in anna.get("/api/games")["games"] if one["id"] == GAME]
        assert (card["least_seats"], card["most_seats"]) == (2, 6)
        assert [one["name"] for one in card["options"]] == ["players", "goal"]
        assert [one["name"] for one in card["bots"]] == ["random", "thrifty"]
        anna.open("me", "bot:thrifty", game=GAME, options={"goal": 20})
        anna.sit()
        with anna.live() as live:
            state = live.my_turn()
            assert anna.get("advice")["advice"] is None
            assert [player["coin"] is None for player in state["view"]["players"]] == [False, True]
            while state["result"] is None:
                verbs = [action["verb"] for action in state["decisions"][0]["actions"]]
                live.answer("hold" if "hold" in verbs else "roll")
                state = live.my_turn()
        assert state["result"]["reason"] == "goal-reached"
        assert anna.get("review")["review"] is None
        assert all(player["coin"] for player in state["view"]["players"])


def test_a_module_without_its_seam_is_named(copy: Path) -> None:
    """Who forgets what a layer asks for is told which name is missing where."""
    module = copy / SKETCH
    whole = module.read_text(encoding="utf-8")
    module.write_text(whole.replace("SEAM: Final", "SKETCH: Final"), encoding="utf-8")
    with pytest.raises(AssertionError, match=r"hordekeep\.cli\.pig has no SEAM of the type .*Game"):
        run(copy, "-m", "hordekeep", "play", GAME, said="quit\n")
    module.write_text(whole, encoding="utf-8")
