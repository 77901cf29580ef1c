#!/usr/bin/env python3
"""Makes the game's sounds: short, soft, of wood and paper. Standard library only, the same bytes on every machine.

python build_sounds.py            write the wav files beside this script
python build_sounds.py --check    exit 1 and name the files that differ from what this script makes
python build_sounds.py --report   print what can be measured of them: length, peak, loudness, brightness, ends

Everything is made of two things. *Wood* is a soft blow that rings a few damped resonators, at the ratios of a wooden
bar; *paper* is noise between two filters, with the unevenness of a surface that slides. Sines and exponentials are
only used for the constants of filters, which are rounded: no rounding of some C library can show in the files.
"""

from __future__ import annotations

import io
import math
import sys
import wave
from array import array
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import NamedTuple

HERE = Path(__file__).resolve().parent
RATE = 44_100
FRAME = 1024  # of the spectrum: 43 Hz a line
Samples = list[float]

# The tones of a bar on a felt: the first mode rings longest, the others give the blow its colour and are gone soon.
BAR = ((1.0, 1.0, 1.0), (3.93, 0.55, 0.24), (9.2, 0.25, 0.08))  # (ratio, loudness, share of the decay)
# A block or a table top has its modes nearer to each other, so that no note is heard.
BLOCK = ((1.0, 1.0, 1.0), (1.62, 0.55, 0.7), (2.45, 0.38, 0.5), (3.9, 0.2, 0.35))
Modes = tuple[tuple[float, float, float], ...]


# --- Building blocks ---------------------------------------------------------------------------------------------


def count(seconds: float) -> int:
    """The number of samples in that time."""
    return round(seconds * RATE)


def noise(seed: int) -> Iterator[float]:
    """White noise from -1 to 1 (xorshift32)."""
    x = seed * 2_654_435_761 % 2**32 or 1
    while True:
        x ^= x << 13 & 0xFFFFFFFF
        x ^= x >> 17
        x ^= x << 5 & 0xFFFFFFFF
        yield x / 2**31 - 1.0


def bump(u: float) -> float:
    """A smooth hill over 0..1 with its top, 1, in the middle."""
    v = 2.0 * u - 1.0
    return (1.0 - v * v) ** 2 if 0.0 < u < 1.0 else 0.0


def rise(u: float) -> float:
    """A smooth step from 0 to 1 over 0..1."""
    u = min(1.0, max(0.0, u))
    return u * u * (3.0 - 2.0 * u)


def ring(blow: Sequence[float], hertz: float, decay: float, length: int) -> Samples:
    """A damped resonator that is struck; `decay` is the seconds until it has fallen by 60 dB."""
    r = round(math.exp(-6.9078 / (decay * RATE)), 12)
    w = 2 * math.pi * hertz / RATE
    a1, a2, gain = round(2 * r * math.cos(w), 12), -r * r, round(math.sin(w), 12)
    out, y1, y2 = [], 0.0, 0.0
    for i in range(length):
        y1, y2 = (blow[i] * gain if i < len(blow) else 0.0) + a1 * y1 + a2 * y2, y1
        out.append(y1)
    return out


def smooth(samples: Sequence[float], hertz: float, until: float | None = None) -> Samples:
    """A gentle low-pass, its corner moving from `hertz` to `until`."""

    def share(corner: float) -> float:
        return round(1.0 - math.exp(-2 * math.pi * corner / RATE), 12)

    first, last, y, out = share(hertz), share(until or hertz), 0.0, []
    for i, x in enumerate(samples):
        y += (first + (last - first) * i / len(samples)) * (x - y)
        out.append(y)
    return out


def rough(samples: Sequence[float], hertz: float) -> Samples:
    """A gentle high-pass: what `smooth` takes away."""
    return [x - y for x, y in zip(samples, smooth(samples, hertz), strict=True)]


def wood(hertz: float, decay: float, modes: Modes, softness: float = 0.8, grit: float = 0.0, seed: int = 1) -> Samples:
    """A blow of a mallet; `grit` is how rough its skin is, `softness` how long it touches, in swings of the first mode.

    It pushes and lets go by the same amount: what is left is the ringing, and no thump of the push itself.
    """
    touch, dust = count(softness / hertz), noise(seed)
    blow = []
    for i in range(touch):
        u = (i + 1) / (touch + 1)
        blow.append(bump(u) * (1.0 - 2.0 * u) * (1.0 + grit * next(dust)) * 6 / touch)
    length = touch + count(decay)
    out = [0.0] * length
    for ratio, loudness, share in modes:
        for i, y in enumerate(ring(blow, hertz * ratio, decay * share, length)):
            out[i] += loudness * y
    return out


def paper(seconds: float, low: float, high: float, until: float, top: float, seed: int) -> Samples:
    """Something thin that slides; noise between `low` and `high` hertz, the latter moving to `until`.

    `top` is where in its time it is loudest, 0..1.
    """
    length, hiss, grain = count(seconds), noise(seed), noise(seed + 7)
    step = count(0.0023)  # how fine the unevenness is
    levels = [next(grain) for _ in range(length // step + 2)]
    raw = []
    for i in range(length):
        here, part = divmod(i, step)
        texture = levels[here] + (levels[here + 1] - levels[here]) * part / step
        u = i / length
        hill = rise(u / top) * rise((1.0 - u) / (1.0 - top)) ** 2
        raw.append(next(hiss) * hill * (0.65 + 0.35 * texture))
    return smooth(smooth(rough(rough(raw, low), low), high, until), high, until)


class Part(NamedTuple):
    """A piece of a sound: when it begins, in seconds, how loud it is, and what it is."""

    start: float
    gain: float
    samples: Samples


def mix(*parts: Part) -> Samples:
    """All parts together."""
    out = [0.0] * max(count(part.start) + len(part.samples) for part in parts)
    for part in parts:
        begin = count(part.start)
        for i, x in enumerate(part.samples):
            out[begin + i] += part.gain * x
    return out


# --- The sounds --------------------------------------------------------------------------------------------------


def landing(seed: int, depth: float = 1.0) -> tuple[Samples, Samples]:
    """A card that lands: the slap of paper and the table under its felt."""
    slap = paper(0.045, 500, 2600, 900, 0.08, seed)
    thump = wood(270 * depth, 0.10, BLOCK, grit=0.3, seed=seed)
    return slap, thump


def deal() -> Samples:
    """Nine cards dealt one after another, the last ones more slowly."""
    parts, start = [], 0.0
    for i in range(9):
        swish = paper(0.070, 700, 1700, 2900, 0.55, 31 + i)
        slap, thump = landing(61 + i, 1.0 + 0.03 * (i % 3))
        weight = (0.86, 1.0, 0.92)[i % 3]
        parts += [Part(start, 1.7 * weight, swish), Part(start + 0.055, 1.9 * weight, slap)]
        parts.append(Part(start + 0.056, 0.17 * weight, thump))
        start += (0.078, 0.072, 0.075)[i % 3] + 0.004 * max(0, i - 4)
    return mix(*parts)


def pick() -> Samples:
    """A finger lifts a card: paper only, and the edge that clicks."""
    edge = wood(1180, 0.03, BLOCK, grit=0.5, seed=5)
    return mix(Part(0, 1.0, paper(0.06, 900, 1900, 3600, 0.35, 11)), Part(0.004, 0.08, edge))


def place() -> Samples:
    """A card is laid down."""
    slap, thump = landing(21)
    return mix(Part(0, 0.9, paper(0.03, 800, 3000, 2000, 0.7, 23)), Part(0.018, 2.4, slap), Part(0.019, 0.2, thump))


def refusal() -> Samples:
    """Two muffled knocks, the second lower: no, but kindly."""

    def knock(hertz: float, seed: int) -> Samples:
        return smooth(wood(hertz, 0.13, BLOCK, softness=0.6, grit=0.4, seed=seed), 1800)

    return mix(Part(0, 1.0, knock(349, 3)), Part(0.125, 0.9, knock(277, 4)))


def note(hertz: float, decay: float) -> Samples:
    """A wooden bar struck softly."""
    bar = wood(hertz, decay, BAR, softness=0.5, grit=0.3, seed=round(hertz))
    knock = wood(2.3 * hertz, 0.035, BLOCK, grit=0.5, seed=round(hertz) + 1)
    return mix(Part(0, 1.0, bar), Part(0, 0.5, knock))


def your_turn() -> Samples:
    """Two bars, a fourth upwards (G, C)."""
    return mix(Part(0, 0.8, note(392.0, 0.65)), Part(0.14, 1.0, note(523.25, 0.85)))


def close() -> Samples:
    """The hand is won: a chord of wooden bars from low to high (C major)."""
    tones = (261.63, 329.63, 392.0, 523.25, 659.26)
    gains = (0.8, 0.8, 0.85, 0.85, 1.0)
    return mix(*(Part(0.085 * i, gains[i], note(tones[i], 0.9 + 0.06 * i)) for i in range(5)))


def tick() -> Samples:
    """A small block, one second less."""
    return smooth(wood(880, 0.07, BLOCK, grit=0.2, seed=9), 3500)


class Recipe(NamedTuple):
    """How a sound is made, and how loud its loudest 50 ms are to an ear, in dB below full scale (see `heard`)."""

    make: Callable[[], Samples]
    loudness: float


SOUNDS: dict[str, Recipe] = {
    "deal": Recipe(deal, -24.0),
    "pick": Recipe(pick, -28.0),
    "place": Recipe(place, -22.0),
    "refusal": Recipe(refusal, -21.0),
    "your_turn": Recipe(your_turn, -19.0),
    "close": Recipe(close, -18.0),
    "tick": Recipe(tick, -26.0),
}


# --- Finish ------------------------------------------------------------------------------------------------------


def loudest(samples: Sequence[float], seconds: float = 0.05) -> float:
    """The root mean square of the loudest stretch of that length."""
    width = min(count(seconds), len(samples))
    total = best = sum(x * x for x in samples[:width])
    for i in range(width, len(samples)):
        total += samples[i] * samples[i] - samples[i - width] * samples[i - width]
        best = max(best, total)
    return math.sqrt(max(0.0, best) / count(seconds))


def heard(samples: Sequence[float]) -> Samples:
    """What an ear makes of it: low tones count less (about the A curve below 1 kHz)."""
    return rough(rough(samples, 250), 250)


def finished(samples: Samples, loudness: float) -> array[int]:
    """Without rumble, at its loudness, starting and ending at silence, in 16 bit."""
    samples = rough(rough(samples + [0.0] * count(0.005), 60), 60)
    faintest = 0.001 * max(map(abs, samples))  # 60 dB down: nobody hears what comes after
    while abs(samples[-1]) < faintest:
        samples.pop()
    attack, release = count(0.0008), count(min(0.06, 0.3 * len(samples) / RATE))
    last = len(samples) - 1
    samples = [x * rise(i / attack) * rise((last - i) / release) for i, x in enumerate(samples)]
    gain = round(10 ** (loudness / 20), 12) / loudest(heard(samples))
    return array("h", [round(32767 * gain * x) for x in samples])


def wav(pcm: array[int]) -> bytes:
    """A mono wav file of 44.1 kHz."""
    if sys.byteorder == "big":
        pcm = array("h", pcm)
        pcm.byteswap()
    file = io.BytesIO()
    with wave.open(file, "wb") as writer:
        writer.setnchannels(1)
        writer.setsampwidth(2)
        writer.setframerate(RATE)
        writer.writeframes(pcm.tobytes())
    return file.getvalue()


def build() -> dict[str, bytes]:
    """The content of every file, by its name."""
    return {f"{name}.wav": wav(finished(recipe.make(), recipe.loudness)) for name, recipe in SOUNDS.items()}


def stale(files: dict[str, bytes]) -> list[str]:
    """The names of the files that are missing, too many, or not what this script makes."""
    there = {path.name: path.read_bytes() for path in HERE.glob("*.wav")}
    return sorted(name for name in there.keys() | files.keys() if there.get(name) != files.get(name))


# --- What can be measured ------------------------------------------------------------------------------------------


def read(path: Path) -> Samples:
    """The samples of a file, from -1 to 1; ValueError for another kind of file than ours."""
    with wave.open(str(path), "rb") as reader:
        if (reader.getnchannels(), reader.getsampwidth(), reader.getframerate()) != (1, 2, RATE):
            raise ValueError(f"{path.name} is not 16-bit mono of {RATE} Hz")
        pcm = array("h", reader.readframes(reader.getnframes()))
    if sys.byteorder == "big":
        pcm.byteswap()
    return [x / 32768 for x in pcm]


@cache
def turns(size: int) -> list[complex]:
    """The factors of a fast Fourier transform of that size."""
    return [complex(math.cos(a), -math.sin(a)) for k in range(size // 2) for a in (2 * math.pi * k / size,)]


def transform(x: Sequence[complex]) -> list[complex]:
    """The fast Fourier transform of a power of two of samples."""
    if len(x) == 1:
        return list(x)
    even = transform(x[::2])
    odd = [w * o for w, o in zip(turns(len(x)), transform(x[1::2]), strict=True)]
    return [e + o for e, o in zip(even, odd, strict=True)] + [e - o for e, o in zip(even, odd, strict=True)]


def spectrum(samples: Sequence[float]) -> list[float]:
    """The power of each frequency up to the half of RATE, added up over the sound in pieces of FRAME samples."""
    power = [0.0] * (FRAME // 2)
    for begin in range(-FRAME // 2, len(samples), FRAME // 2):
        piece = [samples[i] if 0 <= i < len(samples) else 0.0 for i in range(begin, begin + FRAME)]
        window = (bump(i / FRAME) for i in range(FRAME))
        for i, c in enumerate(transform([x * w for x, w in zip(piece, window, strict=True)])[: FRAME // 2]):
            power[i] += abs(c) ** 2
    return power


class Measures(NamedTuple):
    """Of one sound: seconds; dB below full scale; hertz; and, at the ends, dB against its own peak."""

    seconds: float
    peak: float
    rms: float
    loudest: float
    offset: float  # the mean, as a share of full scale
    low: float  # share of the power below 250 Hz, which small speakers hardly give
    middle: float  # from there to 1 kHz
    high: float  # from there to 5 kHz
    hiss: float  # above
    centre: float  # the centre of gravity of the power, in hertz
    rise_ms: float  # from the beginning to the peak
    start: float  # the loudest of the first 0.25 ms
    end: float  # the loudest of the last 2 ms
    jump: float  # the greatest step between two samples


def measure(samples: Sequence[float]) -> Measures:
    """Measure a sound."""

    def db(x: float) -> float:
        return 20 * math.log10(max(x, 1e-6))

    peak = max(map(abs, samples))
    power = spectrum(samples)
    hertz = RATE / 2 / len(power)
    total = sum(power)

    def share(low: float, high: float) -> float:
        return sum(p for i, p in enumerate(power) if low <= i * hertz < high) / total

    return Measures(
        seconds=len(samples) / RATE,
        peak=db(peak),
        rms=db(math.sqrt(sum(x * x for x in samples) / len(samples))),
        loudest=db(loudest(heard(samples))),
        offset=sum(samples) / len(samples),
        low=share(0, 250),
        middle=share(250, 1000),
        high=share(1000, 5000),
        hiss=share(5000, RATE),
        centre=sum(i * hertz * p for i, p in enumerate(power)) / total,
        rise_ms=1000 * max(range(len(samples)), key=lambda i: abs(samples[i])) / RATE,
        start=db(max(map(abs, samples[: count(0.00025)])) / peak),
        end=db(max(map(abs, samples[-count(0.002) :])) / peak),
        jump=db(max(abs(b - a) for a, b in zip(samples, samples[1:], strict=False)) / peak),
    )


def report() -> None:
    """Print the measures of every file."""
    print("sound      bytes " + " ".join(f"{name:>8}" for name in Measures._fields))
    for name in SOUNDS:
        path = HERE / f"{name}.wav"
        print(f"{name:9} {path.stat().st_size:6} " + " ".join(f"{x:8.3f}" for x in measure(read(path))))


def main(arguments: list[str]) -> int:
    if arguments == ["--report"]:
        report()
        return 0
    if arguments not in ([], ["--check"]):
        print(__doc__, file=sys.stderr)
        return 2
    files = build()
    if arguments:
        for name in (wrong := stale(files)):
            print(f"{name} is not what this script makes", file=sys.stderr)
        return 1 if wrong else 0
    for path in HERE.glob("*.wav"):
        if path.name not in files:
            path.unlink()
    for name, content in files.items():
        (HERE / name).write_bytes(content)
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
