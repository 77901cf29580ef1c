#!/bin/bash
# Checks on a bare Debian what the README promises: in a fresh clone, on a system that has nothing but `make`,
# `make run` opens a window and `make test` passes, as root; and a user without root is told the one apt line.
#
#   tests/bare_debian.sh [--copy FILE[=PLACE]]... [--env NAME]... [--suite bookworm] [--keep] FOLDER [CHECK]...
#
# CHECK is one or more of run-root, test-root, run-user, test-user (all of them, unless named); each starts from its
# own copy of a fresh system. FOLDER takes the systems (about 2 GB); FOLDER/base is made once and used again.
# --copy and --env hand in what the network of this machine requires: a package client's settings, certificates
# (to /usr/local/share/ca-certificates/NAME.crt, whence the system takes them).
# Needs root, debootstrap, Xvfb and xdotool here. The last committed state is what is checked.
set -euo pipefail

source_tree=$(cd "$(dirname "$0")/.." && pwd)
suite=bookworm keep= copies=(/etc/resolv.conf /etc/hosts) names=()
while [[ ${1:-} == --* ]]; do
    case $1 in
        --copy) copies+=("$2"); shift 2 ;;
        --env) names+=("$2"); shift 2 ;;
        --suite) suite=$2; shift 2 ;;
        --keep) keep=yes; shift ;;
        *) echo "unknown option $1" >&2; exit 2 ;;
    esac
done
folder=${1:?which folder may take the systems?}
shift
checks=("${@:-run-root}")
[[ $# -gt 0 ]] || checks=(run-root test-root run-user test-user)
mkdir -p "$folder"
folder=$(cd "$folder" && pwd)
base=$folder/base-$suite
system= screen= screen_dir=$(mktemp -d)
wait_seconds=${WAIT_SECONDS:-60}

leave() { # unmounts and removes the system at hand
    [[ -n $system ]] || return 0
    for place in tmp/.X11-unix dev/shm dev/pts dev proc; do
        mountpoint -q "$system/$place" && umount "$system/$place"
    done
    # One left mounted would have this machine's own files removed.
    if [[ -z $keep ]] && ! grep -q " $system/" /proc/mounts; then rm -rf --one-file-system "$system"; fi
    system=
}
finish() {
    leave
    [[ -z $screen ]] || kill "$screen" 2>/dev/null || true
    rm -rf "$screen_dir"
}
trap finish EXIT

enter() { # enter NAME: a fresh system with a clone and `make`
    leave
    system=$folder/$1
    [[ ! -e $system ]] || { grep -q " $system/" /proc/mounts && exit 1; rm -rf --one-file-system "$system"; }
    cp -a --reflink=auto "$base" "$system"
    for file in "${copies[@]}"; do
        place=$system${file#*=}
        mkdir -p "$(dirname "$place")"
        cp -L "${file%%=*}" "$place"
    done
    mount -t proc proc "$system/proc"
    mount --bind /dev "$system/dev"
    mount --bind /dev/pts "$system/dev/pts"
    mount --bind /dev/shm "$system/dev/shm"
    mkdir -p -m 1777 "$system/tmp/.X11-unix" /tmp/.X11-unix
    mount --bind /tmp/.X11-unix "$system/tmp/.X11-unix"
    inside root "apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends make" \
        >/dev/null
    inside root "useradd --create-home player"
    git clone -q --no-hardlinks "$source_tree" "$system/home/player/ramio"
    inside root "chown -R player:player /home/player"
}

inside() { # inside USER COMMAND: in the clone, with an empty environment
    local settings=(PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin LANG=C.UTF-8)
    local home=/root name
    for name in "${names[@]}"; do [[ -z ${!name:-} ]] || settings+=("$name=${!name}"); done
    [[ $1 == root ]] || home=/home/$1
    env -i "${settings[@]}" HOME="$home" DISPLAY="${display:-}" \
        chroot --userspec="$1:$1" "$system" /bin/bash -c "cd /home/player/ramio 2>/dev/null; $2"
}

opens_a_window() { # opens_a_window USER: does `make run` show a window of ours?
    local log=$screen_dir/run.log window="" program
    if [[ -z $screen ]]; then
        # Xvfb picks a free number and writes it to the file behind descriptor 5.
        Xvfb -displayfd 5 -screen 0 1600x1000x24 -ac 5>"$screen_dir/number" 2>/dev/null &
        screen=$!
        for _ in $(seq 50); do [[ -s $screen_dir/number ]] && break; sleep 0.1; done
    fi
    display=:$(cat "$screen_dir/number")
    # A group of its own, so that it can be ended with its children.
    set -m
    inside "$1" "make run" >"$log" 2>&1 &
    program=$!
    set +m
    for _ in $(seq "$wait_seconds"); do
        sleep 1
        window=$(DISPLAY=$display xdotool search --onlyvisible --name Ramio 2>/dev/null | head -n 1) || true
        [[ -z $window ]] || break
        kill -0 "$program" 2>/dev/null || break
    done
    if [[ -n $window ]] && command -v import >/dev/null; then
        sleep 2
        DISPLAY=$display import -window root "$folder/window-$1.png"
    fi
    kill -- -"$program" 2>/dev/null || true
    wait "$program" 2>/dev/null || true
    display=
    cat "$log"
    [[ -n $window ]]
}

# A user without root gets the line to run, and all is well after it was run.
is_told_the_line() { # is_told_the_line TARGET
    local said line
    if said=$(inside player "make $1" 2>&1 </dev/null); then
        echo "make $1 was to stop without its libraries, and said: $said"
        return 1
    fi
    line=$(grep -E '^apt-get install ' <<<"$said") || { echo "no apt line in: $said"; return 1; }
    [[ $(wc -l <<<"$line") == 1 ]] || { echo "more than one line: $line"; return 1; }
    echo "told: $line"
    inside root "DEBIAN_FRONTEND=noninteractive $line -qq" >/dev/null
}

check() {
    case $1 in
        run-root) opens_a_window root ;;
        test-root) inside root "make test" && inside root "make test" ;;
        run-user) is_told_the_line run && opens_a_window player ;;
        test-user) is_told_the_line test && inside player "make test" ;;
        *) echo "unknown check $1"; return 1 ;;
    esac
}

if [[ ! -e $base/etc/debian_version ]]; then
    rm -rf "$base"
    debootstrap --variant=minbase "$suite" "$base" >"$folder/debootstrap.log"
fi
failed=0
for one in "${checks[@]}"; do
    echo "== $one"
    started=$SECONDS
    enter "$one"
    if check "$one"; then verdict=passed; else verdict=FAILED failed=1; fi
    echo "== $one $verdict in $((SECONDS - started)) s"
done
exit $failed
