from pathlib import Path

import pytest

README = Path(__file__).parents[2] / "README.md"


@pytest.mark.parametrize("command", ["make play", "make test"])
def test_readme_names_the_two_commands(command: str) -> None:
    assert f"\n{command}" in README.read_text(encoding="utf-8")
