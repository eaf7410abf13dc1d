"""No leaks in Sanctum: twins differ in what is to come and in all that a seat has not seen."""

from collections import Counter
from collections.abc import Mapping

import pytest
from tests.support.sanctum.stage import Stage
from tests.support.twins import dictated_twins, everything_for, futures_of, opened, twin_of

from hordekeep import hint, library
from hordekeep.bots.registry import new_bot
from hordekeep.games.sanctum.model.state import Quest
from hordekeep.games.sanctum.model.unseen import blessings_are_public, closed_furies
from hordekeep.games.sanctum.rules.last_battle import RoarCards, RoaredAt, Round
from hordekeep.kernel.play.action import Action
from hordekeep.kernel.play.chance import Luck
from hordekeep.kernel.play.seat import SPECTATOR, Seat, sees
from hordekeep.kernel.record.journal import ChanceEntry, Entry
from hordekeep.kernel.table.perspective import perspective_of
from hordekeep.kernel.table.seat_record import record_text
from hordekeep.kernel.table.table import Table
from hordekeep.server.live.encoding import encode
from hordekeep.server.live.hints import told as told_hint
from hordekeep.text.catalogue import open_catalogue

GAME = library.open_game("sanctum")
WORDS = open_catalogue(GAME)
SEATS = 3
EVERYBODY = (*range(SEATS), SPECTATOR)
STEPS_BETWEEN = 53


def quest_of(table: Table) -> Quest:
    """The state of a table."""
    assert isinstance(table.state, Quest)
    return table.state


def unseen_by(quest: Quest, eyes: Seat) -> dict[str, list[list[str]]]:
    """What a seat cannot know, by kind: first what lies somewhere, then what may lie there."""
    blessings: list[int] = []
    if not blessings_are_public(quest):
        for seat, champion in enumerate(quest.champions):
            blessings += champion.blessings if seat != eyes else []
    furies = [quest.champions[seat].row[place] for seat, place in closed_furies(quest)]
    word = GAME.lexicon.word
    return {
        "blessing": [
            [word("blessing", one) for one in blessings],
            [word("blessing", one) for one in (*blessings, *quest.tiles.unseen[0])],
        ],
        "foe": [
            [word("foe", one) for one in furies],
            [word("foe", one) for one in (*furies, *quest.furies.unseen[0])],
        ],
    }


def exchanged(hidden: Mapping[str, list[list[str]]], luck: Luck) -> dict[str, str]:
    """For every hidden thing the one that lies there in the twin."""
    swaps: dict[str, str] = {}
    for _, things in hidden.values():
        left = things.copy()
        for thing in things:
            swaps[thing] = left.pop(luck.below(len(left)))
    return swaps


def hidden_twin(table: Table, eyes: Seat, secret: int) -> tuple[Table, int]:
    """A twin with other secrets of others; and how many things lie elsewhere."""
    quest = quest_of(table)
    swaps = exchanged(unseen_by(quest, eyes), Luck(secret))

    def change(entry: Entry) -> Entry:
        if not isinstance(entry, ChanceEntry) or sees(entry.seen, eyes):
            return entry
        said = " ".join([swaps.get(word, word) for word in entry.say.split(" ")])
        return ChanceEntry(entry.lane, said, entry.seen)

    lying = [thing for things, _ in unseen_by(quest, eyes).values() for thing in things]
    return twin_of(table, secret, change), sum(swaps[thing] != thing for thing in lying)


@pytest.mark.slow
@pytest.mark.parametrize("secret", [3, 4])
def test_twins_look_the_same_to_those_who_cannot_know(secret: int) -> None:
    """SA-U2, SA-H4, SA-L10: others' blessings, closed furies, piles and dice make no difference."""
    table = opened(GAME, secret)
    bots = [new_bot("greedy", GAME.id, seed) for seed in range(SEATS)]
    differences: Counter[str] = Counter()
    while table.decisions:
        for seat, decision in list(table.decisions.items()):
            if decision.number % STEPS_BETWEEN == 1:
                differences += compare(table, secret + 100 + decision.number % 50)
            if seat in table.decisions:
                chosen = bots[seat].choose(perspective_of(table, seat))
                table.answer(seat, table.decisions[seat].number, chosen)
    assert differences["before the last rest"] > 0
    assert differences["in the last battle"] > 0
    assert differences["compared"] >= 20


def thought_about(name: str, table: Table, seat: Seat) -> tuple[Action, bytes, list[int]]:
    """What a bot chooses, what it keeps in mind, and after how many iterations."""
    bot = new_bot(name, GAME.id, 7)
    counted: list[int] = []

    def count(done: int, _of: int) -> bool:
        counted.append(done)
        return True

    bot.watch = count
    return bot.choose(perspective_of(table, seat)), bot.plan, counted


def hinted(table: Table, seat: Seat) -> bytes:
    """What a seat is told when it asks for a hint, as it goes over the wire."""
    return encode(told_hint(table, hint(table, seat, "novice")))


def compare(table: Table, secret: int) -> Counter[str]:
    """Compares a table with a twin for each pair of eyes; counts what lay elsewhere, and when."""
    found: Counter[str] = Counter()
    when = "in the last battle" if quest_of(table).rounds else "before the last rest"
    for eyes in EVERYBODY:
        twin, differs = hidden_twin(table, eyes, secret)
        assert everything_for(twin, eyes, WORDS) == everything_for(table, eyes, WORDS)
        if eyes in table.decisions:
            for name in ("random", "greedy", "novice", "adept", "expert", "master"):
                one, other = (thought_about(name, world, eyes) for world in (table, twin))
                assert one == other, name
            assert hinted(table, eyes) == hinted(twin, eyes)
        found[when] += differs
        found["compared"] += 1
        if differs:
            assert twin.state.fingerprint() != table.state.fingerprint()
    return found


def test_an_imagined_world_keeps_what_the_seat_has_seen() -> None:
    """SA-U2: own blessings and turned furies stay; others' are dealt anew, each thing once."""
    table = opened(GAME, 3)
    bots = [new_bot("greedy", GAME.id, seed) for seed in range(SEATS)]
    while not any(champion.at > 1 for champion in quest_of(table).champions):
        seat, decision = next(iter(table.decisions.items()))
        check_imagined(table, decision.number)
        table.answer(seat, decision.number, bots[seat].choose(perspective_of(table, seat)))
    check_imagined(table, 1)


def check_imagined(table: Table, seed: int) -> None:
    """Looks into one imagined world of each seat."""
    quest = quest_of(table)
    for eyes in EVERYBODY:
        world = table.imagine(eyes, Luck(seed))
        assert isinstance(world, Quest)
        assert table.game.view(world, eyes) == table.view(eyes)
        hidden, dealt = unseen_by(quest, eyes), unseen_by(world, eyes)
        for kind, (lying, things) in hidden.items():
            assert sorted(dealt[kind][1]) == sorted(things)
            assert len(dealt[kind][0]) == len(lying)


def test_twins_are_twins_only_until_the_dice_fall() -> None:
    """The twins above really have different futures."""
    assert len(futures_of(opened(GAME, 3), 103, 104, 105)) == 4


def roared_at(say: str) -> Table:
    """A roar card is turned, and the first of three has answered it, sealed."""
    stage = Stage("huntress", "dancer", "slayer")
    stage.row("huntress", "dl-01", "fu-01", "dl-02").row("dancer", "dl-03", "fu-02", "dl-04")
    stage.row("slayer", "dl-05", "fu-03", "dl-06").breached("dancer")
    stage.agenda(RoaredAt(GAME.lexicon.value("foe", "dl-12")), RoarCards(1), Round())
    for hero in ("huntress", "dancer", "slayer"):
        stage.pool(hero, 1, 1)
    return stage.do(say, by="huntress").table


@pytest.mark.parametrize("eyes", [1, 2, SPECTATOR])
@pytest.mark.parametrize("taken_back", [False, True])
def test_a_sealed_answer_makes_no_difference_to_others(eyes: Seat, *, taken_back: bool) -> None:
    """SA-J9: until the last has answered a roar card, on no channel, and to no bot."""
    table, twin = roared_at("penalty"), roared_at("wounds")
    for one in (table, twin):
        if taken_back:
            one.undo(0)
        assert (0 in one.decisions) == taken_back
    assert everything_for(twin, eyes, WORDS) == everything_for(table, eyes, WORDS)
    if eyes == SPECTATOR:
        assert record_text(twin, eyes) == record_text(table, eyes)
        return
    for name in ("random", "greedy"):
        chosen = [
            new_bot(name, GAME.id, 7).choose(perspective_of(world, eyes)) for world in (table, twin)
        ]
        assert chosen[0] == chosen[1], name


@pytest.mark.parametrize(("answered", "last"), [(1, 2), (2, 1)])
def test_not_even_the_last_to_answer_learns_what_the_others_did(answered: Seat, last: Seat) -> None:
    """SA-J9: neither from a look ahead, nor in an imagined world, although all would open now."""
    table, twin = roared_at("penalty"), roared_at("wounds")
    for one in (table, twin):
        one.answer(answered, one.decisions[answered].number, "wounds")
        assert list(one.decisions) == [last]
    for eyes in (answered, last, SPECTATOR):
        assert everything_for(twin, eyes, WORDS) == everything_for(table, eyes, WORDS)


def test_an_opened_answer_makes_a_difference() -> None:
    """The comparison above sees answers once the last has come, and the own one before."""
    table, twin = roared_at("penalty"), roared_at("wounds")
    assert everything_for(twin, 0, WORDS) != everything_for(table, 0, WORDS)
    for one in (table, twin):
        for seat in (1, 2):
            one.answer(seat, one.decisions[seat].number, "wounds")
    assert everything_for(twin, 1, WORDS) != everything_for(table, 1, WORDS)


MASTER = """
hordekeep = "position"
format = 1
game = "sanctum"
options = { players = 2, heroes = ["huntress", "outlaw"] }
[[position.players]]
act = "act-1"
space = 2
skills = ["huntress.red.1", "huntress.red.2", "huntress.green.1"]
[[position.players]]
act = "act-1"
"""


def test_only_its_owner_learns_which_blessing_fell() -> None:
    """SA-H4: tables on which another blessing is dictated look the same to everybody else."""
    first, second = dictated_twins(MASTER, ("bl-03", "bl-08"), "rest")
    assert quest_of(first).champions[0].blessings != quest_of(second).champions[0].blessings
    words = open_catalogue(GAME)
    words.log_style.know(first.state)
    for eyes in (1, SPECTATOR):
        assert everything_for(first, eyes, words) == everything_for(second, eyes, words)
    assert everything_for(first, 0, words) != everything_for(second, 0, words)
