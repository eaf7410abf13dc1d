"""Makes the small subset of each typeface for Polish and Czech: `python -m tools.fonts`.

The subset for all languages with Latin letters is 85 kB, of which these two need a few letters. It
wants `pyftsubset` (fonttools with brotli), which nothing else does: the files are kept in the
repository. Their names are taken out, as the typefaces' licence asks of a changed one.
"""

import subprocess
import sys
from pathlib import Path
from shutil import which
from typing import Final

from tools.node import ROOT, WEB

LETTERS: Final = "ĄąĆćĘęŁłŃńŚśŹźŻżČčĎďĚěŇňŘřŠšŤťŮůŽž"
TYPEFACES: Final = ("piazzolla", "source-sans-3")
TARGET: Final = WEB / "src" / "style" / "fonts"


def subset(typeface: str) -> Path:
    """Writes the letters of a typeface that its first subset lacks."""
    package = WEB / "node_modules" / "@fontsource-variable" / typeface
    target = TARGET / f"{typeface}-central.woff2"
    source = package / "files" / f"{typeface}-latin-ext-wght-normal.woff2"
    options = [f"--text={LETTERS}", "--flavor=woff2", "--layout-features=*", "--name-IDs="]
    command = ["pyftsubset", str(source), *options, f"--output-file={target}"]
    subprocess.run(command, check=True)
    return target


def main() -> int:
    if which("pyftsubset") is None:
        print("pyftsubset is missing: pip install fonttools brotli", file=sys.stderr)
        return 1
    for typeface in TYPEFACES:
        file = subset(typeface)
        print(f"{file.relative_to(ROOT)}: {file.stat().st_size / 1000:.1f} kB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
