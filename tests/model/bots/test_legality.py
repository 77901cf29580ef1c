"""Every level on random hands: always legal, always the same, and no more to go by than its seat was told."""

from functools import lru_cache

from ramio_desktop.model.actions import Action
from ramio_desktop.model.bots import bot, level_names
from ramio_desktop.model.bots.worker import Question, answer, read_question
from ramio_desktop.model.evolve import fold
from ramio_desktop.model.notation import action_text
from ramio_desktop.model.options import parse_rules
from ramio_desktop.model.rules import ruleset
from ramio_desktop.model.shuffle import Chance
from ramio_desktop.model.state import State
from tests.sampling import Seeds, scale

RULES = ("machiavelli", "machiavelli[jokers=0]", "machiavelli_classic", "machiavelli[match=simple]", "tiles")


Turn = tuple[State, State, str, Action]


@lru_cache(maxsize=32)  # the tests begin with the same seeds, and playing is what takes long
def played(seed: int) -> tuple[Turn, ...]:
    """Play a random hand of random levels: state, the view of the seat in turn, its level and its action."""
    chance = Chance(f"bots {seed}")
    family, options = parse_rules(RULES[chance.below(len(RULES))])
    rules = ruleset(family)
    seats = 2 + chance.below(3)
    names = level_names(family)
    levels = [names[chance.below(len(names))] for _ in range(seats)]
    events = rules.begin(options, seats, chance)
    start = State(family, options)
    state = fold(start, events)
    views = [fold(start, [rules.redact(event, seat) for event in events]) for seat in range(seats)]
    turns = []
    while not state.is_over:
        seat = state.turn.seat
        action = bot(family, levels[seat]).action(views[seat], seat)
        turns.append((state, views[seat], levels[seat], action))
        events = rules.decide(state, seat, action, chance)
        state = fold(state, events)
        views = [fold(view, [rules.redact(event, i) for event in events]) for i, view in enumerate(views)]
    return tuple(turns)


def test_M18_T10_levels_never_act_illegally(seeds: Seeds) -> None:
    """On the seat's view and at the authority alike; each hand comes to its end."""
    for seed in seeds(scale(16, 2_000)):
        for state, view, level, action in played(seed):
            rules = ruleset(state.rules)
            for told in (state, view):
                refusal = rules.refusal(told, told.turn.seat, action)
                assert refusal is None, f"{level}: {action_text(action)} {refusal}"


def test_levels_answer_in_text_as_in_person_and_twice_the_same(seeds: Seeds) -> None:
    """What a level says to the text of a view is what it does on the view, also when asked again."""
    for seed in seeds(scale(3, 100)):
        for _, view, level, action in played(seed):
            question = Question.of(level, view, view.turn.seat)
            assert read_question(question.text) == question
            assert answer(question) == action_text(action)
            assert action_text(bot(view.rules, level).action(view, view.turn.seat)) == action_text(action)


def test_I4_a_question_names_no_card_the_seat_was_not_told(seeds: Seeds) -> None:
    """Hands of others and the stock are in it by their number only."""
    for seed in seeds(scale(3, 100)):
        for state, view, level, _ in played(seed):
            seat = state.turn.seat
            fields = Question.of(level, view, seat).position.split(" ")
            hands = fields[2].split("/")
            assert [text for i, text in enumerate(hands) if i != seat] == [
                f"x{len(cards)}" for i, cards in enumerate(state.hands) if i != seat
            ]
            assert fields[3] == (f"x{len(state.stock)}" if state.stock else "-")
