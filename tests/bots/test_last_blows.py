"""A master of Sanctum works the last battle out, and makes more of it than an expert."""

from functools import cache

from hordekeep.bots.registry import new_bot
from hordekeep.games.sanctum.model.champion import Champion
from hordekeep.games.sanctum.model.state import Quest
from hordekeep.games.sanctum.opening import open_game
from hordekeep.games.sanctum.rules.attack import Attack
from hordekeep.games.sanctum.rules.fight import BeforeRoll
from hordekeep.kernel.play.action import Action
from hordekeep.kernel.play.chance import Luck
from hordekeep.kernel.play.driver import Calling, UnderSeal, drive
from hordekeep.kernel.play.frame import Ask
from hordekeep.kernel.play.state import State
from hordekeep.kernel.table.perspective import perspective_on
from hordekeep.lab.match import dice_of

GAME = open_game()
CARD, WOUND, MARKER, BLESSING = 2.6, 1.78, 0.26, 0.5
"""What both weigh the last battle with: a felled card against what it takes."""
POSITIONS = 12


def attacks_in(seed: int) -> list[tuple[Quest, int]]:
    """Positions of a game where an attack of the last battle begins, and whose it is."""
    bots = [new_bot("greedy", GAME.id, seat) for seat in range(2)]
    found: list[tuple[Quest, int]] = []

    def answer(state: State, lane: int, asked: Ask) -> Action:
        assert isinstance(state, Quest)
        champion = state.champions[asked.seat]
        fresh = len(champion.rolled) == champion.unplaced_dice()
        if isinstance(state.top(lane), Attack) and champion.row and fresh:
            found.append((state.clone(), asked.seat))
        return bots[asked.seat].choose(perspective_on(GAME, state, asked.seat))

    drive(UnderSeal(GAME.begin(GAME.options({"players": 2}))), dice_of(seed), Calling(answer))
    return found


@cache
def positions() -> list[tuple[Quest, int]]:
    found: list[tuple[Quest, int]] = []
    seed = 1
    while len(found) < POSITIONS:
        found += attacks_in(seed)[::2]
        seed += 1
    return found[:POSITIONS]


def value_of_attack(strength: str, quest: Quest, seat: int) -> float:
    """What the rest of an attack and its block bring."""
    before = quest.champions[seat]
    world = perspective_on(GAME, quest.clone(), seat).world(Luck(1))
    bot = new_bot(strength, GAME.id, 1)
    while world.asked is not None and world.asked.seat == seat:
        state = world.state
        assert isinstance(state, Quest)
        if isinstance(state.top(world.asked.lane), BeforeRoll):
            break
        world.apply(bot.choose(perspective_on(GAME, state, seat)))
    assert isinstance(world.state, Quest)
    after = world.state.champions[seat]
    felled = after.at - before.at
    spent = MARKER * (sum(before.pool) - sum(after.pool))
    spent += BLESSING * (len(before.unspent()) - len(after.unspent()))
    return CARD * felled - WOUND * (lives(before) - lives(after)) - spent


def lives(champion: Champion) -> int:
    return champion.life - champion.grave()


def test_a_master_makes_more_of_the_last_battle_than_an_expert() -> None:
    master = sum([value_of_attack("master", *one) for one in positions()])
    expert = sum([value_of_attack("expert", *one) for one in positions()])
    assert master > expert


def test_what_follows_is_kept_in_the_plan() -> None:
    quest, seat = positions()[0]
    bot = new_bot("master", GAME.id, 1)
    bot.choose(perspective_on(GAME, quest.clone(), seat))
    assert bot.plan.count(b"\n") > 0


def test_only_a_master_spends_an_iteration_on_it() -> None:
    quest, seat = positions()[0]
    spent = {}
    for strength in ("expert", "master"):
        bot = new_bot(strength, GAME.id, 1)
        bot.choose(perspective_on(GAME, quest.clone(), seat))
        spent[strength] = bot.plan.split(b"\n")[0].split(b" ")[1]
    assert spent == {"expert": b"0", "master": b"1"}
