"""Stones and castings of which only tops are made. Maps as those of surfaces.py: colour in linear light, height 0..1, seamless."""
import numpy as np

from surfaces import Fields, blend, linear, pits, settle, smoothstep


def flakes(height, width, count, lengths, seed, arc=.35):
    """Bits of shell: short bent strokes that lie about level, wrapping at the edges; 1 in a stroke. lengths in pixels, arc: how many of them are rings."""
    random = np.random.default_rng(seed)
    mask = np.zeros((height, width), 'f4')
    for _ in range(count):
        radius = random.uniform(*lengths) * random.random() ** 1.3 + lengths[0] * .5
        thick, ring = max(.5, radius * random.uniform(.10, .22)), random.random() < arc
        y, x, turn = random.integers(height), random.integers(width), random.normal(0, .5)
        n = int(radius + thick + 2)
        oy, ox = np.mgrid[-n:n + 1, -n:n + 1].astype('f4')
        u, v = ox * np.cos(turn) + oy * np.sin(turn), oy * np.cos(turn) - ox * np.sin(turn)
        if ring:  # the stem of a sea lily, cut across
            spot = np.clip(thick * 1.3 - np.abs(np.hypot(u, v * random.uniform(1, 1.5)) - radius * .45) + .5, 0, 1)
        else:  # the edge of a shell
            bend = random.uniform(-.5, .5) / radius
            spot = np.clip(thick - np.abs(v - bend * u * u) + .5, 0, 1) * smoothstep(radius - np.abs(u), 0, radius * .4)
        ys, xs = np.ix_((np.arange(-n, n + 1) + y) % height, (np.arange(-n, n + 1) + x) % width)
        mask[ys, xs] = np.maximum(mask[ys, xs], spot * random.uniform(.35, 1))
    return mask


def cast(colour, seed, size, metres, clouds=1., sand=0.):
    """Concrete of the edge of a mould, seen from close by: pinholes, clouds of cement, and where it was blasted its sand."""
    field = Fields(size, size, seed)
    ppm = size / metres
    cloud, patch = field.fractal(.10 * ppm, .06 * ppm, 1.8), smoothstep(field.fractal(.05 * ppm, .03 * ppm, 2.2), -.2, 1.8)
    grain, fine = field.smooth(.0007 * ppm), field.smooth(.7)
    target = linear(colour)
    tone = .45 + clouds * (.10 * cloud + .16 * patch) + .03 * fine + .02 * grain
    result = blend(np.clip(tone, 0, 1), target * .70, target * 1.26)
    if sand:
        result = result * (1 + sand * (.10 * grain + .9 * smoothstep(-grain, 1.4, 2.2) * -.28 + .22 * smoothstep(grain, 1.5, 2.3)))[..., None]
    hole = np.maximum(pits(size, size, int(2600 * metres ** 2), (.6, .0009 * ppm), seed + 3), pits(size, size, int(260 * metres ** 2), (.8, .0019 * ppm), seed + 4))
    return settle(result * (1 - .55 * hole[..., None]), target), np.clip(.6 + (.02 + .10 * sand) * grain + .015 * fine - .35 * hole, 0, 1)


def limestone(colour, seed, size, metres, vein=None):
    """Fine-grained limestone: level beds as soft as clouds, here and there a shell; a grey one has light veins."""
    field = Fields(size, size, seed)
    ppm = size / metres
    bed, cloud = field.fractal(.5 * ppm, .018 * ppm, 2.1), field.fractal(.09 * ppm, power=2.0)
    target = linear(colour)
    line = field.fractal(.6 * ppm, .0035 * ppm, 2.0)
    tone = .5 + .18 * bed + .11 * line + .06 * cloud + .06 * field.smooth(.0005 * ppm) + .03 * field.smooth(.7)
    result = blend(np.clip(tone, 0, 1), target * np.array([.74, .72, .68]), target * 1.22)
    shell = flakes(size, size, int(900 * metres ** 2), (.0012 * ppm, .005 * ppm), seed + 1, .15)
    result = blend(shell * .34, result, target * 1.35 + .02)
    if vein:
        way = field.fractal(.4 * ppm, power=2.4)
        for wide, share, turn in ((.011, .75, 22), (.006, .5, -8)):
            crack = np.exp(-(np.abs(field.fractal(.35 * ppm, .09 * ppm, 2.5, turn) + .3 * way) / wide) ** .8)
            result = blend(share * crack * smoothstep(field.fractal(.15 * ppm), -1.1, .8), result, linear(vein))
    return settle(result, target), np.clip(.5 + .03 * cloud, 0, 1)


def bluestone(colour, seed, size, metres):
    """Petit granit: blue-grey limestone full of the white stems of sea lilies."""
    field = Fields(size, size, seed)
    ppm = size / metres
    cloud, grain = field.fractal(.12 * ppm, .05 * ppm, 2.0), field.smooth(.0004 * ppm)
    target = linear(colour)
    result = blend(np.clip(.5 + .13 * cloud + .09 * grain, 0, 1), target * .72, target * 1.24)
    fine = smoothstep(field.smooth(.0006 * ppm), 1.7, 2.5)
    result = blend(fine * .5, result, target * 1.9 + .03)
    fossil = flakes(size, size, int(5200 * metres ** 2), (.0010 * ppm, .0038 * ppm), seed + 1, .4)
    result = blend(fossil * .55, result, target * 2.1 + .06)
    line = np.exp(-(np.abs(field.fractal(.35 * ppm, .05 * ppm, 2.8)) / .012) ** .9) * smoothstep(cloud, .2, 1.4)
    return settle(blend(.4 * line, result, target * 2.2), target), np.clip(.5 + .04 * cloud, 0, 1)


def basalt(colour, seed, size, metres):
    """Basalt: almost black, even, with the pinholes of gas."""
    field = Fields(size, size, seed)
    ppm = size / metres
    cloud, grain, fine = field.fractal(.2 * ppm, power=1.8), field.smooth(.00055 * ppm), field.smooth(.7)
    target = linear(colour)
    result = blend(np.clip(.5 + .06 * cloud + .15 * grain + .07 * fine, 0, 1), target * .5, target * 1.5)
    hole = pits(size, size, int(5200 * metres ** 2), (.7, .0009 * ppm), seed + 3)
    return settle(result * (1 - .62 * hole[..., None]), target), np.clip(.6 + .05 * grain + .05 * cloud - .5 * hole, 0, 1)


def granite(colour, seed, size, metres):
    """Dark granite: grains of feldspar, quartz and mica side by side. Brushed, the soft ones lie lower."""
    field = Fields(size, size, seed)
    ppm = size / metres
    target = linear(colour)
    result = target * (.62 + .06 * field.smooth(.0012 * ppm) + .05 * field.fractal(.12 * ppm))[..., None]
    hard = np.zeros((size, size), 'f4')
    for grain, (low, high), shade, tint in ((.0017, (.3, 1.2), 1.25, (1., 1., 1.02)), (.0013, (1.0, 1.8), 2.0, (1., .99, .97)), (.0009, (1.7, 2.6), 3.0, (1., 1., 1.)), (.0014, (1.1, 1.9), .25, (1., 1., 1.))):
        mask = smoothstep(field.smooth(grain * ppm), low, high)
        result = blend(mask * .85, result, target * np.array(tint) * shade)
        hard = np.maximum(hard, mask) if shade > 1 else hard * (1 - mask)
    wave = field.smooth(.0050 * ppm, .0028 * ppm)  # the leather of the brushes
    return settle(np.clip(result, .002, 1), target), np.clip(.5 + .10 * wave + .04 * hard, 0, 1)


def composite(colour, seed, size, metres):
    """Mineral composite: ground limestone in acrylate, one colour with the finest grain."""
    field = Fields(size, size, seed)
    ppm = size / metres
    tone = 1 + .012 * field.fractal(.25 * ppm, power=2.2) + .010 * field.smooth(.0006 * ppm)
    speck = smoothstep(field.smooth(.0005 * ppm), 2.3, 3.2)
    return settle(linear(colour) * (tone - .07 * speck)[..., None], linear(colour)), np.clip(.5 + .02 * field.smooth(.0008 * ppm), 0, 1)


def ceramic(colour, seed, size, metres):
    """Glazed ceramics: even, with the slow waves that the kiln leaves."""
    field = Fields(size, size, seed)
    ppm = size / metres
    wave = field.smooth(.035 * ppm, .02 * ppm)
    return linear(colour) * (1 + .010 * field.fractal(.3 * ppm, power=2.4))[..., None], np.clip(.5 + .12 * wave, 0, 1)
