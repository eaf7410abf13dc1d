"""Rivals: four strengths, manners, a plan between decisions, iterations that are counted."""

import pytest
from tests.support.last_bastion.stage import GAME as SIEGE
from tests.support.last_bastion.stage import Stage

from hordekeep.bots.last_bastion.mind import SiegeMind
from hordekeep.bots.last_bastion.values import VALUES, Values, practised
from hordekeep.bots.policy import Policy
from hordekeep.bots.registry import (
    bots_for,
    brought,
    default_bot,
    manners_for,
    new_bot,
    with_manners,
)
from hordekeep.bots.rivals import RivalBot
from hordekeep.bots.strengths import STRENGTHS, Counts
from hordekeep.kernel.errors import UnknownBot
from hordekeep.kernel.play.chance import Luck
from hordekeep.kernel.table.perspective import Perspective, Wish, perspective_of, perspective_on
from hordekeep.library import new_table

GAMES = pytest.mark.parametrize("game", ["last-bastion", "sanctum"])
FEW = Counts(10, 10)
WORST = "magma-hound"
"""It takes a life every round."""


def rival(game: str, strength: str, seed: int = 1, manner: str = "") -> RivalBot:
    """One with few iterations, whatever the rules are."""
    rivals = brought(game).rivals
    assert rivals is not None
    return RivalBot(seed, rivals.mind(strength, manner), FEW)


@GAMES
def test_four_strengths_are_offered_and_older_bots_still_play(game: str) -> None:
    assert bots_for(game) == list(STRENGTHS) == ["novice", "adept", "expert", "master"]
    assert default_bot(game) == "adept"
    for name in ("greedy", "random", "master", *[f"novice-{one}" for one in manners_for(game)]):
        assert isinstance(new_bot(name, game, 1), Policy)
    for name in ("oracle", "adept-", "adept-nobody", "greedy-careful"):
        with pytest.raises(UnknownBot):
            new_bot(name, game, 1)


@GAMES
def test_each_rival_at_a_table_has_a_manner_of_its_own(game: str) -> None:
    assert len(manners_for(game)) >= 8
    named = with_manners(game, ["adept", "", "greedy", "master", "adept-careful"], Luck(3))
    assert named[1:3] == ["", "greedy"]
    manners = [name.partition("-")[2] for name in (named[0], named[3], named[4])]
    assert manners[2] == "careful"
    assert len(set(manners)) == 3
    assert set(manners) <= set(manners_for(game))


def course(game: str, strength: str, decisions: int, *, anew: bool) -> list[str]:
    """The choices at the beginning of a game, by bots that stay or by one for each decision."""
    table = new_table(game, players=2, seed=4)
    bots = [rival(game, strength, seat) for seat in range(2)]
    said: list[str] = []
    for _ in range(decisions):
        seat, decision = next(iter(table.decisions.items()))
        if anew:
            again = rival(game, strength, seat)
            again.plan = bots[seat].plan
            bots[seat] = again
        perspective = perspective_of(table, seat)
        chosen = bots[seat].choose(perspective)
        said.append(perspective.spell(chosen))
        table.answer(seat, decision.number, chosen)
    return said


@pytest.mark.parametrize(
    ("game", "strength", "decisions"),
    [("last-bastion", "expert", 12), ("sanctum", "expert", 70), ("sanctum", "adept", 70)],
)
def test_whoever_keeps_the_plan_keeps_the_play(game: str, strength: str, decisions: int) -> None:
    """A bot made for every decision, with its seed and its plan, plays as one that stays."""
    staying = course(game, strength, decisions, anew=False)
    assert course(game, strength, decisions, anew=True) == staying


def first_view(game: str) -> Perspective:
    table = new_table(game, players=2, seed=4)
    if game == "last-bastion":
        stage = Stage("arne", "elmer").card("incubus", "red 2").at("arne", "market")
        return perspective_on(SIEGE, stage.hero_phase("arne").siege, 0)
    return perspective_of(table, next(iter(table.decisions)))


@GAMES
def test_a_plan_of_another_turn_or_of_nobody_is_void(game: str) -> None:
    expected = rival(game, "adept").choose(first_view(game))
    for plan in (b"99 3\nend-turn", b"\xff\xfe", b"1 2 3", b"x" * 3000):
        bot = rival(game, "adept")
        bot.plan = plan
        assert bot.choose(first_view(game)) == expected


def test_a_surprise_voids_all_that_was_planned() -> None:
    """What should follow later is not done earlier because it happens to be possible."""
    expected = rival("last-bastion", "adept").choose(first_view("last-bastion"))
    assert expected.verb != "end-turn"
    bot = rival("last-bastion", "adept")
    bot.choose(first_view("last-bastion"))
    turn = bot.plan.split()[0]
    bot.plan = turn + b" 0\nend-turn"
    assert bot.choose(first_view("last-bastion")).verb == "end-turn"
    bot.plan = turn + b" 0\nbeat incubus\nend-turn"
    assert bot.choose(first_view("last-bastion")) == expected


def test_iterations_of_a_turn_are_counted_and_never_exceeded() -> None:
    bot = rival("last-bastion", "expert")
    calls: list[tuple[int, int]] = []

    def watch(done: int, of: int) -> bool:
        calls.append((done, of))
        return True

    bot.watch = watch
    for _ in range(3):  # three decisions of one turn: the plan carries what is spent
        bot.choose(first_view("last-bastion"))
    assert 0 < len(calls) <= FEW.here()
    assert all(done <= of for done, of in calls)


def test_a_master_of_last_bastion_leaves_iterations_for_later_decisions() -> None:
    """Each decision gets enough worlds for its candidates, or a third of what is left."""
    rivals = brought("last-bastion").rivals
    assert rivals is not None
    bot = RivalBot(1, rivals.mind("master", ""), Counts(60, 60))
    shares: list[int] = []

    def watch(_done: int, of: int) -> bool:
        shares.append(of)
        return True

    bot.watch = watch
    for _ in range(2):
        bot.choose(first_view("last-bastion"))
    assert shares[0] == 36
    assert shares[-1] < 36
    assert len(shares) <= 60


def test_a_bot_stops_at_once_when_asked() -> None:
    bot = rival("last-bastion", "expert")
    calls: list[int] = []

    def stop(done: int, _of: int) -> bool:
        calls.append(done)
        return False

    bot.watch = stop
    view = first_view("last-bastion")
    assert bot.choose(view) in view.decision.actions
    assert calls == [1]


def with_wishes(*wishes: Wish) -> Perspective:
    """Kazgin could fight the worst card from where he stands."""
    stage = (
        Stage("kazgin", "elmer").card(WORST, "red 2").at("kazgin", "market").at("elmer", "market")
    )
    stage.card("incubus", "red 1").tokens("kazgin", red=2)
    perspective = perspective_on(SIEGE, stage.hero_phase("kazgin").siege, 0)
    perspective.wishes = wishes
    return perspective


def answer_to(*wishes: Wish) -> tuple[str, str]:
    bot = rival("last-bastion", "adept")
    bot.explains = True
    perspective = with_wishes(*wishes)
    said = perspective.spell(bot.choose(perspective))
    return said, "" if bot.reason is None else bot.reason.key


def test_a_target_is_left_to_whoever_pointed_at_it() -> None:
    """And why is said: the reason names the card and the hero."""
    assert answer_to() == ("fight", "why-fight")
    said, why = answer_to(Wish(1, "card", WORST))
    assert said != "fight"
    assert why == "why-leave"
    assert answer_to(Wish(1, "card", WORST, "help"))[0] == "fight"
    assert answer_to(Wish(1, "card", "ash-caller"))[0] == "fight"
    assert answer_to(Wish(1, "card", WORST, "careful"))[0] == "fight"
    assert answer_to(Wish(1, "colour", "red", "mine"))[0] != "fight"
    assert answer_to(Wish(1, "colour", "red"))[0] == "fight"


def test_own_tokens_are_laid_before_those_of_others() -> None:
    stage = Stage("elmer", "kazgin").card(WORST, "red 2").at("elmer", "market")
    stage.at("kazgin", "market").tokens("elmer", red=2).tokens("kazgin", red=2)
    stage.hero_phase("kazgin").says("fight").nature("red", "red", "blue", "green")
    offers = [offer for offer in stage.offers() if offer.startswith("spend")]
    assert {f"spend elmer {WORST}", f"spend kazgin {WORST}"} <= set(offers)
    bot = rival("last-bastion", "adept")
    perspective = perspective_on(SIEGE, stage.siege, stage.seat("kazgin"))
    assert perspective.spell(bot.choose(perspective)) == f"spend kazgin {WORST}"


def test_from_the_adept_on_positions_are_weighed_by_practised_values() -> None:
    """The greedy bot of 0.1.0 keeps its own, and so does the novice; manners lean either."""
    rivals = brought("last-bastion").rivals
    assert rivals is not None
    older, newer = Values(), practised()
    assert VALUES.trap == older.trap != newer.trap
    traps: dict[str, float] = {}
    for strength in STRENGTHS:
        mind = rivals.mind(strength, "tinkerer")
        assert isinstance(mind, SiegeMind)
        traps[strength] = mind.values.trap
    assert traps.pop("novice") == pytest.approx(1.8 * older.trap)
    assert list(traps.values()) == [pytest.approx(1.8 * newer.trap)] * 3
