"""The glossary of a game: what the page cannot name by itself, named as everywhere else."""

from hordekeep.server.catalogue.game_form import Offer
from hordekeep.server.wire import Named
from hordekeep.text.catalogue import Catalogue

THING = "it"


def names(words: Catalogue, offer: Offer) -> list[Named]:
    """Every thing of the kinds that the offer names."""
    return [
        _named(words, kind, value, word)
        for kind in offer.glossed
        for value, word in enumerate(words.game.lexicon.vocabularies[kind].words)
    ]


def _named(words: Catalogue, kind: str, value: int, word: str) -> Named:
    facts = words.naming.facts_of(THING, kind, value)
    return Named(
        kind=kind,
        word=word,
        name=str(facts.pop(THING)),
        more={name.removeprefix(f"{THING}_"): fact for name, fact in facts.items()},
        text=words.naming.text_of(kind, value),
    )
