"""Spaces of actions and observations, and what is written into them."""

from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict
from numpy.typing import NDArray

from hordekeep.kernel.encode.encoding import Encoding
from hordekeep.kernel.encode.episode import Episode

Bytes = NDArray[np.uint8]
Mask = NDArray[np.int8]
Observation = dict[str, Any]


def observation_space(encoding: Encoding) -> Dict:
    """The flat observation, and the mask of legal numbers."""
    return Dict(
        {
            "observation": Box(0, 255, (encoding.observer.size,), np.uint8),
            "action_mask": Box(0, 1, (encoding.codebook.size,), np.int8),
        }
    )


def mask_of(encoding: Encoding, legal: list[int]) -> Mask:
    """1 at every legal number."""
    told = bytearray(encoding.codebook.size)  # single bytes: numpy would take longer
    for number in legal:
        told[number] = 1
    return np.frombuffer(told, np.int8)


def observation_of(episode: Episode, seat: int, legal: list[int]) -> Observation:
    """What a seat is told, with the numbers that it can answer with."""
    told: Bytes = np.frombuffer(episode.observe(seat), np.uint8)
    return {"observation": told, "action_mask": mask_of(episode.encoding, legal)}


def named(encoding: Encoding, observation: Bytes) -> dict[str, Bytes]:
    """The named arrays of a flat observation (or of many: the last axis is taken apart)."""
    lead = observation.shape[:-1]
    return {
        one.name: observation[..., one.start : one.start + one.size].reshape(*lead, *one.shape)
        for one in encoding.observer.arrays
    }
