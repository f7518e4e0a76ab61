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
VERSION = 4  # raise to draw every cached texture again
REDRAWN = {'leisteen': 3, 'beton': 2, 'betonlook': 2, 'essen-zwart': 3, 'berken': 2}  # and so for one kind


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

#        contrast, rings per metre, strength of pores, fleck, light, dark, streaks
WOODS = {
    'eiken': (.85, 210, .85, .16, 1.20, (.72, .66, .58), .0),
    'eiken-licht': (.70, 210, .70, .16, 1.14, (.78, .73, .67), .0),
    'eiken-fijn': (.50, 210, .40, .08, 1.12, (.80, .75, .68), .0),
    'eiken-gerookt': (.75, 200, .80, .10, 1.24, (.70, .66, .62), .0),
    'noten': (.85, 125, .75, .06, 1.28, (.58, .53, .48), .55),
    'essen': (.95, 130, .80, .04, 1.16, (.74, .67, .57), .0),
    'essen-wit': (.62, 105, .55, .03, 1.06, (.80, .74, .66), .0),
    'essen-zwart': (1.20, 130, .60, .04, 2.50, (.42, .42, .42), .0),
    'kersen': (.45, 165, .30, .10, 1.16, (.74, .66, .60), .2),
    'bamboe': (.20, 60, .30, .0, 1.08, (.84, .80, .72), .0),
    'berken': (.30, 90, .12, .05, 1.08, (.84, .80, .74), .0),
    'lariks': (1.10, 150, .05, .0, 1.18, (.62, .50, .38), .1),
    'verkoold': (1.00, 150, .90, .0, 1.50, (.50, .50, .50), .0),
}
PORES = {'essen-wit': (1.14, 1.17, 1.22)}  # light with the stain that stays in them; dark in all others
WOOD_SIZE = (2.4, 1.2)  # metres of board that a wood texture shows


def wood(species, colour, seed, width=4096, height=2048, metres=WOOD_SIZE[0], leaf=.24, rough_sawn=False, calm=0.):
    """Flat-cut veneer, grain along x, leaves of .24 m beside one another. calm: how much straighter than usual it grew; its fibres then run with its rings."""
    contrast, density, pores, fleck, light, dark, streaks = WOODS[species]
    if species == 'berken' and linear(colour).max() < .04:  # stained black: what is faint would be gone
        contrast, pores, light, dark = 1.1, .5, 2.2, (.45, .45, .45)
    ppm = width / metres
    field = Fields(height, width, seed)
    random = np.random.default_rng(seed + 1)
    leaves = max(1, round(height / ppm / leaf))
    row = (np.arange(height) + .5) / height * leaves
    index = np.floor(row).astype(int)
    local = ((row - index - .5) * (height / ppm / leaves)).astype('f4')[:, None]
    per_leaf = random.random((leaves, 3)).astype('f4')[index]

    def s(fu, fv):
        return field.smooth(.25 / fu * ppm, .25 / fv * ppm)

    wander = (.016 * s(.9, 2.2) + .0054 * s(1.3, 5)) * (1 - calm)
    centre = local + (per_leaf[:, 1:2] - .5) * .09 + wander
    depth = .048 + (per_leaf[:, 2:3] - .4) * .05 + .026 * s(.55, 2)
    ring = np.sqrt(centre ** 2 + depth ** 2) * density + .066 * s(9, 70)
    number = np.floor(ring)
    phase = ring - number
    table = random.random(4096).astype('f4')
    strength = table[((number + index[:, None] * 97) % 4096).astype(int)]
    early = smoothstep(phase, 0, .05) * (1 - smoothstep(phase, .08, .80)) * (strength * .9 + .25)
    fibre, fibre2 = s(9, 900), s(2.5, 160)
    if calm:
        rows = (np.arange(height)[:, None] + np.rint(wander * ppm).astype(int)) % height
        fibre, fibre2 = (np.take_along_axis(values, rows, 0) for values in (fibre, fibre2))
    pore = smoothstep(s(38, 1300), .375, 1.1) * np.clip(early * .9 + .22, 0, 1)
    ray = smoothstep(s(60, 420), .83, 1.5)
    tone = (early * contrast * .6 + .12 * fibre + .10 * fibre2 + .11 * s(1.2, 9) - fleck * ray + per_leaf[:, :1] * .25 + .14)
    if streaks:
        tone = tone + streaks * .35 * smoothstep(s(.7, 14), .4, 2.2)
    tone = np.clip(tone, 0, 1)
    target = linear(colour)
    result = blend(tone, target * light, target * np.array(dark))
    result = blend((pore * pores)[...], result, result * np.array(PORES.get(species, (.36, .32, .28)))) if pores else result
    tall = .5 + .05 * fibre - .30 * pore * pores - (.28 * (1 - early) if rough_sawn else 0)
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


def concrete(colour, seed, size=2048, metres=1.2, contrast=1.25, holes=620, cloudy=.16, wide=.0022):
    """Cast concrete: clouds of cement so many m large, fine sand, air holes up to so many m."""
    field = Fields(size, size, seed)
    ppm = size / metres
    cloud, grain = field.fractal(cloudy * ppm, power=1.9), field.smooth(.7)
    patch = smoothstep(field.fractal(cloudy * .625 * ppm, power=2.3), -.4, 1.6)
    tone = .42 + contrast * (.13 * cloud + .22 * patch) + .045 * grain
    target = linear(colour)
    result = blend(np.clip(tone, 0, 1), target * .72, target * 1.22)
    tall = .6 + .05 * cloud + .03 * grain
    if holes:
        hole = pits(size, size, holes, (.7, wide * ppm), seed + 3)
        result, tall = result * (1 - .55 * hole[..., None]), tall - .5 * hole
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


def marble(colour, vein, seed, size=2048, metres=1.6, amount=.8):
    """Calm natural stone with fine veins that wander."""
    field = Fields(size, size, seed)
    ppm = size / metres
    warp = field.fractal(.5 * ppm, power=2.6)
    thin = np.exp(-(np.abs(field.fractal(.16 * ppm, .07 * ppm, 2.7, 33) + .35 * warp) / .05) ** .8)
    thick = np.exp(-(np.abs(field.fractal(.30 * ppm, .12 * ppm, 3.0, 28)) / .07) ** 1.1) * smoothstep(warp, -1.2, .8)
    cloud = field.fractal(.35 * ppm, power=2.2)
    target = linear(colour)
    result = blend(np.clip(.5 + .13 * cloud, 0, 1), target * .86, target * 1.12)
    mask = np.clip(amount * (.60 * thin * smoothstep(field.fractal(.4 * ppm), -.9, 1.0) + .85 * thick), 0, .9)
    return settle(blend(mask, result, linear(vein)), target), np.full((size, size), .5, 'f4') + .01 * cloud


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
    """Slate, honed flat: lying clouds are all that is left of its layers."""
    field = Fields(size, size, seed)
    ppm = size / metres
    layer, cleft = field.fractal(.30 * ppm, .12 * ppm, 1.9), field.fractal(.07 * ppm, .026 * ppm, 2.0, 9)
    target = linear(colour)
    result = blend(np.clip(.42 + .12 * layer + .11 * cleft + .04 * field.smooth(.8), 0, 1), target * .52, target * 1.70)
    return settle(result, target), np.clip(.5 + .10 * layer + .08 * cleft, 0, 1)


def cellular(size, cells, random):
    """A square of cells by cells grains that fit one another: distance to the middle of the nearest and of the next, in grains, and the number of the nearest."""
    y, x = np.mgrid[0:size, 0:size].astype('f4') * (cells / size)
    best, second, pick = np.full((size, size), 9., 'f4'), np.full((size, size), 9., 'f4'), np.zeros((size, size), int)
    px, py = random.random((2, cells, cells)).astype('f4')
    fx, fy = np.floor(x).astype(int), np.floor(y).astype(int)
    for dy in (-1, 0, 1):
        for dx in (-1, 0, 1):
            cy, cx = (fy + dy) % cells, (fx + dx) % cells
            distance = np.hypot(fx + dx + px[cy, cx] - x, fy + dy + py[cy, cx] - y)
            nearer = distance < best
            second = np.where(nearer, best, np.minimum(second, distance))
            pick = np.where(nearer, cy * cells + cx, pick)
            best = np.where(nearer, distance, best)
    return best, second, pick


def terrazzo(colour, seed, size=2048, metres=1.2, chips=2600):
    """Terrazzo: marble chips in three sizes of cell, ground flat."""
    random = np.random.default_rng(seed)
    target = linear(colour)
    cells = int(np.sqrt(chips))
    best, second, pick = cellular(size, cells, random)
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


def fabric(colour, seed, size=1024, metres=.25):
    """Terry or linen, seen from close by: a woven unevenness."""
    field = Fields(size, size, seed)
    pile = field.smooth(1.6) * .7 + field.smooth(4) * .5
    target = linear(colour)
    result = blend(np.clip(.5 + .17 * pile, 0, 1), target * .80, target * 1.10)
    return result, np.clip(.5 + .17 * pile, 0, 1)


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
        return (*concrete(colour, seed, contrast=1.7, holes=160), (1.2, 1.2))
    if kind == 'betondecor':  # printed for fronts, and so with all its drawing in a hand's width
        return (*concrete(colour, seed, contrast=1.9, holes=1500, cloudy=.055, wide=.0034), (1.2, 1.2))
    if kind == 'pleister':
        return (*plaster(colour, seed, strength=.55), (4., 4.))
    if kind == 'microcement':
        return (*plaster(colour, seed, strength=1.15), (4., 4.))
    if kind == 'wandbeton':
        return (*concrete(colour, seed, metres=3.2, contrast=1.0, holes=420), (3.2, 3.2))
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
    raise KeyError(kind)


def seed_of(text):
    return int(hashlib.sha256(text.encode()).hexdigest()[:8], 16) % 2 ** 31


def textures(kind, colour, extra=None):
    """Paths of the colour and height picture of a surface (made on first use), and its size in metres."""
    name = hashlib.sha256(f'{VERSION}{REDRAWN.get(kind, "")} {kind} {colour} {extra}'.encode()).hexdigest()[:12]
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
