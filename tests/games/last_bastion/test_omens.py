"""Every omen has a sentence, a clause and its facts."""

from pathlib import Path

from tests.support.fluent_files import messages

from hordekeep import resources
from hordekeep.games.last_bastion.analysis.forecast.omens import (
    FATAL,
    GRAVE,
    OMENS,
    clause_of,
    phrase_of,
)
from hordekeep.kernel.play.term import field_name
from hordekeep.text.last_bastion.log_style import BastionNaming

SENTENCES = messages(resources.locale() / "en" / "last-bastion-forecast.ftl")
RULES = Path(__file__).parents[3] / "docs" / "rules" / "last-bastion.md"


def test_every_omen_has_a_sentence_and_no_sentence_is_idle() -> None:
    assert sorted(SENTENCES) == sorted(OMENS)


def test_sentences_use_the_facts_of_their_omens() -> None:
    for key, fields in OMENS.items():
        facts = {field_name(field) for field in fields}
        assert {fact_behind(name, facts) for name in SENTENCES[key]} == facts, key


def fact_behind(name: str, facts: set[str]) -> str:
    """A fact may be said in one of its forms (`tile_to`), or as a whole of its colour (`board`)."""
    wholes = {one: kind for kind, ones in BastionNaming.wholes.items() for one in ones}
    for plain in (name, name.rpartition("_")[0]):
        if plain in facts or plain.replace("_", "-") in wholes:
            return wholes.get(plain.replace("_", "-"), plain)
    return name


def test_every_omen_names_a_clause() -> None:
    rules = RULES.read_text(encoding="utf-8")
    for key in OMENS:
        assert f"**{clause_of(key)}**" in rules, key


def test_lost_games_and_fallen_heroes_are_omens() -> None:
    assert set(FATAL) | set(GRAVE) <= set(OMENS)
    assert not set(FATAL) & set(GRAVE)


def test_a_phrase_has_its_facts_by_name() -> None:
    phrase = phrase_of("omen-haunts-tile", 1, 2, 3)
    assert phrase.facts == (("card", "card", 1), ("tile", "tile", 2), ("count", "number", 3))
