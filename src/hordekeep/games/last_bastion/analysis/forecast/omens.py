"""What can be foretold: the keys of omens, the vocabularies of their facts, their clauses."""

from collections.abc import Mapping
from typing import Final

from hordekeep.kernel.play.phrase import Phrase
from hordekeep.kernel.play.term import field_kind, field_name

OMENS: Final[Mapping[str, tuple[str, ...]]] = {
    # Haunting and Grasps of Evil.
    "omen-haunted": ("card",),
    "omen-haunts-tile": ("card", "tile", "count:number"),
    "omen-haunts-last-tile": ("card", "tile", "count:number"),
    "omen-haunts-last-tile-several": ("colour", "count:number"),
    "omen-grasped": ("tile", "count:number"),
    "omen-grasped-last": ("tile", "count:number"),
    "omen-banner-falls": ("colour",),
    "omen-shadowed-card": ("card", "hero"),
    "omen-someone-shadowed-card": ("card",),
    # Life. Endings without a word: the corruption die, or more than one card.
    "omen-loses-life": ("hero",),
    "omen-loses-life-card": ("card", "hero"),
    "omen-loses-life-board": ("colour", "hero"),
    "omen-loses-life-full": ("hero",),
    "omen-falls-out": ("hero",),
    "omen-falls-out-card": ("card", "hero"),
    "omen-falls-out-board": ("colour", "hero"),
    "omen-falls-out-full": ("hero",),
    "omen-dies": ("hero",),
    "omen-dies-card": ("card", "hero"),
    "omen-dies-board": ("colour", "hero"),
    "omen-dies-full": ("hero",),
    "omen-heroes-out": (),
    "omen-heroes-out-card": ("card",),
    "omen-heroes-out-board": ("colour",),
    "omen-heroes-out-full": (),
    "omen-someone-loses-life-card": ("card",),
    "omen-someone-loses-life-board": ("colour",),
    "omen-someone-loses-life-full": (),
    "omen-someone-falls-out": (),
    "omen-someone-falls-out-card": ("card",),
    "omen-someone-falls-out-board": ("colour",),
    "omen-someone-falls-out-full": (),
    # Tokens and moves.
    "omen-returns-token": ("hero",),
    "omen-returns-token-card": ("card", "hero"),
    "omen-someone-returns-token-card": ("card",),
    "omen-lies-down-card": ("card", "hero"),
    "omen-lies-down-board": ("colour", "hero"),
    "omen-someone-lies-down-board": ("colour",),
    # The corruption die, and what it may do.
    "omen-rolls-card": ("card", "hero"),
    "omen-rolls-board": ("colour", "hero"),
    "omen-someone-rolls-card": ("card",),
    "omen-someone-rolls-board": ("colour",),
    "omen-may-draw": ("hero",),
    "omen-may-deck-empty": ("hero",),
    "omen-may-return-token": ("hero",),
    "omen-may-lose-life": ("hero",),
    "omen-may-fall-out": ("hero",),
    "omen-may-die": ("hero",),
    "omen-may-heroes-out": ("hero",),
    "omen-may-grasp": ("tile", "count:number"),
    "omen-may-grasp-last": ("tile", "count:number"),
    "omen-may-grasp-along": ("colour", "count:number"),
    "omen-may-grasp-along-last": ("colour", "count:number"),
    # Draws and the deck.
    "omen-draws": ("hero",),
    "omen-draws-card": ("card", "hero"),
    "omen-draws-or-strikes": ("hero", "colour"),
    "omen-draws-warlord": ("hero",),
    "omen-draws-warlord-card": ("card", "hero"),
    "omen-someone-draws-card": ("card",),
    "omen-deck-empty": (),
    "omen-bottom-card": ("colour", "count:number"),
    "omen-bottom-warlord": ("colour",),
    "omen-starves": ("count:number",),
    # What holds something back.
    "omen-netted": ("card",),
    "omen-trap-set": ("colour",),
}
"""Key → fields of its facts, written as in `Term.fields`; the catalogue has every key."""

CLAUSES: Final[Mapping[str, str]] = {
    "haunted": "LB-E1",
    "haunts-tile": "LB-E1",
    "haunts-last-tile": "LB-G1",
    "grasped": "LB-K1",
    "grasped-last": "LB-G1",
    "banner-falls": "LB-G3",
    "shadowed-card": "LB-E6",
    "someone": "LB-N2",
    "loses-life": "LB-K1",
    "loses-life-card": "LB-E3",
    "loses-life-board": "LB-B1",
    "loses-life-full": "LB-H4",
    "falls-out": "LB-D1",
    "dies": "LB-D3",
    "heroes-out": "LB-V2",
    "returns-token": "LB-K1",
    "returns-token-card": "LB-E4",
    "lies-down-card": "LB-E9",
    "lies-down-board": "LB-B4",
    "rolls-card": "LB-E5",
    "rolls-board": "LB-B3",
    "may": "LB-K1",
    "draws": "LB-H2",
    "draws-card": "LB-E2",
    "draws-warlord": "LB-S10",
    "deck-empty": "LB-V2",
    "bottom": "LB-B2",
    "starves": "LB-V6",
    "netted": "LB-T1",
    "trap-set": "LB-T9",
}
"""The clause of each omen, by the longest beginning of its key (`omen-` apart)."""

FATAL: Final[tuple[str, ...]] = (
    "omen-haunts-last-tile",
    "omen-haunts-last-tile-several",
    "omen-grasped-last",
    "omen-heroes-out",
    "omen-heroes-out-card",
    "omen-heroes-out-board",
    "omen-heroes-out-full",
    "omen-may-deck-empty",
    "omen-may-heroes-out",
    "omen-may-grasp-last",
    "omen-may-grasp-along-last",
    "omen-deck-empty",
    "omen-bottom-warlord",
    "omen-starves",
)
"""Omens of a lost game."""

GRAVE: Final[tuple[str, ...]] = (
    "omen-falls-out",
    "omen-falls-out-card",
    "omen-falls-out-board",
    "omen-falls-out-full",
    "omen-dies",
    "omen-dies-card",
    "omen-dies-board",
    "omen-dies-full",
    "omen-someone-falls-out",
    "omen-someone-falls-out-card",
    "omen-someone-falls-out-board",
    "omen-someone-falls-out-full",
    "omen-may-fall-out",
    "omen-may-die",
)
"""Omens of a hero out of action."""


def clause_of(key: str) -> str:
    """The clause by which an omen comes true."""
    beginning = key.removeprefix("omen-")
    while beginning not in CLAUSES:
        beginning = beginning.rpartition("-")[0]
    return CLAUSES[beginning]


def phrase_of(key: str, *values: int) -> Phrase:
    """The omen in words: the values are those of its fields, in order."""
    fields = OMENS[key]
    assert len(fields) == len(values), f"{key} has other facts"
    return Phrase(
        key,
        *[
            (field_name(field), field_kind(field), value)
            for field, value in zip(fields, values, strict=True)
        ],
    )
