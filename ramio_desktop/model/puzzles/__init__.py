"""Puzzles: a table and a hand, all of which can be laid by rearranging the table (RULES Z).

Two numbers say how hard one is, and neither is enough by itself:

- *disturbed*: the fewest melds of the table that have to be taken apart in all;
- *width*: the least k such that the hand can be emptied in steps, each of which lays a card of the hand, takes at most
  k melds apart and leaves a valid table. Six independent splits of one meld are wide 1 and disturb 6, and are easy.

From the ground up:

- `shapes` are melds as tuples of integers, what the searches work on;
- `reach` finds the tables one can come to by placing loose cards, opening melds only when a card out of them is needed;
- `person` plays by such steps, with memory and undo, and so gives the width; `measure` adds what makes a puzzle of
  equal width harder, an estimate in seconds, and the five grades;
- `beauty` refuses what is ugly or not honest, `canon` finds two puzzles that are one up to the suits;
- `selfplay` makes tables, `generate` puzzles out of them, each from the seed and its slot alone; `slots` says what the
  thousand and each of the `dates` ask for;
- a `puzzle` is a line of text; `bank` reads the file of those that ship and keeps equal ones apart, `daily` knows which
  one a date has, `proof` proves what the lines say; `making` makes a puzzle of any position;
- `draw`, `minute`, `duel`, `rating` and `progress` are what a player meets: puzzles by chance, the computer's time,
  Glicko-2, and what is kept.
"""
