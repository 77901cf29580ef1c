"""The application's style sheet, made from the colours and the size class (mock/spec.md §7)."""

from __future__ import annotations

import re
from pathlib import Path

from PySide6.QtGui import QColor

from ramio_desktop.ui.measures import Measures
from ramio_desktop.ui.tokens import Tokens, faded

_NAME = re.compile(r"@([a-z_0-9]+)")
_LENGTH = re.compile(r"(?<![\w.#@-])(-?)(\d+)px")

_SHEET = """
QMainWindow, QDialog, QWidget[ground="page"] { background: @bg; }
QLabel { background: transparent; color: @text1; }
QLabel[tone="2"] { color: @text2; }
QLabel[tone="3"] { color: @text3; }
QLabel[tone="accent"] { color: @accent_text; }
QLabel[tone="warn"] { color: @warn_text; }
QLabel[tone="danger"] { color: @danger; }
QLabel[tone="felt1"] { color: @on_felt1; }
QLabel[tone="felt2"] { color: @on_felt2; }

QLabel[type="display"] { font-size: @t44; font-weight: 700; }
QLabel[type="title"] { font-size: @t28; font-weight: 700; }
QLabel[type="page"] { font-size: @t22; font-weight: 700; }
QLabel[type="section"] { font-size: @t20; font-weight: 600; }
QLabel[type="card"] { font-size: @t16; font-weight: 600; }
QLabel[type="strong"] { font-size: @t14; font-weight: 600; }
QLabel[type="secondary"] { font-size: @t13; }
QLabel[type="over"] { font-size: @t13; font-weight: 600; }
QLabel[type="caption"] { font-size: @t12; }
QLabel[type="number"] { font-size: @t22; font-weight: 600; }

QLabel[chip="plain"], QLabel[chip="accent"], QLabel[chip="warn"], QLabel[chip="danger"] {
    border-radius: 12px; padding: 0 9px; min-height: 24px; max-height: 24px; font-size: @t12; font-weight: 500;
    background: @surface2; color: @text2; }
QLabel[chip="accent"] { background: @accent_soft; color: @accent_text; font-weight: 600; }
QLabel[chip="warn"] { background: @warn_soft; color: @warn_text; font-weight: 600; }
QLabel[chip="danger"] { background: @surface2; color: @danger; font-weight: 600; }

QPushButton, QCheckBox, QRadioButton, QToolButton, QTabBar { outline: none; }
QPushButton { border-radius: 10px; min-height: 38px; padding: 0 16px; border: 1px solid @line;
    background: @surface2; color: @text1; font-size: @t14; font-weight: 600; }
QPushButton:hover { background: @surface3; }
QPushButton:pressed { background: @seg_on; }
QPushButton:disabled { color: @text1_off; background: @surface2_off; }
QPushButton[grade="big"] { border-radius: 12px; min-height: @big_inner; padding: 0 @big_pad; font-size: @t16; }
QPushButton[grade="small"] { border-radius: 8px; min-height: 30px; padding: 0 12px; font-size: @t13; }
QPushButton[kind="primary"] { background: @accent; color: @accent_ink; border: 1px solid @accent; }
QPushButton[kind="primary"]:hover, QPushButton[kind="primary"]:pressed {
    background: @accent_hover; border-color: @accent_hover; }
QPushButton[kind="primary"]:disabled { background: @accent_off; color: @accent_ink_off; border-color: transparent; }
QPushButton[kind="pending"] { background: transparent; color: @accent_text; border: 2px solid @accent;
    min-height: 36px; padding: 0 15px; }
QPushButton[kind="pending"][grade="big"] { min-height: @big_inner_2; padding: 0 @big_pad_1; }
QWidget[actions="true"] QPushButton[grade="big"] { padding: 0 @act_pad; }
QPushButton[kind="pending"][grade="small"] { min-height: 28px; padding: 0 11px; }
QPushButton[kind="pending"]:hover, QPushButton[kind="pending"]:pressed { background: @accent_soft; }
QPushButton[kind="pending"]:disabled { background: transparent; color: @text1_off; border-color: @line_strong; }
QPushButton[kind="quiet"] { background: transparent; color: @text2; border-color: transparent; }
QPushButton[kind="quiet"]:hover { background: @tool; color: @text1; }
QPushButton[kind="quiet"]:pressed { background: @surface2; color: @text1; }
QPushButton[kind="quiet"]:disabled { background: transparent; color: @text1_off; }
QPushButton[section="true"] { text-align: left; padding: 0 12px; }
QPushButton[section="true"]:checked { background: @surface2; color: @text1; border-color: @line; }
QPushButton[kind="grade"] { background: transparent; border: 1px solid @line; border-radius: 10px; padding: 0; }
QPushButton[kind="grade"]:hover { background: @tool; }
QPushButton[kind="grade"]:checked { background: @accent_soft; border-color: @accent; }
QPushButton[kind="danger"] { color: @danger; }
QPushButton[kind="danger"]:disabled { color: @danger_off; }
QPushButton[kind="link"] { background: transparent; color: @accent_text; border-color: transparent; padding: 0 4px; }
QPushButton[kind="link"]:hover { color: @text1; }
QPushButton[kind="link"]:disabled { background: transparent; color: @text1_off; }

QFrame[panel="true"] { background: @surface1; border: 1px solid @line; border-radius: 16px; }
QFrame[panel="footer"] { background: @surface1; border: none; border-top: 1px solid @line; }
QFrame[rule="true"] { background: @line; border: none; min-height: 1px; max-height: 1px; }
QFrame[notice="warn"] { background: @warn_soft; border: none; border-radius: 10px; }
QFrame[segments="true"] { background: @surface2; border: none; border-radius: 10px; }
QFrame[segments="felt"] { background: @tool; border: none; border-radius: @pill_radius; }
QFrame[segments="true"] QPushButton { background: transparent; border: none; border-radius: 8px; padding: 0 12px;
    min-height: 30px; color: @text2; font-size: @t13; font-weight: 500; }
QFrame[segments="true"] QPushButton:hover { color: @text1; background: @tool; }
QFrame[segments="true"] QPushButton:checked { background: @seg_on; color: @text1; font-weight: 600; }
QFrame[segments="true"] QPushButton:disabled { color: @text1_off; }
QFrame[segments="felt"] QPushButton { background: transparent; border: none; border-radius: @pill_inner_radius;
    padding: 0 10px; min-height: @pill_inner; color: @on_felt1; font-size: @t13; font-weight: 500; }
QFrame[segments="felt"] QPushButton:hover { background: @tool; }
QFrame[segments="felt"] QPushButton:checked { background: @accent_soft; color: @accent_text; font-weight: 600; }
QFrame[segments="felt"] QPushButton:disabled { color: @on_felt1_off; }

QLineEdit, QSpinBox, QComboBox { background: @field; color: @text1; border: 1px solid @line_strong; border-radius: 10px;
    padding: 0 11px; min-height: 38px; selection-background-color: @accent; selection-color: @accent_ink; }
QLineEdit:hover, QSpinBox:hover, QComboBox:hover { border-color: @text3; }
QLineEdit:focus, QSpinBox:focus, QComboBox:focus { border: 2px solid @accent; padding: 0 10px; min-height: 36px; }
QLineEdit[wrong="true"] { border: 2px solid @warn; padding: 0 10px; min-height: 36px; }
QLineEdit:disabled, QSpinBox:disabled, QComboBox:disabled { color: @text1_off; }
QSpinBox::up-button, QSpinBox::down-button { width: 24px; border: none; background: transparent; margin-right: 4px; }
QSpinBox::up-arrow { image: url("@controls/up_@mode.svg"); width: 16px; height: 16px; }
QSpinBox::down-arrow { image: url("@controls/down_@mode.svg"); width: 16px; height: 16px; }
QCheckBox, QRadioButton { color: @text1; spacing: 8px; }
QCheckBox::indicator, QRadioButton::indicator { width: 16px; height: 16px; border: 2px solid @text3;
    border-radius: 5px; background: @field; }
QRadioButton::indicator { border-radius: 10px; }
QCheckBox::indicator:checked { background: @accent; border-color: @accent; image: url("@controls/check_@mode.svg"); }
QRadioButton::indicator:checked { border: 6px solid @accent; width: 8px; height: 8px; background: @accent_ink; }
QToolButton { background: @surface2; color: @text1; border: 1px solid @line; border-radius: 8px; padding: 6px 10px; }
QToolButton:hover { background: @surface3; }
QTabWidget::pane { border: none; border-top: 1px solid @line; }
QTabBar::tab { background: transparent; color: @text2; border: none; padding: 8px 14px; font-weight: 600; }
QTabBar::tab:selected { color: @text1; border-bottom: 2px solid @accent; }
QGroupBox { border: 1px solid @line; border-radius: 12px; margin-top: 24px; padding: 8px; font-weight: 600; }
QGroupBox::title { subcontrol-origin: margin; left: 4px; color: @text2; }
QComboBox::drop-down { width: 28px; border: none; }
QComboBox QAbstractItemView { background: @surface3; color: @text1; border: 1px solid @line; border-radius: 8px;
    padding: 4px; outline: none; }
QTextEdit, QPlainTextEdit, QTextBrowser { background: @field; color: @text1; border: 1px solid @line_strong;
    border-radius: 10px; selection-background-color: @accent; selection-color: @accent_ink; }
QTextEdit:focus, QPlainTextEdit:focus { border: 2px solid @accent; }

QScrollArea, QScrollArea > QWidget > QWidget[scrolled="true"] { background: transparent; border: none; }
QScrollBar:vertical { background: transparent; width: 10px; margin: 2px; }
QScrollBar:horizontal { background: transparent; height: 10px; margin: 2px; }
QScrollBar::handle { background: @surface3; border-radius: 3px; }
QScrollBar::handle:vertical { min-height: 32px; }
QScrollBar::handle:horizontal { min-width: 32px; }
QScrollBar::handle:hover { background: @text3; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }

QToolTip { background: @surface3; color: @text1; border: 1px solid @line_strong; padding: 5px 8px; font-size: @t13; }
QMenu { background: @surface3; color: @text1; border: 1px solid @line_strong; padding: 6px; }
QMenu::item { padding: 7px 28px 7px 12px; border-radius: 6px; }
QMenu::item:selected { background: @accent_soft; color: @text1; }
QMenu::item:disabled { color: @text1_off; }
QMenu::separator { height: 1px; background: @line; margin: 5px 8px; }
QMenuBar { background: @bg; color: @text2; }
QMenuBar::item { padding: 5px 10px; border-radius: 6px; background: transparent; }
QMenuBar::item:selected { background: @surface2; color: @text1; }

QTableView, QListView { background: transparent; color: @text1; border: none; gridline-color: @line; outline: none;
    selection-background-color: @accent_soft; selection-color: @text1; }
QHeaderView { background: transparent; }
QHeaderView::section { background: transparent; color: @text2; border: none; border-bottom: 1px solid @line;
    padding: 4px 8px; font-weight: 600; }
QTableCornerButton::section { background: transparent; border: none; }
QProgressBar { background: @surface3; border: none; border-radius: 4px; min-height: 8px; max-height: 8px;
    color: transparent; }
QProgressBar::chunk { background: @accent; border-radius: 4px; }
QSlider:horizontal { min-height: 24px; }
QSlider::groove:horizontal { background: @surface3; height: 4px; border-radius: 2px; }
QSlider::handle:horizontal { background: @accent; width: 18px; margin: -7px 0; border-radius: 9px; }
QMessageBox QLabel { font-size: @t14; }
"""


def css(colour: QColor) -> str:
    """The colour in the style sheet's grammar."""
    return f"rgba({colour.red()}, {colour.green()}, {colour.blue()}, {colour.alpha()})"


def stylesheet(tokens: Tokens, measures: Measures, resources: Path) -> str:
    """The whole sheet for one theme and size class; a name it does not know raises KeyError."""
    words = {name: css(tokens.colour(name)) for name in tokens.names()}
    for name in ("text1", "accent", "accent_ink", "danger", "on_felt1", "surface2"):
        words[f"{name}_off"] = css(faded(tokens.colour(name), 0.45))
    for size in (12, 13, 14, 16, 20, 22, 28, 44):
        words[f"t{size}"] = f"{measures.text(size)}px"
    words["controls"] = (resources / "controls").as_posix()
    words["mode"] = "dark" if tokens.dark else "light"
    words["big_inner"] = f"{measures.big_button - 2}px"
    words["big_inner_2"] = f"{measures.big_button - 2 * measures.dp(2)}px"
    side = measures.dp(10 if measures.compact else 20)
    words["act_pad"] = f"{measures.dp(5 if measures.compact else 8)}px"  # two of them fit into the table's panel
    words["big_pad"], words["big_pad_1"] = f"{side}px", f"{side - 1}px"
    words["pill_radius"] = f"{measures.pill_height // 2}px"
    words["pill_inner"] = f"{measures.pill_height - 4}px"
    words["pill_inner_radius"] = f"{measures.pill_height // 2 - 2}px"
    sheet = _SHEET if measures.scale == 1.0 else _LENGTH.sub(lambda match: _scaled(match, measures), _SHEET)
    return _NAME.sub(lambda match: words[match.group(1)], sheet)


def _scaled(match: re.Match[str], measures: Measures) -> str:
    """A length of the sheet itself at the scale of the interface; hairlines stay."""
    length = int(match[2])
    return match[0] if length <= 1 else f"{match[1]}{measures.dp(length)}px"
