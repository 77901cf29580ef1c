"""The door of the program: `python -m ramio_desktop`, `ramio-desktop` and the frozen executable.

Nothing but the standard library is imported at module level: the computer players' `spawn` processes
import this module again, and must stay free of Qt.
"""

import multiprocessing
import sys


def main() -> int:
    """Run the program with the arguments of the process and return its exit code."""
    # First of all: in a frozen program a child process starts here, and would open the game again.
    multiprocessing.freeze_support()
    if sys.argv[1:] == ["--version"]:
        from ramio_desktop import __version__

        print(f"ramio-desktop {__version__}")
        return 0
    print("ramio-desktop: only --version is understood so far", file=sys.stderr)
    return 2


if __name__ == "__main__":
    sys.exit(main())
