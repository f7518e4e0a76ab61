"""What hangs over a bench and lies on it: chisels, a square, a gauge, a mallet, shavings, a rule; rolled drawings."""
import math

import bpy

from materials import material
from mesh import block, box, cylinder, group, link, loft, place, turned

STEEL, BRASS, ASH, BEECH, WALNUT = 'm-rvs', 'm-messing', 'hout essen #c9ae84', 'hout essen #bf9468', 'hout noten #6b4a36'


def figures(text, at, size, turn=(0, 0, 0), key='kleur #2b2926 .8', side='CENTER'):
    """Printed figures or words whose middle (or left end: side LEFT) is at a place; size: of a capital and what hangs below it, m."""
    curve = bpy.data.curves.new('figures', 'FONT')
    curve.body, curve.size, curve.align_x, curve.align_y = text, size, side, 'CENTER'
    curve.materials.append(material(key))
    obj = link(bpy.data.objects.new('figures', curve))
    obj.location, obj.rotation_euler = at, turn
    return obj


def chisel(x, y, z, width, length=.135):
    """A bevel-edged chisel that hangs with its edge down; z: where the blade meets the neck."""
    half, thick, side = width / 2, .0042, min(.0035, width * .3)

    def ring(at, deep=1.):
        return [(-half, 0, at), (half, 0, at), (half, -.0014 * deep, at), (half - side, -thick * deep, at), (-half + side, -thick * deep, at), (-half, -.0014 * deep, at)]

    loft([ring(-length, .04), ring(-length + .009), ring(-.012), [(px * min(1, .009 / half), py, .002) for px, py, _ in ring(0)]], STEEL, (x, y, z), True, True, smooth=False)
    turned([(0, 0), (.0045, 0), (.0048, .016), (.0105, .019), (.0105, .023), (0, .023)], STEEL, (x, y - .002, z), count=48)
    turned([(0, .023), (.0100, .023), (.0108, .025), (.0108, .038), (.0100, .040), (0, .040)], BRASS, (x, y - .002, z), count=64)
    profile = [(0, .040), (.0104, .040), (.0112, .046), (.0126, .062), (.0132, .080), (.0126, .098), (.0128, .114), (.0146, .134), (.0150, .146), (.0138, .156), (.0104, .161), (0, .163)]
    turned(profile, ASH, (x, y - .002, z), count=72, grain='v', own_cut=True)


def try_square(x, y, z, stock=.15, blade=.23):
    """A square that stands on its stock, the blade up at the left; z: what it stands on."""
    block(x, x + stock, y - .010, y + .010, z, z + .042, WALNUT, .0014)
    block(x - .0022, x, y - .010, y + .010, z, z + .042, BRASS, .0004)
    block(x + .004, x + .050, y - .0011, y + .0011, z + .042, z + .042 + blade, STEEL, .0002)
    for dx, dz in ((.016, .012), (.036, .012), (.026, .029)):
        cylinder(.0032, .0006, x + dx, y - .0103, z + dz, BRASS, .0001, 24, turn=(math.pi / 2, 0, 0))


def marking_gauge(x, y, z, turn=0.):
    """A gauge that lies on the lower edge of its head and on the end of its stem."""
    head, stem = .066, .215
    lean = math.asin((head / 2 - .0085) / (stem * .62))

    def build():
        box(stem, .017, .017, stem * .12, 0, 0, BEECH, .0016)
        block(-.012, .014, -.029, .029, -head / 2, head / 2, BEECH, .005)
        cylinder(.0065, .016, .001, 0, head / 2 - .001, BRASS, .0012, 48)
        cylinder(.0009, .008, stem * .12 - stem / 2 + .008, 0, .0085, STEEL, .0002, 16)

    group(build, (x, y, z + head / 2 * math.cos(lean)), turn, lean=lean)


def mallet(x, y, z):
    """A joiner's mallet that hangs between two pegs; z: the lower side of its head."""
    top, low, high, deep = .066, .056, .092, .032
    loft([[(-low, -deep, 0), (low, -deep, 0), (low, deep, 0), (-low, deep, 0)], [(-top, -deep, high), (top, -deep, high), (top, deep, high), (-top, deep, high)]], BEECH, (x, y, z), True, True, smooth=False, own_cut=True)
    loft([[(px * s, py * s * .6, h) for px, py in ((-.016, -.016), (.016, -.016), (.016, .016), (-.016, .016))] for h, s in ((-.235, .86), (-.14, 1.), (-.04, .86), (.102, 1.02))], ASH, (x, y, z), True, True, smooth=False, grain='v', own_cut=True)
    for s in (-1, 1):
        peg(x + s * .034, z - .008)


def peg(x, z, out=.085, r=.0075):
    """A peg in a wall whose face is at y = 0."""
    cylinder(r, out, x, 0, z, ASH, .002, 40, turn=(math.pi / 2, 0, 0))


def shaving(x, y, z, r=.016, turns=1.6, width=.02, key='hout eiken-licht #d9c19a', turn=0.):
    """A shaving of a plane: a strip wound up around a line that lies on the bench."""
    steps, rows = int(40 * turns), 2
    vertices, faces = [], []
    for i in range(steps + 1):
        a = i / steps * turns * math.tau + .8
        grown = r * (.72 + .28 * i / steps)
        for j in range(rows + 1):
            vertices.append((math.cos(a) * grown, (j / rows - .5) * width + i / steps * width * .55, r + math.sin(a) * grown))
    for i in range(steps):
        for j in range(rows):
            k = i * (rows + 1) + j
            faces.append((k, k + 1, k + rows + 2, k + rows + 1))
    mesh = bpy.data.meshes.new('shaving')
    mesh.from_pydata(vertices, [], faces)
    obj = place(mesh, 'shaving', key, (x, y, z), (0, 0, turn), weighted=False)
    obj.modifiers.new('thick', 'SOLIDIFY').thickness = .0003
    return obj


def rack(x0, x1, z, deep=.062):
    """Two oak strips with a gap between them, in which tools hang; z: their upper side. The gap is at y = -deep / 2."""
    block(x0, x1, -deep / 2 + .0075, 0, z - .024, z, 'hout eiken #b08a5e', .0012)
    block(x0, x1, -deep, -deep / 2 - .0105, z - .024, z, 'hout eiken #b08a5e', .0012)
    for x in (x0 + .02, x1 - .02):
        block(x - .012, x + .012, -deep / 2 - .0105, -deep / 2 + .0075, z - .022, z - .002, 'hout eiken #a07c52', .0004)


def folded_rule(x, y, z, turn=0., length=.235):
    """A folding rule that stands on its edge: four laths folded together and one swung out at the right; a brass joint at every end."""
    lath, thick, high = 'kleur #d8b95e .45', .0031, .0155

    def marks(start):
        """Centimetres on the near side of a lath from x = 0 to its length; start: its first figure."""
        for i in range(1, int(length / .005)):
            deep = .0065 if i % 2 == 0 else .004
            if .020 < i * .005 < length - .020:
                box(.0007, .0002, deep, i * .005, -thick / 2 - .0001, high - deep / 2 - .0004, 'kleur #2b2926 .7', 0)
        for i in range(3, int(length / .01) - 1, 2):
            figures(str(start + i), (i * .01, -thick / 2 - .0002, .0042), .0088, (math.pi / 2, 0, 0))

    def joint():
        """A plate with its rivet, on both sides of a lath's end."""
        for s in (-1, 1):
            box(.020, .0005, .0115, 0, s * (thick / 2 + .0002), high / 2, BRASS, .0002)
            cylinder(.0030, .0006, 0, s * (thick / 2 + .0004) + (.0006 if s < 0 else 0), high / 2, BRASS, .0002, 32, turn=(math.pi / 2, 0, 0))

    def one(start):
        box(length, thick, high, length / 2, 0, high / 2, lath, .0007)
        marks(start)
        for at in (.010, length - .010):
            group(joint, (at, 0, 0))

    def build():
        for i in range(4):
            group(lambda: one(20), (-length / 2, i * .0036 - .0054, 0))
        group(lambda: one(42), (length / 2 - .012, .0098, 0), .42)
    group(build, (x, y, z), turn)


def roll(x, y, z, length, r=.022, lean=(0., 0.), key='kleur #f0ebdf .8'):
    """A drawing, rolled, upright or leaning (radians about x and y)."""
    wound = [(r * (1 - .12 * i / 60) * math.cos(i / 60 * math.tau * 2.3), r * (1 - .12 * i / 60) * math.sin(i / 60 * math.tau * 2.3)) for i in range(61)]
    mesh = bpy.data.meshes.new('roll')
    mesh.from_pydata([(px, py, h) for h in (0, length) for px, py in wound], [], [(i, i + 1, i + 62, i + 61) for i in range(60)])
    obj = place(mesh, 'roll', key, (x, y, z), (*lean, 0), weighted=False)
    obj.modifiers.new('thick', 'SOLIDIFY').thickness = .0004
    return obj


def pot(x, y, z, r=.055, h=.14, key='zand-keramiek'):
    turned([(0, 0), (r * .86, 0), (r * .94, .006), (r, .03), (r, h - .004), (r - .002, h), (r - .006, h - .002), (r - .006, .012), (0, .012)], key, (x, y, z))


def cup(x, y, z, key='krijt-keramiek', r=.036, h=.058):
    turned([(0, 0), (r * .62, 0), (r * .82, .008), (r * .97, h * .5), (r, h), (r - .0025, h), (r * .93, h * .5), (r * .76, .011), (0, .009)], key, (x, y, z))
    turned([(0, 0), (r * .93, 0), (0, .0004)], 'kleur #3a2418 .15', (x, y, z + h * .80))
