"""Compiles kernel, games and bots with mypyc: for wheels (`hatch_build.py`) and for developers.

mypyc writes one C file a module. They are compiled side by side, and each only when it has changed
since the last time; in one file the optimiser would hold one core for minutes, and any change
would begin it anew.
"""

import hashlib
import importlib.util
import os
import platform
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tomllib
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final

SETTING: Final = "HORDEKEEP_COMPILE"
"""The environment variable that says whether a wheel is compiled."""
MODES: Final = ("off", "auto", "required")
LAYERS: Final = ("kernel", "games", "bots")
NEEDED: Final = ("mypy[mypyc]>=1.15", "setuptools>=75", "msgspec>=0.19")
"""What compiling takes; msgspec for its types, which the edges of the rules use."""
GROUP: Final = "hordekeep"
# Hidden: calls between the files of one library need no detour through a table of symbols.
FLAGS: Final = ("-O2", "-g0", "-w", "-fPIC", "-fvisibility=hidden", "-fno-semantic-interposition")
STAMP: Final = "compiled.stamp"


class CannotCompile(Exception):
    """There is no compiler, or it failed; the sentence says which."""


def mode() -> str:
    """What the setting says; raises `ValueError` at anything but the three modes."""
    said = os.environ.get(SETTING, "auto").strip().lower() or "auto"
    if said not in MODES:
        raise ValueError(f"{SETTING} is {said!r}; it can be {', '.join(MODES)}")
    return said


def leaves_it_to_setuptools() -> bool:
    """Whether setuptools finds and calls the compiler: on Windows, whose compiler takes other words
    than ours; `HORDEKEEP_COMPILER=setuptools` asks for it elsewhere.
    """
    return sys.platform == "win32" or os.environ.get("HORDEKEEP_COMPILER") == "setuptools"


def compiler() -> list[str]:
    """The C compiler's command; raises `CannotCompile` where there is none."""
    if leaves_it_to_setuptools():
        return []
    command = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    if shutil.which(command[0]) is None:
        raise CannotCompile("there is no C compiler")
    if not (Path(sysconfig.get_path("include")) / "Python.h").is_file():
        raise CannotCompile("this Python's C headers are missing (on Debian: python3-dev)")
    return command


def wanted_modules(root: Path) -> list[str]:
    """Everything in the compiled layers but the edges, whose libraries need plain Python, and
    what people's own classes inherit from.
    """
    text = (root / "pyproject.toml").read_text(encoding="utf-8")
    settings = tomllib.loads(text)["tool"]["hordekeep"]
    source = root / "src"
    found = [
        path.relative_to(source).as_posix()
        for layer in LAYERS
        for path in sorted((source / "hordekeep" / layer).rglob("*.py"))
        if path.name != "__init__.py"
        and not is_edge(path.relative_to(source / "hordekeep"), settings["edges"])
    ]
    wanted = [module for module in found if module not in settings.get("open_modules", [])]
    return wanted + also_compiled(root)


def also_compiled(root: Path) -> list[str]:
    """Modules outside of the compiled layers, or at their edges, that every move goes through."""
    text = (root / "pyproject.toml").read_text(encoding="utf-8")
    named: list[str] = tomllib.loads(text)["tool"]["hordekeep"].get("also_compiled", [])
    return [module for module in named if (root / "src" / module).is_file()]


def is_edge(module: Path, edges: Sequence[str]) -> bool:
    """Whether a module lies in one of these folders, written as `games/*/view`."""
    return any(folder.match(edge) for folder in module.parents for edge in edges)


def digest_of(*parts: str | bytes) -> str:
    digest = hashlib.sha256()
    for part in parts:
        words = part.encode() if isinstance(part, str) else part
        digest.update(b"%d:" % len(words) + words)
    return digest.hexdigest()


def stamp_of(root: Path, more: Sequence[str] = ()) -> str:
    """Changes whenever something has to be compiled anew."""
    sources = sorted((root / "src" / "hordekeep").rglob("*.py")) + [root / one for one in more]
    texts = [path.relative_to(root).as_posix().encode() + path.read_bytes() for path in sources]
    rules = (Path(__file__).read_bytes(), (root / "pyproject.toml").read_bytes())
    return digest_of(sys.version, platform.platform(), *rules, *texts)


def is_current(root: Path, target: Path, more: Sequence[str] = ()) -> bool:
    """Whether the compiled code in a folder is that of the sources."""
    stamp = target / STAMP
    return stamp.is_file() and stamp.read_text(encoding="utf-8") == stamp_of(root, more)


def compile_into(
    target: Path, *, root: Path, more: Sequence[str] = (), jobs: int | None = None
) -> list[Path]:
    """Fills a folder with the package, compiled; returns the libraries. Costs nothing if current.

    `more` are files outside the package that are compiled with it. Raises `CannotCompile`.
    """
    cc = compiler()
    if importlib.util.find_spec("mypyc") is None:
        raise CannotCompile("mypyc is not installed")
    if not is_current(root, target, more):
        stamp = stamp_of(root, more)  # before anything is read: a later change is not in it
        work = target.with_name(target.name + "-c")
        (target / STAMP).unlink(missing_ok=True)
        copy_sources(root / "src" / "hordekeep", target / "hordekeep")
        for one in more:
            (target / one).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(root / one, target / one)
        generate([*wanted_modules(root), *more], target, work)
        if cc:
            Build(cc, work, jobs or os.cpu_count() or 1).libraries_into(target)
        (target / STAMP).write_text(stamp, encoding="utf-8")
    return sorted(target.rglob("*" + suffix()))


def suffix() -> str:
    return str(sysconfig.get_config_var("EXT_SUFFIX"))


def copy_sources(source: Path, target: Path) -> None:
    """Copies the package, without what was compiled before; the data folders there stay."""
    if target.is_dir():
        for one in [path for path in target.iterdir() if path.name != "_data"]:
            shutil.rmtree(one) if one.is_dir() else one.unlink()
    unwanted = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd", "_data")
    shutil.copytree(source, target, ignore=unwanted, dirs_exist_ok=True)


def generate(modules: list[str], target: Path, work: Path) -> None:
    """Has mypyc write the C files, in a process of its own: it ends that at any mistake. Where the
    rest is left to setuptools, the libraries lie in the target too.
    """
    for old in work.glob("c/**/*.c"):
        old.unlink()
    here = Path(__file__).resolve()
    command = [sys.executable, str(here), str(work.resolve() / "c"), *modules]
    run = subprocess.run(command, cwd=target, capture_output=True, text=True, check=False)
    if run.returncode:
        raise CannotCompile(f"mypyc failed:\n{run.stdout}{run.stderr}")


def _generate_here(folder: str, modules: list[str]) -> None:
    from mypyc.build import mypycify  # noqa: PLC0415 - absent where nothing is to be compiled

    sys.argv = ["setup.py", "build_ext"]
    options = ["--config-file=", "--strict", "--namespace-packages", "--explicit-package-bases"]
    # What is not compiled may use libraries that are not here, or have no types.
    options += ["--ignore-missing-imports", "--cache-dir", str(Path(folder).parent / "mypy")]
    made = mypycify([*options, *modules], target_dir=folder, multi_file=True, group_name=GROUP)
    if leaves_it_to_setuptools():
        from setuptools import setup  # type: ignore[import-untyped]  # noqa: PLC0415 - likewise

        objects = str(Path(folder).parent / "objects")
        asked = ["-q", "build_ext", "--build-lib", ".", "--build-temp", objects]
        setup(name=GROUP, packages=[], py_modules=[], ext_modules=made, script_args=asked)


class Build:
    """Turns the C files in a working folder into libraries, a few at a time."""

    def __init__(self, cc: list[str], work: Path, jobs: int) -> None:
        self.code = work / "c"
        self.objects = work / "objects"
        self.jobs = jobs
        runtime = Path(str(importlib.util.find_spec("mypyc").submodule_search_locations[0]))  # type: ignore[union-attr,index]  # it was found before
        includes = (runtime / "lib-rt", self.code, Path(sysconfig.get_path("include")))
        flags = shlex.split(sysconfig.get_config_var("CFLAGS") or "")
        self.compile = [*cc, *flags, *FLAGS, *(f"-I{one}" for one in includes)]
        self.link = shlex.split(sysconfig.get_config_var("LDSHARED") or "")
        headers = [*self.code.glob("*.h"), *(runtime / "lib-rt").rglob("*.h")]
        self.base = digest_of(*self.compile, *(path.read_bytes() for path in sorted(headers)))

    def libraries_into(self, target: Path) -> None:
        self.objects.mkdir(parents=True, exist_ok=True)
        units = [self._shortened(path) for path in sorted(self.code.glob("*.c"))]
        folders = sorted({path.parent for path in self.code.glob("*/**/*.c")})
        doors = [self._doors(folder) for folder in folders]
        every = self._compiled([*units, *doors])
        self._drop_all_but(every)
        self._linked(every[: len(units)], target / f"{GROUP}__mypyc{suffix()}")
        for folder, compiled in zip(folders, every[len(units) :], strict=True):
            self._hang(folder, compiled, target / folder.relative_to(self.code))

    def _shortened(self, path: Path) -> Path:
        """Without indentation: mypyc indents ever deeper, to ten times the text."""
        text = re.sub(rb"^[ \t]+", b"", path.read_bytes(), flags=re.MULTILINE)
        path.write_bytes(text)
        return path

    def _doors(self, folder: Path) -> Path:
        """One C file with the entry points of all modules in a folder, instead of one for each."""
        together = self.objects / f"{'-'.join(folder.relative_to(self.code).parts)}.c"
        texts = [path.read_text(encoding="utf-8") for path in sorted(folder.glob("*.c"))]
        kept = re.sub(r"^.*\bPyInit___init__\b.*$", "", "\n".join(texts), flags=re.MULTILINE)
        together.write_text(kept, encoding="utf-8")  # no module here is a package
        return together

    def _hang(self, folder: Path, compiled: Path, target: Path) -> None:
        """The library with a folder's entry points, under the name of each of its modules."""
        first, *others = [target / (path.stem + suffix()) for path in sorted(folder.glob("*.c"))]
        self._linked([compiled], first)
        for other in others:
            try:
                other.hardlink_to(first)
            except OSError:
                shutil.copy(first, other)

    def _compiled(self, sources: list[Path]) -> list[Path]:
        """The object files, made as far as they are not there; the largest first."""
        objects = {path: self._object_of(path) for path in sources}
        missing = [path for path in sources if not objects[path].is_file()]
        missing.sort(key=lambda path: -path.stat().st_size)
        with ThreadPoolExecutor(self.jobs) as pool:
            list(pool.map(self._compile, missing, [objects[path] for path in missing]))
        return [objects[path] for path in sources]

    def _object_of(self, source: Path) -> Path:
        return self.objects / (digest_of(self.base, source.name, source.read_bytes()) + ".o")

    def _compile(self, source: Path, compiled: Path) -> None:
        half = compiled.with_suffix(".half")
        _run([*self.compile, "-c", str(source), "-o", str(half)])
        half.replace(compiled)

    def _linked(self, objects: Iterable[Path], library: Path) -> None:
        library.unlink(missing_ok=True)
        _run([*self.link, *map(str, objects), "-o", str(library)])

    def _drop_all_but(self, objects: list[Path]) -> None:
        for old in set(self.objects.glob("*.o")) - set(objects):
            old.unlink()


def _run(command: list[str]) -> None:
    run = subprocess.run(command, capture_output=True, text=True, check=False)
    if run.returncode:
        raise CannotCompile(f"{command[0]} failed:\n{run.stderr[:4000]}")


if __name__ == "__main__":
    _generate_here(sys.argv[1], sys.argv[2:])
