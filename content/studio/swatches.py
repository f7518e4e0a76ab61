"""Swatches: 300 mm of a finish, seen straight on in even light from the upper left.

Drawn from the same maps as the furniture (surfaces.py), so no renderer is needed: the height map tilts the light a little.
"""
import numpy as np

import finishes
import slabs
import surfaces

SHOWN = .30  # metres across
FINE, PLAIN = 2400, 800  # pixels across: 8 to the mm, in which pores show; a lacquer has nothing that small
#          relief of the light, relative to the pixel
RELIEF = {'lak': .16, 'marmer': 0., 'leisteen-breuk': .5, 'betondecor': 0.}


SOFT = ('multiplex-zwart',)  # whose grain would be a blur so near


def size_of(name):
    return PLAIN if finishes.surface_of(name)[0] == 'lak' else FINE


def crisper(picture):
    """Wood whose grain, which runs side by side, stands out more from what is just above and below it."""
    def blurred(sigma):
        reach = round(sigma * 3)
        weights = np.exp(-.5 * (np.arange(-reach, reach + 1) / sigma) ** 2)
        return sum(weight * np.roll(picture, at - reach, 0) for at, weight in enumerate(weights / weights.sum()))
    return np.clip(picture + .7 * (picture - blurred(2.2)) + .3 * (picture - blurred(9)), .002, 1)


def maps(name):
    """Colour and height of a finish at the scale of its swatch, and a little more of it."""
    kind, colour, _ = finishes.surface_of(name)
    seed, size = surfaces.seed_of(name), 2560
    metres = size / FINE * SHOWN
    if kind in surfaces.WOODS:
        colours, height = surfaces.wood(kind, colour, seed, 3200, size, 3200 / FINE * SHOWN, leaf=SHOWN)
        return crisper(colours) if name in SOFT else colours, height
    draw = {'beton': lambda: surfaces.concrete(colour, seed, size, metres), 'betondecor': lambda: surfaces.concrete(colour, seed, size, metres, .85, 2., .030),
            'leisteen-breuk': lambda: surfaces.cleft_slate(colour, seed, size, metres), 'marmer': lambda: surfaces.marble(colour, '#8f8a83', seed + 12, size, metres, .66), 'lak': lambda: surfaces.lacquer(colour, seed, 1024, 1024 / PLAIN * SHOWN)}
    return draw[kind]()


def swatch(name):
    """Linear picture of a finish."""
    kind, _, gloss = finishes.surface_of(name)
    size = size_of(name)
    picture, height = (values[60:60 + size, 60:60 + size] for values in maps(name))
    slope = np.gradient(height, axis=0) + np.gradient(height, axis=1)
    gleam = min(1., gloss / 40)
    relief = RELIEF.get(kind, 1.) * (.25 if kind == 'lak' and gloss > 60 else 1)  # polished flat
    picture = picture * (1 + np.clip(relief * slope, -.35, .35))[..., None]
    if kind == 'lak' and gloss > 16:  # a window in the sheen: a soft glow in silk, in a polish its panes
        y, x = np.mgrid[0:1:size * 1j, 0:1:size * 1j]
        along, across = (x - y) / 2, (x + y) / 2
        if gloss > 60:
            bent = across + .006 * np.sin(7 * along + 1) + .0015 * np.sin(31 * along)  # no panel is quite flat
            pane = lambda low, high: surfaces.smoothstep(bent, low - .012, low + .020) * (1 - surfaces.smoothstep(bent, high - .020, high + .012))
            frame = surfaces.smoothstep(np.abs(along - .06 + .1 * across), .004, .022)
            window = (pane(.16, .335) + pane(.36, .56)) * frame * (.72 + .45 * across)  # brighter where it shows the sky
            dim, strength = .87, .14
        else:
            window = np.exp(-((across - .36) / .13) ** 2 - ((along - .02) / .42) ** 2)
            dim, strength = .94, .15
        white = .25 + .75 * float(picture.mean())
        picture = picture * (dim - .06 * across[..., None]) + strength * white * window[..., None] * (1 + (0 if gloss > 60 else .8) * slope[..., None])
    elif kind == 'lak':
        y, x = np.mgrid[0:1:size * 1j, 0:1:size * 1j]
        across = (x + y) / 2
        strength = (.012 + .030 * gleam) * (.12 + .88 * float(picture.mean()) ** .5)
        window = np.exp(-((across - .28) / (.55 - .35 * gleam)) ** 2)
        picture = picture * (.985 + .03 * np.exp(-((across - .3) / .6) ** 2))[..., None] + strength * (window - .5)[..., None] * (1 + 1.5 * slope[..., None])
    else:
        y, x = np.mgrid[0:1:size * 1j, 0:1:size * 1j]
        picture = picture * (1.02 - .04 * (x + y) / 2)[..., None]
    mean = picture.mean((0, 1))
    if kind == 'betondecor' or kind == 'lak' and gloss > 16 and np.ptp(mean) < .2 * mean.max():  # what is nearly grey is as grey as the film shows it on furniture
        picture = picture + (picture.mean(-1, keepdims=True) - picture) * .40
    if name.startswith('multiplex'):
        picture = above_edge(picture, name)
    grain = np.random.default_rng(5).normal(0, .0035, (size, size, 1)) * (size == PLAIN)  # keeps soft gradients free of steps
    return np.clip(picture * (1 + grain), 0, 1)


def above_edge(picture, name, thick=.018, layers=13):
    """The picture with an edge of the same board below it: of plywood the layers are what it is chosen for. They are bare, whatever its face is stained."""
    rows = round(thick / SHOWN * picture.shape[1])
    bare = np.broadcast_to(surfaces.linear('#d8c09a'), (rows, 1, 3))
    edge = slabs.plies(bare, thick * 1000, surfaces.seed_of(name), layers, picture.shape[1])
    joint = 1 - .55 * np.exp(-(np.arange(rows) / 5.) ** 2)[:, None, None]
    return np.concatenate([picture[:-rows], edge * joint])


def write(name, path):
    surfaces.write_png(path, surfaces.encode_srgb(swatch(name)))
