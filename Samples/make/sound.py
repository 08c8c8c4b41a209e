"""A few soft bells over a quiet chord, synthesised; the end joins the beginning."""
import array
import math
import wave

RATE = 48_000


def write_bells(path, seconds):
    count = int(RATE * seconds)
    left, right = [0.0] * count, [0.0] * count

    def whole(hertz):
        """The nearest pitch that fits a whole number of times into the loop."""
        return round(hertz * seconds) / seconds

    for hertz, loud, pan in [(146.83, .05, .4), (220, .045, .6), (293.66, .03, .5), (369.99, .022, .35)]:
        step, swell = 2 * math.pi * whole(hertz) / RATE, 2 * math.pi / count
        for i in range(count):
            v = loud * math.sin(step * i) * (.7 + .3 * math.sin(swell * i + hertz))
            left[i] += v * (1 - pan)
            right[i] += v * pan
    notes = [(0, 587.33), (.75, 880), (1.5, 739.99), (2.25, 1108.73), (3, 659.26), (3.75, 987.77), (4.5, 880), (5.25, 739.99)]
    for start, hertz in notes:
        if start >= seconds:
            continue
        first, pan = int(start * RATE), .5 + .3 * math.sin(hertz)
        for i in range(int(2.6 * RATE)):
            t = i / RATE
            fade = math.exp(-2.4 * t) * min(1, t / .012)
            v = .1 * fade * (math.sin(2 * math.pi * hertz * t) + .35 * math.exp(-4 * t) * math.sin(2 * math.pi * 2.76 * hertz * t))
            # What still rings at the end is heard at the beginning of the next turn.
            left[(first + i) % count] += v * (1 - pan)
            right[(first + i) % count] += v * pan
    samples = array.array("h", (round(max(-1, min(1, v)) * 32767) for pair in zip(left, right) for v in pair))
    with wave.open(str(path), "wb") as file:
        file.setnchannels(2)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(samples.tobytes())
