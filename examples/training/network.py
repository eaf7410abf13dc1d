"""A small network in numpy alone, whose inputs and answers are a game's own numbers.

Each number of an observation is taken apart into one input a value, since most of them name things;
an action's score is the sum of its factors' (its verb and its things), so that actions which share
a thing share what was learnt about it.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from hordekeep.kernel.encode.encoding import Encoding

Floats = NDArray[np.float32]
Ints = NDArray[np.int64]
Bytes = NDArray[np.uint8]
Numbers = NDArray[np.int32]

HIDDEN = 96
RATE = 2e-3
LARGEST = 63
SHARP = 3
"""So much more it does what it likes best when it plays in earnest."""


class Questions(NamedTuple):
    """What was told, and what could be answered: the legal numbers of all, one after the other."""

    told: Bytes
    legal: Numbers
    counts: Ints

    @property
    def firsts(self) -> Ints:
        """Where the legal numbers of each begin."""
        return np.cumsum(self.counts) - self.counts

    def each(self, values: NDArray[Any]) -> NDArray[Any]:
        """A value of every question, once for each of its legal numbers."""
        return np.repeat(values, self.counts)

    def best(self, scores: NDArray[Any]) -> Ints:
        """Where the legal number of each question stands that has the highest score."""
        most = np.maximum.reduceat(scores, self.firsts)
        hits = np.flatnonzero(scores == self.each(most))
        whose = np.repeat(np.arange(len(self.counts)), self.counts)[hits]
        _, first = np.unique(whose, return_index=True)
        return hits[first] - self.firsts

    def some(self, places: Ints) -> "Questions":
        counts = self.counts[places]
        begun = np.cumsum(counts) - counts
        at = np.repeat(self.firsts[places] - begun, counts) + np.arange(int(counts.sum()))
        return Questions(self.told[places], self.legal[at], counts)


def together(asked: Sequence[Questions]) -> Questions:
    """Questions of several times as one list."""
    told, legal, counts = zip(*asked, strict=True)
    return Questions(np.concatenate(told), np.concatenate(legal), np.concatenate(counts))


class Answers(NamedTuple):
    """What a network says: the logarithm of the chance of every legal number, and a value."""

    logs: Floats
    value: Floats
    hidden: Floats
    inputs: Floats


class Inputs:
    """Which input stands for which value of which number; those never seen have none."""

    def __init__(self, seen: Bytes) -> None:
        highest = np.minimum(seen.max(axis=0), LARGEST).astype(np.int64)
        self._columns = np.flatnonzero(highest)
        self._highest = highest[self._columns].astype(np.uint8)
        widths = highest[self._columns]
        self._first = np.cumsum(widths) - widths - 1
        self.size = int(widths.sum())

    def of(self, told: Bytes) -> Floats:
        """1 at the input of every number's value; 0 has no input."""
        values = np.minimum(told[:, self._columns], self._highest)
        rows, columns = np.nonzero(values)
        inputs = np.zeros((len(told), self.size), np.float32)
        inputs[rows, self._first[columns] + values[rows, columns]] = 1
        return inputs


class Network:
    """One hidden layer; a score for each factor of an action, and a value; learns with Adam."""

    def __init__(self, encoding: Encoding, inputs: Inputs, seed: int) -> None:
        count, rows = encoding.codebook.factors()
        widest = max(len(row) for row in rows)
        self._factors = np.full((len(rows), widest), count, np.int64)  # the last: nothing
        for number, row in enumerate(rows):
            self._factors[number, : len(row)] = row
        self._inputs = inputs
        chance = np.random.default_rng(seed)
        self.weights: dict[str, Floats] = {
            "inner": chance.normal(0, 0.05, (inputs.size, HIDDEN)).astype(np.float32),
            "bias": np.zeros(HIDDEN, np.float32),
            "score": chance.normal(0, 0.01, (count + 1, HIDDEN)).astype(np.float32),
            "liking": np.zeros(count + 1, np.float32),
            "value": np.zeros(HIDDEN, np.float32),
            "level": np.zeros(1, np.float32),
        }
        self._first = {name: np.zeros_like(one) for name, one in self.weights.items()}
        self._second = {name: np.zeros_like(one) for name, one in self.weights.items()}
        self._steps = 0

    def answer(self, asked: Questions) -> Answers:
        w = self.weights
        inputs = self._inputs.of(asked.told)
        hidden = np.tanh(inputs @ w["inner"] + w["bias"])
        every = hidden @ w["score"].T + w["liking"]
        scores = every.reshape(-1)[self._places(asked)].sum(axis=1)
        firsts = asked.firsts
        scores -= asked.each(np.maximum.reduceat(scores, firsts))
        logs = scores - asked.each(np.log(np.add.reduceat(np.exp(scores), firsts)))
        return Answers(logs, hidden @ w["value"] + w["level"][0], hidden, inputs)

    def likes(self, asked: Questions, chance: np.random.Generator) -> Ints:
        """Answers as it plays them: drawn by its likings, sharpened.

        Not always the best liked: in a position that comes back, it would do the same for ever.
        """
        logs = SHARP * self.answer(asked).logs
        return asked.best(logs + chance.gumbel(size=len(logs)))

    def _places(self, asked: Questions) -> Ints:
        """Where the factors of every legal number stand among all factors' scores of all rows."""
        rows = asked.each(np.arange(len(asked.counts)))
        places: Ints = self._factors[asked.legal] + (rows * len(self.weights["liking"]))[:, None]
        return places

    def learn(self, asked: Questions, said: Answers, by_score: Floats, by_value: Floats) -> None:
        """One step of Adam along the slopes by the scores and by the value."""
        w = self.weights
        places = self._places(asked)
        pulls = np.repeat(by_score, places.shape[1])
        count = len(w["liking"])
        summed = np.bincount(places.reshape(-1), pulls, len(by_value) * count)
        by_factor = summed.astype(np.float32).reshape(-1, count)
        by_hidden = by_factor @ w["score"] + by_value[:, None] * w["value"]
        by_inner = by_hidden * (1 - said.hidden**2)
        slopes = {
            "inner": said.inputs.T @ by_inner,
            "bias": by_inner.sum(axis=0),
            "score": by_factor.T @ said.hidden,
            "liking": by_factor.sum(axis=0),
            "value": said.hidden.T @ by_value,
            "level": by_value.sum(keepdims=True),
        }
        self._step(slopes)

    def _step(self, slopes: dict[str, Floats]) -> None:
        self._steps += 1
        longest = np.sqrt(sum(float((slope**2).sum()) for slope in slopes.values()))
        shortened = np.float32(min(1.0, 0.5 / (longest + 1e-9)))
        rate = RATE * np.sqrt(1 - 0.999**self._steps) / (1 - 0.9**self._steps)
        for name, slope in slopes.items():
            pull = slope * shortened
            first, second = self._first[name], self._second[name]
            first += np.float32(0.1) * (pull - first)
            second += np.float32(0.001) * (pull**2 - second)
            self.weights[name] -= np.float32(rate) * first / (np.sqrt(second) + np.float32(1e-7))
