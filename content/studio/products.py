"""Products on a seamless warm-grey ground, all from the same direction, so that a list of them reads as one family."""
import math

import bpy

import drawers
import furniture
import handles
import props
import racks
import rooms
from materials import material
from mesh import block, box, cylinder, loft, pipe, place, rounded, seed
from surfaces import seed_of

GROUND = 'kleur #cfc8bd .9'
BEND = 350  # mm above the floor at which the wall begins to bend into it: what hangs on the wall hangs higher
BEHIND = .5  # m between the wall and what stands on the floor, which would sink into the bend
OPEN_COMPARTMENT = 180  # mm, its bottom included (server/catalogue/drawn-parts.ts)


def bend(at, sign, floor, name, r=BEND / 1000):
    """A wall at y = at that goes over into the floor on its sign's side; floor: how far that runs on; r: of the bend, in m."""
    turn = [(at + sign * (r - r * math.sin(math.radians(a))), r - r * math.cos(math.radians(a))) for a in range(6, 90, 6)]
    profile = [(at + sign * (r + floor), 0.), (at + sign * r, 0.), *turn, (at, r), (at, 6.)]
    vertices = [(s * sign * -9, y + .002, z) for y, z in profile for s in (-1, 1)]
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(vertices, [], [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(profile) - 1)])
    return place(mesh, name, GROUND, weighted=False)


def ground(back=0., mirrored=False, r=BEND / 1000):
    """Wall and floor in one bend; mirrored: with the same across the room, seen in mirrors only, so that they show no horizon."""
    bend(back, -1, 8.65, 'ground', r)
    if mirrored:
        across = bend(-4.5, 1, .001, 'across')
        across.visible_diffuse = across.visible_shadow = across.visible_camera = False


def lights(scale, x, z):
    """A soft lamp from the upper left, the room's answer from the right; sized with the product."""
    k = scale / 1.25

    def lamp(dx, dy, dz, size, power, colour):
        rooms.area((x + dx * k, dy * k, z + dz * k), (-dx, -dy * .85, -dz * .9), size * k, size * k, power * k * k, colour, dx < 0)

    lamp(-2.2, -2.1, 1.9, 1.2, 118, (1, .965, .92))
    lamp(2.8, -2.2, .9, 2.0, 15, (.95, .97, 1))
    lamp(.3, -1.2, 2.6, 2.2, 24, (1, 1, 1))
    rooms.sky((1, 1, 1), .17)


def camera(x, y, z, size):
    """Always the same direction; the distance follows the size of the product."""
    wide = size / .70
    distance = wide / .625
    rise = .22 * distance
    return {'at': (x + .38 * distance, y - distance, z + rise), 'to': (x, y, z + rise), 'lens': 62 * .955, 'shift': -rise / wide * .985, 'exposure': .12}


def form_for(product, finish, form):
    form = dict(form)
    if finish:
        form['finish'] = finish
    return form


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


def plate(form, d, z, w, t, key, hole, bevel):
    """A top with its underside at z; its front corners are round where the fronts of its collection are."""
    if form['front'] == 'afgerond':
        furniture.round_top(0, d, z, w, t, key, hole)
    else:
        furniture.slab(0, d, z, w, t, key, hole, bevel)


def cabinet(form, w, h, d, x, z0, doors=1, ajar=False):
    """A plain cabinet with doors on the wall; ajar: the first stands open."""
    key, metal = form['finish'], 'm-' + form['metal']
    furniture.carcass(x, z0, w, d, h, key, metal, ajar)
    block(x - w / 2 + .019, x + w / 2 - .019, -d + .021, 0, z0 + h - .019, z0 + h, key, .0008)
    each = w / doors
    for i in range(doors):
        furniture.door(form, each - .003, h - .002, x - w / 2 + each * (i + .5), d, z0 + h / 2, key, metal, -1 if i == 0 else 1, ajar and i == 0)
    if ajar:
        block(x - w / 2 + .019, x + w / 2 - .019, -.045, -.040, z0 + .019, z0 + h - .019, key, 0)
        fill_shelves(x, w - .038, z0 + .019, h - .038, d - .045, key)


def side_bar(x, d, z, metal):
    """A towel bar on the right side of a cabinet, whose face is at x."""
    front, rear = -d + .045, -.045
    pipe([((x + .045, front - .02, z),), ((x + .045, rear + .02, z),)], .006, metal)
    for y in (front, rear):
        pipe([((x, y, z),), ((x + .045, y, z),)], .005, metal)
        cylinder(.011, .004, x, y, z, metal, .001, 32, turn=(0, math.pi / 2, 0))


def fill_shelves(x, w, z, h, d, key, thick=.018):
    """Shelves between two sides, and what stands on them; z: of the lowest floor, h: the room above it, d: the depth behind the door; key: of the shelves."""
    count = max(0, round(h / .31) - 1)
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


def wall_niche(w, h, z, d):
    """A niche in the wall, w by h and d deep, its floor at z: the wall before the ground, with a hole."""
    far = 5.
    for x0, x1, z0, z1 in ((-far, -w / 2, .4, far), (w / 2, far, .4, far), (-w / 2, w / 2, .4, z), (-w / 2, w / 2, z + h, far)):
        block(x0, x1, -d, .001, z0, z1, GROUND, 0)


def sheet_shelf(w, z, d, fold, key):
    """A shelf of sheet steel of 4 mm whose front is folded down; z: its upper face. Returns it."""
    block(-w / 2, w / 2, -d, 0, z - .004, z, key, .0008)
    block(-w / 2, w / 2, -d, -d + .004, z - fold, z, key, .0008)
    return z


def tap_hole_and_overflow(d, z, bowl):
    """The hole for the tap behind the bowl of a basin whose rim is at z, and its overflow: a ring in the wall below it."""
    cylinder(.0175, .0004, 0, -d * .11, z, 'donker', .0001, 48)
    back, up = -d * .22 - .010, (math.pi / 2, 0, 0)
    loft([rounded(.016, .007, depth, .0068) for depth in (0, .002)], 'm-chroom', (0, back, z - bowl * .32), True, True, turn=up)
    loft([rounded(.012, .0035, depth, .0034) for depth in (.002, .0024)], 'donker', (0, back, z - bowl * .32), True, True, turn=up)


def closer(x, y, z, size):
    """A near view of what is at x, y, z, from the side of all pictures."""
    far = size / .625
    return {'at': (x + far * .52, y - far * .92, z + far * .34), 'to': (x, y, z), 'lens': 62 * .955, 'tilt': True, 'fstop': 8, 'exposure': .12}


def views(x, y, z, size, front_z=None, depth=0.):
    """The cameras of a product: three-quarter (`camera`), from the other side (`links`), straight on (`voor`), from above (`boven`) and near (`detail`). x, y, z: its middle; size: its extent; front_z: the height of what the detail shows."""
    wide = size / .70
    distance = wide / .625
    return {
        'camera': camera(x, y, z, size),
        'links': {**camera(x, y, z, size), 'at': (x - .38 * distance, y - distance, z + .22 * distance)},
        'voor': {'at': (x, y - distance * 1.1, z + .05), 'to': (x, y, z + .05), 'lens': 62 * .955, 'shift': -.05 / wide, 'exposure': .12},
        'boven': {'at': (x + .10 * distance, y - .42 * distance, z + .84 * distance), 'to': (x, y, z), 'lens': 62 * .955, 'tilt': True, 'exposure': .12},
        'detail': closer(x + size * .02, y - depth, front_z if front_z is not None else z + size * .12, max(.34, size * .40)),
    }


def opened(x, d, z, size, pull):
    """The camera that looks down into a drawer that stands open."""
    distance = size / .70 / .76
    return {'at': (x + .34 * distance, -d - .84 * distance, z + .80 * distance), 'to': (x, -d * .75 - pull * .5, z), 'lens': 62 * .955, 'tilt': True, 'exposure': .12}


def fill_top_drawer(collection, body, w, d, top, columns, pull):
    """Things in the top drawer, or in the right one of two. top: of the piece, in m."""
    height = body['bodyHeight'] / 1000
    row = height / body['drawers']
    floor = top - body['topThickness'] / 1000 - row + .035
    width = w / columns
    drawers.fill(collection, w / 2 - width / 2, -d - pull + .12, floor, width, min(.40, d - .06))


def build(family, product, finish, form, options):
    """family and product as in content/catalogue/families; finish: name; form: the collection's form; options: width (mm), pull (m, of the top drawer) and ajar (its door stands open). Returns the cameras."""
    seed(seed_of(product['slug'] + finish))
    form = form_for(product, finish, form)
    sizes = [s for s in product['sizes'] if 'width' in s and options.get('width', s['width']) == s['width']]
    size = sizes[len(sizes) // 2] if sizes else {'width': product['sizes'][len(product['sizes']) // 2]['diameter'], 'height': product['sizes'][len(product['sizes']) // 2]['diameter']}
    w, h, d = size['width'] / 1000, size['height'] / 1000, size.get('depth', form['depth']) / 1000
    model, slug, metal, ajar = family['model'], product['slug'], 'm-' + form['metal'], options.get('ajar', False)
    cx, cy, cz, extent, front_z, near = 0., -d / 2, .9, max(w, h), None, None
    if model in ('wastafelmeubel', 'toiletmeubel'):
        double = 'dubbel' in family['slug'] or 'dubbel' in slug
        hangs = form['mounting'] == 'wandhangend'
        open_height = OPEN_COMPARTMENT if 'open-vak' in slug else 0
        whole = form['bodyHeight'] if h * 1000 > 720 else int(h * 1000)  # a height of 880 is that of the frame
        body = {**form, 'depth': int(d * 1000) or form['depth'], 'bodyHeight': whole - open_height, 'openBelow': open_height}
        if open_height:
            body['drawers'] = 1
        if 'drawn' in product and 'doors' in product['drawn']:
            body['drawers'], body['door'] = product['drawn']['doors'], True
        if double and not open_height:
            body['drawers'] = 2
        body['topHeight'] = max(body['topHeight'], body['bodyHeight'] + body['topThickness'] + (BEND + open_height if hangs else 140))
        if model == 'toiletmeubel' and w < .42 and not body['basin'].startswith('opzet'):
            body['basin'] = 'geintegreerd'
        ground(0. if hangs else BEHIND)
        zt = furniture.vanity(body, w, 0, 2 if double else 1, columns=2 if double else 1, pull=options.get('pull', 0.), drawer_wall=drawers.wall_of(product['collection']))
        underside = zt - (body['topThickness'] + body['bodyHeight']) / 1000
        if open_height:
            open_compartment(w, d, underside, form['finish'], form['front'])
        if 'handdoekstang' in slug:
            side_bar(w / 2, d, zt - body['topThickness'] / 1000 - .07, metal)
        bottom = underside - open_height / 1000 if hangs else 0
        top = zt + (.24 if body['basin'].startswith('opzet') else .14)
        cz, extent = (bottom + top) / 2, max(w * 1.0 + d * .35, (top - bottom) * 1.15)
        front_z = zt - body['topThickness'] / 1000 - .09
        if options.get('pull'):
            fill_top_drawer(product['collection'], body, w, d, zt, 2 if double else 1, options['pull'])
    elif model == 'kolomkast':
        ground()
        leaf = w
        drawn = product.get('drawn', {})
        niche, pair = drawn.get('niche', 0) / 1000, drawn.get('doors') == 2
        furniture.column(form, 0, .32, w, min(h, 1.9), d, niche, finish, ajar=ajar, pair=pair)
        if ajar:
            fill_shelves(0, w - .038, .339, min(h, 1.9) * (.45 if niche else .5 if pair else 1) - .038, d - .03, 'ruit', .006)
        cz, extent = .32 + min(h, 1.9) / 2, min(h, 1.9) * 1.12
    elif model in ('halfhoge-kast', 'zijkast', 'bovenkast'):
        ground()
        z0 = {'halfhoge-kast': .34, 'zijkast': .40, 'bovenkast': 1.2}[model]
        doors = 2 if w > .6 else 1
        leaf = w / doors
        cabinet(form, w, h, d, 0, z0, doors, ajar)
        cz, extent = z0 + h / 2, max(w + d * .35, h * 1.12)
    elif model == 'spiegelkast':
        ground(mirrored=True)
        depth, leaf = d if d < .3 else .14, w / furniture.mirror_doors(w)
        furniture.mirror_cabinet(w, h, 0, 1.5, 'geen', 0, 3000, depth, finish, ajar)
        if ajar:
            fill_mirror_cabinet(w, h, 1.5, depth)
        cz, extent, cy = 1.5, max(w + .05, h * 1.1), -.1
    elif model == 'spiegel':
        ground(mirrored=True)
        shape = 'rond' if 'diameter' in product['sizes'][0] else 'rechthoek'
        furniture.mirror('haaks' if slug == 'lijstspiegel-type' else shape, w, h, 0, 1.5, 'smal' if slug == 'lijstspiegel-type' else 'breed', metal=finish)
        cz, extent, cy = 1.5, max(w, h) * 1.08, -.03
        edge = .354 if shape == 'rond' else .45
        near = (-w * edge, -.04, 1.5 + h * edge, .36)  # the frame: the middle shows nothing but glass
    elif model == 'wastafel':
        ground(.6)
        key = finish if finish else 'composiet'
        if 'opzet' in family['slug']:
            if 'emmer' in slug:
                furniture.basin_bucket(0, 0, 0, 'm-chroom', key, r=min(w, .46) / 2)
            elif 'rond' in slug or 'schaal' in slug or 'diameter' in product['sizes'][0]:
                furniture.basin_round(0, 0, 0, 'm-chroom', key, r=min(w, .46) / 2)
            elif 'ovaal' in slug:
                furniture.basin_round(0, 0, 0, 'm-chroom', key, r=w / 2, h=min(h, .14), depth=d / w)
            else:
                furniture.basin_box(0, 0, 0, 'm-chroom', key, min(w, .62), min(d or .36, .40))
            cy, cz, extent = 0, .06, min(w, .62) * 1.12
        else:
            z, bowl = .11, .10  # on two battens, so that the bowl hangs free under the top
            for s in (-1, 1):
                box(.04, d * .8, z, s * (w / 2 - .06), -d / 2, z / 2, 'hout eiken-licht #cbb592', .002)
            wide = w * .62 if w < .9 else w * .5
            plate(form, d, z, w, h, key, (0, -d * .52, wide, d * .60, .03 if form['front'] == 'afgerond' else .035), min(.004, h / 4))
            furniture.trough(0, -d * .52, z + h - .0015, wide + .001, d * .60 + .001, bowl, key, 'm-chroom', .03 if form['front'] == 'afgerond' else .035)
            tap_hole_and_overflow(d, z + h, bowl)
            cy, cz, extent = -d / 2, .08, w + d * .3
    elif model == 'afdekblad':
        ground(.5)
        w = min(w, 1.4)
        hole, bowl = None, .045
        if 'bak' in slug:
            hole = (0, -d * .52, .46, d * .62, .03)
        elif 'goot' in slug:
            hole, bowl = (0, -d * .55, .90, .18, .02), .10
        z = bowl + .005
        for s in (-1, 1):
            box(.05, d * .8, z, s * (w / 2 - .09 if 'goot' in slug else w * .32), -d / 2, z / 2, 'hout eiken-licht #cbb592', .002)
        plate(form, d, z, w, h, finish, hole, .002)
        if hole:
            furniture.trough(0, hole[1], z + h - .002, hole[2], hole[3], bowl, finish, 'm-rvs', hole[4])
        cy, cz, extent = -d / 2, z + .01, w + d * .25
    elif model in ('planchet', 'nisplank'):
        ground()
        depth = d if d < .3 else .12
        if model == 'nisplank':
            wall_niche(w + .004, .40, 1.2 - h - .14, depth + .02)
        z = sheet_shelf(w, 1.2, depth, .020 if model == 'nisplank' else h, finish) if 'ferro' in slug else furniture.shelf(0, 1.2 - h / 2, w, depth, finish, h)
        props.jar(-w * .24, -depth / 2, z, 'zand-keramiek', .034, .08)
        props.bottle(w * .26, -depth / 2, z, scale=.72)
        cz, cy, extent = 1.24, -depth / 2, max(.5, w * 1.0)
        near = (-w * .24, -depth / 2, z + .015, .30)
    elif model == 'handgreep':
        ground()
        wide = w + .14 if 'knop' not in slug else .24
        box(wide, .019, wide * .58, 0, -.02, 1.2, 'eiken-naturel', .0012)
        handles.build(product, w, h, d, finish, 0, -.0295, 1.2, 1.2 + wide * .29)
        cz, cy, extent = 1.2, -.03, wide * .92
    elif model == 'handdoekrek':
        ground()
        cz, extent, near = racks.build(product, w, h, d, finish)
        cy = -d / 2
    elif model == 'make-uptafel':
        stands = form['mounting'] != 'wandhangend'
        ground(mirrored=True, r=.06 if stands else BEND / 1000)
        z = .74
        furniture.slab(0, d, z, w, .022, finish)
        inner = w * .96 - (.052 if stands else .038)  # between the legs, or the sides
        block(-inner / 2, inner / 2, -d + .032, 0, z - .11, z, finish, .001)
        block(-inner / 2, inner / 2, -d + .030, -d + .032, z - .11, z, 'donker', 0)
        box(inner - .006, .019, .094, 0, -d + .02, z - .064, finish, .001)  # the drawer; above it room for fingers
        if not stands:
            for s in (-1, 1):
                block(s * w * .48, s * (w * .48 - .019), -d + .010, 0, z - .111, z, finish, .001)
        if stands:
            for s in (-1, 1):
                for y in (-d + .045, -.015):
                    box(.022, .022, z - .11, s * (w * .48 - .013), y, (z - .11) / 2, metal, .001)
        furniture.mirror('rond', .46, .46, 0, z + .42, 'smal', metal=metal)
        h2 = props.stool(w * .12, -d - .10, finish if 'eiken' in finish else 'hout eiken #b8946b', .42)
        cz, extent = .68, max(w, 1.45)
    elif model == 'ladeverdeler':
        ground(.5)
        w, d, h = min(w, .6), d if .1 < d < .5 else .34, .07
        for s in (-1, 1):
            box(w, .010, h, 0, -d / 2 + s * (d / 2 - .005), h / 2, finish, .001)
            box(d - .02, .010, h, s * (w / 2 - .005), -d / 2, h / 2, finish, .001, turn=(0, 0, math.pi / 2))
        box(w - .02, d - .02, .006, 0, -d / 2, .004, finish, .0005)
        for at in (-w * .14, w * .18):
            box(d - .02, .008, h - .01, at, -d / 2, h / 2 - .004, finish, .0008, turn=(0, 0, math.pi / 2))
        box(w * .32 - .008, .008, h - .01, .02 * w, -d * .5, h / 2 - .004, finish, .0008)
        if w * .32 > .15:  # no wider than its compartment
            props.soap(w * .33, -d * .35, .008)
        else:
            props.tumbler(w * .34, -d * .35, .008)
        props.jar(-w * .30, -d * .5, .008, 'keramiek-mat', .034, .05)
        cy, cz, extent = -d / 2, .03, w + d * .3
    lights(extent * 1.15, cx, cz)
    shown = views(cx, cy, cz, extent, front_z, d / 2)
    if near:
        shown['detail'] = closer(*near)
    if options.get('pull'):
        shown['open'] = opened(cx, d, cz, extent, options['pull'])
    if ajar:
        whole = max(extent * 1.06, w + leaf * 1.1)
        if model == 'spiegelkast':  # near enough to see what stands in it: doors that stay closed may run out of the picture
            near = min(whole, max(h * 1.3, leaf * 2.7))
            shown['open'] = camera(cx - leaf * .42 - (whole - near) * .30, cy - leaf * .3, cz, near)
        else:
            shown['open'] = camera(cx - leaf * .42, cy - leaf * .3, cz, whole)
    return shown
