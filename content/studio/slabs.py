"""Edges of tops: the front of a slab, 800 mm long and as high as the top is thick, lit evenly from above.

Drawn as the swatches are, from maps and without a renderer. What makes a slab of it is its profile: the arris above catches
the light, the one below lies in shade, and a round edge goes from the one to the other.
"""
import numpy as np

import finishes
import stones
import surfaces

LONG = .80  # metres along the edge
PER_MM = 2.4  # pixels: the page shows 1.2 px to the mm, on a sharp screen two of these for one of those
WIDTH = round(LONG * 1000 * PER_MM)
#         arris in mm, how far it strays, relief of the light, gleam of a polished one
KINDS = {
    'massief': (2.0, .03, 1.6, .0), 'fineer': (1.0, .0, 1.6, .0), 'multiplex': (1.2, .02, .0, .0), 'compact': (1.0, .0, .12, .0), 'hpl': (.9, .0, .1, .05), 'beton': (2.4, .05, 1.2, .0),
    'kalksteen': (2.2, .05, .5, .0), 'hardsteen': (2.2, .05, .5, .0), 'basalt': (2.4, .06, 1.1, .0), 'graniet': (2.6, .08, 2.2, .02), 'marmer': (2.0, .0, .2, .05), 'travertijn': (2.0, .04, .9, .0),
    'leisteen': (1.6, .05, 2.6, .0), 'terrazzo': (2.2, .03, .0, .03), 'composiet': (2.6, .0, .25, .0), 'keramiek': (4.6, .02, .3, .16),
}
DRAWN = {'fineer': 2, 'massief': 2, 'beton': 3, 'marmer': 2, 'hpl': 2, 'kalksteen': 3, 'compact': 2, 'basalt': 2, 'graniet': 2}  # raise a number to draw the edges of that kind again
WOODEN = ('massief', 'fineer')
BEDDED = ('kalksteen', 'travertijn', 'leisteen')
CALM = {'kalksteen': .5, 'compact': .3}  # a strip so low shows only grain of what is lively on a whole sheet
# what the texts of the four concretes say: how cloudy they are, how much of their sand shows
CAST = {'beton-licht': (.8, 0.), 'beton-midden': (1.5, .15), 'beton-antraciet': (1., 0.), 'beton-zand': (.9, .22)}


def height_of(thickness):
    """Pixels high of a top so many mm thick."""
    return round(thickness * PER_MM)


def maps(surface, seed):
    """Colour and height of the material, WIDTH pixels for LONG metres and more than a top high. Where a whole sheet is drawn with a broad brush an edge of it needs a finer one."""
    kind = surface['kind']
    species, colour, _ = finishes.surface_of(surface['finish']) if 'finish' in surface else (kind, surface['color'], 0)
    if species in surfaces.WOODS:
        larch = species == 'lariks'  # of the mountains, it grew slowly and straight; oiled it is paler than its stain
        colours, heights = surfaces.wood(species, colour, seed, WIDTH, WIDTH // 2, LONG, LONG / 2, calm=.7 if larch else .6 if kind == 'fineer' else 0.)
        if larch:  # between its rings nothing but fibre
            field = surfaces.Fields(*heights.shape, seed + 5)
            colours = colours * (1 + .055 * field.smooth(60, .5) + .05 * field.smooth(14, .4))[..., None]
        return colours + (colours.mean(-1, keepdims=True) - colours) * .16 * larch, heights
    square = {
        'beton': lambda: stones.cast(colour, seed, WIDTH, LONG, *CAST[surface['finish']]), 'marmer': lambda: surfaces.marble(colour, '#8f8a83', seed, WIDTH, LONG * 1.4, 1., .15), 'travertijn': lambda: stones.travertine(colour, seed, WIDTH, LONG),
        'leisteen': lambda: stones.slate_edge(colour, seed, WIDTH, LONG), 'leisteen-breuk': lambda: surfaces.cleft_slate(colour, seed, WIDTH, LONG), 'terrazzo': lambda: surfaces.terrazzo(colour, seed, WIDTH, LONG, chips=16000), 'lak': lambda: surfaces.lacquer(colour, seed, WIDTH, LONG),
        'kalksteen': lambda: stones.limestone(colour, seed, WIDTH, LONG, surface.get('vein')), 'hardsteen': lambda: stones.bluestone(colour, seed, WIDTH, LONG), 'basalt': lambda: stones.basalt(colour, seed, WIDTH, LONG),
        'graniet': lambda: stones.granite(colour, seed, WIDTH, LONG), 'composiet': lambda: stones.composite(colour, seed, WIDTH, LONG), 'keramiek': lambda: stones.ceramic(colour, seed, WIDTH, LONG),
    }
    return square[species]()


def knotted(colours, seed, places=(.13, .49)):
    """Wood with knots: the grain runs around them, and their hearts are filled and sanded flush."""
    rows = colours.shape[0]
    random, field = np.random.default_rng(seed), surfaces.Fields(rows, WIDTH, seed)
    y, x = np.mgrid[0:rows, 0:WIDTH].astype('f4')
    wobble = 2.2 * field.smooth(9)
    for place in places:
        radius, cx, cy = random.uniform(7, 11) * PER_MM, place * WIDTH, rows * random.uniform(.4, .65)
        near = np.exp(-((x - cx) / (radius * 3.4)) ** 2 - ((y - cy) / (radius * 2.2)) ** 2)
        row = np.clip(np.rint(cy + (y - cy) * (1 - .9 * near)), 0, rows - 1).astype(int)
        colours = np.take_along_axis(colours, row[..., None], 0) * (1 - .35 * near ** 2)[..., None]
        away = np.hypot((x - cx) / 1.35, y - cy) + wobble
        rings = .56 + .035 * np.cos(away / radius * 12) + .05 * field.smooth(1.5)
        heart = colours.mean((0, 1)) * np.array([1., .90, .80])
        colours = surfaces.blend(surfaces.smoothstep(-away, -radius * 1.04, -radius * .86) * .94, colours, heart * rings[..., None])
        crack = .7 * surfaces.smoothstep(-np.hypot((x - cx) / 3, y - cy + wobble * 2), -radius * .12, -radius * .02)
        colours = surfaces.blend(np.maximum(crack, .22 * np.exp(-((away - radius) / 3.) ** 2)), colours, heart * .22)
    return colours


def plies(colours, thickness, seed, layers=17, width=WIDTH):
    """Plywood from its edge: veneers that lie along the edge, and between them those that cross it and show their ends."""
    rows = colours.shape[0]
    field = surfaces.Fields(rows, width, seed)
    bend = .05 * field.smooth(.12 * width, rows)  # no veneer is quite level
    at = ((np.arange(rows) + .5) / rows)[:, None] * layers + bend
    layer, inside = np.floor(at).astype(int), at - np.floor(at)
    chance = np.random.default_rng(seed + 1).random(layers + 4)[np.clip(layer + 2, 0, layers + 3)]
    along = (1.05 + .07 * (chance - .5))[..., None] * (1 + .05 * field.smooth(40, .8) + .03 * field.smooth(9, .6))[..., None]
    ends = (.70 + .10 * (chance - .5))[..., None] * np.array([1., .93, .84]) * (1 + .13 * field.smooth(1., .9) + .06 * field.smooth(14, 2))[..., None]
    glue = 1 - .30 * np.exp(-(np.minimum(inside, 1 - inside) * thickness / layers / .16) ** 2)
    return colours.mean((0, 1)) * np.where((layer % 2 == 0)[..., None], along, ends) * glue[..., None]


def sheets(colours, core, seed):
    """Compact laminate from its edge: hundreds of papers pressed into one, under a face above and below."""
    rows = colours.shape[0]
    field = surfaces.Fields(rows, WIDTH, seed)
    mm = (np.arange(rows) + .5) / PER_MM
    face = (np.minimum(mm, mm[::-1]) < 1.1)[:, None]
    joint = np.exp(-((np.minimum(mm, mm[::-1]) - 1.2) / .30) ** 2)[:, None]  # the brown glue of the face, a hair wide
    papers = surfaces.linear(core) * (1 + .022 * field.smooth(90, .5) + .012 * field.smooth(.8))[..., None]
    return np.where(face[..., None], colours, papers) * (1 - np.array([.30, .36, .44]) * joint[..., None])


def receding(profile, arris, mm, thickness):
    """How far back the front lies, in mm, at so many mm from above; arris may differ along the edge."""
    if profile == 'halfrond':
        half = thickness / 2
        return half - np.sqrt(np.clip(half ** 2 - (mm - half) ** 2, 0, None))
    if profile == 'kraal':  # a bead, a narrow step, and a hollow under it that runs out to the lower edge
        bead, step = thickness * .24, thickness * .55
        t = np.clip((mm - step) / (thickness - step), 0, 1)
        hollow = bead * .7 + (thickness - step) * .95 * np.sqrt(np.clip(1 - (2 * t - 1) ** 2 * .999, 0, None)) * .5 * (1 + t)
        return np.where(mm < 2 * bead, bead - np.sqrt(np.clip(bead ** 2 - (mm - bead) ** 2, 0, None)), np.where(mm < step, bead * .7, hollow))
    into = np.clip(arris - np.minimum(mm, thickness - mm), 0, None)
    if profile == 'facet':
        return into
    return arris - np.sqrt(np.clip(arris ** 2 - into ** 2, 0, None))


def light_on(profile, arris, strays, thickness, rows, seed, gloss):
    """Light on the edge (1 on a plane that looks at you) and the gleam that lies over it."""
    fine = 6
    mm = ((np.arange(rows * fine) + .5) / fine / rows * thickness)[:, None]
    field = surfaces.Fields(8, WIDTH, seed)
    wander = 1 + strays * (field.smooth(14, 8)[:1] + field.smooth(3, 8)[:1])  # the hand of who broke the edge
    slope = np.gradient(receding(profile, arris * wander, mm, thickness), thickness / rows / fine, axis=0)
    slope = np.clip(slope, -6, 6)
    up, out = -slope / np.sqrt(1 + slope ** 2), 1 / np.sqrt(1 + slope ** 2)
    lamp = np.clip(.55 * up + .835 * out, 0, None) / .835
    sky = 1 + .35 * up
    sheen = np.clip(.31 * up + .95 * out, 0, 1) ** 60 - .95 ** 60
    light = .55 * lamp + .45 * sky
    if profile == 'kraal':  # the bead keeps the light from the step and the hollow
        light = light * (1 - .30 * np.exp(-np.clip(mm - thickness * .5, 0, None) / (thickness * .10)) * (mm > thickness * .47))
    light = light * (1.015 - .05 * mm / thickness)
    if profile == 'kraal':  # polished stone answers itself from every side
        light = .45 + .55 * light
    if profile == 'halfrond':  # the ground throws light up under a round edge
        light = .30 + .70 * light
    average = lambda values: values.reshape(rows, fine, -1).mean(1)
    return average(light), average(gloss * sheen)


def slab(surface, thickness, name):
    """Linear picture of the edge of a top."""
    kind, seed, rows = surface['kind'], surfaces.seed_of(name), height_of(thickness)
    arris, strays, relief, gloss = KINDS[kind]
    colours, heights = maps(surface, seed)
    start = colours.shape[0] // 8 - rows // 2 + seed % 60 if kind in WOODEN else seed % (colours.shape[0] - rows)  # beside the heart, where the grain runs on
    whole, colours, heights = colours.mean((0, 1)), colours[start:start + rows], heights[start:start + rows]
    if kind in BEDDED:  # whichever of its beds is met, the top is of its colour
        colours = surfaces.settle(colours, whole)
    colours = whole + (colours - whole) * CALM.get(kind, 1.)
    if 'knots' in surface:
        colours = knotted(colours, seed + 3)
    if kind == 'multiplex':
        colours = plies(colours, thickness, seed)
    if kind == 'compact':
        colours = sheets(colours, surface['core'], seed)
    slope = np.gradient(heights, axis=0) + .5 * np.gradient(heights, axis=1)
    light, gleam = light_on(surface.get('edge', 'facet' if kind == 'compact' else 'recht'), arris, strays, thickness, rows, seed + 7, gloss)
    light = light * (1 + np.clip(relief * slope, -.35, .35)) * (1.012 - .024 * np.linspace(0, 1, WIDTH))[None, :]
    return shoulder(colours * light[..., None] + gleam[..., None])


def shoulder(light, knee=.66):
    """What is bright comes near to white and never reaches it: a white top stays lighter above than below."""
    over = np.clip(light - knee, 0, None)
    return np.clip(np.minimum(light, knee) + (.95 - knee) * (1 - np.exp(-over / (.95 - knee))), 0, 1)


def write(surface, thickness, name, path):
    surfaces.write_png(path, surfaces.encode_srgb(slab(surface, thickness, name)))
