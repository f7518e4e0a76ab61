"""Still lifes of the workshop: materials, samples, joints, drawings. No people, no machines that would look like toys."""
import math

import bpy

import furniture
import props
import rooms
import tools
import workshop
from mesh import block, box, cylinder, group, loft, pipe, place, profile, rng, seed, turned
from surfaces import seed_of

TABLE = .80  # height of the bench top


def bench(key='hout essen #c9ae84', wall='pleister #cfc8bc', light=1., sun=2.6, direction=(1., .45, -.62), fine=1.):
    """A bench top before a wall, window light from the left. fine: how many times finer its grain is than in the rooms."""
    for i in range(7):
        finer(block(-1.6, 1.6, -.75 + i * .18, -.57 + i * .18 - .0008, TABLE - .06, TABLE, key, .0012, own_cut=True), fine)
    block(-4, 4, 1.6, 1.7, -.1, 3.4, wall, 0)
    block(-4, 4, -4, 1.7, -.1, 0, 'microcement #8f877c', 0)
    rooms.area((-2.3, -.3, 2.1), (2.3, .35, -1.35), 1.5, 1.3, 72 * light, (1, .97, .93), True)
    rooms.area((2.4, -1.8, 2.2), (-2.4, 1.8, -1.4), 1.8, 1.8, 13 * light, (.94, .97, 1))
    rooms.sky((.85, .92, 1.), .22 * light)
    if sun:
        rooms.sun(direction, sun, (1, .86, .68), 1.6)


def above(x, y, wide, lens=48, lean=.72, aspect=1.5, fstop=8, exposure=0.):
    """A camera that looks down at a place on the bench; wide: metres in the frame."""
    distance = wide * lens / 36 * (1 if aspect >= 1 else 1.05)
    return {'camera': {'at': (x + distance * .10, y - distance * (1 - lean), TABLE + distance * lean ** .5), 'to': (x, y, TABLE), 'lens': lens, 'tilt': True, 'fstop': fstop, 'exposure': exposure}}


def sheet(x, y, z, w, d, key, turn=0., curl=0., thick=.0006):
    """A thin sheet, its edge lifted a little."""
    n, m = 24, 12
    vertices = []
    for j in range(m + 1):
        for i in range(n + 1):
            u, v = i / n - .5, j / m - .5
            vertices.append((u * w, v * d, curl * (abs(u) * 2) ** 3 * (.6 + .4 * math.sin(v * 3 + u * 2)) + curl * .35 * (abs(v) * 2) ** 4))
    faces = [(j * (n + 1) + i, j * (n + 1) + i + 1, (j + 1) * (n + 1) + i + 1, (j + 1) * (n + 1) + i) for j in range(m) for i in range(n)]
    mesh = bpy.data.meshes.new('sheet')
    mesh.from_pydata(vertices, [], faces)
    obj = place(mesh, 'sheet', key, (x, y, z), (0, 0, turn), weighted=False)
    layer = mesh.uv_layers[0].data
    for loop in mesh.loops:
        co = mesh.vertices[loop.vertex_index].co
        layer[loop.index].uv = (co.x + 1.2, co.y + .37)
    mesh.auto_smooth_angle = .6
    obj.modifiers.new('thick', 'SOLIDIFY').thickness = thick
    return obj


def pencil(x, y, turn, key='kleur #854832 .4'):
    pipe([((x - math.cos(turn) * .085, y - math.sin(turn) * .085, TABLE + .0042),), ((x + math.cos(turn) * .07, y + math.sin(turn) * .07, TABLE + .0042),)], .0038, key)
    def point():
        turned([(.0038, 0), (.0017, .012)], 'hout eiken-licht #d9c19a', (0, 0, 0), count=32)
        turned([(.0017, .012), (.0007, .0175), (0, .018)], 'kleur #3a3836 .4', (0, 0, 0), count=24)

    group(point, (x + math.cos(turn) * .07, y + math.sin(turn) * .07, TABLE + .0042), turn, lean=math.pi / 2)


def rule(x, y, turn, length=.5, key='m-rvs', width=.03):
    """A flat rule with a mark every 5 mm and its centimetres in figures."""
    def build():
        box(length, width, .0014, 0, 0, .0007, key, .0003)
        for i in range(int(length / .005) - 1):
            deep = width * (.40 if i % 10 == 0 else .30 if i % 2 == 0 else .18)
            box(.0006, deep, .0002, -length / 2 + .005 + i * .005, width / 2 - deep / 2, .0015, 'donker', 0)
            if i % 4 == 0 and i:
                tools.figures(str(i // 2), (-length / 2 + .005 + i * .005, width * -.10, .0016), .0085)
    group(build, (x, y, TABLE), turn)


def fan(_):
    bench('hout noten #7c5a3f', sun=2.2)
    names = ['wit-hoogglans', 'wit-zijdeglans', 'krijt-mat', 'zand-mat', 'poederroze-mat', 'mist-mat', 'klei-mat', 'salie-mat', 'terracotta-mat', 'taupe-mat', 'mos-mat', 'olijf-mat', 'bordeaux-mat', 'nachtblauw-mat', 'grafiet-mat', 'antraciet-mat', 'inkt-mat', 'zwart-mat']
    for i, name in enumerate(names):
        a = math.radians(68 - i * 8)
        x, y, r = 0., -.185, .060  # the pin goes through a corner of each card
        box(.10, .15, .004, x - math.sin(a) * r + math.cos(a) * .036, y + math.cos(a) * r + math.sin(a) * .036, TABLE + .002 + .0043 * i, name, .0012, 3, own_cut=True, turn=(0, 0, a))
    turned([(0, 0), (.0075, 0), (.0075, .0825), (.006, .0835), (0, .0835)], 'm-messing', (0., -.185, TABLE))
    return above(.0, -.10, .56, 55, .80, .8, exposure=.05)


def pieces(_):
    """What furniture is made of, laid edge to edge like stones in a floor, from above."""
    bench(sun=0)
    z = TABLE + .004
    block(-1.4, 1.4, -.72, .9, TABLE, z, 'pleister #d3ccc0', .001)
    window(-1.1, -.70, .18, 1.16, 1.98, -.30, 1.60)
    rooms.sun((1., .30, -.56), 3.8, (1, .86, .68), 1.1)
    rooms.area((.1, .1, 3.4), (0, 0, -1), 2., 2., 9, (1, .98, .95), True)  # what metal and stone reflect
    laid = [(-.500, -.165, .020, .270, .027, 'eiken-naturel'), (-.420, -.165, -.180, .008, .028, 'hout verkoold #2a2725'), (-.152, .080, .052, .270, .036, 'beton-midden'),
            (-.152, -.043, -.060, .040, .019, 'salie-mat'), (-.031, .080, -.060, .040, .019, 'krijt-mat'), (-.152, .080, -.235, -.072, .022, 'noten-amerikaans'),
            (.093, .365, .100, .270, .022, 'marmer #e9e6e0 #8f8a83'), (.093, .272, -.092, .088, .020, 'marmer #4a4744 #8d877d'), (.284, .395, -.022, .088, .019, 'terracotta-mat'),
            (.284, .470, -.092, -.034, .024, 'hout lariks #b98a5c'), (.093, .400, -.132, -.104, .028, 'm-staal'), (.093, .330, -.172, -.144, .028, 'm-zwart')]
    for x0, x1, y0, y1, thick, key in laid:
        piece = box(x1 - x0, y1 - y0, thick, (x0 + x1) / 2, (y0 + y1) / 2, z + thick / 2, key, .0014, turn=(0, 0, rng.uniform(-.006, .006)), own_cut=True)
        finer(piece, 3.2 if key.startswith('marmer') else 1.)  # a sample that shows its veins
    return {'camera': {'at': (-.02, .010, z + 1.62), 'to': (-.02, .0101, z), 'lens': 52, 'tilt': True, 'fstop': 9, 'exposure': .05}}


def rack(_):
    """Lacquered fronts lying on the arms of a drying rack, light along their faces."""
    block(-4, 4, 1.2, 1.3, -.1, 3.4, 'pleister #c9c3b8', 0)
    block(-4, 4, -4, 1.3, -.1, 0, 'microcement #8f877c', 0)
    for x in (-.75, .75):
        for y in (-.35, .35):
            box(.03, .03, 2.0, x, y, 1.0, 'm-staal', .001)
    names = ['salie-mat', 'krijt-mat', 'salie-mat', 'krijt-mat', 'salie-mat', 'krijt-mat', 'salie-mat', 'krijt-mat']
    for i in range(8):
        z = .35 + i * .19
        for y in (-.35, .35):
            pipe([((-.765, y + .018, z - .012),), ((.765, y + .018, z - .012),)], .008, 'm-staal')  # from post to post; the arms lie on them
        for x in (-.75, -.25, .25, .75):
            pipe([((x, -.40, z),), ((x, .39, z),)], .008, 'm-staal')
        w = rng.uniform(1.1, 1.42)
        box(w, .50, .019, rng.uniform(-.05, .05), -.12 + rng.uniform(-.03, .03), z + .018, names[i], .0016, 3, turn=(0, 0, rng.uniform(-.02, .02)))
    rooms.area((-2.6, -1.2, 1.7), (2.6, 1.0, -.45), 1.0, 1.6, 170, (1, .97, .92), True)
    rooms.area((2.4, -2.4, 2.2), (-2.4, 2.4, -.8), 1.8, 1.8, 16)
    rooms.sky((.85, .92, 1.), .16)
    return {'camera': {'at': (1.05, -1.75, 1.46), 'to': (0, -.1, 1.08), 'lens': 46, 'tilt': True, 'fstop': 7, 'focus': 1.7}}


def tails(root, tip, z, height, count):
    """The tails of a dovetailed end, bottom to top, as outlines in (y, z): narrow at y = root, wide at y = tip."""
    pitch = height / count
    middles = [z + pitch * (i + .5) for i in range(count)]
    return [[(root, m - pitch * .29), (tip, m - pitch * .36), (tip, m + pitch * .36), (root, m + pitch * .29)] for m in middles]


def finer(board, times=2.2):
    """Let a board seen from very near show narrower rings and finer pores than the texture of the rooms has."""
    for loop in board.data.uv_layers[0].data:
        loop.uv = loop.uv * times


def dovetail(_):
    """The front of a drawer and its side, the tails home in the sockets that they fit."""
    bench('hout noten #6b4a36', sun=2.6, direction=(-.75, .75, -.62))
    block(-4.1, -4, -4, 1.6, -.1, 3.4, 'pleister #cfc8bc', 0)
    height, side, lap, tail, out, z = .150, .014, .007, .015, .0002, TABLE
    face, end = -.06, .17  # outer face of the front (y) and its end (x)
    root, tip = face + lap + tail, face + lap
    fitted = tails(root, tip, z, height, 4)
    panel = block(-.19, end, face, root, z, z + height, 'hout eiken #a8814f', .0006)
    finer(panel)
    for outline in fitted:  # the sockets, cut as deep as the side is thick
        reach = [(root + .02, outline[0][1]), *outline, (root + .02, outline[3][1])]
        cutter = loft([[(x, y, w) for y, w in reach] for x in (end - side - .0002, end + .01)], 'hout eiken #a98557', (0, 0, 0), True, True, smooth=False)
        cutter.hide_render = True
        cut = panel.modifiers.new('socket', 'BOOLEAN')
        cut.operation, cut.solver, cut.object = 'DIFFERENCE', 'EXACT', cutter
    oak = 'hout eiken-licht #cdb594'
    outline = [(root, z), *(point for one in fitted for point in one), (root, z + height), (.42, z + height), (.42, z)]
    finer(profile(outline, end - side + out, end + out, oak))
    block(end + out - .00005, end + out + .00005, root - .0002, root + .0002, z, z + height, 'hout eiken #8d7048', 0)  # the line to which the tails were sawn
    finer(block(-.19, -.19 + side, root, .42, z, z + height, oak, .0006))
    finer(block(-.19 + side, end + out - side, .42 - side, .42, z + .022, z + height, oak, .0006))  # its back, over the bottom
    return {'camera': {'at': (.60, -.235, z + .25), 'to': (.155, .002, z + .064), 'lens': 62, 'tilt': True, 'fstop': 9}}


def drawing(_):
    """A drawing of a washstand of 1800 mm at 1:5 on paper, with what draws it."""
    bench('hout eiken #b8946b', sun=0, fine=1.6)
    window(-1.1, -.70, .16, 1.20, 1.90, -.30, 1.56)
    rooms.sun((1., .30, -.56), 3.2, (1, .86, .68), 1.1)
    sheet(0, 0, TABLE + .0008, .84, .594, 'kleur #f1ece0 .8', .03, 0., thick=.0003)
    z = TABLE + .00112  # on the paper

    def line(x0, y0, x1, y1, thick=.0009):
        box(abs(x1 - x0) + thick, abs(y1 - y0) + thick, .00015, (x0 + x1) / 2, (y0 + y1) / 2, 0, 'kleur #2b2926 .8', 0)

    def rectangle(x, y, w, h, thick=.0009):
        line(x, y, x + w, y, thick), line(x, y + h, x + w, y + h, thick), line(x, y, x, y + h, thick), line(x + w, y, x + w, y + h, thick)

    def circle(x, y, r, thick=.0009):
        turned([(r, 0), (r + thick, 0), (r + thick, .00015), (r, .00015), (r, 0)], 'kleur #2b2926 .8', (x, y, 0), count=48)

    def word(text, x, y, size=.013, turn=0., side='CENTER'):
        tools.figures(text, (x, y, .0002), size, (0, 0, turn), side=side)

    def across(x0, x1, y, text):
        """A measure from left to right."""
        line(x0, y, x1, y, .0005), line(x0, y - .008, x0, y + .008, .0005), line(x1, y - .008, x1, y + .008, .0005)
        word(text, (x0 + x1) / 2, y + .010)

    def upward(x, y0, y1, text):
        line(x, y0, x, y1, .0005), line(x - .008, y0, x + .008, y0, .0005), line(x - .008, y1, x + .008, y1, .0005)
        word(text, x - .010, (y0 + y1) / 2, turn=math.pi / 2)

    def build():
        rectangle(-.40, -.28, .80, .56, .0012)
        rectangle(-.31, .06, .36, .096)  # from the front: a body of 480 under a top of 40
        rectangle(-.31, .156, .36, .008)
        line(-.31, .108, .05, .108)
        across(-.31, .05, .194, '1800')
        upward(-.345, .06, .156, '480')
        rectangle(.12, .06, .10, .096)  # from the side, with its two drawers
        rectangle(.12, .156, .10, .008)
        line(.1238, .06, .1238, .156)
        for y in (.066, .114):
            rectangle(.1238, y, .084, .030, .0005)
        across(.12, .22, .194, '500')
        rectangle(-.31, -.12, .36, .10)  # from above: the bowl and the hole of the tap
        rectangle(-.184, -.108, .108, .072)
        circle(-.13, -.072, .006)
        circle(-.13, -.028, .0035)
        across(-.184, -.076, -.142, '540')
        rectangle(.10, -.165, .26, .12)  # the title block
        for y in (-.085, -.125):
            line(.10, y, .36, y, .0005)
        line(.26, -.165, .26, -.085, .0005)
        word('Wastafelmeubel', .112, -.065, .020, side='LEFT')
        word('1800 x 520 x 500', .112, -.105, .014, side='LEFT')
        word('1 : 5', .31, -.105, .016)
        word('noten', .112, -.145, .014, side='LEFT')
        word('A1', .31, -.145, .016)
    group(build, (0, 0, z), .03)
    group(lambda: rule(-.13, -.195, .03, .30, 'hout eiken-licht #d9c19a', .026), (0, 0, .0014))
    pencil(.10, .015, .16)
    sheet(.33, .13, TABLE + .0055, .18, .26, 'hout noten #6b4a36', -.2, .002)
    return above(.01, -.03, .90, 50, .78, exposure=.04)


def window(x, y0, y1, z0, z1, post, rail, thick=.03):
    """A wall beside the picture with an opening for the sun, divided by one post (at y) and one rail (at z)."""
    half = thick / 2
    for a, b, low, high in ((-4, y0, 0, 3.4), (y1, 4, 0, 3.4), (y0, y1, 0, z0), (y0, y1, z1, 3.4), (post - half, post + half, z0, z1), (y0, y1, rail - half, rail + half)):
        block(x - .05, x, a, b, low, high, 'kleur #d9d4ca .6', 0)


def by_the_wall(wall='pleister #cbc4b7', key='hout eiken #b8946b', front=-.42, strength=4.4):
    """A bench against a wall (its face at y = 0), seen from the front; the sun comes through a window on the left, past its glazing bars."""
    block(-4, 4, 0, .1, -.1, 3.4, wall, 0)
    block(-4, 4, -4, 0, -.1, 0, 'microcement #8f877c', 0)
    for i, (y0, y1) in enumerate(((front, front * .55), (front * .55, front * .2), (front * .2, -.001))):
        block(-1.8, 1.8, y0 + .0004, y1 - .0004, TABLE - .045, TABLE, key, .0014, own_cut=True)
    block(-1.8, 1.8, front + .025, front + .047, TABLE - .20, TABLE - .045, key, .0012, own_cut=True)
    window(-1.7, -1.40, -.56, 1.44, 2.34, -.98, 1.893, .025)
    rooms.sun((1., .55, -.5), strength, (1, .86, .68), .9)
    rooms.area((-1.5, -1.7, 2.1), (1.4, 1.4, -.75), 1.4, 1.4, 30, (.98, .98, 1), True)
    rooms.area((1.9, -2.0, 1.9), (-1.6, 1.8, -.9), 1.6, 1.6, 12, (.95, .97, 1), True)
    rooms.area((.5, -2.7, 1.5), (-.2, 1., -.1), 2.2, 1.4, 7, (1, .98, .95), True)  # what steel and brass reflect
    rooms.sky((.86, .92, 1.), .30)


def facing(x, z, wide, lens=62, at=None, fstop=9, exposure=0.):
    """A level camera before the wall; wide: metres of the wall in the frame; at: the height it stands at, from which it sees z in the middle."""
    distance = wide * lens / 36
    shift = 0 if at is None else (z - at) / wide
    return {'camera': {'at': (x, -distance, z if at is None else at), 'to': (x, 0, z), 'lens': lens, 'shift': shift, 'fstop': fstop, 'exposure': exposure}}


def table(_):
    """A bench by a window: drawings in a pot, samples against the wall, a folding rule and a cup."""
    by_the_wall()
    z = TABLE

    def leaning(w, h, t, x, foot, head, key, **how):
        """A panel that leans: its foot stands so far off the wall, its upper edge so far."""
        lean = math.asin((foot - head) / h)
        box(w, t, h, x, -(foot + head) / 2 - t * .5, z + h / 2 * math.cos(lean) + t * .5 * math.sin(lean), key, .0012, turn=(-lean, 0, 0), **how)

    leaning(.30, .44, .019, -.02, .060, .002, 'eiken-naturel', grain='v')
    leaning(.21, .297, .016, .165, .115, .052, 'salie-mat')
    leaning(.15, .21, .016, -.150, .125, .066, 'krijt-mat')
    leaning(.105, .148, .016, .085, .160, .112, 'terracotta-mat')
    tools.pot(-.345, -.13, z, .060, .165)
    for dx, dy, length, a, b in ((-.014, .008, .37, -.06, -.07), (.016, .012, .44, -.09, .05), (.004, -.018, .31, .05, .02)):
        tools.roll(-.345 + dx, -.13 + dy, z + .014, length, .021, (a, b))
    tools.folded_rule(-.075, -.315, z, .10)
    tools.cup(.345, -.21, z)
    pencil(.20, -.335, -.22)
    return facing(.0, z + .225, 1.0, 62, z + .32, exposure=.1)


def hand_tools(_):
    """Chisels in their rack, a mallet on its pegs, a square and a marking gauge on the bench, shavings."""
    by_the_wall(key='hout essen #b99d74')
    z = TABLE
    rail = z + .40
    tools.rack(-.335, .115, rail)
    for i, width in enumerate((.006, .010, .014, .018, .025, .032, .038)):
        tools.chisel(-.295 + i * .0615, -.034, rail - .017, width, .150 - i * .003)
    tools.mallet(.235, -.045, rail - .035)
    tools.try_square(-.285, -.040, z, blade=.165)
    tools.marking_gauge(.165, -.20, z, .42)
    for _ in range(9):
        tools.shaving(rng.uniform(-.13, .06), rng.uniform(-.33, -.15), z, rng.uniform(.009, .016), rng.uniform(1.1, 2.1), rng.uniform(.016, .03), turn=rng.uniform(0, 3.1))
    return facing(-.03, z + .275, .80, 64, z + .36, exposure=.1)


def clamp(x, y, z, high):
    """A G-clamp around the near edge of a board whose underside is at z: its screw, at y, presses on what lies high above that."""
    back, arm = y - .096, z + high + .040
    paint = 'kleur #39434a .42'

    def bend(cy, cz, r, start):
        return [(cy + r * math.cos(math.radians(start + a)), cz + r * math.sin(math.radians(start + a))) for a in range(0, 91, 15)]

    outer, inner = .020, .010
    outline = [(y + .013, arm), *bend(back + outer, arm - outer, outer, 90), *bend(back + outer, z - .018 + outer, outer, 180), (y + .013, z - .018), (y + .013, z),
               *bend(back + .016 + inner, z + inner, inner, 180)[::-1], *bend(back + .016 + inner, arm - .018 - inner, inner, 90)[::-1], (y + .013, arm - .018)]
    profile(outline, x - .008, x + .008, paint)
    cylinder(.0135, .026, x, y, arm - .022, paint, .002, 48)
    thread = [(0, z + high + .004)]
    steps = 34
    for i in range(steps):
        thread += [(.0048, z + high + .004 + i * .0026), (.0058, z + high + .0053 + i * .0026)]
    turned([*thread, (.0048, z + high + .004 + steps * .0026), (0, z + high + .004 + steps * .0026)], 'm-staal', (x, y, 0), count=32)
    cylinder(.0115, .006, x, y, z + high, 'm-staal', .0012, 40)
    head = z + high + .004 + steps * .0026
    cylinder(.0085, .018, x, y, head - .004, 'm-staal', .0015, 40)
    cylinder(.0028, .070, x - .035, y, head + .005, 'm-staal', .0008, 24, turn=(0, math.pi / 2, 0))
    for s in (-1, 1):
        cylinder(.0045, .005, x + s * .035 - .0025, y, head + .005, 'm-staal', .0015, 24, turn=(0, math.pi / 2, 0))


def jig(_):
    """A drilling jig of birch plywood with steel bushes on the side of a cabinet."""
    bench('hout essen #b89f7a', sun=2.4, fine=2.)
    z = TABLE
    for x in (-.12, .12):  # what the side lies on, so that a jaw goes under it
        box(.05, .40, .036, x, 0, z + .018, 'hout essen #c4a880', .002, own_cut=True)
    z += .036
    box(.62, .42, .019, 0, 0, z + .0095, 'krijt-mat', .001)
    box(.50, .09, .018, .0, -.14, z + .028, 'multiplex-berken', .001)
    for i in range(9):
        turned([(.0035, 0), (.008, 0), (.008, .020), (.0095, .021), (.0095, .024), (.0035, .024), (.0035, 0)], 'm-rvs', (-.20 + i * .05, -.14, z + .0185), count=40)
        cylinder(.0034, .002, -.20 + i * .05, -.14, z + .036, 'donker', .0003, 24)
    for x in (-.235, .235):
        clamp(x, -.152, z, .037)
    group(lambda: (rule(.05, .10, .08, .4), pencil(.16, .0, .4)), (0, 0, z + .019 - TABLE))
    return {'camera': {'at': (.34, -.68, z + .50), 'to': (-.01, -.055, z - .01), 'lens': 47, 'tilt': True, 'fstop': 6.3}}


KRAFT = 'karton #b28e62'


def dark_display(_):
    """A dark washstand and a lit round mirror on a concrete wall, in the showroom."""
    room = {'wall': 'beton', 'wallTone': '#8f8b84', 'floor': 'eiken', 'floorTone': '#9a7d59', 'light': 'avond', 'xl': -2.4, 'xr': 3.2, 'depth': 4.6, 'dim': 1.2}
    rooms.build(room)
    form = {'front': 'massief', 'handle': 'greeploos', 'metal': 'brons', 'drawers': 2, 'mounting': 'wandhangend', 'topHeight': 820, 'bodyHeight': 440, 'topThickness': 40, 'top': 'natuursteen', 'topKey': 'marmer #3b3a3a #6a6762', 'basin': 'opzet-rond', 'finish': 'eiken-zwart', 'depth': 500}
    top = furniture.vanity(form, 1.4, 0, 1, 'deck', basin_key='zwart-keramiek')
    furniture.mirror('rond', .9, .9, 0, 1.62, 'geen', 'achter', 60, 2900, 'm-brons')
    props.branches(.52, -.24, top, 'kruik', 'zand-keramiek', 5, .44)
    for x in (-.6, .6):
        rooms.spot((x, -1.1, 2.64), (x * .9, -.15, .85), 260, (1, .82, .62), 56)
    return {'camera': {'at': (-.75, -3.7, 1.3), 'to': (.1, 0, 1.3), 'lens': 34, 'shift': -.04, 'exposure': .35}}


STILLS = {'stalen': fan, 'materialen': pieces, 'lakkerij': rack, 'ladeverbinding': dovetail, 'tekening': drawing, 'contact': table, 'mal': jig, 'gereedschap': hand_tools, 'showroom-2': dark_display, 'hout': workshop.timber, 'werkplaats': workshop.workshop}


def build(name, options):
    seed(seed_of(name))
    return STILLS[name](options)
