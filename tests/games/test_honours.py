"""Honours: earned by what the journals of golden games show, by nothing else, and all in words."""

from functools import cache

import pytest
from tools.golden_games import journal_of

from hordekeep import library
from hordekeep.games.sanctum.model.box import GENTLE
from hordekeep.games.sanctum.model.state import Quest
from hordekeep.kernel.record.honour import Condition, Deeds, Honour, least, most
from hordekeep.kernel.table.verify import load
from hordekeep.server.catalogue.game_forms import OFFERS
from hordekeep.text.catalogue import open_catalogue

GAMES = {name: library.open_game(name, version=1) for name in OFFERS}
ABOUT = range(28, 36)


@cache
def deeds(name: str, seat: int = 0) -> Deeds:
    """What a seat did in a golden game."""
    game = next(one for one in GAMES if name.startswith(one))
    return OFFERS[game].deeds_of(load(GAMES[game], journal_of(name)), seat)


def earned(name: str, seat: int = 0) -> set[str]:
    game = next(one for one in GAMES if name.startswith(one))
    tally = deeds(name, seat).tally
    return {one.id for one in OFFERS[game].honours if one.is_earned(tally)}


def test_a_siege_earns_what_its_journal_shows() -> None:
    """The hero of a won game by its deeds; nobody wins anything by a lost one."""
    won = deeds("last-bastion-won-hard-4")
    assert (won.hero, won.difficulty) == ("mylfaar", "hard")
    shown = {"won": 1, "life-lost": 4, "beaten": 1, "cleansed": 2, "trapped": 11, "charms": 7}
    assert {name: won.tally.get(name, 0) for name in shown} == shown
    assert earned("last-bastion-won-hard-4") == {
        *("held", "held-normal", "held-hard", "four", "nobody-fell", "clean", "no-calls"),
        *("bare-hands", "trapper"),
    }
    assert earned("last-bastion-heroes-out-beginner-1") == set()
    pair = "last-bastion-won-beginner-4"
    assert deeds(pair).tally["pairs"] == 1
    assert {"pair", "one-life"} <= earned(pair)
    assert "pairs" not in earned(pair)


def test_a_quest_earns_what_its_journal_shows() -> None:
    """Whoever beats the Demon Lord triumphs; only the foremost has won."""
    best = earned("sanctum-lord-beaten-dancer-infernal-4")
    assert {"triumph", "first-infernal", "of-four", "hale", "nine-skills", "roars"} <= best
    second = "sanctum-lord-beaten-slayer-nightmare-4"
    assert deeds(second).tally["won"] == 0
    assert deeds(second).tally["cards"] == 9
    assert {"triumph", "masteries", "breach"} <= earned(second)
    assert "first" not in earned(second)
    assert earned("sanctum-all-fallen-early-hard-4") == {"chest"}


def test_a_gentle_victory_is_no_harder_than_a_normal_one() -> None:
    """Gentle has the last number of all difficulties, and is below the first."""
    name = "sanctum-lord-beaten-dancer-infernal-4"
    table = load(GAMES["sanctum"], journal_of(name))
    assert isinstance(table.state, Quest)
    table.state.difficulty = GENTLE
    tally = OFFERS["sanctum"].deeds_of(table, 0).tally
    ids = {one.id for one in OFFERS["sanctum"].honours if one.is_earned(tally)}
    assert "first" in ids
    assert not ids & {"first-hard", "first-nightmare", "first-infernal"}


def missed(condition: Condition) -> int:
    return condition.least - 1 if condition.least > 0 else condition.most + 1


@pytest.mark.parametrize("game", OFFERS)
def test_every_condition_of_an_honour_counts(game: str) -> None:
    """With all of them met it is earned; with any one missed it is not."""
    for honour in OFFERS[game].honours:
        merged: dict[str, list[Condition]] = {}
        for condition in honour.conditions:
            merged.setdefault(condition.measure, []).append(condition)
        tally = {name: max(one.least for one in all_) for name, all_ in merged.items()}
        assert honour.is_earned(tally), honour.id
        for condition in honour.conditions:
            wrong = {**tally, condition.measure: missed(condition)}
            assert not honour.is_earned(wrong), (honour.id, condition.measure)


def test_bounds_are_those_that_are_said() -> None:
    once = Honour("few", least("beaten", 2), most("beaten", 3))
    assert [count for count in range(6) if once.is_earned({"beaten": count})] == [2, 3]
    assert Honour("none", most("life-lost")).is_earned({})


@pytest.mark.parametrize("game", OFFERS)
def test_honours_are_about_thirty_few_of_them_counters_and_all_in_words(game: str) -> None:
    once, long = OFFERS[game].honours, OFFERS[game].long_honours
    ids = [one.id for one in once] + [one.id for one in long]
    assert len(ids) == len(set(ids))
    assert len(ids) in ABOUT
    assert len(long) * 3 <= len(ids)
    words = open_catalogue(GAMES[game], "en")
    said = [words.say(key) for one in ids for key in (f"honour-{one}", f"honour-{one}-how")]
    assert not [one for one in said if one.startswith("honour-")]
    assert len(said) == len(set(said))


@pytest.mark.parametrize("game", OFFERS)
def test_every_count_that_an_honour_asks_for_is_taken(game: str) -> None:
    """A measure that nobody counts would be earned by everybody, or never."""
    names = {
        "last-bastion": ("last-bastion-won-beginner-4", "last-bastion-won-beginner-2"),
        "sanctum": ("sanctum-lord-beaten-slayer-nightmare-4", "sanctum-all-fallen-infernal-2"),
    }[game]
    taken = {one for name in names for seat in range(2) for one in deeds(name, seat).tally}
    asked = {one.measure for honour in OFFERS[game].honours for one in honour.conditions}
    asked |= {one.measure for one in OFFERS[game].long_honours}
    assert asked - taken <= {"revived"}  # too rare for these
