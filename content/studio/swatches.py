"""Swatches: 300 mm of a finish, seen straight on in even light from the upper left.

Drawn from the same maps as the furniture (surfaces.py), so no renderer is needed: the height map tilts the light a little.
"""
import numpy as np

import finishes
import slabs
import surfaces

SHOWN = .30  # metres across
#          relief of the light, metres of height that the map's 0..1 stands for, relative to the pixel
RELIEF = {'lak': .16, 'beton': 1.1, 'betondecor': .9, 'leisteen-breuk': 9., 'lariks': 1.6, 'essen-wit': .9, 'marmer': 0.}


def resample(image, size):
    """Bilinear resize of a square cut to size x size."""
    height, width = image.shape[:2]
    y, x = (np.arange(size) + .5) / size * height - .5, (np.arange(size) + .5) / size * width - .5
    y0, x0 = np.clip(np.floor(y).astype(int), 0, height - 2), np.clip(np.floor(x).astype(int), 0, width - 2)
    fy, fx = np.clip(y - y0, 0, 1), np.clip(x - x0, 0, 1)
    extra = (None,) if image.ndim == 3 else ()
    fy, fx = fy[(slice(None), None) + extra], fx[(None, slice(None)) + extra]
    a, b = image[np.ix_(y0, x0)], image[np.ix_(y0, x0 + 1)]
    c, d = image[np.ix_(y0 + 1, x0)], image[np.ix_(y0 + 1, x0 + 1)]
    return (a * (1 - fx) + b * fx) * (1 - fy) + (c * (1 - fx) + d * fx) * fy


def swatch(name, size=800):
    """Linear size x size picture of a finish."""
    kind, colour, gloss = finishes.surface_of(name)
    if kind in surfaces.WOODS:  # drawn finer than the furniture needs it: .6 m of board in the full width
        colours, heights = surfaces.wood(kind, colour, surfaces.seed_of(name), 4096, 2048, 1.2)
        metres = 1.2
    elif kind in ('beton', 'betondecor', 'leisteen-breuk', 'marmer'):
        draw = {'beton': lambda: surfaces.concrete(colour, surfaces.seed_of(name), 2048, .75, holes=240), 'betondecor': lambda: surfaces.concrete(colour, surfaces.seed_of(name), 2048, .9, 1.8, 650, .07, .0026),
                'leisteen-breuk': lambda: surfaces.cleft_slate(colour, surfaces.seed_of(name), 2048, .75), 'marmer': lambda: surfaces.marble(colour, '#8f8a83', surfaces.seed_of(name) + 1, 2048, .6, 1.)}[kind]
        colours, heights = draw()
        metres = {'betondecor': .9, 'marmer': .6}.get(kind, .75)
    else:
        colours, heights = surfaces.lacquer(colour, surfaces.seed_of(name), 1024, .5)
        metres = .5
    cut = int(SHOWN / metres * colours.shape[1])
    top = int(colours.shape[0] * .13)
    picture, height = resample(colours[top:top + cut, 60:60 + cut], size), resample(heights[top:top + cut, 60:60 + cut], size)
    slope = np.gradient(height, axis=0) + np.gradient(height, axis=1)
    gleam = min(1., gloss / 40)
    relief = RELIEF.get(kind, 2.2) * (.25 if kind == 'lak' and gloss > 60 else 1)  # polished flat
    picture = picture * (1 + np.clip(relief * slope, -.35, .35))[..., None]
    if kind == 'lak' and gloss > 16:  # a window in the sheen: a soft glow in silk, in a polish its panes
        y, x = np.mgrid[0:1:size * 1j, 0:1:size * 1j]
        along, across = (x - y) / 2, (x + y) / 2
        if gloss > 60:
            bent = across + .004 * np.sin(9 * along)
            pane = lambda low, high: surfaces.smoothstep(bent, low, low + .012) * (1 - surfaces.smoothstep(bent, high - .012, high))
            window = (pane(.18, .335) + pane(.35, .50)) * surfaces.smoothstep(np.abs(along - .06), .004, .012)
            dim, strength = .86, .17
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
    grain = np.random.default_rng(5).normal(0, .0035, (size, size, 1))  # keeps soft gradients free of steps
    return np.clip(picture * (1 + grain), 0, 1)


def above_edge(picture, name, thick=.018, layers=13):
    """The picture with an edge of the same board below it: of plywood the layers are what it is chosen for. They are bare, whatever its face is stained."""
    rows = round(thick / SHOWN * picture.shape[1])
    bare = np.broadcast_to(surfaces.linear('#d8c09a'), (rows, 1, 3))
    edge = slabs.plies(bare, thick * 1000, surfaces.seed_of(name), layers)[:, :picture.shape[1]]
    joint = 1 - .55 * np.exp(-(np.arange(rows) / 2.) ** 2)[:, None, None]
    return np.concatenate([picture[:-rows], edge * joint])


def write(name, path, size=800):
    surfaces.write_png(path, surfaces.encode_srgb(swatch(name, size)))
