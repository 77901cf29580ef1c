#!/bin/sh
# Sets up what the make targets need, and only what is missing; a second call that finds nothing to do takes a few
# hundredths of a second.
#   installers/setup.sh run     .venv with what the game needs
#   installers/setup.sh dev     .venv with what the tests need as well
#   installers/setup.sh peers   .venv-bench with the public solvers that `make bench` measures ours against
# As root on Debian or Ubuntu the missing system packages are installed; otherwise the one apt line is printed.
# PYTHON=... chooses an interpreter. Exit code 1 with a sentence when something is missing that we cannot install.
set -eu
cd "$(dirname "$0")/.."
kind=${1:-run}

say() { printf 'setup: %s\n' "$*" >&2; }
fail() { say "$@"; exit 1; }

case $kind in
    run) venv=.venv lock=requirements.lock ;;
    dev) venv=.venv lock=requirements-dev.lock ;;
    peers) venv=.venv-bench lock=requirements-peers.lock ;;
    *) fail "'$kind' is not one of run, dev, peers" ;;
esac

# --- Is everything as it was? ------------------------------------------------------------------------------
# The stamp holds the folder too: the scripts of a virtual environment name it, so a moved clone starts anew.
stamp_of() { echo "$venv/ramio-setup-$1"; }
wanted() {
    echo "$PWD"
    cat pyproject.toml installers/setup.sh requirements*.lock
}
as_it_was() { [ -x "$venv/bin/python" ] && [ -f "$(stamp_of "$1")" ] && wanted | cmp -s - "$(stamp_of "$1")"; }
if as_it_was "$kind" || { [ "$kind" = run ] && as_it_was dev; }; then
    exit 0
fi

# --- The system's packages ---------------------------------------------------------------------------------
# A library is looked for by its file, since package names differ (libglib2.0-0 is libglib2.0-0t64 on newer Ubuntu).
needed_libraries() {
    cat <<'LIST'
libglib-2.0.so.0 libglib2.0-0
libGL.so.1 libgl1
libEGL.so.1 libegl1
libxkbcommon.so.0 libxkbcommon0
libX11.so.6 libx11-6
libfontconfig.so.1 libfontconfig1
libfreetype.so.6 libfreetype6
libdbus-1.so.3 libdbus-1-3
libbrotlidec.so.1 libbrotli1
libxcb-cursor.so.0 libxcb-cursor0
libxcb-icccm.so.4 libxcb-icccm4
libxcb-image.so.0 libxcb-image0
libxcb-keysyms.so.1 libxcb-keysyms1
libxcb-randr.so.0 libxcb-randr0
libxcb-render-util.so.0 libxcb-render-util0
libxcb-render.so.0 libxcb-render0
libxcb-shape.so.0 libxcb-shape0
libxcb-shm.so.0 libxcb-shm0
libxcb-sync.so.1 libxcb-sync1
libxcb-util.so.1 libxcb-util1
libxcb-xfixes.so.0 libxcb-xfixes0
libxcb-xkb.so.1 libxcb-xkb1
libxkbcommon-x11.so.0 libxkbcommon-x11-0
libX11-xcb.so.1 libx11-xcb1
libpulse.so.0 libpulse0
libXrandr.so.2 libxrandr2
LIST
}

has_font() { # without any font every letter is a box
    for folder in /usr/share/fonts /usr/local/share/fonts "${HOME:-/}/.fonts" "${HOME:-/}/.local/share/fonts"; do
        [ -d "$folder" ] && [ -n "$(find "$folder" -name '*.[to]t[fc]' 2>/dev/null | head -n 1)" ] && return 0
    done
    return 1
}

has_command() { command -v "$1" >/dev/null 2>&1; }

python_fits() { # Python 3.11 to 3.14: what the pinned PySide6 has wheels for
    "$1" -c 'import sys; sys.exit(not (3, 11) <= sys.version_info[:2] <= (3, 14))' >/dev/null 2>&1
}

find_python() { # prints the command of a Python that fits, the one that can make environments first
    fallback=
    for candidate in ${PYTHON:-python3 python3.13 python3.12 python3.11 python3.14}; do
        has_command "$candidate" && python_fits "$candidate" || continue
        if "$candidate" -c 'import ensurepip, venv' >/dev/null 2>&1; then
            echo "$candidate"
            return
        fi
        fallback=${fallback:-$candidate}
    done
    echo "$fallback"
}

no_python() {
    name=${PYTHON:-python3}
    found=$("$name" --version 2>&1) || found="not to be found"
    fail "Python 3.11 to 3.14 is needed, and $name here is: $found." \
        "Install one, or say where it is: make run PYTHON=/path/to/python3.12"
}

required= # Debian packages without which nothing works
wanted_too= # those that only some tests need; they skip themselves without
if [ "$(uname -s)" = Linux ] && has_command dpkg-query; then
    libraries=$(PATH=$PATH:/sbin:/usr/sbin ldconfig -p)
    if [ "$kind" != peers ]; then
        required=$(needed_libraries | while read -r file package; do
            printf '%s\n' "$libraries" | grep -qF "	$file " || printf ' %s' "$package"
        done)
        has_font || required="$required fonts-dejavu-core"
    fi
    if [ "$kind" = dev ]; then
        has_command Xvfb || wanted_too="$wanted_too xvfb"
        has_command xdotool || wanted_too="$wanted_too xdotool"
        has_command objdump && has_command strip || wanted_too="$wanted_too binutils" # PyInstaller, in make soak
    fi
    python=$(find_python)
    if [ -z "$python" ] && [ -z "${PYTHON:-}" ] && ! has_command python3; then
        required="$required python3 python3-venv"
    elif [ -z "$python" ]; then
        no_python
    elif ! "$python" -c 'import ensurepip, venv' >/dev/null 2>&1; then
        # The package goes with the very interpreter: python3-venv for python3, python3.12-venv for python3.12.
        required="$required $(basename "$python")-venv"
    fi
    [ -d /etc/ssl/certs ] && [ -n "$(ls /etc/ssl/certs)" ] || required="$required ca-certificates"

    missing=$(echo $required $wanted_too)
    if [ -n "$missing" ]; then
        line="apt-get install -y --no-install-recommends $missing"
        if [ "$(id -u)" = 0 ]; then
            say "installing $missing"
            export DEBIAN_FRONTEND=noninteractive
            apt-get update -qq && $line -qq >/dev/null || fail "apt-get failed; the line was: $line"
        elif [ -n "$(echo $required)" ]; then
            say "some system packages are missing. As root, run this line, then start again:"
            printf '%s\n' "$line" >&2
            exit 1
        else
            say "some tests will be skipped, for want of packages. As root, this line installs them:"
            printf '%s\n' "$line" >&2
        fi
    fi
fi

# --- Python ------------------------------------------------------------------------------------------------
python=$(find_python)
[ -n "$python" ] || no_python
"$python" -c 'import ensurepip, venv' >/dev/null 2>&1 ||
    fail "$python cannot make virtual environments: its venv and ensurepip modules are missing"

# --- The environment ---------------------------------------------------------------------------------------
# One that works and was made here by a Python that fits is kept, and only brought up to date.
made_here() { [ -f "$venv/bin/pip" ] && head -n 1 "$venv/bin/pip" | grep -qF "$PWD/$venv/bin/"; }
if ! { [ -x "$venv/bin/python" ] && python_fits "$venv/bin/python" && made_here; }; then
    say "making $venv with $("$python" --version)"
    rm -rf "$venv"
    "$python" -m venv "$venv" || fail "$venv could not be made with $python"
fi

say "installing the locked packages into $venv"
pip="$venv/bin/python -m pip --disable-pip-version-check --quiet"
$pip install --require-hashes --requirement "$lock" ||
    fail "pip could not install $lock (is the network there?)"
if [ "$kind" != peers ]; then
    # setuptools comes with the lock, so that nothing is fetched without a hash.
    $pip install --no-deps --no-build-isolation --editable . || fail "the package itself could not be installed"
fi

wanted >"$(stamp_of "$kind")"
say "ready"
