"""Marks texts that are translated later; without Qt, so that tables of texts cost nothing until one is said."""


def QT_TRANSLATE_NOOP(context: str, text: str) -> str:  # noqa: N802 - the name the translation tool looks for
    """The text as it is; the translation tool collects it under that context."""
    return text
