"""How much is written in each language, and that the documents say so."""

import re

import pytest
from tools.counting_words import wordage
from tools.node import ROOT

ENGLISH_NAMES = {
    "en": "English",
    "de": "German",
    "pl": "Polish",
    "cs": "Czech",
    "ru": "Russian",
}


@pytest.mark.parametrize("language", sorted(ENGLISH_NAMES))
def test_the_table_of_messages_and_words_is_not_old(language: str) -> None:
    text = (ROOT / "docs" / "languages.md").read_text(encoding="utf-8")
    row = re.search(rf"^\| {ENGLISH_NAMES[language]} \|(.+)\|$", text, re.MULTILINE)
    assert row is not None
    told = [int(cell.strip().replace(",", "")) for cell in row[1].split("|")]
    assert told == [pytest.approx(count, rel=0.02) for count in wordage(language)]
