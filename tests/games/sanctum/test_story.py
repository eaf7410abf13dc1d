"""Which moments of a quest are worth another look."""

from hordekeep.games.sanctum.analysis.luck import Rolled
from hordekeep.games.sanctum.analysis.story import MOMENTS, Teller
from hordekeep.kernel.play.event import Event
from hordekeep.kernel.play.seat import EVERYBODY

Seen = tuple[str, int, int, int, tuple[int, ...]]


def event(entry: int, name: str, *facts: int) -> Event:
    made = Event(name, facts, audience=EVERYBODY, reveals=False)
    made.moment = entry
    return made


def told(*events: Event, rolls: tuple[Rolled, ...] = ()) -> list[Seen]:
    found = Teller(2).tell(events, rolls)
    for one in found:
        names = tuple(name for name, _, _ in one.phrase.facts)
        assert names == tuple(field.split(":")[0] for field in MOMENTS[one.phrase.key])
    return [
        (
            one.phrase.key,
            one.entry,
            one.turn,
            one.round,
            tuple(value for _, _, value in one.phrase.facts),
        )
        for one in found
    ]


def test_the_greatest_blow_and_the_worst_wounds_are_looked_at_from_their_rolls() -> None:
    assert told(
        event(1, "turn-began", 0, 4),
        event(2, "dice-rolled", 0, 6, 6),
        event(3, "demon-killed", 0, 7),
        event(4, "demon-killed", 0, 8),
        event(5, "wounded", 0, 3, 5),
        event(6, "turn-began", 1, 5),
        event(7, "dice-rolled", 1, 1, 2),
        event(8, "demon-killed", 1, 9),
        event(9, "wounded", 1, 3, 4),
    ) == [
        ("moment-kills", 2, 4, 0, (0, 2)),
        ("moment-wounds", 2, 4, 0, (0, 3)),
        ("moment-wounds", 7, 5, 0, (1, 3)),
    ]


def test_everybody_has_an_own_greatest_blow() -> None:
    assert told(
        event(1, "dice-rolled", 0, 6, 6, 6),
        event(2, "demon-killed", 0, 7),
        event(3, "demon-killed", 0, 8),
        event(4, "demon-killed", 0, 9),
        event(5, "dice-rolled", 1, 1, 2),
        event(6, "demon-killed", 1, 10),
        event(7, "demon-killed", 1, 11),
        event(8, "dice-rolled", 0, 5, 5),
        event(9, "demon-killed", 0, 12),
        event(10, "demon-killed", 0, 13),
    ) == [
        ("moment-kills", 1, 0, 0, (0, 3)),
        ("moment-kills", 5, 0, 0, (1, 2)),
    ]


def test_a_new_roll_counts_anew_and_a_roar_wounds_without_one() -> None:
    assert told(
        event(1, "round-began", 2),
        event(2, "dice-rolled", 0, 6),
        event(3, "card-beaten", 0, 7),
        event(4, "dice-rolled", 0, 6),
        event(5, "card-beaten", 0, 8),
        event(6, "wounded", 1, 2, 3),
    ) == [("moment-wounds", 6, 0, 2, (1, 2))]


def test_deaths_and_triumphs_are_told_of_everybody() -> None:
    assert told(event(1, "round-began", 3), event(2, "died", 1), event(3, "triumphed", 0, 4)) == [
        ("moment-death", 2, 0, 3, (1,)),
        ("moment-triumph", 3, 0, 3, (0, 4)),
    ]


def test_the_luckiest_and_the_unluckiest_roll_are_told_if_out_of_the_ordinary() -> None:
    lucky = Rolled(0, (1, 2, 3), [1, 2, 3], 2)
    plain = Rolled(0, (1, 6, 6), [1, 2, 3], 3)
    unlucky = Rolled(1, (6, 6, 6, 6), [1, 2, 3, 4, 5], 4)
    rolled = [
        event(one.entry, "dice-rolled", one.seat, *one.faces) for one in (lucky, plain, unlucky)
    ]
    assert told(*rolled, rolls=(lucky, plain, unlucky)) == [
        ("moment-lucky", 2, 0, 0, (0, 3, 3)),
        ("moment-unlucky", 4, 0, 0, (1, 0, 4)),
    ]
    luckier = Rolled(1, (1, 2, 3, 4), [1, 2, 3, 4], 5)
    rolled.append(event(luckier.entry, "dice-rolled", 1, *luckier.faces))
    all_rolls = (lucky, plain, unlucky, luckier)
    assert ("moment-lucky", 2, 0, 0, (0, 3, 3)) in told(*rolled, rolls=all_rolls)
    assert told(rolled[1], rolls=(plain,)) == []
