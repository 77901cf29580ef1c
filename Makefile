# Each target does all the set-up it needs; see installers/setup.sh.
# PYTHON=... chooses the interpreter, ARGS=... is handed to the program or to pytest, PART=drag names one part of bench.
PYTHON ?=
ARGS ?=
export PYTHON

python := .venv/bin/python
# Every module of tests/bench/ is a part; peers.py is the program the peers run in, in their own environment.
bench_parts := $(filter-out __init__ peers,$(basename $(notdir $(wildcard tests/bench/*.py))))
# Bytecode is kept even where containers forbid it: tests start some hundred processes, and each compiled all anew.
pytest := PYTHONDONTWRITEBYTECODE= QT_QPA_PLATFORM=offscreen $(python) -m pytest

.PHONY: run setup setup-run test soak lint bench screenshots translations lock clean

run: setup-run
	@$(python) -m ramio_desktop $(ARGS)

setup-run:
	@sh installers/setup.sh run

setup:
	@sh installers/setup.sh dev

lint: setup
	@$(python) -m ruff check --output-format concise .
	@$(python) -m mypy
	@.venv/bin/lint-imports --no-logo

# Two halves side by side, one on each core: the interface, and everything else with those of its files that make
# both end at about the same time. ARGS run by themselves.
moved := tests/ui/test_hot_seat.py tests/ui/test_match.py tests/ui/test_memory.py
others := $(filter-out tests/ui/ tests/data/ tests/__pycache__/,$(wildcard tests/*/)) $(wildcard tests/test_*.py)

test: lint
ifeq ($(ARGS),)
	@mkdir -p build; \
	$(pytest) -q tests/ui $(moved:%=--ignore=%) > build/test-ui.txt 2>&1 & beside=$$!; \
	$(pytest) -q $(others) $(moved); here=$$?; \
	wait $$beside; there=$$?; cat build/test-ui.txt; exit $$((here || there))
else
	@$(pytest) -q $(ARGS)
endif

soak: lint
	@RAMIO_SOAK=1 $(pytest) -q $(ARGS)

bench: setup
	@sh installers/setup.sh peers
	@for part in $(or $(PART),$(sort $(bench_parts))); do \
	    echo "== $$part"; \
	    QT_QPA_PLATFORM=offscreen RAMIO_PEERS_PYTHON=.venv-bench/bin/python $(python) -m tests.bench.$$part $(ARGS) \
	    || exit 1; \
	done

# ARGS names pages; without any all of them are drawn.
screenshots: setup
	@QT_QPA_PLATFORM=offscreen $(python) -m tests.screenshots $(ARGS)

translations: setup
	@$(python) resources/translations/translate.py release

lock:
	@sh installers/lock.sh $(ARGS)

clean:
	rm -rf .venv .venv-bench .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache *.egg-info build dist
