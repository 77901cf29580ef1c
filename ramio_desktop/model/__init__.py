"""The games without a screen: values, rules, log, solver and computer players (standard library only)."""
