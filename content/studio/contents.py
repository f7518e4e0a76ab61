"""What stands in and on products that are shown open: towels, bottles, glass shelves."""
import math

import drawers
import props
from mesh import block, box, cylinder, loft, rounded


def fill_shelves(x, w, z, h, d, key, thick=.018):
    """Shelves between two sides, and what stands on them; z: of the lowest floor, h: the room above it, d: the depth behind the door; key: of the shelves."""
    count = max(1 if h > .36 else 0, round(h / .31) - 1)
    step = h / (count + 1)
    deep, middle = d - .03, -.04 - (d - .04) / 2
    towels = ['doek #e3dccf', 'doek #bfb29e', 'doek #d6cbb8']
    for i in range(count + 1):
        floor = z + i * step
        if i:
            block(x - w / 2, x + w / 2, -.04 - deep, -.04, floor - thick, floor, key, .0006)
        if i % 2 == 0 and deep > .20:
            props.folded(x - w * .08 if w > .4 else x, middle, floor, towels[: max(1, min(3, int((step - .08) / .06)))], min(.30, w - .05), min(.24, deep - .03))
        elif i % 3 == 0:
            props.rolled(x - w / 2 + .06, middle, floor, towels[1], .045, min(.2, deep - .02))
            props.jar(x + w * .2, middle, floor, 'keramiek-mat', .036, .09)
        else:
            props.bottle(x - w * .22, middle, floor, scale=.8)
            props.jar(x + w * .16, middle, floor, 'zand-keramiek', min(.04, deep / 3), .08)


def linen_basket(w, z, d):
    """A basket of linen on runners that stands on the floor z of a cabinet w wide inside and d deep behind the door. Returns how high it is."""
    high, deep = .46, d - .07
    for s in (-1, 1):
        box(.012, deep, .030, s * (w / 2 - .008), -.04 - deep / 2, z + high - .03, 'm-rvs', .001)
    rim = rounded((w - .05) / 2, deep / 2, high, .03)
    foot = rounded((w - .07) / 2, deep / 2 - .01, 0, .03)
    inside = [rounded((w - .058) / 2, deep / 2 - .004, high, .03), rounded((w - .078) / 2, deep / 2 - .014, .008, .03)]
    loft([foot, rim, *inside], 'doek #d8ccb8', (0, -.04 - deep / 2, z + .01), True, True)
    return high


def fill_mirror_cabinet(w, h, z, d):
    """Glass shelves, small things, a socket and a strip for tweezers behind the mirror doors."""
    for i in range(1, 4):
        floor = z - h / 2 + .016 + i * (h - .032) / 4
        block(-w / 2 + .016, w / 2 - .016, -d + .012, -.008, floor - .006, floor, 'ruit', .0004)
    low, step = z - h / 2 + .016, (h - .032) / 4
    left = -w / 2
    props.bottle(left + .07, -d / 2, low, scale=.72)
    props.jar(left + .16, -d / 2, low, 'zand-keramiek', .032, .07)
    props.jar(left + .08, -d / 2, low + step, 'keramiek-mat', .030, .085)
    props.jar(left + .16, -d / 2, low + 2 * step, 'keramiek-mat', .030, .06)
    box(.075, .008, .075, left + .20, -.012, low + step + .09, 'kleur #f1efe9 .3', .004)
    cylinder(.0195, .0006, left + .20, -.0161, low + step + .09, 'kleur #c9c6be .5', .0002, 48, turn=(math.pi / 2, 0, 0))
    for s in (-1, 1):
        cylinder(.0027, .0006, left + .20 + s * .0095, -.0167, low + step + .09, 'donker', .0002, 24, turn=(math.pi / 2, 0, 0))
    box(.16, .004, .018, left + .12, -.010, low + 3 * step + .08, 'm-rvs', .001)


def fill_top_drawer(collection, body, w, d, top, columns, pull):
    """Things in the top drawer, or in the right one of two. top: of the piece, in m."""
    height = body['bodyHeight'] / 1000
    row = height / body['drawers']
    floor = top - body['topThickness'] / 1000 - row + .035
    column = w / columns
    width = column - (.12 if body['front'] == 'afgerond' else 0)  # as furniture.vanity builds its box
    drawers.fill(collection, w / 2 - column / 2, -d - pull + .20, floor, width, min(.40, d - .06))
