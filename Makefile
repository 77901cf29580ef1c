# Each target does all the set-up it needs; see installers/setup.sh.
# PYTHON=... chooses the interpreter, ARGS=... is handed to the program or to pytest.
PYTHON ?=
ARGS ?=
export PYTHON

python := .venv/bin/python
pages := home newgame table score
pytest := QT_QPA_PLATFORM=offscreen $(python) -m pytest

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

test: lint
	@$(pytest) -q $(ARGS)

soak: lint
	@RAMIO_SOAK=1 $(pytest) -q $(ARGS)

bench: setup
	@sh installers/setup.sh peers
	@RAMIO_PEERS_PYTHON=.venv-peers/bin/python $(python) tests/bench.py $(ARGS)

screenshots: setup
	@mkdir -p resources/screenshots
	@for page in $(pages); do \
	    QT_QPA_PLATFORM=offscreen $(python) -m ramio_desktop screenshot $$page resources/screenshots/$$page.png $(ARGS) \
	    || exit 1; \
	done

translations: setup
	@$(python) resources/translations/translate.py release

lock:
	@sh installers/lock.sh $(ARGS)

clean:
	rm -rf .venv .venv-peers .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache *.egg-info build dist
