"""The table between seats: the host that judges, the guests that play, and what passes between them.

In one process `Host` and `Guest` are joined by a queue. Over a network the interface starts at `thread.Net`, which
hands out a `Hosting` or a `Joining`, each with a `Member`: one's place at the table, on the owner's thread. PROTOCOL.md
has the wire.
"""
