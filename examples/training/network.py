"""A small network in numpy alone, whose inputs and answers are a game's own numbers.

Each number of an observation is taken apart into one input a value, since most of them name things;
an action's score is the sum of its factors' (its verb and its things), so that actions which share
a thing share what was learnt about it.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from hordekeep.kernel.encode.encoding import Encoding

Floats = NDArray[np.float32]
Ints = NDArray[np.int64]
Bytes = NDArray[np.uint8]
Legal = NDArray[np.int32]

HIDDEN = 96
RATE = 1e-3
LARGEST = 63
MASKED = np.float32(-1e9)


class Answers(NamedTuple):
    """What a network says to some questions: log-probabilities of legal numbers, and a value."""

    logs: Floats
    value: Floats
    hidden: Floats
    inputs: Floats
    factors: Ints
    given: NDArray[np.bool_]


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
        self._factors = np.full((len(rows) + 1, widest), count, np.int64)  # the last: nothing
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

    def answer(self, told: Bytes, legal: Legal) -> Answers:
        """Its answers; `legal` may be cut to the longest list of numbers."""
        w = self.weights
        inputs = self._inputs.of(told)
        hidden = np.tanh(inputs @ w["inner"] + w["bias"])
        factors = self._factors[legal]
        every = hidden @ w["score"].T + w["liking"]
        scores = every[np.arange(len(told))[:, None, None], factors].sum(axis=2)
        given = legal >= 0
        scores = np.where(given, scores, MASKED)
        scores -= scores.max(axis=1, keepdims=True)
        logs = scores - np.log(np.exp(scores).sum(axis=1, keepdims=True))
        return Answers(logs, hidden @ w["value"] + w["level"][0], hidden, inputs, factors, given)

    def learn(self, said: Answers, by_score: Floats, by_value: Floats) -> None:
        """One step of Adam along the gradients by the scores and by the value."""
        w = self.weights
        count = len(w["liking"])
        rows = np.arange(len(by_value))[:, None, None] * count
        pulls = np.broadcast_to(by_score[:, :, None], said.factors.shape)
        places = (said.factors + rows).reshape(-1)
        total = len(by_value) * count
        by_factor = np.bincount(places, pulls.reshape(-1), total).astype(np.float32)
        by_factor = by_factor.reshape(-1, count)
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
