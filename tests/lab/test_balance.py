"""The balance report: who is counted with whom, and what stands out."""

from tests.support.study import record

from hordekeep.lab.study.balance import ENOUGH, SURVIVAL, WINS, Balance, Look
from hordekeep.lab.study.traits import HERO_KIND, SHARED_PAIR_KIND, Kind, against, partners, places

TILE = Kind("tile-used", "tile")


def look(balance: Balance, kind: str, thing: str, measure: str = WINS) -> Look:
    return next(one for one in balance.of(kind, measure) if one.thing == thing)


def test_rivals_are_counted_seat_by_seat_and_share_a_win() -> None:
    games = [record(1, winners=[0]), record(2, winners=[0, 1]), record(3)]
    ann = look(Balance(games, [HERO_KIND], teams=False), "hero", "ann")
    assert (ann.cases, ann.count, ann.others, ann.others_count) == (3, 1.5, 3, 0.5)


def test_a_team_is_counted_once_a_game_and_against_games_without() -> None:
    games = [
        record(1, winners=[0, 1]),
        record(2, heroes=("ann", "cid")),
        record(3, winners=[0, 1], heroes=("cid", "bob")),
    ]
    balance = Balance(games, [HERO_KIND], teams=True)
    ann = look(balance, "hero", "ann")
    assert (ann.cases, ann.count, ann.others, ann.others_count) == (2, 1, 1, 1)
    assert balance.victories == 2


def test_survival_is_each_seats_own() -> None:
    games = [record(1, alive=(True, False)), record(2, alive=(False, False))]
    balance = Balance(games, [HERO_KIND], teams=True)
    ann, bob = (look(balance, "hero", name, SURVIVAL) for name in ("ann", "bob"))
    assert (ann.count, ann.cases, bob.count) == (1, 2, 0)
    assert balance.survivors == 0.25


def test_what_the_table_shares_counts_once() -> None:
    games = [
        record(1, winners=[0, 1], had={"pair": [["ann+bob"]]}),
        record(2, had={"pair": [["ann+bob"]]}),
    ]
    both = look(Balance(games, [SHARED_PAIR_KIND], teams=True), "pair", "ann+bob")
    assert (both.cases, both.count, both.others) == (2, 1, 0)
    assert both.found is None


def test_an_outlier_is_found_among_many_and_the_others_are_not() -> None:
    """Whoever uses the tower wins 9 of 10; twenty other tiles make no difference."""
    tiles = [f"tile-{number}" for number in range(20)]
    games = []
    for seed in range(200):
        used = [tiles[seed % 20], tiles[(7 * seed + 3) % 20]]
        tower = seed % 4 == 0
        wins = seed % 40 != 0 if tower else seed % 3 == 0
        had = [[*used, "tower"] if tower else used, []]
        games.append(record(seed, winners=[0] if wins else [], had={"tile-used": had}))
    balance = Balance(games, [TILE], teams=True)
    assert [(one.thing, one.measure) for one in balance.outliers] == [("tower", WINS)]
    tower_look = balance.outliers[0]
    assert tower_look.found is not None
    assert tower_look.found.ahead > 0.4
    words = balance.words()
    assert words["correction"] == "Holm"
    assert words["looks"] == balance.tested == 2 * 21
    assert words["outliers"] == ["tile-used tower wins"]


def test_too_few_cases_are_not_judged() -> None:
    rare = [[["rare"], []]] * (ENOUGH - 1) + [[[], []]] * 50
    games = [record(seed, winners=[0], had={"tile-used": had}) for seed, had in enumerate(rare)]
    balance = Balance(games, [TILE], teams=True)
    assert look(balance, "tile-used", "rare").found is None
    assert balance.tested == 0


def test_many_seats_of_few_games_are_few() -> None:
    """Twelve seats had it, but all in three games."""
    games = [
        record(seed, winners=[0], alive=[True] * 8, had={"tile-used": [["rare"]] * 4 + [[]] * 4})
        for seed in range(3)
    ]
    games += [record(seed, alive=[True] * 8, had={"tile-used": [[]] * 8}) for seed in range(3, 30)]
    assert Balance(games, [TILE], teams=False).tested == 0


def test_the_order_of_records_makes_no_difference() -> None:
    games = [record(seed, winners=[seed % 2]) for seed in range(30)]
    one, other = (Balance(list(some), [HERO_KIND], teams=False) for some in (games, games[::-1]))
    assert one.rows() == other.rows()


def test_pairs_and_places() -> None:
    assert partners(["bob", "ann", "cid"]) == ["ann+bob", "ann+cid", "bob+cid"]
    assert against(["bob", "ann"], 0) == ["bob+ann"]
    assert places(3, 2) == [["2"], ["3"], ["1"]]
