"""Products on the seamless ground: each kind of piece builds its model and says what the cameras look at."""
import math
from dataclasses import dataclass

import drawers
import furniture
import handles
import props
import racks
import rooms
from contents import fill_mirror_cabinet, fill_shelves, fill_top_drawer, linen_basket
from ground import ACROSS, ABOVE, ASIDE, BEHIND, BEND, GROUND, camera, closer, ground, lights, oblique, opened, shown_beside, views, wall_niche
from mesh import block, box, cut, cylinder, loft, pipe, profile, rounded, seed
from surfaces import seed_of

ON_WALL = .95  # m: the underside of a top on its cabinet
SCALES = {'toiletmeubel': .62, 'short': 1.19, 'long': 1.51, 'kolomkast': 1.65}  # extent (m) that all of a kind are framed by, so that they differ in pictures as on the wall; vanity units up to 1.20 m wide, and those that are wider
BESIDE = .80  # of the distance: how far right of a mirror cabinet the camera stands, whose side alone wears the finish (ground.ASIDE)
OPEN_COMPARTMENT = 180  # mm, its bottom included (server/catalogue/drawn-parts.ts)


@dataclass
class Piece:
    """What is asked for; lengths in m."""
    family: dict   # as in content/catalogue/families
    product: dict  # one of its products
    form: dict     # that of its collection, in this finish
    finish: str
    worn: str      # what its collection wears: of the cabinet below a top
    w: float
    h: float
    d: float
    pull: float    # how far its top drawer stands open
    ajar: bool     # whether its door does

    @property
    def slug(self):
        return self.product['slug']

    @property
    def across(self):
        """The room that its mirror shows."""
        return ACROSS[seed_of(self.slug) % len(ACROSS)]

    @property
    def metal(self):
        return 'm-' + self.form['metal']


@dataclass
class Subject:
    """What the cameras look at, around x = 0; in m."""
    z: float                # the height of its middle
    extent: float           # how large it is to be seen
    y: float | None = None  # its middle towards the wall; that of the piece when not said
    aside: float = ASIDE    # how far right of it the camera stands (ground.camera)
    above: float = ABOVE    # and how far above it
    near: tuple[float, ...] | None = None  # where the detail is, how large and from how high (ground.closer)
    box: tuple[float, ...] | None = None  # of what is flat or low: its corners,
    steep: tuple[float, float] = (0, 0)  # and how far its pictures are turned and from how high, in degrees (ground.oblique)
    leaf: float = 0.        # how wide the door is that stands open
    dim: tuple[float, ...] | None = None  # what its own sides would leave in the dark: the middle of its opening (x, y, z), its width and height
    on_axis: tuple[float, ...] | None = None  # the corners of what is round: aslant it would seem to lean


# ---------------------------------------------------------------- parts

def open_compartment(w, d, top, key, front):
    """A compartment below the body whose underside is at top: two sides, a bottom and a back, with towels in it. front: the style of the body's."""
    low = top - OPEN_COMPARTMENT / 1000
    thick = .038 if front == 'massief' else .019
    if front == 'afgerond':
        furniture.round_tray(w, low, top, d, key)
    else:
        for s in (-1, 1):
            block(s * w / 2, s * (w / 2 - thick), -d, 0, low, top, key, .0008, grain='v')
        block(-w / 2 + thick, w / 2 - thick, -d, 0, low, low + thick, key, .0008)
        block(-w / 2 + thick, w / 2 - thick, -.014, -.004, low + thick, top, key, 0)
    props.folded(-w * .2, -d / 2, low + thick, ['doek #e3dccf', 'doek #bfb29e'], .28, .24)


def plate(form, d, z, w, t, key, hole, bevel, boards=0, soft=0.):
    """A top with its underside at z; its front corners are round where the fronts of its collection are. boards: of how many beside one another it is glued; soft: the rounding of its upper front edge, in m."""
    if boards:
        deep, radius = d / boards, .11 if form['front'] == 'afgerond' else 0
        for i in range(boards):
            board(w, -deep * (i + 1), -deep * i, z, t, key, -d, radius, soft if i == boards - 1 else 0)
    elif form['front'] == 'afgerond':
        furniture.round_top(0, d, z, w, t, key, hole)
    else:
        furniture.slab(0, d, z, w, t, key, hole, bevel)


def board(w, y0, y1, z, t, key, front, radius, soft=0.):
    """One of the boards of a top whose face is at y = front and whose front corners have this radius; soft: the rounding of its upper front edge."""
    if y0 >= front + radius - .0001:
        box(w, y1 - y0, t, 0, (y0 + y1) / 2, z + t / 2, key, .0004, 2, own_cut=True, solid=True)
        return
    steps = [y0 + (y1 - y0) * i / 12 for i in range(13)]
    side = [(w / 2 - radius + math.sqrt(max(0, radius ** 2 - max(0, front + radius - y) ** 2)), y) for y in steps]
    outline = [*side, *((-x, y) for x, y in reversed(side))]
    turns = [(t - soft * (1 - math.sin(a)), soft * (1 - math.cos(a))) for a in (math.pi / 2 * i / 6 for i in range(7))] if soft else [(t, 0)]

    def ring(up, back):  # set back at its face, not where it meets the next board
        return [(x, y + back * (y1 - y) / (y1 - y0), z + up) for x, y in outline]

    obj = loft([ring(0, 0), *(ring(*turn) for turn in turns)], key, (0, 0, 0), True, True, own_cut=True, solid=True)
    eased = obj.modifiers.new('edge', 'BEVEL')
    eased.width, eased.segments, eased.limit_method, eased.angle_limit = .0004, 2, 'ANGLE', .8


def is_without_handle(form):
    return form['handle'] not in ('beugel', 'knop', 'lederen-lus')


def cabinet(form, w, h, d, x, z0, doors=1, ajar=0):
    """A plain cabinet with doors on the wall; ajar: how far the first stands open, in degrees."""
    key, metal = form['finish'], 'm-' + form['metal']
    between = furniture.is_between_sides(form)
    furniture.carcass(x, z0, w, d, h, key, metal, bool(ajar), 0. if between else furniture.BOARD + .002)
    block(x - w / 2 + .019, x + w / 2 - .019, -d + (0 if between else .021), 0, z0 + h - .019, z0 + h, key, .0008)
    across, high = (w - .038 - furniture.JOINT, h - .038 - 2 * furniture.JOINT) if between else (w, h - .002)
    each = across / doors
    for i in range(doors):
        furniture.door(form, each - .003, high, x - across / 2 + each * (i + .5), d, z0 + h / 2, key, metal, -1 if i == 0 else 1, 0 if i else ajar)
    if ajar == furniture.AJAR:
        block(x - w / 2 + .019, x + w / 2 - .019, -.045, -.040, z0 + .019, z0 + h - .019, key, 0)
        fill_shelves(x, w - .038, z0 + .019, h - .038, d - .045, key)


def side_bar(x, d, z, metal):
    """A towel bar on the right side of a cabinet, whose face is at x."""
    front, rear = -d + .045, -.045
    pipe([((x + .045, front - .02, z),), ((x + .045, rear + .02, z),)], .006, metal)
    for y in (front, rear):
        pipe([((x, y, z),), ((x + .045, y, z),)], .005, metal)
        cylinder(.011, .004, x, y, z, metal, .001, 32, turn=(0, math.pi / 2, 0))


def body_below(piece, z, d, high=.26, hole=None):
    """The upper part of a cabinet of the collection, on the wall, for a top whose underside is at z: it lies on a joint of 3 mm. hole: of the top, for its bowl."""
    thin = .003
    form = {**piece.form, 'finish': piece.worn, 'basin': 'geen', 'drawers': 1, 'mounting': 'wandhangend', 'topHeight': z * 1000, 'topThickness': thin * 1000, 'bodyHeight': (high - thin) * 1000, 'topKey': 'donker', 'topOver': 0, 'depth': d * 1000}
    if hole:
        x, y, wide, deep, corner = hole
        form['topHole'] = (x, y, wide + .012, deep + .012, corner)
    furniture.vanity({**form, 'topEdge': ''}, piece.w if piece.w < 1.4 else 1.4, 0, 0, 'none')


def sheet_shelf(w, z, d, fold, key):
    """A shelf of sheet steel of 4 mm whose front is folded down; z: its upper face. Returns it."""
    profile([(0, z), (-d, z), (-d, z - fold), (-d + .004, z - fold), (-d + .004, z - .004), (0, z - .004)], -w / 2, w / 2, key, .0016)
    return z


def tap_hole_and_overflow(d, z, bowl):
    """The hole for the tap behind the bowl of a basin whose rim is at z, and its overflow: a ring in the wall below it."""
    cylinder(.0175, .0004, 0, -d * .11, z, 'donker', .0001, 48)
    back, up = -d * .22 - .010, (math.pi / 2, 0, 0)
    loft([rounded(.016, .007, depth, .0068) for depth in (0, .002)], 'm-chroom', (0, back, z - bowl * .32), True, True, turn=up)
    loft([rounded(.012, .0035, depth, .0034) for depth in (.002, .0024)], 'donker', (0, back, z - bowl * .32), True, True, turn=up)


# ---------------------------------------------------------------- the kinds


def vanity_unit(piece):
    form, w, h, d = piece.form, piece.w, piece.h, piece.d
    double = 'dubbel' in piece.slug or 'dubbel' in piece.family['slug']
    hangs = form['mounting'] == 'wandhangend'
    open_height = OPEN_COMPARTMENT if 'open-vak' in piece.slug else 0
    whole = form['bodyHeight'] if h * 1000 > 720 else int(h * 1000)  # a height of 880 is that of the frame
    body = {**form, 'depth': int(d * 1000) or form['depth'], 'bodyHeight': whole - open_height, 'openBelow': open_height}
    if open_height:
        body['drawers'] = 1
    if 'doors' in piece.product.get('drawn', {}):
        body['drawers'], body['door'] = piece.product['drawn']['doors'], True
    if double and not open_height:
        body['drawers'] = 2
    body['topHeight'] = max(body['topHeight'], body['bodyHeight'] + body['topThickness'] + (BEND + open_height if hangs else 140))
    if piece.family['model'] == 'toiletmeubel' and w < .42 and not body['basin'].startswith('opzet'):
        body['basin'] = 'geintegreerd'
    columns = 2 if double else 1
    collection = piece.product['collection']
    ground(0. if hangs else BEHIND)
    top = furniture.vanity(body, w, 0, columns, 'deck', columns, pull=piece.pull, drawer_wall=drawers.wall_of(collection))
    underside = top - (body['topThickness'] + body['bodyHeight']) / 1000
    if open_height:
        open_compartment(w, d, underside, form['finish'], form['front'])
    if 'handdoekstang' in piece.slug:
        side_bar(w / 2, d, top - body['topThickness'] / 1000 - .07, piece.metal)
    if piece.pull:
        fill_top_drawer(collection, body, w, d, top, columns, piece.pull)
    low = underside - open_height / 1000 if hangs else 0
    high = top + (.24 if body['basin'].startswith('opzet') else .14)
    wide = SCALES['toiletmeubel'] if piece.family['model'] == 'toiletmeubel' else max(SCALES['short' if w <= 1.2 else 'long'], (w + d * .35) * .86)
    dim = (0, -d, underside - open_height / 2000, w, open_height / 1000) if open_height else None
    above = .36 if piece.slug == 'toiletmeubel-epoque' else ABOVE  # or its small bowl in marble would not be seen
    return Subject((low + high) / 2, max(wide, (high - low) * 1.15), dim=dim, above=above)


def tall_cabinet(piece):
    ground()
    drawn, h = piece.product.get('drawn', {}), min(piece.h, 1.9)
    niche, pair = drawn.get('niche', 0) / 1000, drawn.get('doors') == 2
    furniture.column(piece.form, 0, .32, piece.w, h, piece.d, niche, piece.finish, ajar=furniture.AJAR * piece.ajar, pair=pair)
    if piece.ajar:
        room = h * (.45 if niche else .5 if pair else 1) - .038
        below = linen_basket(piece.w - .038, .339, piece.d - .03) + .06 if 'nuance' in piece.slug else 0
        if below:  # the fixed shelf over the basket
            block(-piece.w / 2 + .019, piece.w / 2 - .019, -piece.d + .04, -.01, .339 + below - .018, .339 + below, piece.finish, .0006)
        fill_shelves(0, piece.w - .038, .339 + below, room - below, piece.d - .03, 'ruit', .006)
    leaf = h * (.5 if pair else .45 if niche else 1)
    dim = (0, -piece.d, .32 + leaf / 2, piece.w, leaf) if piece.ajar else None
    return Subject(.32 + h / 2, h * .92 if piece.ajar else SCALES['kolomkast'], leaf=piece.w, dim=dim)


def low_cabinet(piece):
    ground()
    z0 = {'halfhoge-kast': .34, 'zijkast': .40, 'bovenkast': 1.2}[piece.family['model']]
    doors = 2 if piece.w > .6 else 1
    cabinet(piece.form, piece.w, piece.h, piece.d, 0, z0, doors, furniture.AJAR * piece.ajar)
    dim = (0, -piece.d, z0 + piece.h / 2, piece.w, piece.h) if piece.ajar else None
    return Subject(z0 + piece.h / 2, max(piece.w + piece.d * .5, piece.h * 1.1 + piece.d * .32), leaf=piece.w / doors, dim=dim, near=(piece.w / 2 - .12, -piece.d, z0 + (piece.h - .11 if is_without_handle(piece.form) else piece.h / 2 + .08), .36, .26))


def mirror_cabinet(piece):
    aside = ASIDE if piece.ajar else BESIDE
    half = shown_beside(piece.w, max(piece.w + .05, piece.h * 1.1))
    many = furniture.mirror_doors(piece.w) > 2
    across = {'wall': '#c4bcae' if not piece.ajar and not many else '#978e82'}
    if piece.ajar:  # before the door that is shut, which a curtain would fill from edge to edge
        across['shelves'] = (.66 * half,)
    elif piece.w > 1.5:  # of four doors, before which a shelf would seem to float
        across |= {'window': (.10 * half, .62 * half), 'curtain': (-1.3 * half, -.45 * half, '#d0c7b8')}
    elif many:
        across['shelves'] = (-.30 * half, .62 * half)
    else:  # a curtain in wide folds: narrow ones would be a panel of slats, and the edge of a door would pass for one of its own. It begins within a door
        start, end = -.16 * half, 1.3 * half
        across |= {'shelves': (-.66 * half,), 'curtain': (start, end, '#d0c7b8', round((end - start) / .24))}
    ground(across=across, aside=aside, bright=88 if many else 112)
    depth = piece.d if piece.d < .3 else .14
    lit = 'linea' in piece.slug  # from a slot below
    birch = 'multiplex-berken'
    core = {'epoque': (piece.finish, birch), 'tresore': (birch, birch)}.get(piece.product['collection'])
    furniture.mirror_cabinet(piece.w, piece.h, 0, 1.5, 'onder' if lit else 'geen', 14 if lit else 0, 3000, depth, piece.finish, piece.ajar, core)
    if piece.ajar:
        fill_mirror_cabinet(piece.w, piece.h, 1.5, depth)
    near = (piece.w / 2 - .10, -depth, 1.5 - piece.h / 2 + .10, .36)
    return Subject(1.5, max(piece.w + .05, piece.h * 1.1), y=-.1, leaf=piece.w / furniture.mirror_doors(piece.w), near=near, aside=aside)


def mirror(piece):
    ground(across=piece.across)
    shape, frame, edge = ('rond', 'breed', .354) if 'diameter' in piece.product['sizes'][0] else ('rechthoek', 'breed', .45)
    if piece.slug.endswith('spiegel-type'):  # a strip of steel
        shape, frame = shape if shape == 'rond' else 'haaks', 'smal'
    furniture.mirror(shape, piece.w, piece.h, 0, 1.5, frame, metal=piece.finish, standoff=.010, ring_of='plank' if piece.slug == 'ronde-spiegel-epoch' or piece.finish.startswith('betonlook') else 'mould', frame_depth=piece.d if piece.d < .1 else .025)
    # near: the frame, because the middle shows nothing but glass
    return Subject(1.5, max(piece.w, piece.h) * 1.08, y=-.03, near=(-piece.w * edge, -.04, 1.5 + piece.h * edge, .36))


def basin(piece):
    if 'opzet' in piece.family['slug']:
        ground(.6)
        return bowl_on_top(piece)
    ground(r=BEND / 1000)  # seen from aside and above, a line would run through the picture aslant
    return basin_in_top(piece)


def bowl_on_top(piece):
    w, h, d, key = piece.w, piece.h, piece.d, piece.finish or 'composiet'
    if 'emmer' in piece.slug:
        furniture.basin_bucket(0, 0, 0, 'm-staal', key, r=min(w, .46) / 2)
    elif 'rond' in piece.slug or 'schaal' in piece.slug or 'diameter' in piece.product['sizes'][0]:
        furniture.basin_round(0, 0, 0, 'm-chroom', key, r=min(w, .46) / 2, h=.110 if 'klein' in piece.slug else .125)
    elif 'ovaal' in piece.slug:
        furniture.basin_round(0, 0, 0, 'm-chroom', key, r=w / 2, h=min(h, .14), depth=d / w)
    else:
        furniture.basin_box(0, 0, 0, 'm-chroom', key, w, d or .36)
    is_turned = piece.product['sizes'][0].get('diameter') or any(kind in piece.slug for kind in ('rond', 'ovaal', 'schaal', 'emmer'))
    deep = d if 'ovaal' in piece.slug else w
    on_axis = (-w / 2, w / 2, -deep / 2, deep / 2, 0, .12) if is_turned else None
    if 'trog' in piece.slug or 'steen' in piece.slug:  # low and long: from the front no inside would be seen
        return Subject(.06, w * 1.12, y=0, near=(0, 0, .05, w * .96, .75), box=(-w / 2, w / 2, -d / 2, d / 2, 0, .11), steep=(24, 36))
    return Subject(.06, w * 1.12, y=0, near=(0, 0, .05, w * .96, .75), on_axis=on_axis)


def basin_in_top(piece):
    w, h, d, key = piece.w, piece.h, piece.d, piece.finish or 'composiet'
    z, bowl = ON_WALL, .10
    wide, corner = w * .62 if w < .9 else w * .5, .03 if piece.form['front'] == 'afgerond' else .035
    hole = (0, -d * .52, wide, d * .60, corner)
    body_below(piece, z, d, hole=hole)
    plate(piece.form, d, z, w, h, key, hole, min(.004, h / 4))
    furniture.trough(0, -d * .52, z + h - .0015, wide + .001, d * .60 + .001, bowl, key, 'm-chroom', corner)
    tap_hole_and_overflow(d, z + h, bowl)
    return Subject(z - .04, w + d * .3, box=(-w / 2, w / 2, -d, 0, z - .26, z + h), steep=(32, 27))


def top(piece):
    ground(r=BEND / 1000)
    w, h, d = min(piece.w, 1.4), piece.h, piece.d
    hole, bowl = None, 0.
    if 'bak' in piece.slug:
        hole, bowl = (0, -d * .52, .46, d * .62, .03), .10
    elif 'goot' in piece.slug:
        hole, bowl = (0, -d * .55, .90, .18, .02), .10
    z = ON_WALL
    body_below(piece, z, d, hole=hole)
    boards = 0 if 'hout' not in piece.slug else 3 if d < .3 else round(d / .05)
    plate(piece.form, d, z, w, h, piece.finish, hole, .002, boards, .012 if boards and 'nuance' in piece.slug else 0)
    if 'hpl-beat-40' in piece.slug:  # its loose upstand
        block(-w / 2, w / 2, -.012, 0, z + h + .0002, z + h + .060, piece.finish, .0008)
    if 'hpl-type' in piece.slug:  # the steel rim that it lies in
        for s in (-1, 1):
            block(s * (w / 2 + .0008), s * (w / 2 + .0048), -d - .0048, .0048, z - .016, z + h - .0015, 'm-' + piece.form['metal'], .0006)
            block(-w / 2 - .0046, w / 2 + .0046, -d / 2 + s * (d / 2 + .0008), -d / 2 + s * (d / 2 + .0048), z - .016, z + h - .0015, 'm-' + piece.form['metal'], .0006)
    if hole:
        furniture.trough(0, hole[1], z + h - .002, hole[2], hole[3], bowl, piece.finish, 'm-rvs', hole[4])
    return Subject(z - .05, w + d * .25, box=(-w / 2, w / 2, -d, 0, z - .26, z + h), steep=(34, 24), near=(-w * .12, -d + .06, z + h / 2, .55, .42) if hole or piece.finish.startswith('hpl-marmer') or boards and piece.form['front'] == 'afgerond' else (w / 2 - .10, -d + .03, z + h / 2, .34, .42))


def shelf(piece):
    ground()
    w, h, depth, in_niche = piece.w, piece.h, piece.d if piece.d < .3 else .12, piece.family['model'] == 'nisplank'
    if in_niche:
        wall_niche(w + .004, .40, 1.2 - h - .14, depth + .02)
    if 'ferro' in piece.slug:
        z = sheet_shelf(w, 1.2, depth, h, piece.finish)
    else:
        z = furniture.shelf(0, 1.2 - h / 2, w, depth, piece.finish, h)
    props.jar(-w * .24, -depth / 2, z, 'zand-keramiek', .034, .08)
    props.bottle(w * .26, -depth / 2, z, scale=.72)
    near = (w / 2 - .09, -depth, z - .01, .26) if 'ferro' in piece.slug and not in_niche else (-w * .24, -depth / 2, z + .015, .30)  # of folded steel, its end
    if in_niche:  # straight on: from aside its end would seem to run into the niche
        return Subject(1.24, max(.5, w), y=-depth / 2, near=near, box=(-w / 2, w / 2, -depth - .02, 0, 1.2 - h - .14, 1.6 - h - .14), steep=(0, 6))
    return Subject(1.24, max(.5, w), y=-depth / 2, near=near, box=(-w / 2, w / 2, -depth, 0, z - h, z + .14), steep=(38, 20))


def handle(piece):
    ground()
    wide = piece.w + .14 if 'knop' not in piece.slug else .24
    box(wide, .019, wide * .58, 0, -.02, 1.2, 'hout eiken-fijn #b8946b', .0012)
    handles.build(piece.product, piece.w, piece.h, piece.d, piece.finish, 0, -.0295, 1.2, 1.2 + wide * .29)
    near = (0, -.03, 1.188, .095) if 'knop' in piece.slug else (piece.w * .28, -.03, 1.2 + (wide * .25 if 'greeplijst' in piece.slug else 0), max(.13, piece.w * .42))
    if 'greep-modena' in piece.slug:  # broad before its legs
        return Subject(1.2, wide * .92, y=-.03, near=near, box=(-wide / 2, wide / 2, -.06, 0, 1.2 - wide * .29, 1.2 + wide * .29), steep=(46, 18))
    return Subject(1.2, wide * .92, y=-.03, near=near)


def towel_rack(piece):
    ground()
    z, extent, near = racks.build(piece.product, piece.w, piece.h, piece.d, piece.finish)
    return Subject(z, extent, near=near)


def make_up_table(piece):
    w, d, finish, stands = piece.w, piece.d, piece.finish, piece.form['mounting'] != 'wandhangend'
    ground(across={part: what for part, what in piece.across.items() if part != 'door'} | {'curtain': (.1, 1.1, '#d2c8b8')})  # a door would fill so small a glass
    z = .74
    furniture.slab(0, d, z, w, .022, finish)
    inner = w * .96 - (.052 if stands else .038)  # between the legs, or the sides
    block(-inner / 2, inner / 2, -d + .032, 0, z - .11, z, finish, .001)
    block(-inner / 2, inner / 2, -d + .030, -d + .032, z - .11, z, 'donker', 0)
    box(inner - .006, .019, .094, 0, -d + .02, z - .064, finish, .001)  # the drawer; above it room for fingers
    for s in (-1, 1):
        if stands:
            for y in (-d + .022, -.015):
                box(.022, .022, z, s * (w * .48 - .013), y, z / 2, piece.metal, .001)
        else:
            block(s * w * .48, s * (w * .48 - .019), -d + .010, 0, z - .111, z, finish, .001)
    furniture.mirror('rond', .46, .46, 0, z + .37, 'smal', metal=piece.metal)
    props.stool(w * .12, -d - .10, finish if 'eiken' in finish else 'hout eiken #b8946b', .42)
    return Subject(.66, max(w * 1.1, 1.24))


def drawer_insert(piece):
    ground(.5)
    w, d, h, finish = min(piece.w, .6), piece.d if .1 < piece.d < .5 else .34, .07, piece.finish
    back = box(w, .010, h, 0, -.005, h / 2, finish, .001)
    box(w, .010, h, 0, -d + .005, h / 2, finish, .001)
    for s in (-1, 1):
        box(d - .02, .010, h, s * (w / 2 - .005), -d / 2, h / 2, finish, .001, turn=(0, 0, math.pi / 2))
    box(w - .02, d - .02, .006, 0, -d / 2, .004, finish, .0005)
    for at in (-w * .14, w * .18):
        box(d - .02, .008, h - .01, at, -d / 2, h / 2 - .004, finish, .0008, turn=(0, 0, math.pi / 2))
    box(w * .32 - .004, .008, h - .0102, .02 * w, -d * .5, h / 2 - .004, finish, .0008)  # let into the two it meets
    if 'nuance' in piece.slug:  # slots that the partitions click into
        for i in range(1, int((w - .02) / .02)):
            cut(back, [rounded(.0016, h / 2 - .006, depth, .0008) for depth in (-.004, .004)], (-w / 2 + .010 + i * .02, -.010, h / 2 + .006), (math.pi / 2, 0, 0))
    if w * .32 > .15:  # no wider than its compartment
        props.soap(w * .33, -d * .35, .008)
    else:
        props.jar(w * .34, -d * .35, .008, 'zand-keramiek', .026, .045)  # it goes below the drawer above
    props.jar(-w * .30, -d * .5, .008, 'keramiek-mat', .034, .05)
    return Subject(.03, w + d * .3, y=-d / 2, box=(-w / 2, w / 2, -d, 0, 0, h), steep=(25, 40))


MODELS = {
    'wastafelmeubel': vanity_unit, 'toiletmeubel': vanity_unit, 'kolomkast': tall_cabinet, 'halfhoge-kast': low_cabinet, 'zijkast': low_cabinet, 'bovenkast': low_cabinet,
    'spiegelkast': mirror_cabinet, 'spiegel': mirror, 'wastafel': basin, 'afdekblad': top, 'planchet': shelf, 'nisplank': shelf, 'handgreep': handle, 'handdoekrek': towel_rack,
    'make-uptafel': make_up_table, 'ladeverdeler': drawer_insert,
}


# ---------------------------------------------------------------- the picture


def size_of(product, form, width):
    """Width, height and depth (m): of the size that is width mm wide, or of the middle one; a round piece is as high as it is wide."""
    sizes = [size for size in product['sizes'] if 'width' in size and width in (None, size['width'])]
    if 'vierkant' in product['slug']:
        sizes = [size for size in sizes if size['width'] == size['depth']]
    if sizes:
        size = sizes[len(sizes) // 2]
    else:
        diameter = product['sizes'][len(product['sizes']) // 2]['diameter']
        size = {'width': diameter, 'height': diameter}
    return size['width'] / 1000, size['height'] / 1000, size.get('depth', form['depth']) / 1000


def build(family, product, finish, form, options):
    """family and product as in content/catalogue/families; finish: name; form: the collection's form; options: width (mm), pull (m, of the top drawer) and ajar (its door stands open). Returns the cameras."""
    seed(seed_of(product['slug'] + finish))
    worn, form = form['finish'], {**form, 'finish': finish} if finish else form
    piece = Piece(family, product, form, finish, worn, *size_of(product, form, options.get('width')), options.get('pull', 0.), options.get('ajar', False))
    subject = MODELS[family['model']](piece)
    y = -piece.d / 2 if subject.y is None else subject.y
    is_basin, is_mirror_cabinet = (family['model'] == model for model in ('wastafel', 'spiegelkast'))
    hollow = (is_basin or any(kind in piece.slug for kind in ('-bak', '-goot'))) and subject.box is not None
    lights(subject.extent * 1.15, 0, subject.z, hollow, 45 if is_mirror_cabinet else 15)  # the narrow side tells the finish of a mirror cabinet
    shown = views(0, y, subject.z, subject.extent, piece.d / 2, subject.aside, subject.above)
    if subject.near:
        shown['detail'] = closer(*subject.near)
    if subject.box:
        turn, rise = subject.steep
        shown['camera'] = oblique(subject.box, turn, rise)
        shown['boven'] = oblique(subject.box, -turn * .6, 58)
    if subject.on_axis:
        shown['camera'] = oblique(subject.on_axis, 0, 20, .80)
        shown['boven'], shown['detail'] = oblique(subject.on_axis, 0, 58), oblique(subject.on_axis, 0, 34, 1.02)
    if subject.dim:  # a lamp before the opening, as a photographer would set one
        x, front, z, wide, high = subject.dim
        rooms.area((x, front - 1.2, z), (0, 1, 0), wide * .6, high, 9 * wide * high + 1.5)
    if piece.pull:
        shown['open'] = opened(0, piece.d, subject.z, subject.extent, piece.pull)
    if piece.ajar:
        shown['open'] = beside_open_door(piece, subject, y)
    if piece.family['model'] in ('spiegel', 'spiegelkast'):  # from its own height, or it would show the floor
        for name in ('camera', 'open') if piece.ajar else ('camera',):
            level = shown[name]
            shown[name] = {**level, 'at': (*level['at'][:2], subject.z), 'to': (*level['to'][:2], subject.z), 'shift': 0}
    return shown


def beside_open_door(piece, subject, y):
    """The camera for a piece whose door stands open."""
    leaf = subject.leaf
    return camera(-leaf * .42, y - leaf * .3, subject.z, max(subject.extent * 1.06, piece.w + leaf * 1.1))
