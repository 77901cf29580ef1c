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
    from ramio_desktop import cli

    arguments = sys.argv[1:]
    if cli.is_command_line(arguments):
        return cli.main(arguments)
    from ramio_desktop import app

    return app.main(arguments)


if __name__ == "__main__":
    sys.exit(main())
