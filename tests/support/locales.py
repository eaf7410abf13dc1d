"""Languages for tests: a few messages of theirs, with all of English beside them."""

import shutil
from collections.abc import Mapping
from pathlib import Path

import pytest

from hordekeep import resources


def lay_out(
    folder: Path,
    monkeypatch: pytest.MonkeyPatch,
    languages: Mapping[str, Mapping[str, str]],
    *,
    whole: bool = False,
) -> None:
    """Puts catalogues beside the shipped ones: by language, file by file.

    Whole ones say the rest in English; what comes later by the name of its file wins.
    """
    shipped = resources.locale()
    for language, files in languages.items():
        if whole:
            shutil.copytree(shipped / "en", folder / language)
        (folder / language).mkdir(parents=True, exist_ok=True)
        for name, text in files.items():
            (folder / language / f"{name}.ftl").write_text(text, encoding="utf-8")
    (folder / "en").symlink_to(shipped / "en")
    monkeypatch.setattr(resources, "locale", lambda: folder)
