"""The furniture model: vanities, tall and low cabinets, basins, taps and mirrors, driven by a collection's `form`.

Forms come in millimetres from the content (content/collections/{slug}.json); here everything is metres.
"""
import math

from mesh import arc, arch, block, box, cut, cylinder, ellipse, extruded, group, loft, mark_sides, pebble, pipe, rounded, turned, wrap_edges

BOARD = .019   # thickness of sides and fronts
GAP = .003     # between fronts
CHANNEL = .024  # height of the grip channel of handle-less fronts
SUNKEN = ('onderbouw', 'inbouw', 'geintegreerd')  # basins that lie in the top
BOWL = .105    # how deep they are

TOP_KEYS = {'keramiek': 'keramiek-mat', 'hpl': 'hpl-zwart', 'beton': 'beton-midden', 'natuursteen': 'travertijn #d3c5ae', 'composiet': 'composiet', 'massief-hout': 'hout eiken #b8946b'}


# ---------------------------------------------------------------- fronts and handles

def fluted(w, h, x, y, z, key, pitch=.024, depth=.008, across=False):
    """A front with half-round ribs, standing up or lying (across)."""
    long, run = (w, h) if across else (h, w)
    count = max(2, int(run / pitch + 1e-6))
    pitch = run / count
    crest = []
    for i in range(count):
        for j in range(19):
            a = math.pi * j / 18
            crest.append((-run / 2 + pitch * (i + .5) - pitch * .46 * math.cos(a), -depth * math.sin(a)))
    outline = [(-run / 2, BOARD)] + [(-run / 2, 0)] + crest + [(run / 2, 0), (run / 2, BOARD)]
    if across:
        rings = [[(end, b, a) for a, b in outline] for end in (-long / 2, long / 2)]
    else:
        rings = [[(a, b, end) for a, b in outline] for end in (-long / 2, long / 2)]
    made = loft(rings, key, (x, y, z), True, True, grain='h' if across else 'v', weighted=False)
    mark_sides(made, lambda normal: abs(normal[0 if across else 2]) > .9, 1)


def framed(w, h, x, y, z, key, stile=.055, grain='h'):
    """Frame and panel: the frame stands 7 mm proud of the panel."""
    a, b = w / 2 - stile + .006, h / 2 - stile + .006  # let into the frame: faces in one plane turn black
    block(x - a, x + a, y + .008, y + BOARD - .002, z - b, z + b, key, .0006, grain=grain)
    for s in (-1, 1):
        block(x + s * w / 2, x + s * (w / 2 - stile), y, y + BOARD, z - h / 2, z + h / 2, key, .0014, grain='v')
        block(x - w / 2 + stile, x + w / 2 - stile, y, y + BOARD, z + s * h / 2, z + s * (h / 2 - stile), key, .0014)


def front(style, w, h, x, y, z, key, grain='h'):
    """One front with its outer face at y, centre at x, z."""
    if style == 'groef-verticaal':
        fluted(w, h, x, y + .008, z, key)
    elif style == 'groef-horizontaal':
        fluted(w, h, x, y + .006, z, key, .034, .006, True)
    elif style == 'kader':
        framed(w, h, x, y, z, key, min(.055, h * .22))
    elif style == 'schuin':
        outline = [(y + BOARD, z + h / 2), (y + BOARD, z - h / 2), (y + .001, z - h / 2), (y, z - h / 2 + .001), (y, z + h / 2 - .020), (y + .001, z + h / 2 - .0185), (y + BOARD - .001, z + h / 2)]
        loft([[(x + s * w / 2, b, c) for b, c in outline] for s in (-1, 1)], key, (0, 0, 0), True, True, smooth=False, grain=grain)
    elif style == 'massief':
        box(w, .028, h, x, y + .014, z, key, .004, 5, grain=grain)
    elif style == 'betonfront':
        box(w, BOARD, h, x, y + BOARD / 2, z, key, .0022, 4, grain=grain)
    else:
        box(w, BOARD, h, x, y + BOARD / 2, z, key, .0011, 3, grain=grain)


def handle(kind, x, y, z, w, h, metal, upright=False):
    """A handle on the front with outer face y and centre x, z; upright for doors."""
    if kind == 'beugel':
        length = min(.24, (h if upright else w) * .4)
        zz = z if upright else z + h / 2 - min(.075, h * .45)
        size = (.010, .010, length) if upright else (length, .010, .010)
        box(*size, x, y - .030, zz, metal, .002, 4)
        for s in (-1, 1):
            d = s * (length / 2 - .02)
            box(.009, .028, .009, x + (0 if upright else d), y - .0145, zz + (d if upright else 0), metal, .001)
    elif kind == 'knop':
        spots = (-.28, .28) if w > .75 and not upright else (0,)
        for s in spots:
            made = turned([(0, 0), (.0055, 0), (.0055, .013)] + arc(.0115, .017, .003, -90, 0, 4) + arc(.012, .025, .0025, 0, 90, 4) + [(0, .0275)], metal,
                          (x + s * w, y, z if upright else z + h / 2 - min(.08, h * .5)), count=48, weighted=True, turn=(math.pi / 2, 0, 0))
            mark_sides(made, lambda normal: abs(normal.z) < .9, 2)
    elif kind == 'lederen-lus':
        zz = z if upright else z + h / 2 - min(.06, h * .4)
        # a strip whose ends lie flat under a screw each, and that stands out between them
        bow = [(-.0004 - .026 * (.5 + .5 * math.cos(math.pi * max(-1., min(1., c / .024)))) ** .75, c) for c in (.040 - .002 * i for i in range(41))]
        slopes = [math.atan2(b[0] - a[0], a[1] - b[1]) for a, b in zip(bow[:1] + bow, bow[1:] + bow[-1:])]
        outer = [(b - .0024 * math.cos(slope), c - .0024 * math.sin(slope)) for (b, c), slope in zip(bow, slopes)]
        ring = bow + outer[::-1]
        loft([[(s * .011, b, c) for b, c in ring] for s in (-1, 1)], 'leer', (x, y, zz), True, True, weighted=False)
        for dz in (.033, -.033):
            cylinder(.0042, .002, x, y - .0034, zz + dz, metal, .0006, 32, turn=(math.pi / 2, 0, 0))


def finger_hole(board, x, y, z, metal, upright=False):
    """A slot of 120 mm with round ends, milled 14 mm deep into a front board whose face is at y; its middle is at x, z, its rim of metal. upright: of a door."""
    outward = (math.pi / 2, 0, 0)

    def ring(more, depth):
        return rounded(*((.0115 + more, .060 + more) if upright else (.060 + more, .0115 + more)), depth, .011 + more)

    cut(board, [ring(0, depth) for depth in (.004, -.024)], (x, y, z), outward)
    box(*((.029, .001, .126) if upright else (.126, .001, .029)), x, y + .0145, z, board.data.materials[0].name, 0)  # the floor of the slot
    rings = [ring(more, depth) for more, depth in ((.0, -.002), (.0, .0008), (.0016, .0008), (.0016, -.002))]
    loft(rings + rings[:1], metal, (x, y, z), turn=outward)


# ---------------------------------------------------------------- tops, basins, taps

def beaded(t):
    """The edge of a top of thickness t that is ground to a bead with a hollow below it: how far it lies inside the outline at which height."""
    bead = [(.008 * (1 - math.sin(math.radians(a))), t - .008 * (1 - math.cos(math.radians(a)))) for a in range(180, -1, -15)]
    low = t - .016
    return [(.008 + .006 * math.sin(math.pi * i / 10), low * i / 10) for i in range(10)] + bead


def slab(x, d, z, w, t, key, hole=None, bevel=.0022, edge=''):
    """A top of w by d with its underside at z; hole: (centre x, centre y, width, depth, corner radius); edge: 'kraal' for a ground profile."""
    cx, cy = x, -d / 2
    if not hole:
        wrap_edges(box(w, d, t, cx, cy, z + t / 2, key, bevel, 4), t / 2)
        return
    hx, hy, hw, hd, hr = hole

    def outer(inset, zz):
        return [(px + cx - hx, py + cy - hy, zz) for px, py, _ in rounded(w / 2 - inset, d / 2 - inset, 0, .003)]

    side = beaded(t) if edge == 'kraal' else [(0, 0), (0, t - bevel), (bevel * .3, t - bevel * .3), (bevel, t)]
    rings = [rounded(hw / 2, hd / 2, 0, hr), *(outer(inset, up) for inset, up in side),
             rounded(hw / 2 + bevel, hd / 2 + bevel, t, hr), rounded(hw / 2, hd / 2, t - bevel, hr), rounded(hw / 2, hd / 2, 0, hr)]
    wrap_edges(loft(rings, key, (hx, hy, z), weighted=True), t)


def waste(x, y, z, metal):
    turned([(0, 0), (.030, 0)] + arc(.0285, .004, .0015, 0, 90, 3) + [(0, .0057)], metal, (x, y, z), count=48, weighted=True)


def trough(x, y, z, w, d, depth, key, metal, radius=.035):
    """A sunken bowl whose rim is at z."""
    rings = [rounded(w / 2, d / 2, 0, radius), rounded(w / 2 - .004, d / 2 - .004, -.012, radius), rounded(w / 2 - .016, d / 2 - .016, -depth * .72, radius * 1.05),
             rounded(w / 2 - .032, d / 2 - .032, -depth * .93, radius * 1.1), rounded(w / 2 - .062, d / 2 - .062, -depth, radius * 1.1), rounded(.031, .031, -depth - .004, .0309)]
    loft(rings, key, (x, y, z), cap_last=True, weighted=True)
    waste(x, y, z - depth - .004, metal)


def basin_round(x, y, z, metal, key='keramiek', r=.2, h=.125, depth=.86):
    """A thin turned bowl on the top; depth: of its width."""
    outside = [(0, 0), (.085, 0)] + [(.085 + (r - .085) * math.sin(a * math.pi / 20), h * (1 - math.cos(a * math.pi / 20)) ** .82) for a in range(1, 10)]
    rim = [(r, h - .003)] + arc(r - .003, h - .003, .003, 0, 180, 6)
    inside = [(r - .006 - (r - .09) * (1 - math.cos(a * math.pi / 24)), .016 + (h - .019) * (1 - math.sin(a * math.pi / 24))) for a in range(1, 13)] + [(.024, .0135)]
    turned(outside + rim + inside, key, (x, y, z), 2., depth, 128)
    waste(x, y, z + .0128, metal)


def basin_bucket(x, y, z, metal, key, r=.2, h=.15):
    """A bowl of sheet steel on the top: straight walls that lean out a little, over a flat bottom, with a rolled rim."""
    foot = r * .80
    outside = [(0, 0), (foot - .004, 0)] + arc(foot - .004, .004, .004, -90, 0, 4) + [(r - .004, h - .006)]
    rim = arc(r - .003, h - .003, .003, -60, 180, 8)
    inside = [(r - .007, h - .008), (foot - .002, .016)] + arc(foot - .010, .016, .008, 0, -90, 4) + [(.024, .0065)]
    turned(outside + rim + inside, key, (x, y, z), count=128)
    waste(x, y, z + .006, metal)


def basin_box(x, y, z, metal, key='keramiek-mat', w=.54, d=.36, h=.11, radius=.042):
    """A rectangular bowl with thin walls on the top."""
    a, b = w / 2, d / 2
    steps = [(a - .015, b - .015, 0), (a - .010, b - .010, .006), (a, b, h - .003), (a - .0015, b - .0015, h), (a - .0075, b - .0075, h), (a - .0095, b - .0095, h - .003),
             (a - .018, b - .018, .03), (a - .03, b - .03, .018)]
    loft([rounded(p, q, zz, radius) for p, q, zz in steps] + [rounded(.03, .03, .012, .0299)], key, (x, y, z), cap_first=True, weighted=True)
    waste(x, y, z + .0118, metal)


def mixer(x, y, z, metal, height=.235, reach=.17):
    """A slender one-lever mixer standing on the top."""
    cylinder(.0265, .006, x, y, z, metal)
    cylinder(.0215, height, x, y, z, metal, .002)
    sz = z + height - .045
    pipe([((x, y, sz),), ((x, y - reach + .02, sz), (x, y - reach + .05, sz), (x, y - reach + .009, sz)), ((x, y - reach, sz - .022), (x, y - reach, sz - .011))], .0105, metal)
    cylinder(.019, .004, x, y, z + height - .001, metal, .0002)
    cylinder(.0215, .016, x, y, z + height + .0025, metal, .002)
    pipe([((x, y, z + height + .012),), ((x + .075, y, z + height + .016),)], .0042, metal)


def hand_basin(x, w, d, z, metal, key, tap):
    """On a top too shallow for a basin to wash at: a bowl of some 200 mm and, right of it at the back, a small tap that pours into it. w, d: of the top."""
    r, at = min(w * .38, d * .40, .15), (x - w * .06, -d * .53)
    basin_round(*at, z, metal, key, r, .095)
    if tap == 'deck':
        back = (min(x + w / 2 - .045, at[0] + .2), -.045)  # no further than the spout of 200 mm reaches
        group(lambda: mixer(0, 0, 0, metal, .22, .25), (*back, z), math.atan2(at[1] - back[1], at[0] - back[0]) + math.pi / 2, .8)


def tap_beside(x, y, z, metal, turn=math.pi / 4):
    """A tall mixer behind the right shoulder of a round bowl whose centre is x, y: for tops too shallow to hold one behind the bowl."""
    at = (x + .285 * math.sin(turn), y + .235 * math.cos(turn))
    group(lambda: mixer(0, 0, 0, metal, .245, .18), (*at, z), math.atan2(y - at[1], x - at[0]) + math.pi / 2)


def wall_mixer(x, z, metal, reach=.19):
    """Spout and lever that come out of the wall."""
    for dx, r in ((0, .027), (.11, .027)):
        cylinder(r, .008, x + dx, 0, z, metal, .0012, turn=(math.pi / 2, 0, 0))
    pipe([((x, 0, z),), ((x, -reach + .02, z), (x, -reach + .05, z), (x, -reach + .009, z)), ((x, -reach, z - .02), (x, -reach, z - .010))], .011, metal)
    cylinder(.019, .045, x + .11, 0, z, metal, .002, turn=(math.pi / 2, 0, 0))
    pipe([((x + .11, -.034, z),), ((x + .11, -.034, z + .062),)], .0042, metal)


# ---------------------------------------------------------------- cabinets

JOINT = .003  # m around a door that lies between its sides
AJAR = 104  # degrees: how far a door stands open in its picture


def hinge_heights(h):
    """Where the hinges of a door of height h are, from its middle: two, or more where it is taller than 900 mm."""
    gaps = 1 + (h > .9) + (h > 1.5)
    return tuple((h - .18) * (i / gaps - .5) for i in range(gaps + 1))


def door(form, w, h, x, d, z, key, metal, hinge=-1, ajar=0):
    """A door in the style of a collection's fronts, its middle at x, z and its outer face at -d; hinge: -1 on its left, 1 on its right; ajar: how far it stands open, in degrees."""
    def leaf(at_x, at_y):
        style = form['front']
        if style == 'groef-verticaal':
            fluted(w, h, at_x, at_y + .008, z, key)
        elif style == 'groef-horizontaal':
            fluted(w, h, at_x, at_y + .006, z, key, .034, .006, True)
        elif style == 'kader':
            framed(w, h, at_x, at_y, z, key, grain='v')
        else:
            thick = .038 if style == 'massief' else BOARD  # it stands out as far as it is thicker
            board = box(w, thick, h, at_x, at_y + BOARD - thick / 2, z, key, .0011, 3, grain='v')
            if form['handle'] == 'ingefreesd':
                finger_hole(board, at_x - hinge * (w / 2 - .045), at_y, z, metal, True)
        if form['handle'] in ('beugel', 'knop', 'lederen-lus'):
            handle(form['handle'], at_x - hinge * (w / 2 - (.0275 if style == 'kader' else .045)), at_y, z, w, h, metal, True)
        if form['handle'] == 'greeplijst':  # along the edge that opens; upright, a light one would have the tone of the wall
            box(.013, .021, h, at_x - hinge * (w / 2 - .0062), at_y + .0095, z, 'm-staal' if metal == 'm-rvs' else metal, .001, 3)
        if ajar == AJAR:
            back = {'groef-verticaal': .008, 'groef-horizontaal': .006}.get(style, 0.) + BOARD
            for dz in hinge_heights(h):
                cylinder(.0175, .003, at_x + hinge * (w / 2 - .024), at_y + back + .003, z + dz, 'm-rvs', .0008, 40, turn=(math.pi / 2, 0, 0))

    between = is_between_sides(form)
    swing(leaf, x, w, d, hinge, ajar, 0. if between else BOARD)
    if ajar < AJAR:
        return
    side = x + hinge * (w / 2 + JOINT if between else w / 2 - BOARD)  # the inner face of the side that it hangs on
    for dz in hinge_heights(h):
        box(.008, .052, .034, side - hinge * .004, -d + BOARD + .040, z + dz, 'm-rvs', .0015)
        box(.010, .066, .016, side - hinge * .012, -d + BOARD + .006, z + dz, 'm-rvs', .002)
        box(.034, .010, .014, side + hinge * .004, -d + BOARD - .022, z + dz, 'm-rvs', .002)  # from there to the cup, past the edge of the side


def swing(leaf, x, w, d, hinge, ajar=AJAR, behind=BOARD):
    """Stand what leaf(x, y) builds, w wide and with its face at y, open at its hinge by so many degrees; behind: how far the hinge lies behind that face."""
    group(lambda: leaf(-hinge * w / 2, -behind), (x + hinge * w / 2, -d + behind, 0), math.radians(hinge * ajar))


def is_between_sides(form):
    """Whether doors lie between the sides of their cabinet: plain ones that open with a push, whose joint would not be seen on its side."""
    return form['front'] == 'schuin' or form['handle'] == 'push' and form['front'] == 'vlak'  # of slanted fronts the doors are plain


def carcass(x, z0, w, d, h, key, metal, open_front=False, behind=BOARD + .002):
    """Sides, bottom and back of a cabinet; behind: how far its sides end behind its face, for the fronts that lie before them."""
    for s in (-1, 1):
        block(x + s * w / 2, x + s * (w / 2 - BOARD), -d + behind, 0, z0, z0 + h, key, .0008, grain='v')
    block(x - w / 2 + BOARD, x + w / 2 - BOARD, -d + behind, 0, z0, z0 + BOARD, key, .0008)
    depth = d - .04 if open_front else .052
    block(x - w / 2 + BOARD, x + w / 2 - BOARD, -d + depth, -d + depth + .010, z0 + BOARD, z0 + h - .002, key if open_front else 'donker', 0, grain='v')


def drawer_box(x, z, w, d, h, pull, wall):
    """The box behind an open front: sides, back, bottom, two dividers. z: underside."""
    y0, y1 = -d - pull + BOARD, -d - pull + BOARD + min(.40, d - .06)
    t = .013
    for s in (-1, 1):
        block(x + s * w / 2, x + s * (w / 2 - t), y0, y1, z, z + h, wall, .0012)
    block(x - w / 2 + t, x + w / 2 - t, y1 - t, y1, z, z + h, wall, .0012)
    block(x - w / 2 + t, x + w / 2 - t, y0, y1 - t, z + .004, z + .012, wall, 0)
    for at in (-.17, .20):
        block(x + w * at - .004, x + w * at + .004, y0, y1 - t, z + .012, z + h * .8, wall, .0008)
    return y0, y1


def round_body(x, z0, w, d, h, key, rows, metal, radius=.11, pull=0., columns=1):
    """A cabinet whose front corners are round; the fronts bend around them. pull: how far the top drawer stands open. Returns the boards of its fronts, the lowest first."""
    def outline(inset):
        r = radius - inset
        points = [(w / 2 - inset, 0)]
        points += [(w / 2 - radius + r * math.cos(math.radians(a)), -d + radius - r * math.sin(math.radians(a))) for a in range(0, 91, 6)]
        points += [(-w / 2 + radius - r * math.cos(math.radians(a)), -d + radius - r * math.sin(math.radians(a))) for a in range(90, -1, -6)]
        return points + [(-w / 2 + inset, 0)]

    def shell(inset, depth=d):
        """Front and sides as one bent board, open at the back and at the top, where a basin hangs in. depth: how far back it reaches."""
        outer, inner = ([p for p in outline(edge) if p[1] <= depth - d] for edge in (inset, inset + BOARD))
        return (outer + inner[::-1])[::-1]

    gap = .014
    height = (h - gap * (rows - 1)) / rows
    is_open = bool(pull) and columns == 1
    boards = []
    extruded(shell(.016), z0 + .002, z0 + h - .002 - (height + gap if is_open else 0), 'donker', (x, 0, 0), smooth=True)
    extruded(outline(.003)[::-1], z0 + .0005, z0 + BOARD, key, (x, 0, 0), smooth=True)
    for row in range(rows):
        z = z0 + row * (height + gap)
        if is_open and row == rows - 1:  # the front itself; the straight sides and the back of the body stay
            boards.append(extruded(shell(0, radius + .001), z, z + height, key, (x, -pull, 0), smooth=True))
            for s in (-1, 1):
                block(x + s * w / 2, x + s * (w / 2 - BOARD), -d + radius + .003, 0, z, z + height, key, .0008)
            block(x - w / 2 + BOARD, x + w / 2 - BOARD, -.012, -.004, z, z + height, 'donker', 0)
        else:
            boards.append(extruded(shell(0), z, z + height, key, (x, 0, 0), smooth=True, weighted=True))
        if columns == 2:  # the seam between the fronts
            block(x - .0015, x + .0015, -d - .0006, -d + .001, z, z + height, 'donker', 0)
    return boards


def vanity(form, width, x=0., basins=1, tap='deck', columns=1, top_key=None, basin_key=None, finish=None, pull=0., drawer_wall='hout eiken-licht #cdb594'):
    """A washstand after a form; returns the height of its top.

    form: front, handle, metal, drawers, mounting, topHeight, bodyHeight, topThickness, top, basin, finish, depth (mm);
    basins: 0 (of what stands on the top), 1 or 2; tap: 'deck', 'wall' or 'none'.
    topEdge: 'kraal' where the edge of the top is ground to a profile.
    topHole: a hole in a top without a basin (slab).
    topOver: how far the top stands out before the front (mm); at its sides it is flush.
    openBelow: height of what hangs under the body in a frame (mm).
    """
    d, h, t = form['depth'] / 1000, form['bodyHeight'] / 1000, form['topThickness'] / 1000
    top_z = form['topHeight'] / 1000
    z0, key, metal = top_z - t - h, finish or form['finish'], 'm-' + form['metal']
    under = z0 - form.get('openBelow', 0) / 1000  # of what the frame carries
    style, grip, rows = form['front'], form['handle'], form['drawers']
    top = top_key or form.get('topKey') or TOP_KEYS[form['top']]
    col_w = (width - GAP * (columns - 1)) / columns
    hollow = CHANNEL if grip in ('greeploos', 'greeplijst') else .004
    if style == 'afgerond':
        boards = round_body(x, z0, width, d, h, key, rows, metal, pull=pull, columns=columns)
        row_h = (h - .014 * (rows - 1)) / rows
        for row, board in enumerate(boards):
            face, middle = -d - (pull if row == rows - 1 and columns == 1 else 0), z0 + row * (row_h + .014) + row_h / 2
            for dx in ((0.,) if columns == 1 else (-width / 4, width / 4)):
                if grip == 'ingefreesd':
                    finger_hole(board, x + dx, face, middle + row_h / 2 - .024, metal)
                else:
                    handle(grip, x + dx, face, middle, width / columns * .8, row_h, metal)
    else:
        carcass(x, z0, width, d, h, key, metal, bool(pull))
        channel = grip in ('greeploos', 'greeplijst')
        lining = 'kleur #77736c .45' if form['metal'] in ('rvs', 'chroom') else metal  # what is bright would burn out in so narrow a shade
        if channel:
            closed = h if not pull else (h / rows) * (rows - 1)  # the plate behind the fronts ends below one that stands open
            block(x - width / 2 + .001, x + width / 2 - .001, -d + .034, -d + .038, z0 + BOARD, z0 + closed, lining, .0006)
        step = hollow + .002 if channel else GAP
        row_h = (h - step * rows) / rows
        if channel and pull:
            block(x - width / 2 + BOARD, x + width / 2 - BOARD, -d + .034, -d + .038, z0 + h - step, z0 + h, lining, .0006)
        for row in range(rows):
            z = z0 + row * (row_h + step) + row_h / 2
            for column in range(columns):
                cx = x - width / 2 + col_w / 2 + column * (col_w + GAP)
                y = -d - (pull if row == rows - 1 and column == columns - 1 else 0)
                if grip == 'greeplijst':
                    box(col_w, .021, .013, cx, y + .0095, z + row_h / 2 + .0072, metal, .001, 3)
                front(style, col_w, row_h, cx, y, z, key, 'v' if row_h > col_w or form.get('door') else 'h')
                if form.get('door') and grip in ('beugel', 'knop', 'lederen-lus'):
                    handle(grip, cx + col_w / 2 - .045, y, z, col_w, row_h, metal, True)
                else:
                    handle(grip, cx, y + (.008 if style == 'kader' else 0), z, col_w, row_h, metal)  # of a framed front, on its panel
        if style == 'staalframe' and form['mounting'] == 'frame':
            for s in (-1, 1):
                for y in (-d - .004, -.012):
                    box(.022, .020, top_z - t, x + s * (width / 2 + .011), y, (top_z - t) / 2, metal, .001)
                # a little slimmer than the posts: faces in one plane turn black
                box(.0212, d, .0192, x + s * (width / 2 + .0106), -d / 2, under - .0098, metal, .001)
                block(x + s * width / 2, x + s * (width / 2 + .0212), -d, 0, under - .0002, under + .0004, 'donker', 0)  # its upper face, in the shadow of the side
                box(.0212, d, .0192, x + s * (width / 2 + .0106), -d / 2, .11, metal, .001)
                box(.0212, d, .0192, x + s * (width / 2 + .0106), -d / 2, top_z - t - .0102, metal, .001)
            for y in (-d - .004, -.012):
                box(width + .024, .0184, .0184, x, y, under - .0094, metal, .001)
            box(width + .020, d, .018, x, -d / 2, .12, finish or form['finish'], .001)
        for row in range(1, rows + 1):  # the joints, where the edge of a board would shine like a lamp
            if not channel and not (pull and row >= rows - 1):
                block(x - width / 2 + .001, x + width / 2 - .001, -d + .0012, -d + BOARD, z0 + row * (row_h + step) - step + .0003, z0 + row * (row_h + step) - .0003, 'donker', 0)
    if pull:
        low = BOWL + .012 if form['basin'] in SUNKEN and row_h > .18 else 0.  # it passes below a bowl in the top
        drawer_box(x if columns == 1 else x + width / 2 - col_w / 2, z0 + h - row_h + .01, (width if columns == 1 else col_w) - .07 - (.12 if style == 'afgerond' else 0), d, min(.13, row_h * .62, row_h - .01 - low), pull, drawer_wall)
    if form['mounting'] == 'staand':
        if z0 > .06:
            for s in (-1, 1):
                for y in (-d + .05, -.05):
                    turned([(0, 0), (.013, 0), (.0145, .002), (.024, z0 - .012), (.024, z0), (0, z0)], key, (x + s * (width / 2 - .05), y, 0), count=48, weighted=True, grain='v')
        else:
            block(x - width / 2 + .02, x + width / 2 - .02, -d + .06, 0, 0, z0, metal, .0008)
    elif form['mounting'] == 'frame' and style != 'staalframe':
        for s in (-1, 1):
            for y in (-d + .02, -.03):
                box(.022, .022, z0, x + s * (width / 2 - .02), y, z0 / 2, metal, .0012)
        for y in (-d + .02, -.03):
            box(width - .02, .022, .022, x, y, z0 - .011, metal, .0012)
    zt = z0 + h
    over = form.get('topOver', 0) / 1000
    kind = form['basin']
    hole = None
    spots = ([], [0.], [-width * .25, width * .25])[basins]
    back = .055 if tap == 'deck' else 0.
    by = -(d + over + back * .55) / 2
    if kind in SUNKEN:
        bw = min(width - .16, .50 if basins == 1 else width * .72)
        bd = min(d - .17, .34) + (.04 if tap != 'deck' else 0)
        bx = x + (form.get('basinShift', 0) / 1000)
        hole = (bx, by, bw, bd, .030)
        if style == 'afgerond':
            round_top(x, d + over, zt, width, t, top, (bx, by, bw, bd))
        else:
            slab(x, d + over, zt, width, t, top, hole, edge=form.get('topEdge', ''))
        bowl = basin_key or ('keramiek' if kind != 'geintegreerd' else top)
        trough(bx, by, zt + (t - .002 if kind == 'geintegreerd' else .001), bw + (.0 if kind == 'geintegreerd' else .012), bd + (.0 if kind == 'geintegreerd' else .012), BOWL, bowl, metal, .030)
        spots = [bx - x] if basins == 1 else [-bw * .25, bw * .25]
    elif style == 'afgerond':
        round_top(x, d + over, zt, width, t, top, form.get('topHole'))
    else:
        slab(x, d + over, zt, width, t, top, form.get('topHole'))
    zt += t
    if kind.startswith('opzet') and basins and (width < .56 or d < .36):
        hand_basin(x, width, d, zt, metal, basin_key or 'keramiek', tap)
        return zt
    for dx in spots:
        if kind == 'opzet-rond':
            basin_round(x + dx, -d * .54, zt, metal, basin_key or 'keramiek')
        elif kind == 'opzet-rechthoek':
            basin_box(x + dx, -d * .54, zt, metal, basin_key or 'keramiek-mat')
        if tap == 'deck':
            tall = kind.startswith('opzet')
            if kind == 'opzet-rond' and d < .46:
                tap_beside(x + dx, -d * .54, zt, metal)
                continue
            mixer(x + dx, -.055 if tall else -.05, zt, metal, .245 if tall else .15, .16)
        elif tap == 'wall':
            wall_mixer(x + dx - .03, zt + (.24 if kind.startswith('opzet') else .16), metal)
    return zt


def round_tray(w, z0, z1, d, key, radius=.11):
    """What is open below a round body: a bottom with the same round corners, a back, and sides as far as they are straight."""
    curve = [(radius * math.cos(math.radians(a)), radius * math.sin(math.radians(a))) for a in range(0, 91, 6)]
    outline = [(w / 2, 0), *((w / 2 - radius + c, -d + radius - s) for c, s in curve), *((-w / 2 + radius - c, -d + radius - s) for c, s in reversed(curve)), (-w / 2, 0)]
    extruded(outline[::-1], z0, z0 + BOARD, key, smooth=True)
    for side in (-1, 1):
        block(side * w / 2, side * (w / 2 - BOARD), -d + radius, 0, z0 + BOARD, z1, key, .0008)
    block(-w / 2 + BOARD, w / 2 - BOARD, -.014, -.004, z0 + BOARD, z1, key, 0)


def round_top(x, d, z, w, t, key, hole, radius=.11):
    """The top of a cabinet with round front corners."""
    def outer(inset, zz, hx=0., hy=0.):
        r = radius - inset
        ring = []
        for cx, cy, start, rad in ((w / 2 - .003, -.003, 0, .003 - min(inset, .002)), (-w / 2 + .003, -.003, 90, .003 - min(inset, .002)), (-w / 2 + radius, -d + radius, 180, r), (w / 2 - radius, -d + radius, 270, r)):
            for i in range(11):
                a = math.radians(start + 9 * i)
                ring.append((cx + rad * math.cos(a) - hx, cy + rad * math.sin(a) - hy, zz))
        return ring

    b = min(.004, t * .3)
    if not hole:
        wrap_edges(loft([outer(0, 0), outer(0, t - b), outer(b * .3, t - b * .3), outer(b, t)], key, (x, 0, z), True, True, weighted=True), t)
        return
    hx, hy, hw, hd = hole[0] - x, hole[1], hole[2], hole[3]
    rings = [rounded(hw / 2, hd / 2, 0, .03), outer(0, 0, hx, hy), outer(0, t - b, hx, hy), outer(b * .3, t - b * .3, hx, hy), outer(b, t, hx, hy),
             rounded(hw / 2 + .002, hd / 2 + .002, t, .03), rounded(hw / 2, hd / 2, t - .002, .03), rounded(hw / 2, hd / 2, 0, .03)]
    wrap_edges(loft(rings, key, (hole[0], hole[1], z), weighted=True), t)


def column(form, x, z0=.33, w=.35, h=1.6, d=.34, niche=.34, finish=None, niche_key=None, ajar=0, pair=False):
    """A tall cabinet: door, open niche, door; ajar: how far its lower door stands open, in degrees; pair: two doors without a niche. Returns the height of the niche's floor, or None."""
    key, metal = finish or form['finish'], 'm-' + form['metal']
    low, high = z0 + h * (.5 if pair else .45), z0 + h
    between = is_between_sides(form)
    face = -d if between else -d + BOARD + .002
    for s in (-1, 1):
        block(x + s * w / 2, x + s * (w / 2 - BOARD), face, 0, z0, high, key, .0008, grain='v')
    for z in (z0, high - BOARD) + ((low, low + niche - BOARD) if niche else ()):
        block(x - w / 2 + BOARD, x + w / 2 - BOARD, face, 0, z, z + BOARD, key, .0008)
    block(x - w / 2 + BOARD, x + w / 2 - BOARD, -.010, -.002, z0 + .01, high - .01, niche_key or key, 0, grain='v')
    for a, b in ((z0, low), (low + niche, high)) if niche or pair else ((z0, high),):
        opens = ajar if a == z0 else 0
        if between:
            a, b = a + (BOARD + JOINT if a == z0 else JOINT / 2), b - (BOARD + JOINT if b == high else JOINT / 2)
        door(form, w - 2 * (BOARD + JOINT) if between else w, b - a - (0 if between else .002), x, d, (a + b) / 2, key, metal, ajar=opens)
    return low + BOARD if niche else None


def shelf(x, z, w, d, key, t=.03):
    """A wall shelf."""
    box(w, d, t, x, -d / 2, z, key, .0014, 3)
    return z + t / 2


# ---------------------------------------------------------------- mirrors

def outline_of(shape, w, h, z=0., inset=0.):
    a, b = w - 2 * inset, h - 2 * inset
    if shape == 'rond':
        return ellipse(a / 2, a / 2, z, 2., 160)
    if shape == 'ovaal':
        if h / w > 1.6:  # a pill
            return rounded(a / 2, b / 2, z, a / 2 - .0001, 32)
        return ellipse(a / 2, b / 2, z, 2., 160)
    if shape == 'boog':
        return [(px, py - b / 2, pz) for px, py, pz in arch(a, b, z)]
    if shape == 'organisch':
        return pebble(a, b, z)
    if shape == 'haaks':  # welded steel
        return rounded(a / 2, b / 2, z, .0015)
    return rounded(a / 2, b / 2, z, max(.002, .010 - inset * .2))


def mitre_grain(mesh, w, h):
    """Turn the grain of the uprights of a frame (in the plane of x and y, w by h): it runs along each side and meets in the corners."""
    layer = mesh.uv_layers[0]
    for face in mesh.polygons:
        is_upright = abs(face.center.x) - w / 2 > abs(face.center.y) - h / 2
        if is_upright and abs(face.normal.z) >= max(abs(face.normal.x), abs(face.normal.y)):  # its sides lie along it already
            for index in face.loop_indices:
                u, v = layer.data[index].uv
                layer.data[index].uv = (v, u)


def bent_grain(mesh, outline):
    """Let the grain of a frame follow its outline, as in wood that is glued around a mould, in two halves of one leaf that meet without a seam. Its rings have the points of the outline."""
    count, lengths = len(outline), [0.]
    for a, b in zip(outline, outline[1:] + outline[:1]):
        lengths.append(lengths[-1] + math.dist(a, b) * .4)  # bent wood is cut along its grain: its pores are long lines
    lengths = [min(length, lengths[-1] - length) for length in lengths]
    layer = mesh.uv_layers[0]
    for face in mesh.polygons:
        is_last = {mesh.loops[index].vertex_index % count for index in face.loop_indices} == {0, count - 1}
        for index in face.loop_indices:
            ring, k = divmod(mesh.loops[index].vertex_index, count)
            layer.data[index].uv = (lengths[count if is_last and k == 0 else k], ring * .012)


def segmented_grain(mesh, count=8):
    """Let the grain of a ring (around its middle, in the plane of x and y) be that of so many pieces, each straight and cut from another place."""
    layer, step = mesh.uv_layers[0], 2 * math.pi / count
    for face in mesh.polygons:
        piece = math.floor(math.atan2(face.center.y, face.center.x) / step)
        middle = (piece + .5) * step
        for index in face.loop_indices:
            co = mesh.vertices[mesh.loops[index].vertex_index].co
            out, along = co.x * math.cos(middle) + co.y * math.sin(middle), co.y * math.cos(middle) - co.x * math.sin(middle)
            layer.data[index].uv = (along + piece * .31, out + piece * .137 + co.z)


def mirror(shape, w, h, x, z, frame='smal', light='geen', lit=0., kelvin=3000, metal='m-zwart', standoff=.030, glass='spiegel', ring_of='mould', facet=0., frame_depth=0.):
    """A mirror on the wall, centre at x, z. lit: strength of its light, 0 is off. ring_of: how a round frame is made ('mould', 'segments', 'plank'), which its grain follows; facet: how wide its edge is ground, in m; frame_depth: from the wall to the face of its frame, in m."""
    if shape == 'spiegelkast':
        return mirror_cabinet(w, h, x, z, light, lit, kelvin)
    up = (math.pi / 2, 0, 0)

    def ring(depth, inset):
        return outline_of(shape, w, h, depth, inset)

    def put(rings, key, first=False, last=False, weighted=True):
        return loft(rings, key, (x, -standoff, z), first, last, turn=up, weighted=weighted)

    put([ring(0, .001 + facet), ring(.004, .001 + facet)], glass, True, True)
    if facet:
        low = .004 - min(.0028, facet)
        put([ring(low, .001), ring(.004, .001 + facet)], glass)
        put([ring(0, .001), ring(low, .001)], glass)
    put([ring(-standoff, .05), ring(-.0005, .05)], 'm-rvs', True, True)
    if frame in ('smal', 'breed'):
        out, deep = (.006, .012) if frame == 'smal' else (.026, .022)
        if frame_depth:
            deep = frame_depth - standoff
        back = -min(.022, standoff)
        steps = [(back, -.0), (back, -out), (deep - .001, -out), (deep, -out + .001), (deep, -.0012), (deep - .001, -.0002), (-.0005, -.0)]
        made = put([ring(dep, ins) for dep, ins in steps] + [ring(back, -.0)], metal)
        mark_sides(made, lambda normal: abs(normal.z) < .6, 2)
        if shape not in ('rond', 'ovaal', 'boog', 'organisch'):
            mitre_grain(made.data, w, h)
        else:
            follow = {'mould': lambda mesh: bent_grain(mesh, ring(0, 0)), 'segments': segmented_grain, 'plank': lambda _: None}
            follow[ring_of](made.data)
    lamp = f'lamp {lit:g} {kelvin}' if lit else 'kleur #e4e2dc .35'
    if light == 'rand':
        put([ring(.0043, .045), ring(.0043, .063)], lamp, weighted=False)
    if light in ('achter', 'rand') and lit:
        put([ring(-.016, .030), ring(-.024, .046)], f'lamp {lit * (2.2 if light == "achter" else .5):g} {kelvin}', weighted=False)
    if light == 'zijkanten':
        for s in (-1, 1):
            box(.022, .0006, h * .82, x + s * (w / 2 - .060), -standoff - .0044, z, lamp, 0)
    if light == 'band':
        box(w - .10, .0006, .030, x, -standoff - .0044, z + h / 2 - .10, lamp, 0)
    if light == 'boven':
        tube, cap, height = min(.6, w * .62), .034, z + h / 2 + .035
        cylinder(.017, tube - .008, x - tube / 2 + .004, -.105, height, lamp, .003, 32, turn=(0, math.pi / 2, 0))  # it ends inside its caps
        for s in (-1, 1):
            box(.012, .10, .012, x + s * min(.16, w * .2), -.055, height, metal, .002)
            cylinder(.0185, cap, x + s * (tube / 2 - cap / 2) - cap / 2, -.105, height, metal, .002, 48, turn=(0, math.pi / 2, 0))
    if light == 'onder':
        box(w - .06, .012, .006, x, -.016, z - h / 2 + .006, lamp, 0)


def mirror_doors(w):
    """How many doors a mirror cabinet of this width has."""
    return 1 if w < .65 else 2 if w < 1.1 else 3


def hollow(w, h, x, z, d, key, core):
    """The body of a mirror cabinet that stands open: sides in its finish, top and bottom of core (their two materials), a white back."""
    for s, board in zip((1, -1), core):
        block(x + s * w / 2, x + s * (w / 2 - .016), -d, 0, z - h / 2, z + h / 2, key, .001, grain='v')
        block(x - w / 2 + .016, x + w / 2 - .016, -d, 0, z + s * h / 2, z + s * (h / 2 - .016), board, .001)
    block(x - w / 2 + .016, x + w / 2 - .016, -.008, 0, z - h / 2 + .016, z + h / 2 - .016, 'kleur #e9e7e2 .4', 0)


def mirror_cabinet(w, h, x, z, light, lit, kelvin, d=.13, key='wit-mat', ajar=False, core=None):
    """A cabinet with mirror doors; ajar: its first door, a mirror on the inside too, stands open; core: the materials of its top and bottom, where they are not of its finish."""
    doors = mirror_doors(w)
    each = w / doors
    if ajar:
        hollow(w, h, x, z, d, key, core or (key, key))
    else:
        block(x - w / 2, x + w / 2, -d, 0, z - h / 2, z + h / 2, key, .001, grain='v')

    def leaf(at_x, at_y):
        box(each - .003, .006, h + .008, at_x, at_y + .013, z, 'spiegel', .0003, 1, smooth=False)  # flat to its edges: all doors show one room
        box(each - .003, .0058, .0012, at_x, at_y + .013, z + (h + .008) / 2 + .0004, 'kleur #8f8b84 .7', 0)  # its ground edge, which would be a bright line
        box(each - .007, .010, h + .004, at_x, at_y + .022, z, 'kleur #8f8b84 .7', .0006)  # behind the edge of the glass, where steel would carry the light of a lamp into the joint
        if ajar:
            box(each - .006, .003, h + .004, at_x, at_y + .0285, z, 'spiegel', 0, smooth=False)

    for i in range(doors):
        cx = x - w / 2 + each * (i + .5)
        if ajar and i == 0:
            swing(leaf, cx, each, d + BOARD, -1)
            for dz in hinge_heights(h):
                box(.010, .062, .020, x - w / 2 + .021, -d + .012, z + dz, 'm-rvs', .002)
        else:
            leaf(cx, -d - BOARD)
    lamp = f'lamp {lit:g} {kelvin}' if lit else 'kleur #e4e2dc .35'
    if light in ('boven', 'rand', 'band'):
        box(w, d * .62, .022, x, -d + d * .20, z + h / 2 + .018, 'm-rvs', .002)
        box(w - .03, d * .5, .004, x, -d + d * .16, z + h / 2 + .0055, lamp, 0)
    if light in ('onder', 'achter', 'zijkanten', 'rand'):
        box(w - .04, .05, .004, x, -.06, z - h / 2 - .002, lamp, 0)
    if light == 'zijkanten':
        for s in (-1, 1):
            box(.012, .0006, h * .9, x + s * (w / 2 - .03), -d - .0096, z, lamp, 0)
