"""Quiet things in the room: towels, branches, bottles, stools, a bath, lamps. No people, no text."""
import math

import bpy
from mathutils import Vector

from materials import material
from mesh import arc, box, cylinder, ellipse, flowing, group, link, loft, pipe, place, rng, rounded, turned


def bottle(x, y, z, key='glas #8a5424', pump='m-zwart', scale=1., label=True):
    s = scale
    turned([(0, 0), (.027 * s, 0)] + arc(.0295 * s, .004, .0035, -90, 0, 4) + [(.033 * s, .115 * s)] + arc(.018 * s, .115 * s, .015 * s, 0, 80, 8)
           + [(.013 * s, .138 * s), (.013 * s, .15 * s), (0, .15 * s)], key, (x, y, z), count=64)
    if key.startswith('glas'):
        turned([(0, .004), (.030 * s, .004), (.031 * s, .095 * s), (0, .095 * s)], 'kleur #7a4a22 .3', (x, y, z), count=48)
    cylinder(.0145 * s, .016 * s, x, y, z + .144 * s, pump)
    cylinder(.004 * s, .03 * s, x, y, z + .155 * s, pump, .0005)
    pipe([((x + .008, y, z + .186 * s),), ((x - .03, y - .018, z + .186 * s),), ((x - .038, y - .022, z + .178 * s),)], .0048 * s, pump)
    if label:
        turned([(.0333 * s, .03 * s), (.0333 * s, .085 * s)], 'etiket', (x, y, z), count=64)


def jar(x, y, z, key='zand-keramiek', r=.04, h=.07):
    turned([(0, 0), (r - .004, 0)] + arc(r - .004, .004, .004, -90, 0, 4) + [(r, h - .002), (r - .001, h), (r - .004, h), (r - .005, h - .004), (r - .006, .01), (0, .008)], key, (x, y, z), count=72)


def tumbler(x, y, z, key='zand-keramiek', brush=True):
    jar(x, y, z, key, .034, .095)
    if brush:
        for lean, tone in ((.22, 'hout eiken #b8946b'), (-.16, 'hout noten #6b4a36')):
            pipe([((x - lean * .02, y, z + .012),), ((x + lean * .16, y - .01, z + .175),)], .0042, tone)


def soap(x, y, z, key='zeep', dish='beton-licht'):
    loft([rounded(.062, .042, 0, .016), rounded(.064, .044, .003, .017), rounded(.064, .044, .011, .017), rounded(.062, .042, .0125, .016), rounded(.058, .038, .011, .014), rounded(.057, .037, .007, .013)], dish, (x, y, z), True, True, weighted=True)
    loft([ellipse(.030, .018, .008, 2.8), ellipse(.040, .026, .013, 2.8), ellipse(.0425, .0285, .021, 2.8), ellipse(.040, .026, .029, 2.8), ellipse(.026, .015, .033, 2.8)], key, (x, y, z), True, True)


def tray(x, y, z, w=.24, d=.13, key='hpl-zwart'):
    loft([rounded(w / 2 - .004, d / 2 - .004, 0, .03), rounded(w / 2, d / 2, .004, .034), rounded(w / 2, d / 2, .016, .034), rounded(w / 2 - .002, d / 2 - .002, .0175, .032),
          rounded(w / 2 - .005, d / 2 - .005, .016, .029), rounded(w / 2 - .006, d / 2 - .006, .006, .028)], key, (x, y, z), True, True, weighted=True)
    return z + .007


def folded(x, y, z, keys, w=.30, d=.22):
    """A pile of folded towels: each a loop of thick cloth with a round fold in front."""
    for i, key in enumerate(keys):
        h, ww, dd = .058, w - .006 * i + rng.uniform(-.006, .006), d - rng.uniform(0, .01)
        layers = 2
        t = h / layers
        for layer in range(layers):
            z0 = z + layer * t
            outline = []
            r = t / 2 * .96
            for a in range(-90, 91, 15):
                outline.append((-dd / 2 + .02 - r * math.cos(math.radians(a)) * 1.1 + rng.uniform(-.0008, .0008) + .003 * layer, z0 + t / 2 + r * math.sin(math.radians(a))))
            outline += [(dd / 2, z0 + t / 2 + r * .9), (dd / 2 + .003, z0 + t / 2), (dd / 2, z0 + t / 2 - r * .9)]
            rings = []
            for u in (0, .004, .010, .018, .027, *(k / 16 for k in range(1, 16)), .973, .982, .990, .996, 1):
                edge = (1 - (1 - min(1, min(u, 1 - u) * 30)) ** 2) ** .5 * .3 + .7  # cut across, layer on layer: only a cushion ends in a point
                sag = .0016 * math.sin(u * 7 + i * 2 + layer) + .001 * math.sin(u * 17 + i)
                zc = z0 + t / 2
                rings.append([((u - .5) * ww, b, zc + (c - zc) * edge + sag) for b, c in outline])
            obj = loft(rings, key, (x, y, 0), True, True, turn=(0, 0, rng.uniform(-.02, .02)), own_cut=True)
            obj.data.use_auto_smooth, obj.data.auto_smooth_angle = True, .9
        z += h * .97
    return z


def hanging_towel(x, z, w=.34, h=.62, y=-.075, key='doek #e3dccf', metal='m-zwart', rail=True, fold=1., half=.011, band=None):
    """A towel over a rail, in soft folds that open towards the hem. half: half the depth of what it hangs over; band: the material of its woven band above the hem, where that is not its own."""
    if rail:
        pipe([((x - w * .5 - .07, y, z),), ((x + w * .5 + .07, y, z),)], .0065, metal)
        for s in (-1, 1):
            pipe([((x + s * (w * .5 + .055), y, z),), ((x + s * (w * .5 + .055), 0, z),)], .0065, metal)
            cylinder(.016, .006, x + s * (w * .5 + .055), 0, z, metal, .001, 32, turn=(math.pi / 2, 0, 0))
    nx, nz, back = 80, 120, h * .80
    over, phase, vertices, faces = .04, rng.random() * 6, [], []
    for j in range(nz + 1):
        s = j / nz * (h + over + back)
        for i in range(nx + 1):
            u = i / nx - .5
            if s < h:
                drop, side = h - s, -1
            elif s < h + over:
                drop, side = 0, 0
            else:
                drop, side = s - h - over, 1
            a = min(1, drop / h)
            wave = fold * (.011 * math.sin(u * 11 + phase) + .006 * math.sin(u * 23 + phase * 2 + a * .8)) * a ** .7
            if side < 0:
                wave -= fold * .017 * a ** .7  # outward, or rails below would pierce it
            if side:
                yy, zz = y + side * (half + .004 * a) + wave * (1 if side < 0 else .5) - .004 * a, z + .008 - drop
            else:
                t = (s - h) / over * math.pi
                yy, zz = y - half * math.cos(t), z + .008 + .004 * math.sin(t)
            narrow = 1 - .035 * a - .01 * math.sin(a * 3)
            vertices.append((x + u * w * narrow, yy, zz + .003 * math.sin(u * 6 + phase) * a))
    for j in range(nz):
        for i in range(nx):
            a = j * (nx + 1) + i
            faces.append((a, a + 1, a + nx + 2, a + nx + 1))
    mesh = bpy.data.meshes.new('towel')
    mesh.from_pydata(vertices, [], faces)
    obj = place(mesh, 'towel', key, weighted=False)
    mesh.auto_smooth_angle = 3
    solid = obj.modifiers.new('thick', 'SOLIDIFY')
    solid.thickness, solid.offset = .007, 0
    # a woven band above the hem
    woven = [v for v in range(len(vertices)) if .055 < vertices[v][2] - (z + .008 - h) < .085 and v < (nx + 1) * int(nz * h / (h + over + back))]
    for v in woven:
        mesh.vertices[v].co.y += .0022
    if band:
        mesh.materials.append(material(band))
        inside = set(woven)
        for face in mesh.polygons:
            face.material_index = int(inside.issuperset(face.vertices))


def leaf_mesh(width=.31, curl=.12):
    mesh = bpy.data.meshes.new('leaf')
    vertices, faces, n = [], [], 8
    for i in range(n + 1):
        t = i / n
        half = .5 * math.sin(math.pi * t ** .8) ** .8 if 0 < t < 1 else .02
        for s in (-1, 0, 1):
            vertices.append((t, s * half * 2 * width, curl * abs(s) * math.sin(math.pi * t) - .25 * t * t))
    for i in range(n):
        for s in (0, 1):
            a = i * 3 + s
            faces.append((a, a + 1, a + 4, a + 3))
    mesh.from_pydata(vertices, [], faces)
    for face in mesh.polygons:
        face.use_smooth = True
    return mesh


VASES = {
    'kruik': flowing([(0, 0), (.038, 0)] + arc(.042, .006, .006, -90, 0, 4) + [(.058, .06), (.056, .1), (.03, .145), (.022, .16), (.026, .175), (.024, .176), (.02, .16), (.027, .145), (.05, .09), (.03, .01), (0, .01)]),
    'fles': flowing([(0, 0), (.030, 0), (.034, .004), (.036, .11), (.030, .14), (.014, .165), (.013, .215), (.016, .22), (.014, .221), (.010, .215), (.011, .165), (.027, .135), (.024, .01), (0, .008)]),
    'bol': flowing([(0, 0), (.03, 0), (.05, .012), (.068, .05), (.066, .085), (.045, .115), (.028, .124), (.026, .130), (.023, .128), (.026, .120), (.043, .11), (.062, .08), (.03, .012), (0, .01)]),
    'cilinder': [(0, 0), (.042, 0), (.045, .003), (.045, .18), (.0435, .182), (.041, .18), (.041, .01), (0, .01)],
}


def branches(x, y, z, vase='kruik', key='keramiek-mat', count=5, height=.42, leaves=('#4b5b43', '#7b8b6c'), scale=1., leaf=1.):
    """A vase with leafy branches."""
    profile = [(r * scale, h * scale) for r, h in VASES[vase]]
    turned(profile, key, (x, y, z), count=72)
    mouth = max(h for _, h in profile) - .03
    upright = min(1, min(r for r, h in profile if h > mouth) / .03)  # a twig leaves a narrow neck by its mouth
    mesh = leaf_mesh()
    mesh.materials.append(material('blad ' + ' '.join(leaves)))
    turn = rng.uniform(0, 6.28)
    for k in range(count):
        a, lean, tall = turn + k * 2.4 + rng.uniform(-.5, .5), rng.uniform(.10, .26), height * rng.uniform(.65, 1.1)
        p0 = Vector((x, y, z + mouth))
        p1 = p0 + Vector((math.cos(a) * lean * .25 * upright, math.sin(a) * lean * .15 * upright, tall * .55))
        p2 = p0 + Vector((math.cos(a) * lean, -abs(math.sin(a)) * lean * .5 + .02, tall))
        pipe([(p0, p0, p0 + (p1 - p0) * .4), (p2, p1, p2)], .0014, 'steel')
        for q in range(15):
            t = .22 + .78 * q / 14
            obj = link(bpy.data.objects.new('leaf', mesh))
            obj.location = (1 - t) ** 2 * p0 + 2 * t * (1 - t) * p1 + t * t * p2
            size = rng.uniform(.034, .052) * (1.25 - .6 * t) * leaf
            obj.scale = (size,) * 3
            obj.rotation_euler = (rng.uniform(-.5, .5), rng.uniform(-.7, .3), a + (1.5 if q % 2 else -1.5) + rng.uniform(-.7, .7))


def grasses(x, y, z, vase='fles', key='klei', count=13, height=.40, tone='kleur #b79d72 .8', scale=1.):
    """A vase with dried grasses."""
    profile = [(r * scale, h * scale) for r, h in VASES[vase]]
    turned(profile, key, (x, y, z), count=72)
    mouth = max(h for _, h in profile) - .02
    for _ in range(count):
        a, lean, tall = rng.uniform(0, 6.28), rng.uniform(.02, .16), height * rng.uniform(.6, 1.05)
        p0 = Vector((x + math.cos(a) * .005, y + math.sin(a) * .005, z + mouth))
        p2 = p0 + Vector((math.cos(a) * lean, math.sin(a) * lean * .5, tall))
        p1 = p0 + Vector((math.cos(a) * lean * .15, math.sin(a) * lean * .1, tall * .6))
        pipe([(p0, p0, p0 + (p1 - p0) * .4), (p2, p1, p2)], .0008, tone)
        direction = (p2 - p1).normalized()
        rings = []
        for k in range(7):
            t = k / 6
            rings.append(ellipse(.0055 * math.sin(math.pi * (.08 + .88 * t)), .0055 * math.sin(math.pi * (.08 + .88 * t)), t * .075, 2, 10))
        loft(rings, tone, p2 - direction * .05, True, True, turn=direction.to_track_quat('Z', 'Y').to_euler())


def stool(x, y, key='hout eiken #b8946b', h=.44, r=.165, turn=0.):
    """A round stool on three legs."""
    def build():
        turned([(0, h - .032), (r - .006, h - .032)] + arc(r - .006, h - .026, .006, -90, 0, 4) + arc(r - .008, h - .008, .008, 0, 90, 5) + [(0, h)], key, (0, 0, 0))
        for k in range(3):
            a = k * 2.094 + .5
            foot, head = Vector((math.cos(a) * r * .98, math.sin(a) * r * .98, 0)), Vector((math.cos(a) * r * .62, math.sin(a) * r * .62, h - .03))
            pipe([(foot,), (head,)], .014, key)
    group(build, (x, y, 0), turn)
    return h


def block_stool(x, y, key='hout noten #79583f', w=.34, d=.30, h=.44, turn=.2):
    """A solid three-board stool."""
    def build():
        for s in (-1, 1):
            box(.032, d, h - .032, s * (w / 2 - .05), 0, (h - .032) / 2, key, .002, grain='v')
        box(w, d, .032, 0, 0, h - .016, key, .002)
    group(build, (x, y, 0), turn)
    return h


def bath(x, y, w=1.68, d=.76, h=.56, key='keramiek-mat', turn=0., metal='m-zwart', tap=True):
    """A freestanding bath with thin walls and a floor mixer."""
    def build():
        p = 3.1
        steps = [(.86, .80, 0), (.885, .83, .012), (.94, .91, h * .5), (1, 1, h - .004), (.998, .996, h), (.983, .962, h), (.980, .956, h - .005), (.935, .88, h * .55), (.86, .78, .12), (.72, .62, .085), (.05, .05, .08)]
        loft([ellipse(a * w / 2, b * d / 2, z, p, 128) for a, b, z in steps], key, (0, 0, 0), True, True)
        if tap:
            tx, ty = w * .12, d / 2 + .10
            cylinder(.03, .008, tx, ty, 0, metal)
            pipe([((tx, ty, 0),), ((tx, ty, .84), (tx, ty, .7), (tx, ty, .90)), ((tx, ty - .10, .94), (tx, ty - .05, .94), (tx, ty - .13, .94)), ((tx, ty - .19, .90), (tx, ty - .17, .94))], .014, metal)
    group(build, (x, y, 0), turn)


def pendant(x, y, z, drop, key='lamp 6 2700', r=.055, metal='m-zwart', shape='bol'):
    """A small lamp on a cord; z is the centre of its glass."""
    pipe([((x, y, z + r),), ((x, y, z + drop),)], .0018, metal)
    cylinder(.012, .05, x, y, z + r * .9, metal)
    if shape == 'bol':
        globe = turned([(r * math.sin(math.radians(a)), -r * math.cos(math.radians(a))) for a in range(0, 181, 6)], key, (x, y, z), count=64)
        globe.visible_shadow = False
    else:
        cylinder(r * .45, r * 3, x, y, z - r * 2, key, .008)


def sconce(x, z, key='lamp 5 2700', metal='m-messing', h=.26):
    """An upright wall lamp: a glass tube in a holder."""
    cylinder(.024, .008, x, 0, z, metal, .001, 32, turn=(math.pi / 2, 0, 0))
    pipe([((x, 0, z),), ((x, -.055, z),)], .006, metal)
    cylinder(.022, .04, x, -.055, z - .02, metal, .002, 48)
    cylinder(.0175, h, x, -.055, z + .015, key, .006, 48)


def globe_sconce(x, z, key='lamp 4 2700', metal='m-messing', r=.06):
    cylinder(.03, .010, x, 0, z, metal, .001, 48, turn=(math.pi / 2, 0, 0))
    pipe([((x, 0, z),), ((x, -.05, z),)], .007, metal)
    globe = turned([(r * math.sin(math.radians(a)), -r * math.cos(math.radians(a))) for a in range(0, 181, 6)], key, (x, -.05 - r * .9, z), count=64)
    globe.visible_shadow = False


def curtain(x0, x1, y, z0, z1, key='vitrage', folds=11, depth=.035, along='x'):
    """A hanging curtain in even waves, along x (at y) or along y (then x0, x1 are y values and y is the x)."""
    n, rows = folds * 14, 8
    vertices, faces = [], []
    for j in range(rows + 1):
        v = j / rows
        for i in range(n + 1):
            u = i / n
            wave = depth * math.sin(u * folds * 2 * math.pi + .6 * math.sin(v * 2 + u * 9)) * (1 - .35 * v) + .012 * math.sin(u * 17 + v * 3)
            across, off = x0 + (x1 - x0) * (u + .004 * math.sin(v * 5 + u * 40)), y + wave
            vertices.append((across, off, z0 + (z1 - z0) * v) if along == 'x' else (off, across, z0 + (z1 - z0) * v))
    for j in range(rows):
        for i in range(n):
            a = j * (n + 1) + i
            faces.append((a, a + 1, a + n + 2, a + n + 1))
    mesh = bpy.data.meshes.new('curtain')
    mesh.from_pydata(vertices, [], faces)
    place(mesh, 'curtain', key, weighted=False)
    mesh.auto_smooth_angle = 3


def basket(x, y, r=.17, h=.34, key='hout eiken #c09a68'):
    """A round basket of wound cane."""
    turns = int(h / .014)
    for i in range(turns):
        z, rr = .007 + i * .014, r * (.86 + .14 * math.sin(math.pi * (i + 2) / (turns + 3)))
        ring = turned([(rr, z - .0068), (rr + .006, z - .003), (rr + .007, z), (rr + .006, z + .003), (rr, z + .0068), (rr - .006, z), (rr, z - .0068)], key, (x, y, 0), count=72)
        ring.rotation_euler = (rng.gauss(0, .004), rng.gauss(0, .004), 0)


def rug(x, y, w=1.1, d=.65, key='doek #cfc5b3', turn=0.):
    box(w, d, .014, x, y, .008, key, .006, 3, turn=(0, 0, turn))


def rolled(x, y, z, key='doek #d8ccb8', r=.045, length=.22):
    """A rolled towel lying in a drawer: a loose spiral."""
    n, turns = 260, 3.2
    outer = [(r * (.25 + .75 * i / n)) for i in range(n + 1)]
    ring = [(outer[i] * math.cos(turns * 2 * math.pi * i / n), outer[i] * math.sin(turns * 2 * math.pi * i / n)) for i in range(n + 1)]
    thick = [r * .21 * min(1, (n - i) / 24) for i in range(n + 1)]  # thin at its end, which lies against the roll
    inner = [(p * (1 - t / max(math.hypot(p, q), .004)), q * (1 - t / max(math.hypot(p, q), .004))) for t, (p, q) in zip(thick, ring)]
    outline = ring + inner[::-1]
    loft([[(x + p, y + s * length / 2, z + r + q) for p, q in outline] for s in (-1, 1)], key, (0, 0, 0), True, True, own_cut=True).data.auto_smooth_angle = .9
