"""Towel racks: each product as its text and its drawing describe it (content/catalogue/families/handdoekrek.json)."""
import math

import props
from mesh import block, box, cut, cylinder, ellipse, group, pipe

STEEL = 'm-rvs'
TERRY, BAND = 'badstof #e0d8ca', 'kleur #cfc5b4 .9'
WALL_Z = .62  # underside of what hangs on the wall


def rung_heights(height, count):
    """Heights of the rungs, as the dimension drawings space them."""
    return [height * (i + .5) / count for i in range(count)]


def rod(a, b, r, key):
    pipe([(a,), (b,)], r, key)


def bent_frame(w, z0, z1, y, r, key, corner=.035):
    """A closed rectangle of bent rod, w wide and from z0 to z1 over all."""
    x, low, high, k = w / 2 - r, z0 + r, z1 - r, corner * .45
    points = []
    for cx, cz, sx, sz, upright_first in ((x, low, 1, -1, False), (x, high, 1, 1, True), (-x, high, -1, 1, False), (-x, low, -1, -1, True)):
        along, up = (cx - sx * corner, y, cz), (cx, y, cz - sz * corner)
        bend_along, bend_up = (cx - sx * k, y, cz), (cx, y, cz - sz * k)
        first, second = ((up, up, bend_up), (along, bend_along, along)) if upright_first else ((along, along, bend_along), (up, bend_up, up))
        points += [first, second]
    pipe(points, r, key, cyclic=True)


def towel(z, y, w=.34, h=.52, half=.011, fold=1.4):
    props.hanging_towel(0, z, w, h, y, TERRY, rail=False, fold=fold, half=half, band=BAND)


def wall_frame(w, h, d, finish, rungs):
    """Ferro wand: a frame of 12 mm rod with rungs, close to the wall."""
    r, y = .006, -d + .006
    bent_frame(w, WALL_Z, WALL_Z + h, y, r, finish)
    heights = rung_heights(h, rungs)
    for z in heights:
        rod((-w / 2 + r, y, WALL_Z + z), (w / 2 - r, y, WALL_Z + z), r, finish)
    for x in (-w / 2 + r, w / 2 - r):
        for z in (heights[0], heights[-1]):
            rod((x, y, WALL_Z + z), (x, 0, WALL_Z + z), .0055, finish)
            cylinder(.014, .004, x, 0, WALL_Z + z, finish, .001, 32, turn=(math.pi / 2, 0, 0))
    towel(WALL_Z + heights[-2], y)
    return WALL_Z + h / 2, max(w, h) * 1.1, (-w / 2 + .11, y, WALL_Z + heights[-2], .36)


def ladder(w, h, d, finish, rungs):
    """Ferro ladder: leans against the wall on rubber feet."""
    r, foot, head = .009, -d + .012, -.03

    def at(z):
        return foot + (head - foot) * z / h

    for s in (-1, 1):
        x = s * (w / 2 - r)
        rod((x, foot, .012), (x, head, h), r, finish)
        cylinder(.0135, .022, x, foot, 0, 'm-zwart', .002, 32)
    heights = rung_heights(h, rungs)
    for z in heights:
        rod((-w / 2 + r, at(z), z), (w / 2 - r, at(z), z), .006, finish)
    hook = h - .05  # holds it to the wall
    box(w - 2 * r, .010, .010, 0, at(hook), hook, finish, .001)
    rod((0, at(hook), hook), (0, 0, hook), .005, finish)
    cylinder(.018, .005, 0, 0, hook, finish, .001, 40, turn=(math.pi / 2, 0, 0))
    towel(heights[-2], at(heights[-2]), .36, .55)
    return h / 2, h * 1.1, (-w / 2 + .11, at(heights[-2]), heights[-2], .38)


def freestanding(w, h, d, finish, rungs):
    """Ferro vrijstaand: two frames that stand before one another on bars along the floor."""
    r, off = .009, .42  # it stands clear of the wall
    rows = (-off - d + r, -off - r)
    heights = rung_heights(h, rungs)
    for y in rows:
        bent_frame(w, .012, h, y, r, finish)
        for z in heights[1:]:
            rod((-w / 2 + r, y, z), (w / 2 - r, y, z), .006, finish)
    for s in (-1, 1):
        box(.022, d, .012, s * (w / 2 - .062), -off - d / 2, .006, finish, .002)  # where the frames lie flat, clear of their bends
        rod((s * (w / 2 - r), rows[0], heights[-1]), (s * (w / 2 - r), rows[1], heights[-1]), .006, finish)
    towel(heights[-1], rows[0], .40, .56, .0095)
    return h / 2, max(w, h) * 1.2, (-w / 2 + .12, rows[0], heights[-1], .40)


def pull_out(w, h, d, finish, _):
    """Beat 45: bars on a runner under the cabinet, drawn out; two where it is 90 mm wide."""
    cabinet, under, out = 'eiken-naturel', .86, .30
    front = -.45
    block(-.30, .30, front + .021, 0, under, under + .24, cabinet, .0008)
    box(.597, .019, .236, 0, front + .0095, under + .119, cabinet, .0011)  # its lowest drawer
    block(-.302, .302, front - .006, 0, under + .244, under + .256, 'hpl-wit', .0008)
    carrier = under - h / 2
    block(-w / 2, w / 2, front + .01, -.06, under - .014, under, STEEL, .001)
    bars = (0,) if w < .075 else (-w / 2 + .012, w / 2 - .012)
    end = front - out
    for x in bars:
        rod((x, end + .006, carrier), (x, end + d, carrier), .006, finish)
    box(w, .012, h * .6, 0, end + .006, carrier, finish, .002)
    group(lambda: towel(0, 0, .15, .30), (bars[-1], end + .185, carrier), math.pi / 2)
    return under - .02, .74, (bars[-1], end + .10, carrier, .36)


def bows(w, h, d, finish, _):
    """Nuance 51.5: three lacquered bows that come out of the wall and bend along it."""
    r, corner = .013, .055
    y, x = -d + r, w / 2 - r
    for z in rung_heights(h, 3):
        up = WALL_Z + z
        k = corner * .45
        points = [((-x, 0, up),)]
        for s in (-1, 1):
            outward, along = (s * x, y + corner, up), (s * (x - corner), y, up)
            bend_outward, bend_along = (s * x, y + k, up), (s * (x - k), y, up)
            points += [(outward, outward, bend_outward), (along, bend_along, along)] if s < 0 else [(along, along, bend_along), (outward, bend_outward, outward)]
        pipe([*points, ((x, 0, up),)], r, finish)
    towel(WALL_Z + rung_heights(h, 3)[-1] + .008, y, .34, .50, .018)
    return WALL_Z + h / 2, max(w, h) * 1.25, (-x + .08, y, WALL_Z + rung_heights(h, 3)[-1] - .05, .40)


def hooks(w, h, d, finish, _):
    """Sunny: a low board with three pegs."""
    low, t = .90 - h / 2, .018
    box(w, t, h, 0, -t / 2, .90, finish, .004, 4)
    for s in (-1, 0, 1):
        x = s * w * .33
        cylinder(.011, d - t - .008, x, -t, .90, finish, .002, 40, turn=(math.pi / 2, 0, 0))
        cylinder(.019, .010, x, -d + .010, .90, finish, .003, 48, turn=(math.pi / 2, 0, 0))
    return .90, w * 1.12, (w * .16, -d * .6, .90, .30)


def beam(w, h, d, finish, _):
    """Thor: a beam of 40 x 40 mm on two short arms."""
    z = 1.2
    box(w, h, h, 0, -d + h / 2, z, finish, .0025, 4)
    for s in (-1, 1):
        x = s * (w / 2 - .09)
        block(x - .011, x + .011, -d + h, 0, z - .011, z + .011, 'm-brons', .001)
        box(.05, .006, .05, x, -.003, z, 'm-brons', .001)
    towel(z + h / 2 - .004, -d + h / 2, .42, .62, h / 2 + .006)
    return z - .26, w * 1.15, (-w / 2 + .10, -d, z, .36)


def angles(w, h, d, finish, _):
    """Type: two angle profiles with a row of holes, and bars through them."""
    y, leg, t = -d + .012, .032, .003
    for s in (-1, 1):
        x = s * w / 2
        flange = block(x, x - s * t, -d, -d + leg, WALL_Z, WALL_Z + h, finish, .0006)
        block(x, x - s * leg, -d + leg - t, -d + leg, WALL_Z, WALL_Z + h, finish, .0006)
        for i in range(int(h / .05) - 1):
            cut(flange, [ellipse(.0052, .0052, depth, count=24) for depth in (-.01, .01)], (x, y, WALL_Z + .05 + i * .05), (0, math.pi / 2, 0))
        for z in (.10, h - .10):
            block(x - s * .006, x - s * .026, -d + leg, 0, WALL_Z + z - .012, WALL_Z + z + .012, finish, .0008)
    bars = [round(h * share / .05) * .05 for share in (.3, .6, .9)]
    for z in bars:
        rod((-w / 2 - .012, y, WALL_Z + z), (w / 2 + .012, y, WALL_Z + z), .005, finish)
    towel(WALL_Z + bars[1], y, .36, .54, .010)
    return WALL_Z + h / 2, h * 1.08, (-w / 2 + .05, y, WALL_Z + bars[1], .32)


def board_frame(w, h, d, finish, rungs):
    """Sjithouse: a frame of birch plywood with bars stretched across."""
    t = .018
    for s in (-1, 1):
        block(s * w / 2, s * (w / 2 - t), -d, 0, WALL_Z, WALL_Z + h, finish, .001, grain='v')
        block(-w / 2 + t, w / 2 - t, -d, 0, WALL_Z + (h - t if s > 0 else 0), WALL_Z + (h if s > 0 else t), finish, .001)
    heights = rung_heights(h, rungs)
    for z in heights:
        rod((-w / 2 + t, -d / 2, WALL_Z + z), (w / 2 - t, -d / 2, WALL_Z + z), .006, STEEL)
    towel(WALL_Z + heights[-1], -d / 2, .36, .52, fold=.8)
    return WALL_Z + h / 2, h * 1.08, (-w / 2 + .08, -d, WALL_Z + heights[-1], .38)


def lines(w, h, d, finish, rungs):
    """Linea: parallel lines of 8 mm between two uprights."""
    y = -d + .004
    for s in (-1, 1):
        x = s * (w / 2 - .004)
        box(.008, .008, h, x, y, WALL_Z + h / 2, finish, .001)
        for z in (.06, h - .06):
            box(.008, d - .008, .008, x, -(d - .008) / 2, WALL_Z + z, finish, .001)
    heights = rung_heights(h, rungs)
    for z in heights:
        box(w - .016, .008, .008, 0, y, WALL_Z + z, finish, .001)
    towel(WALL_Z + heights[-1], y, .36, .56, .010)
    return WALL_Z + h / 2, max(w, h) * 1.1, (-w / 2 + .09, y, WALL_Z + heights[-1], .34)


RACKS = {'ferro-wand': wall_frame, 'ferro-ladder': ladder, 'ferro-vrijstaand': freestanding, 'beat-45': pull_out, 'nuance-51-5': bows, 'sunny': hooks, 'thor': beam, 'type': angles, 'sjithouse': board_frame, 'linea': lines}


def build(product, w, h, d, finish):
    """The rack of a product. Returns the height of its middle, how large it is to be seen, and where (x, y, z) and how large its detail is."""
    return RACKS[product['slug'].removeprefix('handdoekrek-')](w, h, d, finish, product.get('drawn', {}).get('rungs', 0))
