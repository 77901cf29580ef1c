"""What a network table says, in words: why a way ended, and what to do next."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from ramio_desktop import __version__
from ramio_desktop.net import table_messages as tm
from ramio_desktop.net.connector import NOT_FOUND, UNREACHABLE
from ramio_desktop.net.handles import CannotHost
from ramio_desktop.net.handshake import HOST_CHANGED, NO_PROOF
from ramio_desktop.net.table_messages import Bye
from ramio_desktop.ui.problems import Problem


def bye_problem(bye: Bye) -> Problem | None:
    """Why a guest's way ended; None when the guest himself left."""
    match bye.reason:
        case tm.LEFT:
            return None
        case tm.WRONG_CODE:
            return Problem(
                QCoreApplication.translate("Network", "That is not the code of this table"),
                QCoreApplication.translate(
                    "Network", "Ask the host for the code once more: it may have changed. Then type it again."
                ),
            )
        case tm.NEEDS_CODE:
            return Problem(
                QCoreApplication.translate("Network", "This table is private"),
                QCoreApplication.translate("Network", "Ask the host for the code of six signs, and type it above."),
            )
        case tm.TRY_LATER:
            return Problem(
                QCoreApplication.translate("Network", "Too many tries"),
                QCoreApplication.translate(
                    "Network", "The table takes no more codes for a minute. Wait, then try again."
                ),
            )
        case tm.VERSION:
            return Problem(
                QCoreApplication.translate("Network", "The two programs do not understand each other"),
                QCoreApplication.translate(
                    "Network",
                    "This computer has Ramio {own}, the host has {theirs}. Both need the same: update the older one.",
                ).format(own=__version__, theirs=bye.detail),
            )
        case tm.FULL:
            return Problem(
                QCoreApplication.translate("Network", "No seat is free"),
                QCoreApplication.translate("Network", "Ask the host to make room, or open a table yourself."),
            )
        case tm.LOCKED:
            return Problem(
                QCoreApplication.translate("Network", "The table is locked"),
                QCoreApplication.translate(
                    "Network", "The host lets nobody new in. Ask for the table to be unlocked."
                ),
            )
        case tm.UNKNOWN_SEAT:
            return Problem(
                QCoreApplication.translate("Network", "Your seat is not there any more"),
                QCoreApplication.translate(
                    "Network", "The table was closed or begun anew. Ask the host for an invitation."
                ),
            )
        case tm.REPLACED:
            return Problem(
                QCoreApplication.translate("Network", "You sit here from another window"),
                QCoreApplication.translate(
                    "Network", "A newer connection has taken your seat. Go on there, or come back from here."
                ),
            )
        case tm.KICKED:
            return Problem(
                QCoreApplication.translate("Network", "The host has asked you to leave"),
                QCoreApplication.translate("Network", "You can open a table of your own, or join another one."),
            )
        case tm.CLOSED:
            return Problem(
                QCoreApplication.translate("Network", "The host has left"),
                QCoreApplication.translate(
                    "Network",
                    "The game is kept there. When the host opens the table again, come back from the home page.",
                ),
            )
        case tm.ENDED:
            return Problem(
                QCoreApplication.translate("Network", "The table has agreed to end the game"),
                QCoreApplication.translate("Network", "It is not kept any further."),
            )
        case tm.TIMED_OUT:
            return Problem(
                QCoreApplication.translate("Network", "The table has expired"),
                QCoreApplication.translate("Network", "Nobody played there for seven days. Open a new one."),
            )
        case _:
            return _line_problem(bye)


def _line_problem(bye: Bye) -> Problem:
    match bye.reason:
        case reason if reason == NOT_FOUND:
            return Problem(
                QCoreApplication.translate("Network", "No table with this code answers"),
                QCoreApplication.translate(
                    "Network",
                    "Both computers must be on the same network, and the host's firewall must let Ramio through. "
                    "You can also type the host's address and port below.",
                ),
            )
        case reason if reason == UNREACHABLE:
            return Problem(
                QCoreApplication.translate("Network", "There is no way to the host"),
                _unreachable(bye.detail),
            )
        case reason if reason in (NO_PROOF, HOST_CHANGED):
            return Problem(
                QCoreApplication.translate("Network", "That is not the computer that invited you"),
                QCoreApplication.translate(
                    "Network",
                    "It could not prove that it knows the code, so nothing was told to it. Ask for a new link.",
                ),
            )
        case tm.BUSY:
            return Problem(
                QCoreApplication.translate("Network", "Too many are looking at this table"),
                QCoreApplication.translate("Network", "Wait a few seconds, then try again and sit down at once."),
            )
        case tm.FLOOD:
            return Problem(
                QCoreApplication.translate("Network", "The host takes no more from this computer for now"),
                QCoreApplication.translate(
                    "Network", "It was sent too much at once. Wait a minute, then come back: your seat is kept."
                ),
            )
        case tm.TOO_SLOW:
            return Problem(
                QCoreApplication.translate("Network", "The line is too slow"),
                QCoreApplication.translate(
                    "Network", "The host could not wait any longer. Come nearer to the router, then come back."
                ),
            )
        case _:
            return Problem(
                QCoreApplication.translate("Network", "The connection has ended"),
                QCoreApplication.translate(
                    "Network", "The two programs did not understand each other ({detail}). Try again."
                ).format(detail=bye.detail or bye.reason),
            )


def _unreachable(detail: str) -> str:
    match detail:
        case "refused":
            return QCoreApplication.translate(
                "Network", "The computer answers, but no table is open there. Check the port, or ask the host."
            )
        case "name":
            return QCoreApplication.translate("Network", "There is no computer of that name. Check what you typed.")
        case "timeout":
            return QCoreApplication.translate(
                "Network", "Nothing answers there. Is it the right address, and does its firewall let Ramio through?"
            )
        case _:
            return QCoreApplication.translate(
                "Network", "This computer has no network, or cannot reach that address."
            )


def host_problem(error: CannotHost) -> Problem:
    """Why a table cannot be opened."""
    title = QCoreApplication.translate("Network", "The table cannot be opened")
    match error.reason:
        case "port":
            text = QCoreApplication.translate(
                "Network", "Every port Ramio may use is taken. Close other tables on this computer."
            )
        case "save" | "locked":
            text = QCoreApplication.translate(
                "Network", "Its game cannot be written, or is open in another window: {detail}."
            )
        case "damaged" | "newer":
            text = QCoreApplication.translate(
                "Network", "Its game cannot be read by this version: {detail}. The file stays as it is."
            )
        case _:
            text = QCoreApplication.translate(
                "Network", "The system allows no connection: {detail}. Check the firewall."
            )
    return Problem(title, text.format(detail=error.detail))
