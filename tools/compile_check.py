"""Compiles the kernel together with its toy game, plays both ways, and compares.

`python tools/compile_check.py` compiles into a temporary folder (half a minute), checks that
compiled and interpreted games have the same journals, runs the kernel's tests against the compiled
code, and prints how fast each of them is. Exit code 1 when anything differs.
"""

import os
import shutil
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[1]
COMPILED_WITH_IT = ("tests/kernel/toy.py", "tests/kernel/speed.py")
SETTINGS = "[mypy]\nstrict = true\nnamespace_packages = true\nexplicit_package_bases = true\n"

GAMES = """
import hashlib
from tests.kernel.playing import finished
from tests.kernel.speed import play_out_many
digest = hashlib.sha256(str(play_out_many(50)).encode())
for seed in range(60):
    digest.update(finished(seed, days=seed % 3, nights=seed % 4).journal.text().encode())
print(digest.hexdigest())
"""

SPEED = """
import time
from tests.kernel import playing, speed

def per_second(play, times):
    play(max(times // 10, 1))
    rates = []
    for _ in range(3):
        start = time.process_time()
        done = play(times)
        rates.append((done if isinstance(done, int) else done[0]) / (time.process_time() - start))
    return max(rates)

def tables(times):
    return sum(len(playing.finished(seed, days=2).journal.entries) for seed in range(times))

fast = speed.__file__.endswith(".so")
print(f"{per_second(speed.run_frames, 30 if fast else 5):12,.0f} frames/s")
print(f"{per_second(speed.play_out_many, 400 if fast else 100):12,.0f} answers/s in playouts")
print(f"{per_second(speed.clone_many, 50_000):12,.0f} clones/s")
print(f"{per_second(tables, 20):12,.0f} entries/s at tables, take-backs included")
"""


def copy_to(target: Path) -> list[str]:
    """Copies kernel and tests; returns what is to be compiled."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    edges = {"__init__.py", *settings["tool"]["hordekeep"]["edge_modules"]}
    skipped = shutil.ignore_patterns("__pycache__", "*.so")
    shutil.copytree(ROOT / "src" / "hordekeep", target / "hordekeep", ignore=skipped)
    shutil.copytree(ROOT / "tests" / "kernel", target / "tests" / "kernel", ignore=skipped)
    shutil.copytree(ROOT / "docs", target / "docs", ignore=skipped)
    (target / "mypy.ini").write_text(SETTINGS, encoding="utf-8")
    kernel = sorted((target / "hordekeep" / "kernel").glob("*.py"))
    modules = [path.relative_to(target).as_posix() for path in kernel if path.name not in edges]
    return [*modules, *COMPILED_WITH_IT]


def compile_in(target: Path, modules: list[str]) -> bool:
    mypyc = str(Path(sys.executable).with_name("mypyc"))
    command = [mypyc, "--config-file=mypy.ini", *modules]
    run = subprocess.run(command, cwd=target, capture_output=True, text=True, check=False)
    built = len(list(target.glob("hordekeep/**/*.so")) + list(target.glob("tests/**/*.so")))
    if run.returncode or built != len(modules):
        print(run.stdout, run.stderr, sep="\n", file=sys.stderr)
        return False
    print(f"{built} modules compiled")
    return True


def run_in(folder: Path, *command: str, path: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *command],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(path), "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        text=True,
        check=False,
    )


def main() -> int:
    with tempfile.TemporaryDirectory() as folder:
        target = Path(folder)
        if not compile_in(target, copy_to(target)):
            return 1
        plain = run_in(ROOT, "-c", GAMES, path=ROOT / "src")
        fast = run_in(target, "-c", GAMES, path=target)
        same = bool(plain.stdout) and plain.stdout == fast.stdout
        print("journals are the same" if same else f"journals differ\n{plain.stderr}{fast.stderr}")
        options = ("-q", "--import-mode=importlib", "-p", "no:cacheprovider")
        tests = run_in(target, "-m", "pytest", "tests/kernel", *options, path=target)
        print(tests.stdout.strip().splitlines()[-1] if not tests.returncode else tests.stdout)
        print("interpreted:", run_in(ROOT, "-c", SPEED, path=ROOT / "src").stdout, sep="\n", end="")
        print("compiled:", run_in(target, "-c", SPEED, path=target).stdout, sep="\n", end="")
    return 0 if same and not tests.returncode else 1


if __name__ == "__main__":
    sys.exit(main())
