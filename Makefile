# The commands of this project; `make` alone lists them. The first use installs what they need into .venv and .tools.

PYTHON ?= python3
UV_VERSION := 0.13.8
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.installed

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.NOTPARALLEL:
.PHONY: help setup run test test-all check engines tables generate reference docs serve pictures looks mutants bench examples lint style pyright format lock clean

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## /{printf "make %-9s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

# Two stamps: a changed lock rebuilds .venv; a changed pyproject.toml only reinstalls this project.
$(VENV)/.locked: requirements.lock tools/make_venv.sh
	@tools/make_venv.sh $(VENV) $(PYTHON)
	@touch $@

$(READY): $(VENV)/.locked pyproject.toml
	@$(BIN)/python -m pip --quiet --disable-pip-version-check install --no-deps --no-build-isolation --editable .
	@touch $@

setup: $(READY) ## create the virtual environment .venv (the other targets do so when needed)
	@:

run: $(READY) ## validate the bundled captures with Spark: print a summary, write build/run
	@$(BIN)/natsgrammar run examples/contracts/*.yaml --output build/run --overwrite --allow-findings

# Two workers begin with the tests that use Spark, each with one Java; these and the servers' wait much, so there are two
# more workers than processors.
# They, and the processes that the tests start, share what Python has compiled, whatever the environment says of that.
test: export PYTHONDONTWRITEBYTECODE =
test: WORKERS = $(shell $(BIN)/python -c "import os; print(os.cpu_count() + 2)")
test: $(READY) ## run the tests on all cores
	@NATS_SERVERS=$$(tools/nats_servers.sh | paste -sd: -) \
		$(BIN)/python -m pytest -n $(WORKERS) --dist loadgroup $(DEPTH) $(PYTEST)

test-all: DEPTH := --depth=full
test-all: lint engines tables test ## run the same at full depth: 200 examples of each law, every name, the slow oracles

check: style ## check lint, format, types and stale generated files
	$(BIN)/natsgrammar generate --check

engines: ## provide the engines of other languages that tests/engines asks
	@tools/engines.sh

tables: ## provide the Sparks with Delta and Iceberg that tests/spark asks at full depth
	@tools/table_formats.sh

generate: $(READY) ## write generated/ from grammar/
	$(BIN)/natsgrammar generate

reference: $(READY) ## write docs/reference, the pages of the site that no checkout has
	$(BIN)/python -m tools.reference

docs: reference ## build the site into site/
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict --quiet
	$(BIN)/python tools/site.py site

serve: reference ## show the site on http://127.0.0.1:8000, rebuilt while you edit docs/
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs serve --livereload

pictures: run ## take the pictures of the report that the front page shows, and others into build/pictures
	$(BIN)/python -m tools.pictures report

looks: docs ## photograph twelve pages at two widths, light and dark, into build/pictures
	$(BIN)/python -m tools.pictures pages

# Another sample each day; `make mutants SEED=20261126` repeats one.
mutants: SEED = $(shell date +%Y%m%d)
mutants: $(READY) ## change one thing at a time where data can be lost, and see whether a test notices: 200 of 3,000
	NATS_SERVERS=$$(tools/nats_servers.sh | paste -sd: -) \
		$(BIN)/python tools/mutate.py --data --budget 200 --seed $(SEED)

bench: $(READY) ## run the benchmarks and print their ratios
	$(BIN)/python -m benchmarks

examples: $(READY) ## recapture examples/ from a running nats-server
	$(BIN)/python examples/capture.py --server "$$(tools/nats_servers.sh | tail -n 1)"

lint: style pyright ## check lint, format, and types with both mypy and pyright

style: $(READY)
	@mkdir -p build
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-cache >build/imports.txt || { cat build/imports.txt; exit 1; }

pyright: $(READY)
	$(BIN)/basedpyright --pythonpath $(BIN)/python

format: $(READY) ## format the code and apply the linter's fixes
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

lock: ## rebuild requirements.lock from pyproject.toml
	@$(PYTHON) -m venv .tools/uv && .tools/uv/bin/pip --quiet --disable-pip-version-check install uv==$(UV_VERSION)
	UV_CUSTOM_COMPILE_COMMAND="make lock" .tools/uv/bin/uv pip compile pyproject.toml --quiet --upgrade --universal \
		--python-version 3.11 --generate-hashes --all-extras --group dev --group docs --output-file requirements.lock
	sed -i -e ':join' -e '/\\$$/{N;s/ *\\\n */ /;b join' -e '}' requirements.lock   # a package to a line, with its hashes

clean: ## remove everything that make created
	rm -rf $(VENV) .tools build dist site docs/reference .mypy_cache .pytest_cache .ruff_cache .hypothesis
