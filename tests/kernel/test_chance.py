"""Chance: fair, and the same on every machine."""

import hashlib
from collections import Counter
from collections.abc import Sequence

import pytest

from hordekeep.kernel.play import chance
from hordekeep.kernel.play.chance import Chance, Derived, Luck, Source, roll
from hordekeep.kernel.play.pile import Pile
from hordekeep.kernel.record.fate import Stretch

SECRET = bytes(range(32))


def test_derived_numbers_follow_from_seed_stream_and_counter() -> None:
    """These numbers never change: old journals are proven with them."""
    source = Derived(SECRET, 2, 5)
    assert [source.below(6) for _ in range(12)] == [5, 2, 2, 2, 1, 2, 2, 5, 0, 2, 1, 4]


def test_derived_numbers_can_be_computed_by_anybody() -> None:
    """SHA-256 of seed, stream, counter and block, read as words of 32 bits."""
    source = Derived(SECRET, -1, 3)
    words = b"".join(
        hashlib.sha256(SECRET + f":-1:3:{block}".encode()).digest() for block in range(2)
    )
    expected = [int.from_bytes(words[at : at + 4], "big") % 64 for at in range(0, 64, 4)]
    assert [source.below(64) for _ in range(16)] == expected


def test_luck_is_the_same_on_every_machine() -> None:
    """These numbers never change: experiments are repeated with them."""
    luck = Luck(7)
    assert [luck.word() for _ in range(3)] == [210494603, 711084892, 3993689120]


@pytest.mark.parametrize("source", [Derived(SECRET, 0, 0), Luck(3)])
def test_each_number_is_as_likely_as_the_other(source: Source) -> None:
    """Within what chance allows (five standard deviations)."""
    rolls = Counter(source.below(6) for _ in range(6000))
    assert sorted(rolls) == [0, 1, 2, 3, 4, 5]
    assert all(abs(count - 1000) < 5 * 29 for count in rolls.values())


@pytest.mark.parametrize("source", [Derived(SECRET, 0, 0), Luck(3)])
def test_no_number_is_favoured_by_a_large_bound(source: Source) -> None:
    """Words beyond the last whole multiple are passed over."""
    bound = 3 << 30
    low = sum(source.below(bound) < 1 << 30 for _ in range(900))
    assert abs(low - 300) < 5 * 15


@pytest.mark.parametrize("stream", [(1, 0), (0, 1), (-1, 0)])
def test_streams_and_counters_are_independent(stream: tuple[int, int]) -> None:
    """Another stream or counter gives other numbers."""
    first = [Derived(SECRET, 0, 0).below(1000) for _ in range(1)]
    other = [Derived(SECRET, *stream).below(1000) for _ in range(1)]
    assert first != other


def test_a_lane_does_not_move_the_stream_of_another() -> None:
    """The answers of a lane depend on the number of its own answers only."""
    dice = roll("face", 5, 6)
    alone, busy = Stretch(SECRET, []), Stretch(SECRET, [])
    busy.fall(1, dice)
    busy.skip(1)
    assert alone.fall(0, dice) == busy.fall(0, dice)


def test_dealt_things_come_once() -> None:
    """Without replacement; dice with."""
    pool = [4, 5, 5, 6]
    dealt = Chance("card", 4, pool, dealt=True).fall(Luck(1))
    assert sorted(dealt) == pool
    assert len(set(roll("face", 30, 2).fall(Luck(1)))) == 2
    assert pool == [4, 5, 5, 6]


@pytest.mark.parametrize("faces", [range(6), range(1, 7), range(0, 12, 2), [2, 5]])
def test_dice_show_the_faces_they_have(faces: Sequence[int]) -> None:
    """Also where these are no numbers in a row from 0 on."""
    assert set(Chance("face", 60, faces, dealt=False).fall(Luck(1))) == set(faces)


@pytest.mark.parametrize(
    ("outcome", "allowed"),
    [((4, 5), True), ((5, 5), True), ((4, 4), False), ((4,), False), ((4, 7), False)],
)
def test_only_what_can_be_dealt_is_allowed(outcome: tuple[int, ...], *, allowed: bool) -> None:
    """As many as asked, each as often as it is there."""
    assert Chance("card", 2, [4, 5, 5, 6], dealt=True).allows(outcome) is allowed


@pytest.mark.parametrize(
    ("outcome", "allowed"), [((0, 0), True), ((0, 6), False), ((0,), False), ((0, -1), False)]
)
def test_only_what_can_be_rolled_is_allowed(outcome: tuple[int, ...], *, allowed: bool) -> None:
    """As many dice as asked, each with one of its faces."""
    assert roll("face", 2, 6).allows(outcome) is allowed


# Piles.


def pile() -> Pile:
    """Three commons above a rare one."""
    return Pile([[3, 1, 2], [9]], [(0, 3), (1, 0), (1, 1)])


def test_a_pile_has_no_order() -> None:
    """Only segments, backs and what nobody has seen; so there is no order to leak."""
    assert pile().numbers() == Pile([[1, 2, 3], [9]], [(0, 3), (1, 1)]).numbers()
    assert (pile().top_back(), pile().bottom_back(), pile().size()) == (0, 1, 4)


def test_the_top_is_one_of_its_segment() -> None:
    """NATURE deals from the unseen things with the back that lies on top."""
    cards = pile()
    assert list(cards.from_top(2, kind="card").pool) == [1, 2, 3]
    assert list(cards.from_bottom(kind="card").pool) == [9]


def test_an_open_top_lies_on_the_pile_until_it_is_taken() -> None:
    """It counts, and taking it turns nothing."""
    cards = pile()
    cards.open_top(2)
    assert (cards.opened, cards.size(), cards.unseen) == (2, 4, [[1, 3], [9]])
    assert cards.take_opened() == 2
    assert (cards.opened, cards.size()) == (-1, 3)


@pytest.mark.parametrize("things", [(), (2,), (3, 1), (1, 2, 3)])
def test_several_are_taken_as_one_after_the_other(things: tuple[int, ...]) -> None:
    """And a copy made before keeps what it had."""
    at_once, one_by_one = pile(), pile()
    kept = at_once.clone()
    at_once.take_several(things)
    for thing in things:
        one_by_one.take_top(thing)
    assert at_once.numbers() == one_by_one.numbers()
    assert kept.numbers() == pile().numbers()


def test_a_segment_ends() -> None:
    """The next one is on top then; an empty pile has no back."""
    cards = pile()
    for card in (1, 2, 3):
        cards.take_top(card)
    assert cards.top_back() == 1
    cards.take_bottom(9)
    assert (cards.top_back(), cards.bottom_back(), cards.size()) == (-1, -1, 0)


def test_what_is_put_away_unseen_stays_unseen() -> None:
    """The pile is smaller, the possibilities are not."""
    cards = pile()
    cards.take_top(2)
    cards.put_away(0, 2)
    assert (cards.size(), cards.unseen[0]) == (3, [1, 2, 3])


def test_a_clone_is_independent() -> None:
    """And equal until something happens."""
    cards = pile()
    other = cards.clone()
    assert other.numbers() == cards.numbers()
    other.take_top(1)
    assert other.numbers() != cards.numbers() == pile().numbers()


class Narrow(int):
    """A number that refuses products which compiled code reckons with long integers."""

    def __mul__(self, other: int) -> "Narrow":
        assert max(int(self), int(other)) < 1 << 30, f"{int(self)} * {int(other)}"
        return Narrow(int(self) * int(other))

    def __and__(self, other: int) -> "Narrow":
        return Narrow(int(self) & other)

    def __rshift__(self, other: int) -> "Narrow":
        return Narrow(int(self) >> other)


@pytest.mark.parametrize("factor", [0x21F0AAAD, 0x735A2D97, 0xFFFFFFFF])
@pytest.mark.parametrize("word", [0, 1, 0xFFFF, 0x10000, 0x9E3779B9, 0xFFFFFFFF])
@pytest.mark.interpreted  # whose numbers are watched
def test_products_of_words_stay_small_numbers(word: int, factor: int) -> None:
    assert chance._times(Narrow(word), factor) == word * factor & 0xFFFFFFFF


@pytest.mark.parametrize("thing", [0, 4, 9])
def test_what_does_not_lie_in_a_pile_cannot_be_taken(thing: int) -> None:
    """Nothing else is taken instead, also where assertions are switched off."""
    cards = pile()
    with pytest.raises(ValueError, match=str(thing)):
        cards.take_top(thing)
    assert cards.numbers() == pile().numbers()


def test_an_opened_thing_still_counts_whichever_it_is() -> None:
    """The first of the box too, whose number is 0."""
    for thing in (0, 1):
        cards = Pile([[0, 1, 2]], [(0, 3)])
        cards.open_top(thing)
        assert cards.size() == 3
        assert cards.take_opened() == thing
        assert cards.size() == 2
