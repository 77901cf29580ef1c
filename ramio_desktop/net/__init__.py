"""The table between seats: the host that judges, the guests that play, and what passes between them."""
