"""The tests; helpers that several of them share are imported from here."""
