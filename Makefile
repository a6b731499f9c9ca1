# Tafelrunde. `make` alone lists what there is.
#   PYTHON=python3.12   choose the interpreter for .venv
#   ARGS="..."          more arguments for the command of the target

BIN := .venv/bin
export PYTHON
export PIP_DISABLE_PIP_VERSION_CHECK := 1
# Hundreds of processes start in the tests: what one has translated, the next need not.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.PHONY: help setup play test lint types vitest peer peer-server ray pytest pytest-pure pytest-web container bench bench-server soak soak-wars soak-scenarios crash pictures golden wheel format lock clean two attack

help: ## this list
	@echo "Tafelrunde: board games at one table"
	@echo
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-14s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: ## install everything into .venv (quick when nothing changed)
	@[ -n "$(IS_SET_UP)" ] || scripts/setup.sh

play: setup ## set up, then start the server and open the lobby in the browser
	@$(BIN)/tafelrunde serve --open $(ARGS)

test: setup ## set up, then all checks and tests, on the compiled and on the pure build
	@$(MAKE) --no-print-directory IS_SET_UP=1 -j2 lint types vitest
	@$(MAKE) --no-print-directory IS_SET_UP=1 pytest pytest-pure pytest-web container

lint: setup
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/python scripts/alive.py

types: setup
	$(BIN)/mypy

# The benchmark's peer; its test runs a few turns of the contest for real.
peer: setup
	@$(BIN)/python -c "import catanatron" 2>/dev/null || \
		$(BIN)/python -m pip -qq install --require-hashes --no-deps -r requirements-bench.lock

# Ray, for the arena on several machines; its test starts a cluster here.
ray: setup
	@$(BIN)/python -c "import ray" 2>/dev/null || \
		$(BIN)/python -m pip -qq install --require-hashes --no-deps -r requirements-ray.lock

# Likewise boardgame.io, whose server ours is compared with.
PEER_SERVER := bench/boardgameio/node_modules/.package-lock.json
peer-server: setup
	@[ $(PEER_SERVER) -nt bench/boardgameio/package-lock.json ] || \
		{ cd bench/boardgameio && ../../scripts/node.sh npm ci --silent && touch node_modules/.package-lock.json; }

# The web app's own types, words, form and tests; in a browser it is tried by pytest-web.
vitest: setup
	@scripts/web.sh npm run -s check
	@scripts/web.sh npm run -s messages
	@scripts/web.sh npm run -s lint
	@scripts/web.sh npm run -s test -- --reporter=dot

# One more at work than there are processors: many tests wait for a disk, a browser or a process that starts.
WORKERS := $(shell expr $$(getconf _NPROCESSORS_ONLN) + 1)

pytest: peer peer-server ray
	$(BIN)/python -m pytest -q -n $(WORKERS) --dist worksteal --ignore tests/web $(ARGS)

# Once more without compiled modules: everything that plays. Commands and bots ask the same functions. The short
# form of the soak would only play more games under the laws that are looked after here anyway.
PLAYING_TESTS := --ignore tests/contract/test_soak.py tests/contract tests/engine tests/games tests/golden tests/arena

pytest-pure: peer
	TAFELRUNDE_PURE=1 $(BIN)/python -m pytest -q -n auto --dist worksteal $(PLAYING_TESTS) $(ARGS)

# In a run of its own: Playwright keeps an event loop open, within which other tests could not open theirs.
pytest-web: setup
	@scripts/chromium.sh light >/dev/null
	$(BIN)/python -m pytest -q -n $(WORKERS) --dist worksteal tests/web $(ARGS)

# Where an engine runs; elsewhere it says so.
container: setup
	@scripts/container.sh

bench: peer ## measure the speed, against Catanatron
	@$(BIN)/tafelrunde bench $(ARGS)

bench-server: peer-server ## measure the server, against boardgame.io's
	@$(BIN)/tafelrunde bench server $(ARGS)

soak: setup ## 2000 random games for each number of seats, under all laws
	$(BIN)/python -m tests.soak --games 2000 $(ARGS)

soak-wars: setup ## wars of bots among 3, 5 and 12 realms for 48 months, under all laws
	$(BIN)/python -m tests.soak --bots warlord,settler --games 12 $(ARGS)
	$(BIN)/python -m tests.soak --bots warlord,random,settler --games 12 $(ARGS)
	$(BIN)/python -m tests.soak --bots warlord --games 12 $(ARGS)

# On the pure build, which counts its calls: a file that keeps us for ever is told from a long one.
soak-scenarios: setup ## scenario files with something wrong in them, 2000 of each game: answered, never by a bug
	TAFELRUNDE_PURE=1 $(BIN)/python -m tests.scenario_soak --files 2000 $(ARGS)

crash: setup ## kill a server 100 times under load, on either database: nothing may be lost
	$(BIN)/python -m tests.server.crash --kills 100 --store sqlite $(ARGS)
	$(BIN)/python -m tests.server.crash --kills 100 --store postgres $(ARGS)
	$(BIN)/python -m tests.server.campaigns.campaign_crash --kills 100 --store sqlite $(ARGS)
	$(BIN)/python -m tests.server.campaigns.campaign_crash --kills 100 --store postgres $(ARGS)

two: setup ## two processes with bots on one PostgreSQL against one: no deadlock, answers nearly as fast
	$(BIN)/python -m tests.server.two_processes $(ARGS)

attack: setup ## flood a server in every way we know while people play on it: nobody may notice
	$(BIN)/python -m tests.server.attack $(ARGS)

pictures: setup ## draw the pictures of the documents anew, from the running app (ARGS="wall turn": only some)
	@$(BIN)/python -m tests.web.pictures docs/pictures $(ARGS)

golden: setup ## write the golden games anew (explain every changed line)
	$(BIN)/python -m tests.golden $(ARGS)

wheel: setup ## build what others install, into dist/: source distribution, compiled and pure wheel
	@scripts/wheel.sh

format: setup ## format the code and repair what can be repaired
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

lock: ## renew the lock files from pyproject.toml
	scripts/lock.sh

clean: ## remove all that was made here
	rm -rf .venv build dist .hypothesis .mypy_cache .pytest_cache .ruff_cache src/*.egg-info
	rm -rf web/node_modules web/src/generated src/tafelrunde/server/web
	find bench src tests -name __pycache__ -prune -exec rm -rf {} + 2>/dev/null || true
	find src -name '*.so' -delete
	rm -f src/tafelrunde/_compiled.json
