"""Surfaces drawn with numpy: wood, lacquer, concrete, stone, plaster.

A surface is a pair of maps that tile without a seam: colour (linear light, h x w x 3) and height (0..1, h x w). The renderer
uses them as image textures, the swatches are lit straight from them, so that a swatch and the furniture show the same material.
All randomness comes from seeds: the same finish always gives the same board.
"""
import hashlib
import os
import struct
import zlib

import numpy as np

HERE = os.path.dirname(os.path.abspath(__file__))
CACHE = os.path.join(HERE, '.cache', 'textures')
VERSION = 6  # raise to draw every cached texture again


# ---------------------------------------------------------------- colour and files

def linear(hex_colour):
    """'#rrggbb' to linear light."""
    srgb = np.array([int(hex_colour[i:i + 2], 16) / 255 for i in (1, 3, 5)])
    return np.where(srgb <= .04045, srgb / 12.92, ((srgb + .055) / 1.055) ** 2.4)


def encode_srgb(image):
    image = np.clip(image, 0, 1)
    return np.where(image <= .0031308, image * 12.92, 1.055 * image ** (1 / 2.4) - .055)


def write_png(path, image, bits=8):
    """Write h x w or h x w x 3 values of 0..1."""
    image = np.clip(image, 0, 1)
    data = (image * (2 ** bits - 1) + .5).astype('>u2' if bits == 16 else 'u1')
    height, width = data.shape[:2]
    rows = data.reshape(height, -1).view('u1').reshape(height, -1)
    raw = np.concatenate([np.zeros((height, 1), 'u1'), rows], 1).tobytes()
    kind = 2 if image.ndim == 3 else 0

    def chunk(name, body):
        return struct.pack('>I', len(body)) + name + body + struct.pack('>I', zlib.crc32(name + body))

    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path + '.tmp', 'wb') as out:
        out.write(b'\x89PNG\r\n\x1a\n' + chunk(b'IHDR', struct.pack('>IIBBBBB', width, height, bits, kind, 0, 0, 0))
                  + chunk(b'IDAT', zlib.compress(raw, 1)) + chunk(b'IEND', b''))
    os.replace(path + '.tmp', path)


# ---------------------------------------------------------------- noise

class Fields:
    """Random fields of one size, made in the frequency domain: they wrap around on all sides."""

    def __init__(self, height, width, seed):
        self.height, self.width = height, width
        self.random = np.random.default_rng(seed)
        self.ky = np.fft.fftfreq(height)[:, None].astype('f4') * 2 * np.pi
        self.kx = np.fft.rfftfreq(width)[None, :].astype('f4') * 2 * np.pi

    def _shape(self, spectrum):
        white = self.random.standard_normal((self.height, self.width), dtype='f4')
        result = np.fft.irfft2(np.fft.rfft2(white) * spectrum, s=(self.height, self.width)).astype('f4')
        result -= result.mean()
        return result / (result.std() + 1e-9)

    def blur(self, values, s):
        """Values, blurred by s pixels."""
        return np.fft.irfft2(np.fft.rfft2(values) * np.exp(-.5 * s * s * (self.kx ** 2 + self.ky ** 2)), s=values.shape).astype('f4')

    def smooth(self, sx, sy=None):
        """Blurred white noise; sx, sy: blur in pixels."""
        sy = sx if sy is None else sy
        return self._shape(np.exp(-.5 * ((self.kx * sx) ** 2 + (self.ky * sy) ** 2)))

    def fractal(self, sx, sy=None, power=1.6, turn=0.):
        """Cloudy noise whose largest forms are sx by sy pixels, turned by so many degrees."""
        sy = sx if sy is None else sy
        c, s = np.cos(np.radians(turn)), np.sin(np.radians(turn))
        spectrum = (1 + ((self.kx * c + self.ky * s) * sx) ** 2 + ((self.ky * c - self.kx * s) * sy) ** 2) ** (-power / 2)
        spectrum[0, 0] = 0
        return self._shape(spectrum)


def smoothstep(x, low, high):
    t = np.clip((x - low) / (high - low), 0, 1)
    return t * t * (3 - 2 * t)


def blend(t, low, high):
    return low + (high - low) * t[..., None]


def settle(colour, target):
    """Scale a map so that its mean is exactly the colour asked for."""
    return colour * (target / np.maximum(colour.reshape(-1, 3).mean(0), 1e-6))


# ---------------------------------------------------------------- wood

#        rings per metre, how dark they are, pores: how many in the rings and between them, length and width (mm) of one; dark rays, light, dark, streaks
WOODS = {
    'eiken': (430, .55, (1.0, .22, 5.5, .25), .50, 1.16, (.74, .68, .60), .0),
    'eiken-licht': (430, .42, (.90, .18, 7.0, .25), .45, 1.12, (.79, .74, .68), .0),
    'eiken-fijn': (430, .42, (.90, .18, 7.0, .25), .45, 1.12, (.80, .75, .68), .0),
    'eiken-gerookt': (430, .50, (.95, .20, 7.0, .25), .40, 1.22, (.70, .66, .62), .0),
    'noten': (240, .75, (.62, .36, 5.0, .20), .0, 1.26, (.58, .53, .48), .55),
    'essen': (330, .75, (.95, .06, 9.0, .25), .0, 1.14, (.76, .69, .59), .0),
    'essen-wit': (330, .55, (.95, .06, 9.0, .25), .0, 1.06, (.82, .76, .69), .0),
    'essen-zwart': (330, .95, (.95, .06, 9.0, .25), .0, 2.20, (.46, .46, .46), .0),
    'kersen': (260, .62, (.35, .25, 2.5, .10), .0, 1.22, (.68, .58, .52), .35),
    'bamboe': (60, .20, (.30, .30, 9.0, .20), .0, 1.08, (.84, .80, .72), .0),
    'berken': (110, .34, (.22, .20, 2.0, .08), .0, 1.08, (.85, .81, .75), .0),
    'lariks': (260, 1.10, (.0, .0, 4.0, .10), .0, 1.18, (.62, .50, .38), .1),
    'verkoold': (150, 1.00, (.90, .50, 30., 1.0), .0, 1.50, (.50, .50, .50), .0),
}
FIBRE = {'lariks': 2.3, 'berken': 1.9, 'essen': 1.5, 'essen-wit': 1.5, 'essen-zwart': 1.6}  # how much more their fibre shows where no pores tell that it is wood
PORES = {'essen-wit': (1.14, 1.17, 1.22)}  # light with the stain that stays in them; dark in all others
WOOD_SIZE = (2.4, 1.2)  # metres of board that a wood texture shows


def wood(species, colour, seed, width=4096, height=2048, metres=WOOD_SIZE[0], leaf=.24, rough_sawn=False, calm=0.):
    """Flat-cut veneer, grain along x, leaves of .24 m beside one another. calm: how much straighter than usual it grew."""
    density, contrast, (dense, sparse, long, thin), rays, light, dark, streaks = WOODS[species]
    if linear(colour).max() < .04 and species != 'verkoold':  # stained black: what is faint would be gone
        contrast, light, dark = max(contrast, .62), 2.2, (.46, .46, .46)
    ppm = width / metres
    field = Fields(height, width, seed)
    random = np.random.default_rng(seed + 1)
    leaves = max(1, round(height / ppm / leaf))
    row = (np.arange(height) + .5) / height * leaves
    index = np.floor(row).astype(int)
    local = ((row - index - .5) * (height / ppm / leaves)).astype('f4')[:, None]
    per_leaf = random.random((leaves, 3)).astype('f4')[index]

    def slow(along, across):
        """A form of so many m; a small map holds a smaller one, as much lower."""
        held = min(along, .12 * metres)
        return held / along * field.smooth(held * ppm, min(across, .12 * metres) * ppm)

    def fine(along, across):
        """Threads of so many mm."""
        return field.smooth(along * ppm / 2800, across * ppm / 2800)

    wander = (.011 * slow(.28, .11) + .0016 * slow(.09, .03)) * (1 - calm)
    at = np.arange(height)[:, None] + wander * ppm
    row_below, part = np.floor(at).astype(int), at - np.floor(at)

    def grown(values):
        """Threads that run as the rings do."""
        lower, upper = (np.take_along_axis(values, (row_below + step) % height, 0) for step in (0, 1))
        return lower + (upper - lower) * part  # between two rows, or a thread would climb in steps

    centre = local + (per_leaf[:, 1:2] - .5) * .09 + wander
    depth = .040 + (per_leaf[:, 2:3] - .4) * .04 + .026 * slow(.45, .12)
    widths = np.clip(random.normal(1, .32, 2048), .35, 2.)
    ends = np.cumsum(widths)
    grow = (np.sqrt(centre ** 2 + depth ** 2) * density + .10 * fine(60, 4) + index[:, None] * 97) % ends[-1]
    number = np.searchsorted(ends, grow)
    phase = ((ends[number] - grow) / widths[number]).astype('f4')
    phase = 1 - np.clip(phase, 0, 1)
    strength = random.random(2048).astype('f4')[number]
    band = smoothstep(phase, 0, .04) * (1 - smoothstep(phase, .16 + .2 * strength, .70)) * (.45 + .55 * strength)  # the wood of spring
    fibre, streak = grown(fine(28, .22)), grown(fine(110, 2.2))
    many = np.clip(dense * band + sparse, 0, 1)
    seen = min(1., thin * ppm / 1000 * 1.1)  # what is thinner than a pixel shades it
    pore = np.maximum(smoothstep(grown(fine(long, thin)) - 1.6 * (1 - many), .35, 1.3), .55 * smoothstep(grown(fine(long * .4, thin * .7)) - 1.3 * (1 - many), .4, 1.6)) * seen
    tone = .16 + contrast * .42 * band + FIBRE.get(species, 1.) * (.09 * fibre + .08 * grown(fine(4, .14))) * (.4 + .6 * seen) + .09 * streak + .09 * slow(.21, .028) / max(.3, min(1, .12 * metres / .21)) + per_leaf[:, :1] * .20
    if streaks:
        tone = tone + streaks * .35 * smoothstep(grown(slow(.35, .018)), .4, 2.2)
    tone = np.clip(tone, 0, 1)
    target = linear(colour)
    result = blend(tone, target * light, target * np.array(dark))
    if rays:
        result = result * (1 - .34 * rays * seen * smoothstep(grown(fine(16, .45)), 2.0, 2.7))[..., None]
    tint = np.array(PORES.get(species, (.40, .35, .30)))
    result = result * (1 + (pore * (.72 if dense else 0))[..., None] * (tint - 1))
    tall = .5 + .05 * fibre - .30 * pore - (.28 * (1 - band) if rough_sawn else 0)
    return settle(result, target).astype('f4'), np.clip(tall, 0, 1).astype('f4')


# ---------------------------------------------------------------- mineral surfaces

def pits(height, width, count, sizes, seed):
    """Little round holes, wrapping at the edges; 1 in a hole."""
    random = np.random.default_rng(seed)
    mask = np.zeros((height, width), 'f4')
    for _ in range(count):
        radius = random.uniform(*sizes) * random.random() ** 1.5 + sizes[0] * .6
        y, x = random.integers(height), random.integers(width)
        n = int(radius + 2)
        oy, ox = np.mgrid[-n:n + 1, -n:n + 1]
        spot = np.clip(radius - np.hypot(oy * random.uniform(.8, 1.25), ox) + .5, 0, 1)
        ys, xs = np.ix_((np.arange(-n, n + 1) + y) % height, (np.arange(-n, n + 1) + x) % width)
        mask[ys, xs] = np.maximum(mask[ys, xs], spot)
    return mask


def concrete(colour, seed, size=2048, metres=1.2, contrast=1., holes=1., cloudy=.16):
    """Cast concrete: clouds of cement up to so many m large, mottled at all sizes, sand, and air holes from a hair to 3 mm wide, in drifts. holes: how many."""
    field = Fields(size, size, seed)
    ppm = size / metres
    cloud, mottle, sand = field.fractal(cloudy * ppm, power=1.5), field.fractal(.020 * ppm, power=1.15), field.smooth(.00022 * ppm)
    bloom = smoothstep(field.fractal(cloudy * .7 * ppm, cloudy * .5 * ppm, 1.7, 12), .2, 1.8)  # where the skin of cement is thicker
    tone = .46 + contrast * (.085 * cloud + .060 * mottle + .12 * bloom) + .045 * sand + .030 * field.smooth(.6)
    target = linear(colour)
    result = blend(np.clip(tone, 0, 1), target * .66, target * 1.30)
    grain = smoothstep(np.abs(field.smooth(.00030 * ppm)), 2.5, 3.3) * .30  # grains of sand at the skin
    result = result * (1 - grain * np.sign(mottle))[..., None]
    tall = .6 + .02 * cloud + .02 * sand
    drift = .45 * field.fractal(.06 * ppm, power=1.6)
    for wide, rare, deep in ((.00045, 3.15, .5), (.0010, 3.25, .8), (.0022, 3.55, 1.)) if holes else ():  # m
        form = field.smooth(max(.5, wide * .42 * ppm)) + .16 * field.smooth(.6) + drift - .35 * np.log2(holes)
        hole = smoothstep(form, rare, rare + .22)
        rim = smoothstep(form, rare - .30, rare) * (1 - hole)
        result = result * (1 - deep * .62 * hole + .05 * rim)[..., None]
        tall = tall - .4 * deep * hole
    return settle(result, target), np.clip(tall, 0, 1)


def cast_wall(colour, seed, size=4096, metres=3.2):
    """Concrete of a wall, seen from across a room: hardly a cloud, but streaks where water ran down the formwork, speckle of a few mm to cm, and air holes of 2 to 9 mm."""
    field = Fields(size, size, seed)
    ppm = size / metres
    run = field.fractal(.016 * ppm, .55 * ppm, 1.5)
    speckle = field.fractal(.012 * ppm, power=.9)
    patch = np.clip(field.fractal(.09 * ppm, .14 * ppm, 1.25), -1.6, 1.6)
    bloom = smoothstep(field.fractal(.20 * ppm, .34 * ppm, 1.35), .55, 1.15)  # where the skin of cement is thicker: it ends at an edge
    tone = .47 + .022 * field.fractal(.9 * ppm, power=2.) + .045 * patch + .055 * speckle + .013 * run + .070 * bloom + .035 * field.smooth(.7)
    target = linear(colour)
    result = blend(np.clip(tone, 0, 1), target * .60, target * 1.36)
    tall = .6 + .03 * speckle + .02 * patch
    drift = .55 * field.fractal(.12 * ppm, power=1.5)
    for wide, rare, deep in ((.0012, 3.1, .45), (.0024, 3.35, .75), (.0045, 3.6, .95)):  # m
        form = field.smooth(max(.6, wide * .42 * ppm)) + drift
        hole = smoothstep(form, rare, rare + .20)
        result = result * (1 - deep * .66 * hole)[..., None]
        tall = tall - .45 * deep * hole
    return settle(result, target), np.clip(tall, 0, 1)


def plaster(colour, seed, size=2048, metres=4., strength=1.):
    """Trowelled lime plaster or micro-cement: soft clouds and strokes in crossing directions."""
    field = Fields(size, size, seed)
    ppm = size / metres
    strokes = sum(field.fractal(.24 * ppm, .05 * ppm, 2.5, turn) for turn in (24, -38, 71, -82)) * .6
    cloud = field.fractal(.7 * ppm, power=2.2)
    tone = .5 + strength * (.10 * cloud + .05 * strokes) + .012 * field.smooth(.7)
    target = linear(colour)
    result = blend(np.clip(tone, 0, 1), target * .80, target * 1.18)
    return settle(result, target), np.clip(.5 + .09 * strokes + .03 * field.smooth(2), 0, 1)


def marble(colour, vein, seed, size=2048, metres=1.6, amount=.8, grain=.30):
    """Marble: healed cracks that branch, fade and drag grey clouds along; they lie about 30 degrees aslant. grain: m from one to the next."""
    field, random = Fields(size, size, seed), np.random.default_rng(seed + 1)
    ppm = size / metres
    target = linear(colour)
    y, x = np.mgrid[0:size, 0:size].astype('f4') / size
    bend = np.stack([field.fractal(.30 * ppm, power=2.6) * .022 + field.fractal(.05 * ppm, power=1.9) * .0050 + field.fractal(.008 * ppm, power=1.7) * .0005 for _ in 'yx']) / metres
    cover, haze = np.zeros((size, size), 'f4'), np.zeros((size, size), 'f4')
    for cells, wide, strong, few in ((max(2, round(metres / grain)), .0016, 1., .62), (max(3, round(metres / grain * 2.3)), .0008, .62, .42), (max(6, round(metres / grain * 5)), .0004, .40, .30)):
        # stretched along one direction by whole numbers, so that the map still meets itself
        best, second, pick, other = cellular(size, cells, random, (2 * y - x + 2 * bend[0], x + bend[1]))
        near = (second - best) / cells * metres * .25  # m from the crack
        table = random.random(4096).astype('f4')
        kept = field.blur((table[(pick + other) * 7 % 4096] > 1 - few).astype('f4'), metres / cells * .05 * ppm)
        fade = smoothstep(field.fractal(.14 * ppm, .07 * ppm, 1.8, 27), -1.1, .9)
        thick = wide * (.45 + 1.3 * smoothstep(field.fractal(.03 * ppm, power=1.6), -1.2, 1.8))
        cover = np.maximum(cover, strong * kept * fade * (.78 * np.exp(-(near / thick) ** 1.3) + .22 * np.exp(-near / (5 * thick))))
        haze = np.maximum(haze, strong * kept * fade * np.exp(-near / (.016 * strong)))
    feather = smoothstep(field.fractal(.10 * ppm, .018 * ppm, 1.7, 27), -.6, 2.)
    cloud = field.fractal(.35 * ppm, .16 * ppm, 1.8, 27)
    tone = .52 + .10 * cloud + .045 * field.fractal(.02 * ppm, power=1.3) + .010 * field.smooth(.7)
    result = blend(np.clip(tone, 0, 1), target * .88, target * 1.10)
    mask = np.clip(amount * (.80 * cover + .34 * haze * feather + .10 * feather), 0, .62)
    return settle(blend(mask, result, linear(vein)), target), np.full((size, size), .5, 'f4')


def travertine(colour, seed, size=2048, metres=1.6):
    """Travertine, cut along the bed: long soft bands and filled pores."""
    field = Fields(size, size, seed)
    ppm = size / metres
    band = field.fractal(.9 * ppm, .035 * ppm, 2.0)
    cloud = field.fractal(.3 * ppm, power=2.2)
    target = linear(colour)
    result = blend(np.clip(.5 + .17 * band + .07 * cloud, 0, 1), target * np.array([.70, .66, .60]), target * 1.16)
    hole = smoothstep(field.smooth(.006 * ppm, .0014 * ppm) + .55 * band, 1.9, 2.6)
    result = blend(hole * .55, result, target * np.array([.45, .38, .30]))
    return settle(result, target), np.clip(.55 - .35 * hole + .02 * band, 0, 1)


def cleft_slate(colour, seed, size=2048, metres=1.2):
    """Slate, split by hand: flakes that lie over one another, each broken off along a ragged edge."""
    field = Fields(size, size, seed)
    ppm = size / metres
    form = 1.1 * field.fractal(.24 * ppm, .065 * ppm, 2.5, 4) + .36 * field.fractal(.07 * ppm, .020 * ppm, 2.1, 7) + .035 * field.fractal(.006 * ppm, .003 * ppm, 1.8)
    random = np.random.default_rng(seed + 1)
    edges = np.cumsum(random.choice((.08, .16, .42, .74), 90, p=(.30, .20, .26, .24)))  # here thin flakes close together, there a wide plane
    edges = edges - edges[-1] / 2
    layer = np.searchsorted(edges, form)
    down, right = (np.roll(form, -1, axis) - np.roll(form, 1, axis) for axis in (0, 1))
    steep = np.hypot(down, right) / 2 + 1e-6
    above, below = (form - edges[layer - 1]) / steep / ppm, (edges[layer] - form) / steep / ppm  # m to the edge one stands on, and to the foot of the next
    facing = (.86 * down + .5 * right) / (2 * steep)  # 1: the step looks to the light, above on the left
    fall = np.clip(random.choice((.45, 1.), 91, p=(.35, .65)), 0, 1)
    lit, shade = np.clip(facing, 0, 1), np.clip(-facing, 0, 1)
    rim = np.exp(-(above / .0018) ** 2) * fall[layer - 1] * (.25 + .75 * lit)
    dark = (np.exp(-(below / .0021) ** 2) * .8 + np.exp(-below / .014) * .6) * fall[layer] * (.15 + .85 * shade)
    plane = random.normal(0, 1, 91)[layer]
    sheet = field.fractal(.14 * ppm, .012 * ppm, 1.8, 4)
    tone = .42 + .028 * plane + .055 * sheet + .035 * field.fractal(.03 * ppm, power=1.6) + .030 * field.smooth(.8) + .60 * rim - .50 * dark
    target = linear(colour)
    result = blend(np.clip(tone, 0, 1), target * .30, target * 2.05)
    tint = 1 + .012 * (random.normal(0, 1, 91)[layer])[..., None] * np.array([1., .1, -1.])
    tall = (layer - layer.min()) / (layer.max() - layer.min()) * .8 + .1 + .012 * sheet
    return settle(result * tint, target), np.clip(tall, 0, 1)


def slate(colour, seed, size=2048, metres=1.2):
    """Slate, flat: lying clouds of its layers, silt between them, and here and there a healed crack."""
    field = Fields(size, size, seed)
    ppm = size / metres
    layer, silt = field.fractal(.24 * ppm, .07 * ppm, 1.5, 4), field.fractal(.030 * ppm, .009 * ppm, 1.2, 7)
    streak = field.smooth(.006 * ppm, .00035 * ppm)
    target = linear(colour)
    tone = .44 + .085 * layer + .060 * silt + .030 * streak + .050 * field.smooth(.00025 * ppm) + .030 * field.smooth(.6)
    result = blend(np.clip(tone, 0, 1), target * .58, target * 1.62)
    glint = smoothstep(field.smooth(.00022 * ppm), 2.9, 3.5)  # mica
    line = np.exp(-(np.abs(field.fractal(.20 * ppm, .05 * ppm, 2.2, 15)) / .010) ** .9) * smoothstep(field.fractal(.10 * ppm), .4, 1.6)
    result = blend(np.clip(.30 * glint + .28 * line, 0, 1), result, target * 2.1 + .03)
    return settle(result, target), np.clip(.5 + .10 * layer + .08 * silt, 0, 1)


def cellular(size, cells, random, at=None):
    """A square of cells by cells grains that fit one another: distance to the middle of the nearest and of the next, in grains, and the numbers of both. at: where each pixel lies (y, x, of the square), if not where it is."""
    y, x = np.mgrid[0:size, 0:size].astype('f4') / size if at is None else at
    y, x = (y * cells) % cells, (x * cells) % cells
    best, second = np.full((size, size), 9., 'f4'), np.full((size, size), 9., 'f4')
    pick, other = np.zeros((size, size), int), np.zeros((size, size), int)
    px, py = random.random((2, cells, cells)).astype('f4')
    fx, fy = np.floor(x).astype(int), np.floor(y).astype(int)
    for dy in (-1, 0, 1):
        for dx in (-1, 0, 1):
            cy, cx = (fy + dy) % cells, (fx + dx) % cells
            number = cy * cells + cx
            distance = np.hypot(fx + dx + px[cy, cx] - x, fy + dy + py[cy, cx] - y)
            nearer = distance < best
            next_one = ~nearer & (distance < second)
            second = np.where(nearer, best, np.where(next_one, distance, second))
            other = np.where(nearer, pick, np.where(next_one, number, other))
            pick, best = np.where(nearer, number, pick), np.where(nearer, distance, best)
    return best, second, pick, other


def terrazzo(colour, seed, size=2048, metres=1.2, chips=2600):
    """Terrazzo: marble chips in three sizes of cell, ground flat."""
    random = np.random.default_rng(seed)
    target = linear(colour)
    cells = int(np.sqrt(chips))
    best, second, pick, _ = cellular(size, cells, random)
    size_of = random.random(cells * cells).astype('f4')
    inside = smoothstep(second - best, .10 + .5 * (1 - size_of[pick]), .14 + .5 * (1 - size_of[pick]))
    palette = np.stack([target * 1.25, target * .62, linear('#efe8da') * .9, linear('#8d7a66') * .9])
    chip = palette[random.integers(4, size=cells * cells)][pick] * (.85 + .3 * random.random(cells * cells)[pick])[..., None]
    grain = Fields(size, size, seed).smooth(.8)
    ground = target * (1 + .04 * grain[..., None])
    return settle(blend(inside, ground, chip), target), np.full((size, size), .5, 'f4')


def lacquer(colour, seed, size=1024, metres=.5):
    """Sprayed lacquer: one colour, and in the height the faint skin of an orange."""
    field = Fields(size, size, seed)
    ppm = size / metres
    peel = field.smooth(.0007 * ppm) * .6 + field.smooth(.0022 * ppm) * .4
    target = linear(colour)
    tone = 1 + .006 * field.smooth(.06 * ppm)
    return target * tone[..., None], np.clip(.5 + .12 * peel, 0, 1)


def fabric(colour, seed, size=1024, metres=.25, is_brushed=True):
    """Terry: rows of loops 1.3 mm apart, each loop a little other, brushed into soft places where is_brushed: from afar those would be stains, and loops that stand out in tone noise."""
    brushed, span = (1., 1.) if is_brushed else (0., .4)
    field = Fields(size, size, seed)
    ppm = size / metres
    y, x = np.mgrid[0:size, 0:size].astype('f4') / size
    rows = round(metres / .0013)
    bent = .25 * field.smooth(.002 * ppm)
    loops = np.sin(2 * np.pi * (rows * y + bent)) * .5 + .5
    pile = (.35 + .65 * loops) * (.55 + .22 * field.smooth(.00035 * ppm)) + brushed * (.05 * field.smooth(.004 * ppm) + .04 * field.smooth(.02 * ppm))
    target = linear(colour)
    return settle(blend(np.clip(pile * 1.2, 0, 1), target * (1 - .40 * span), target * (1 + .30 * span)), target), np.clip(pile, 0, 1)


# ---------------------------------------------------------------- the store

def draw(kind, colour, seed, extra=None):
    """Maps of one surface, with the width in metres that they show."""
    if kind == 'eiken-fijn':  # for what is smaller than its grain: a third of the size
        return (*wood(kind, colour, seed), (.80, .40))
    if kind in WOODS:
        return (*wood(kind, colour, seed, rough_sawn=kind == 'verkoold'), WOOD_SIZE)
    if kind == 'beton':
        return (*concrete(colour, seed), (1.2, 1.2))
    if kind == 'betonlook':
        return (*concrete(colour, seed, contrast=1.25, holes=.35), (1.2, 1.2))
    if kind == 'betondecor':  # printed for fronts: calmer than cast concrete, whose clouds would be camouflage on a drawer
        return (*concrete(colour, seed, contrast=.55, holes=2., cloudy=.10), (1.2, 1.2))
    if kind == 'pleister':
        return (*plaster(colour, seed, strength=.55), (4., 4.))
    if kind == 'microcement':
        return (*plaster(colour, seed, strength=1.15), (4., 4.))
    if kind == 'wandbeton':
        return (*cast_wall(colour, seed), (3.2, 3.2))
    if kind == 'wandsteen':
        return (*marble(colour, extra or '#a39b8d', seed, 3072, 2.4, .42, .60), (2.4, 2.4))
    if kind == 'marmer':
        return (*marble(colour, extra or '#8d8478', seed), (1.6, 1.6))
    if kind == 'travertijn':
        return (*travertine(colour, seed), (1.6, 1.6))
    if kind == 'leisteen':
        return (*slate(colour, seed), (1.2, 1.2))
    if kind == 'leisteen-breuk':
        return (*cleft_slate(colour, seed), (1.2, 1.2))
    if kind == 'terrazzo':
        return (*terrazzo(colour, seed), (1.2, 1.2))
    if kind == 'lak':
        return (*lacquer(colour, seed), (.5, .5))
    if kind == 'stof':
        return (*fabric(colour, seed), (.25, .25))
    if kind == 'badstof':  # of towels that are seen from afar
        return (*fabric(colour, seed, is_brushed=False), (.25, .25))
    raise KeyError(kind)


def seed_of(text):
    return int(hashlib.sha256(text.encode()).hexdigest()[:8], 16) % 2 ** 31


def textures(kind, colour, extra=None):
    """Paths of the colour and height picture of a surface (made on first use), and its size in metres."""
    name = hashlib.sha256(f'{VERSION} {kind} {colour} {extra}'.encode()).hexdigest()[:12]
    base = os.path.join(CACHE, f'{kind}-{colour[1:]}-{name}')
    paths = base + '-colour.png', base + '-height.png', base + '-size.txt'
    if not os.path.exists(paths[2]):
        colours, heights, size = draw(kind, colour, seed_of(kind + colour), extra)
        write_png(paths[0], encode_srgb(colours))
        write_png(paths[1], heights, 16)
        with open(paths[2], 'w') as out:
            out.write(f'{size[0]} {size[1]}')
    with open(paths[2]) as text:
        size = tuple(float(x) for x in text.read().split())
    return paths[0], paths[1], size
