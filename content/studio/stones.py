"""Stones and castings of which only tops are made. Maps as those of surfaces.py: colour in linear light, height 0..1, seamless."""
import numpy as np

from surfaces import Fields, blend, cellular, linear, pits, settle, smoothstep


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


def veins(field, ppm, seed, gap=.055):
    """Cracks that healed: they run the same way more or less, each with bends, kinks and thin places of its own. gap: m from one to the next."""
    random = np.random.default_rng(seed)
    y, x = np.mgrid[0:field.height, 0:field.width].astype('f4') / ppm
    long = np.hypot(field.height, field.width)
    rough = .0009 * field.fractal(.012 * ppm, power=1.9)
    cover, across = np.zeros((field.height, field.width), 'f4'), -field.height / ppm
    while across < 2 * field.height / ppm:
        across += random.uniform(.3, 1.7) * gap
        turn, wide = np.radians(random.normal(28, 13)), random.choice((.0004, .0007, .0013, .0022), p=(.4, .3, .2, .1))
        u, v = x * np.cos(turn) + y * np.sin(turn), y * np.cos(turn) - x * np.sin(turn) - across
        line = Fields(4, int(2 * long), random.integers(2 ** 31))
        row = np.clip(((u + long / 2 / ppm) * ppm).astype(int), 0, int(2 * long) - 1)
        bends, strong = .011 * line.fractal(.16 * ppm, 1., 2.2)[0][row], smoothstep(line.fractal(.10 * ppm, 1., 2.)[0][row], -1.1, 1.2)
        near = np.abs(v - bends + rough)
        cover = np.maximum(cover, strong * (.70 * np.exp(-(near / wide) ** 1.2) + .16 * np.exp(-near / (6 * wide))))
    return cover * (.75 + .25 * smoothstep(field.smooth(.0009 * ppm), -1.5, .8))


def limestone(colour, seed, size, metres, vein=None):
    """Fine-grained limestone: lying beds, thin seams between them, here and there a shell; a grey one has light veins."""
    field = Fields(size, size, seed)
    ppm = size / metres
    bed, cloud = field.fractal(.30 * ppm, .0065 * ppm, 2.3, .6), field.fractal(.05 * ppm, .02 * ppm, 2.0)
    target = linear(colour)
    line = field.fractal(.20 * ppm, .0016 * ppm, 1.9, .6)
    grain = field.smooth(.0005 * ppm)
    beds = .5 if vein else 1.
    tone = .52 + beds * (.04 * bed + .05 * line) + .07 * cloud + .08 * grain + .05 * field.smooth(.7)
    result = blend(np.clip(tone, 0, 1), target * np.array([.58, .54, .48] if not vein else [.66, .66, .66]), target * 1.30)
    seam = np.exp(-(np.abs(bed + .25 * line - .55) / .05) ** 1.2) * smoothstep(field.fractal(.07 * ppm, .01 * ppm, 1.8), -.5, .9)
    result = blend(.30 * beds * seam, result, target * np.array([.42, .34, .25]))
    shell = flakes(size, size, int((500 if vein else 2400) * metres ** 2), (.0008 * ppm, (.0050 if vein else .0028) * ppm), seed + 1, .03) * smoothstep(grain, -1.4, .8)
    result = blend(shell * .55, result, target * 1.5 + .04)
    if vein:
        cover = veins(field, ppm, seed + 2)
        result = blend(np.clip(cover, 0, .85), result, linear(vein))
    return settle(result, target), np.clip(.5 + .03 * cloud, 0, 1)


def bluestone(colour, seed, size, metres):
    """Petit granit: blue-grey limestone of ground shell, in it the white stems of sea lilies, most no larger than a grain of sand."""
    field = Fields(size, size, seed)
    ppm = size / metres
    cloud, grain = field.fractal(.12 * ppm, .05 * ppm, 2.0), field.smooth(.0004 * ppm)
    target = linear(colour)
    result = blend(np.clip(.5 + .11 * cloud + .10 * grain + .05 * field.smooth(.6), 0, 1), target * .66, target * 1.30)
    thick = smoothstep(field.fractal(.03 * ppm, .012 * ppm, 2.), -1.2, 1.6)  # shells lie in drifts
    for blur, low, high, share in ((.00032, 1.2, 2.2, .45), (.00055, 1.6, 2.3, .75), (.0011, 2.1, 2.6, .8)):
        bit = smoothstep(field.smooth(blur * ppm * 1.4, blur * ppm) + .35 * thick, low, high)
        result = blend(share * bit * (.35 + .65 * thick), result, target * 2.3 + .08)
    dark = smoothstep(field.smooth(.0007 * ppm), 1.8, 2.5)
    result = blend(.5 * dark, result, target * .35)
    fossil = flakes(size, size, int(700 * metres ** 2), (.0012 * ppm, .0075 * ppm), seed + 1, .12) * (.4 + .6 * smoothstep(grain, -1.2, .6))
    result = blend(fossil * .6, result, target * 2.4 + .08)
    line = np.exp(-(np.abs(field.fractal(.35 * ppm, .05 * ppm, 2.8)) / .012) ** .9) * smoothstep(cloud, .2, 1.4)
    return settle(blend(.4 * line, result, target * 2.2), target), np.clip(.5 + .04 * cloud, 0, 1)


def travertine(colour, seed, size, metres):
    """Travertine of an edge, seen from close by: lying bands of calcite, and holes in rows between them, filled with resin of nearly their colour."""
    field = Fields(size, size, seed)
    ppm = size / metres
    wave = field.fractal(.25 * ppm, .05 * ppm, 2.6)
    band, thin = field.fractal(.45 * ppm, .006 * ppm, 2.3, .5), field.fractal(.25 * ppm, .0014 * ppm, 1.9, .5)
    target = linear(colour)
    tone = .58 + .17 * band + .13 * thin + .07 * wave + .05 * field.fractal(.012 * ppm, power=1.6) + .02 * field.smooth(.7)
    result = blend(np.clip(tone, 0, 1), target * np.array([.52, .43, .33]), target * 1.26)
    rows = smoothstep(-band + .3 * wave, .1, 1.5)  # the holes lie in the darker bands
    for sx, sy, low, share in ((.0040, .0009, 1.7, .55), (.0014, .0006, 1.9, .75), (.0006, .0004, 2.1, .6)):
        form = field.smooth(sx * ppm, sy * ppm) + .25 * field.smooth(.0004 * ppm) + .9 * rows - .45
        hole, heart = smoothstep(form, low, low + .25), smoothstep(form, low + .15, low + .9)
        result = blend(share * hole, result, target * np.array([.52, .42, .31]))
        result = blend(share * .8 * heart, result, target * np.array([.80, .72, .60]))  # the resin lies lighter within its rim
    return settle(result, target), np.clip(.5 + .02 * band, 0, 1)


def slate_edge(colour, seed, size, metres):
    """Slate across its layers: leaves of a tenth to a few mm, some lighter, with splits where they part."""
    field, random = Fields(size, size, seed), np.random.default_rng(seed + 1)
    ppm = size / metres
    bend = .0012 * ppm * field.fractal(.20 * ppm, .02 * ppm, 2.6) + .0002 * ppm * field.fractal(.02 * ppm, .004 * ppm, 1.9)
    leaves = np.cumsum(random.choice((.0003, .0007, .0014, .0024), int(metres / .0007), p=(.3, .35, .25, .1))) * ppm
    at = (np.arange(size)[:, None] + bend) % min(size, leaves[-1])
    leaf = np.searchsorted(leaves, at)
    shade, firm = random.normal(0, 1, len(leaves) + 1), random.random(len(leaves) + 1)
    into = at - np.concatenate([[0], leaves])[leaf]
    parted = np.exp(-into / 1.1) * smoothstep(field.fractal(.05 * ppm, .0012 * ppm, 1.8), .1, 1.2) * (firm < .6)[leaf]
    lit = np.exp(-((into - 2.) / 1.) ** 2) * smoothstep(field.fractal(.05 * ppm, .0012 * ppm, 1.8), 0., 1.2) * (firm < .6)[leaf]
    tone = .45 + .12 * shade[leaf] + .08 * field.smooth(.02 * ppm, .6) + .05 * field.smooth(.8) - .45 * parted + .30 * lit
    target = linear(colour)
    return settle(blend(np.clip(tone, 0, 1), target * .32, target * 1.95), target), np.clip(.5 - .3 * parted + .05 * shade[leaf], 0, 1)


def basalt(colour, seed, size, metres):
    """Basalt: almost black, even, with the pinholes of gas."""
    field = Fields(size, size, seed)
    ppm = size / metres
    cloud, grain, fine = field.fractal(.2 * ppm, power=1.8), field.smooth(.00055 * ppm), field.smooth(.7)
    target = linear(colour)
    result = blend(np.clip(.5 + .06 * cloud + .05 * grain + .12 * fine, 0, 1), target * .5, target * 1.5)
    crystal = smoothstep(field.smooth(.00035 * ppm), 2.3, 3.0)  # feldspar, grey and hardly seen
    result = blend(.35 * crystal, result, target * 3 + .02)
    hole = pits(size, size, int(9000 * metres ** 2), (.6, .0010 * ppm), seed + 3)
    return settle(result * (1 - .62 * hole[..., None]), target), np.clip(.6 + .05 * grain + .05 * cloud - .5 * hole, 0, 1)


def granite(colour, seed, size, metres):
    """Dark granite: crystals of feldspar, quartz and mica that fit one another, each with planes of its own that glint. Brushed, the soft ones lie lower."""
    field, random = Fields(size, size, seed), np.random.default_rng(seed + 1)
    ppm = size / metres
    target = linear(colour)
    tone, edge, hard = np.zeros((size, size), 'f4'), np.zeros((size, size), 'f4'), np.zeros((size, size), 'f4')
    y, x = np.mgrid[0:size, 0:size].astype('f4') / size
    uneven = [field.smooth(.0011 * ppm) * .00030 / metres + field.smooth(.0005 * ppm) * .00018 / metres for _ in 'yx']  # no crystal ends in a straight line
    for grain, share in ((.0016, 1.), (.0027, .45), (.0052, .20)):  # small crystals, and larger ones that grew before them
        cells = int(metres / grain)
        best, second, pick, _ = cellular(size, cells, random, (y + uneven[0], x + uneven[1]))
        count = cells * cells
        mineral = random.choice(4, count, p=(.36, .34, .20, .10))  # dark feldspar, mica, quartz, light feldspar
        shade = np.array([.75, .22, 1.25, 2.7])[mineral] * random.uniform(.7, 1.3, count)
        here = (random.random(count) < share)[pick]
        within = np.clip((second - best) / .16, 0, 1)
        tone = np.where(here, shade[pick] * (.80 + .20 * within), tone)
        edge, hard = np.where(here, within, edge), np.where(here, (mineral != 1)[pick], hard)
        plane = random.normal(0, 1, (2, count))
        run = size / (grain * ppm)
        tone = tone * np.where(here, 1 + .22 * np.sin(2.2 * run * (plane[0][pick] * x + plane[1][pick] * y) + pick % 7) * (mineral != 1)[pick], 1)
    tone = tone * (1 + .20 * field.smooth(.6) + .06 * field.fractal(.12 * ppm))
    glint = smoothstep(field.smooth(.55), 2.9, 3.6) * hard
    result = blend(glint, target * np.clip(tone, .05, 6)[..., None] * np.array([1., 1., 1.01]), np.array([.75, .75, .74]))
    wave = field.smooth(.0050 * ppm, .0028 * ppm)  # the leather of the brushes
    return settle(np.clip(result, .002, 1), target), np.clip(.5 + .10 * wave + .03 * hard * edge, 0, 1)


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
