"""Numbers for programs that learn: a sample of what `make soak` looks at in 20,000 games."""

import hashlib

import pytest
from tests.support.encodings import Series

from hordekeep import library
from hordekeep.kernel.encode.batch import MOST_LEGAL, Batch, fitting
from hordekeep.kernel.encode.encoding import Encoding
from hordekeep.kernel.encode.episode import Episode
from hordekeep.kernel.encode.information import information_state
from hordekeep.kernel.errors import BadOption, GameOver, IllegalAction, UnknownWord
from hordekeep.kernel.play.chance import Luck

SIEGE = library.encoding_of("last-bastion", players=2, difficulty="beginner")
QUEST = library.encoding_of("sanctum", players=2)
BOTH = pytest.mark.parametrize("encoding", [SIEGE, QUEST], ids=["last-bastion", "sanctum"])


@pytest.mark.parametrize(
    ("game", "players", "heroes", "verbs"),
    [("last-bastion", 3, "choose", 30), ("sanctum", 3, "random", 25)],
)
def test_legal_actions_and_knowledge_in_numbers(
    game: str, players: int, heroes: str, verbs: int
) -> None:
    """Every legal action encodes and decodes, twins are told the same, keys tell states apart."""
    series = Series(library.encoding_of(game, players=players, heroes=[heroes] * players))
    for seed in range(24):
        series.play(seed)
    assert len(series.verbs) >= verbs
    assert len(series.met) > 100


@BOTH
def test_numbers_are_those_of_the_content(encoding: Encoding) -> None:
    """The words of all numbers, in order, are the same until content or encoding change."""
    codebook = encoding.codebook
    words = "\n".join(codebook.words(number) for number in range(codebook.size))
    known = {
        "last-bastion": "9a9bcf17b0fdb015",
        "sanctum": "c575a51078b4964e",
    }
    assert len(set(words.split("\n"))) == codebook.size
    assert hashlib.sha256(words.encode()).hexdigest()[:16] == known[encoding.game.id]


@BOTH
def test_factors_tell_numbers_apart(encoding: Encoding) -> None:
    count, rows = encoding.codebook.factors()
    assert len(set(rows)) == len(rows) == encoding.codebook.size
    assert {factor for row in rows for factor in row} <= set(range(count))
    assert count < encoding.codebook.size / 3


@BOTH
def test_what_is_no_answer_is_refused_and_changes_nothing(encoding: Encoding) -> None:
    episode = Episode(encoding)
    with pytest.raises(GameOver):
        episode.step(0)
    episode.begin(3)
    before = episode.state.fingerprint()
    masked = next(one for one in range(encoding.codebook.size) if one not in episode.legal)
    with pytest.raises(IllegalAction, match=str(masked)):
        episode.step(masked)
    for number in (-1, encoding.codebook.size):
        with pytest.raises(UnknownWord, match="action number from 0"):
            episode.step(number)
    assert episode.state.fingerprint() == before


@BOTH
def test_an_episode_is_cut_off(encoding: Encoding) -> None:
    episode = Episode(encoding, most_steps=5)
    episode.begin(1)
    for _ in range(5):
        assert not episode.ended
        episode.step(episode.legal[-1])
    assert episode.ended
    assert episode.truncated
    assert episode.returns() == [0.0, 0.0]


def test_who_wins_together_gains_the_same_and_rivals_share() -> None:
    """LB-V1, SA-E2: a victory of all is 1 for each; rivals share 1."""
    siege = SIEGE.begin()
    siege.over = True
    siege.ending = 1  # type: ignore[attr-defined]  # a siege has an ending
    assert SIEGE.returns(siege) == [1.0, 1.0]
    quest = QUEST.begin()
    quest.over = True
    quest.ending = 1  # type: ignore[attr-defined]  # a quest has an ending
    for champion in quest.champions:  # type: ignore[attr-defined]  # and champions
        champion.triumphant, champion.life = 1, 3
    assert QUEST.returns(quest) == [0.5, 0.5]
    quest.champions[1].life = 2  # type: ignore[attr-defined]  # likewise
    assert QUEST.returns(quest) == [1.0, 0.0]


def test_own_blessings_are_known_and_others_are_not() -> None:
    """SA-U2: the observation and the information state of a seat hold its own secrets only."""
    quest = QUEST.begin()
    quest.champions[0].blessings = [2]  # type: ignore[attr-defined]  # a quest has champions
    (array,) = [one for one in QUEST.observer.arrays if one.name == "blessings"]
    start, half = array.start, array.size // 2
    own = QUEST.observer.observe(quest, 0)[start : start + array.size]
    others = QUEST.observer.observe(quest, 1)[start : start + array.size]
    assert list(own[:half]) == [1 if one == 2 else 0 for one in range(half)]
    assert not any(others)
    assert (
        information_state(QUEST.game, quest, 0).key != information_state(QUEST.game, quest, 1).key
    )


class Buffers:
    """Where a batch writes."""

    def __init__(self, encoding: Encoding, count: int) -> None:
        self.batch = Batch(encoding, count)
        self.observations = bytearray(count * encoding.observer.size)
        self.legal = bytearray(4 * count * MOST_LEGAL)
        self.counts = bytearray(2 * count)
        self.seats = bytearray(count)
        self.ends = bytearray(count)
        self.rewards = bytearray(4 * count * encoding.players)
        self.batch.write_to(
            memoryview(self.observations),
            memoryview(self.legal),
            memoryview(self.counts),
            memoryview(self.seats),
            memoryview(self.ends),
            memoryview(self.rewards),
        )

    def first_legal(self) -> list[int]:
        """The first legal number of every game."""
        return [self.legal_of(index)[0] for index in range(self.batch.count)]

    def legal_of(self, index: int) -> list[int]:
        """The legal numbers of one game: they stand behind those of the games before."""
        counts = memoryview(self.counts).cast("H").tolist()
        first = sum(counts[:index])
        return memoryview(self.legal).cast("i").tolist()[first : first + counts[index]]


@BOTH
def test_a_batch_plays_as_single_episodes_do(encoding: Encoding) -> None:
    buffers = Buffers(encoding, 3)
    buffers.batch.begin(0)
    alone = Episode(encoding)
    alone.begin(1)
    size = encoding.observer.size
    for _ in range(400):
        assert bytes(buffers.observations[size : 2 * size]) == alone.observe(alone.seat)
        assert buffers.seats[1] == alone.seat
        assert buffers.legal_of(1) == alone.legal
        assert memoryview(buffers.counts).cast("H")[1] == len(alone.legal)
        alone.step(alone.legal[0])
        buffers.batch.step(buffers.first_legal())
        assert bool(buffers.ends[1]) == alone.ended
        if alone.ended:
            alone.begin(1 + 3)
            return
    pytest.fail("no game ended")


def test_long_questions_fit_into_a_batch() -> None:
    """A rest with a full pouch has offered 149 actions; a row holds 512."""
    assert fitting(list(range(MOST_LEGAL))) == list(range(MOST_LEGAL))
    with pytest.raises(BadOption, match="legal actions"):
        fitting(list(range(MOST_LEGAL + 1)))


def test_a_batch_refuses_what_does_not_fit() -> None:
    buffers = Buffers(SIEGE, 2)
    buffers.batch.begin(Luck(1).below(9))
    legal = buffers.first_legal()
    before = bytes(buffers.observations)
    with pytest.raises(IllegalAction):
        buffers.batch.step([legal[0], SIEGE.codebook.size - 1])
    with pytest.raises(BadOption, match="2 numbers"):
        buffers.batch.step(legal[:1])
    assert bytes(buffers.observations) == before
    with pytest.raises(BadOption, match="observations"):
        buffers.batch.write_to(*[memoryview(bytearray(1))] * 6)
    with pytest.raises(BadOption, match="count"):
        Batch(SIEGE, 0)
