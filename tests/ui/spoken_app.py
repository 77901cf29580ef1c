"""A window with a table, for a screen reader of the tests; it stays until it is ended."""

from __future__ import annotations

import sys

from PySide6.QtWidgets import QApplication

from tests.ui.scene_hands import open_table


def main() -> int:
    """Show the table."""
    app = QApplication(["ramio-spoken"])
    app.setApplicationName("ramio-spoken")
    hands = open_table()
    hands.view.activateWindow()
    print("shown", flush=True)
    return app.exec()


if __name__ == "__main__":
    sys.exit(main())
