"""Rooms: walls, floors, a window with daylight, lamps and the sky."""
import math

import bmesh
import bpy
from mathutils import Vector

from materials import material
from mesh import block, box, link, rng, towards
from props import curtain

WALL_H = 2.7


# ---------------------------------------------------------------- wall coverings

def tile_mesh(w, h, depth=.009, bevel=.0016):
    bm = bmesh.new()
    bmesh.ops.create_cube(bm, size=1)
    bmesh.ops.scale(bm, vec=(w, depth, h), verts=bm.verts)
    bmesh.ops.bevel(bm, geom=bm.edges[:], offset=bevel, segments=3, affect='EDGES', profile=.5)
    mesh = bpy.data.meshes.new('tile')
    bm.to_mesh(mesh)
    bm.free()
    layer = mesh.uv_layers.new(name='UVMap')
    for face in mesh.polygons:
        face.use_smooth = True
        for i in face.loop_indices:
            co = mesh.vertices[mesh.loops[i].vertex_index].co
            layer.data[i].uv = (co.x + co.y, co.z + co.y)
    mesh.use_auto_smooth, mesh.auto_smooth_angle = True, .6
    return mesh


def tiles(x0, x1, z0, z1, w, h, key, grout='voeg', gap=.002, y=.0045, bond=0., uneven=1., variants=1, jitter=0.):
    """Tiles on the back wall, one object each, laid by hand: nothing is quite flush. bond: shift of every other row."""
    meshes = []
    for _ in range(variants):
        mesh = tile_mesh(w - gap - jitter * rng.random(), h - gap - jitter * rng.random())
        mesh.materials.append(material(key))
        meshes.append(mesh)
    columns, rows = round((x1 - x0) / w), round((z1 - z0) / h)
    for j in range(rows):
        offset = w * bond if j % 2 else 0
        for i in range(columns + (2 if offset else 1)):
            cx = x0 + (i + .5) * w - offset
            if cx - w / 2 > x1:  # what runs on behind the side wall is not seen
                continue
            obj = link(bpy.data.objects.new('tile', meshes[rng.randrange(variants)]))
            obj.location = (cx, y - .009 + rng.uniform(-.0005, .0003) * uneven, z0 + (j + .5) * h)
            obj.rotation_euler = (rng.gauss(0, .0045) * uneven, 0, rng.gauss(0, .007) * uneven)
    block(x0, x1, y - .0075, y + .02, z0, z1, grout, 0)


def slats(x0, x1, z0, z1, key, pitch=.042, width=.030, depth=.022, back='donker'):
    """Upright wooden slats before a dark ground."""
    block(x0, x1, depth, depth + .006, z0, z1, back, 0)
    count = round((x1 - x0) / pitch)
    for i in range(count):
        cx = x0 + (i + .5) * pitch
        box(width, depth, z1 - z0, cx, depth / 2, (z0 + z1) / 2, key, .0012, 2, grain='v', own_cut=True)


def panels(x0, x1, z0, z1, key, w=.6, gap=.004, depth=.018, grain='v'):
    """Large boards with fine joints."""
    block(x0, x1, depth, depth + .004, z0, z1, 'donker', 0)
    count = max(1, round((x1 - x0) / w))
    each = (x1 - x0) / count
    for i in range(count):
        box(each - gap, depth, z1 - z0, x0 + (i + .5) * each, depth / 2, (z0 + z1) / 2, key, .0012, 2, grain=grain, own_cut=True)


def cover(kind, tone, x0, x1, z1, scene):
    """Cover the back wall; kind and tone as a collection's form names them."""
    tile = scene.get('tile', {})
    top = tile.get('z1', z1)
    if kind == 'tegel':
        w, h = tile.get('w', .0667), tile.get('h', .20)
        tiles(x0, x1, 0, top, w, h, tile.get('key', 'tegel ' + tone), tile.get('grout', 'voeg'), bond=tile.get('bond', 0), gap=tile.get('gap', .002), uneven=tile.get('uneven', 1.))
    elif kind == 'zellige':
        w = tile.get('w', .1)
        tiles(x0, x1, 0, top, w, tile.get('h', w), tile.get('key', f'tegel {tone} .2'), tile.get('grout', 'voeg-wit'), gap=.0016, uneven=2.2, variants=5, jitter=.0012)
    elif kind == 'baksteen':
        tiles(x0, x1, 0, top, .22, .066, 'baksteen ' + scene.get('brick', tone), 'voeg', gap=.010, bond=.5, uneven=1.6, variants=6, jitter=.003)
    elif kind == 'hout':
        if scene.get('slats', True):
            slats(x0, x1, 0, top, scene.get('wood', 'hout eiken') + ' ' + tone)
        else:
            panels(x0, x1, 0, top, scene.get('wood', 'hout eiken') + ' ' + tone, w=scene.get('plank', .6))
    elif kind == 'natuursteen':
        panels(x0, x1, 0, top, scene.get('stone', 'travertijn') + ' ' + tone, w=1.2, gap=.0015, depth=.014, grain='h')
    else:
        return None
    return top if top < z1 else None


def ground(kind, x0, x1, y0, scene):
    """Lay the floor; its top is z = 0."""
    tone = scene.get('floorTone')
    if kind == 'eiken':
        key = 'hout ' + scene.get('floorWood', 'eiken') + ' ' + (tone or '#b1926c')
        w = .18
        for i in range(int((x1 - x0) / w) + 1):
            y = -rng.random() * 1.6
            block(x0 + i * w + .0006, x0 + (i + 1) * w - .0006, 0, y, -.02, 0, key, .0011, own_cut=True, grain='v')
            while y > y0:
                block(x0 + i * w + .0006, x0 + (i + 1) * w - .0006, y - .0006, y - 2., -.02, 0, key, .0011, own_cut=True, grain='v')
                y -= 2.
    else:
        surface = {'microcement': 'microcement', 'natuursteen': 'travertijn', 'terrazzo': 'terrazzo', 'tegel': 'betonlook', 'beton': 'beton'}[kind]
        key = surface + ' ' + (tone or {'microcement': '#a79d90', 'natuursteen': '#c3b49c', 'terrazzo': '#cdc6ba', 'tegel': '#9d968c', 'beton': '#96918a'}[kind])
        size = {'natuursteen': 1.0, 'terrazzo': .8, 'tegel': .6}.get(kind)
        if size:
            for i in range(int((x1 - x0) / size) + 1):
                for j in range(int(-y0 / size) + 1):
                    box(size - .003, size - .003, .01, x0 + (i + .5) * size, -(j + .5) * size, -.005, key, .0008, 2, own_cut=True)
            block(x0 - .5, x1 + .5, y0 - .5, 0, -.03, -.0015, 'voeg' if kind != 'beton' else 'voeg-donker', 0)
        else:
            block(x0 - .5, x1 + .5, y0 - .5, .2, -.05, 0, key, 0)


# ---------------------------------------------------------------- light

def area(at, direction, sx, sy, power, colour=(1, 1, 1), glossy=False, spread=math.pi):
    lamp = bpy.data.lights.new('area', 'AREA')
    lamp.shape, lamp.size, lamp.size_y, lamp.energy, lamp.color, lamp.spread = 'RECTANGLE', sx, sy, power, colour, spread
    obj = link(bpy.data.objects.new('area', lamp))
    obj.location, obj.rotation_euler = at, towards(direction)
    obj.visible_camera, obj.visible_glossy = False, glossy
    return obj


def spot(at, target, power, colour=(1, .86, .7), angle=52, blend=.7, size=.05):
    lamp = bpy.data.lights.new('spot', 'SPOT')
    lamp.energy, lamp.spot_size, lamp.spot_blend, lamp.shadow_soft_size, lamp.color = power, math.radians(angle), blend, size, colour
    obj = link(bpy.data.objects.new('spot', lamp))
    obj.location, obj.rotation_euler, obj.visible_glossy = at, towards(Vector(target) - Vector(at)), False
    return obj


def bulb(at, power, colour=(1, .78, .55), size=.05):
    lamp = bpy.data.lights.new('bulb', 'POINT')
    lamp.energy, lamp.shadow_soft_size, lamp.color = power, size, colour
    obj = link(bpy.data.objects.new('bulb', lamp))
    obj.location, obj.visible_glossy = at, False
    return obj


def sun(direction, strength, colour=(1, .86, .68), angle=1.2):
    lamp = bpy.data.lights.new('sun', 'SUN')
    lamp.energy, lamp.angle, lamp.color = strength, math.radians(angle), colour
    obj = link(bpy.data.objects.new('sun', lamp))
    obj.rotation_euler = towards(direction)


def sky(colour, strength):
    world = bpy.data.worlds.new('sky')
    bpy.context.scene.world = world
    world.use_nodes = True
    node = world.node_tree.nodes['Background']
    node.inputs[0].default_value, node.inputs[1].default_value = (*colour, 1), strength


#            sun direction (from the left), strength, colour, window, window colour, fill, sky
DAY = {
    'ochtend': ((1., .62, -.42), 4.6, (1, .84, .66), .85, (.94, .97, 1), .8, .26),
    'middag': ((1., .60, -.62), 4.6, (1, .90, .76), .90, (.96, .98, 1), .8, .26),
    'namiddag': ((1., .66, -.36), 5.0, (1, .77, .54), .75, (1, .96, .92), .8, .24),
    'avond': ((1., .62, -.42), 0., (1, .8, .6), .22, (.50, .66, 1), .55, .05),
    'noorden': ((1., .62, -.42), 0., (1, 1, 1), 1.5, (.93, .97, 1), 1.1, .34),
}


DUSK = .14  # how bright it is outside in the evening


def daylight(kind, room):
    """Daylight through the window of a room."""
    direction, strength, colour, window, tint, fill, sky_strength = DAY[kind]
    side, x = room['side'], room['edge']
    y0, y1, z0, z1 = room['window']
    size = (y1 - y0) * (z1 - z0) / 2.48
    area((x + side * .22, (y0 + y1) / 2, (z0 + z1) / 2), (-side, 0, 0), z1 - z0, y1 - y0, 95 * window * size * room.get('dim', 1), tint, kind != 'avond')
    area((.2, -room['depth'] + .8, WALL_H - .15), (0, .4, -1), 2.4, 1.2, 16 * fill * room.get('dim', 1), (1, .95, .88))
    if strength and room.get('sun', True):
        dx, dy, dz = room.get('sunVector', direction)
        sun((-side * dx, dy, dz), strength * room.get('sunStrength', 1), colour)
    sky((.75, .85, 1.), sky_strength * room.get('dim', 1))


# ---------------------------------------------------------------- the room

def outlook(put, a0, a1, z0, z1, bright):
    """A window on a wall that mirrors show: by it they are told from boards. It shows and does not shine. put: puts a board on the wall (how far it stands out, from a to a, from z to z, its material)."""
    casing = 'kleur #e9e5dc .5'
    parts = [put(.006, a0, a1, z0, z1, f'uitzicht {bright}')]
    parts += [put(.05, a - .026, a + .026, z0 - .026, z1 + .026, casing) for a in (a0, (a0 + a1) / 2, a1)]
    parts += [put(.045, a0, a1, z - .024, z + .024, casing) for z in (z0, z0 + (z1 - z0) * .68, z1)]
    parts.append(put(.16, a0 - .10, a1 + .10, z0 - .05, z0 - .026, casing))
    for part in parts:
        part.visible_camera = part.visible_diffuse = part.visible_shadow = False


def build(scene):
    """Make the room of a scene (a dict: wall, wallTone, floor, light and the settings below). Returns its measures."""
    xl, xr, depth = scene.get('xl', -2.1), scene.get('xr', 2.2), scene.get('depth', 4.7)
    side = scene.get('side', -1)  # -1: window on the left, 1: on the right
    kind, tone = scene['wall'], scene['wallTone']
    upper = scene.get('upper')
    plaster = scene.get('plaster', 'pleister') + ' '
    base = {'microcement': 'microcement ' + tone, 'beton': 'wandbeton ' + tone, 'pleister': plaster + tone}.get(kind, plaster + (upper or tone))
    other = plaster + scene['sideTone'] if scene.get('sideTone') else (plaster + (upper or tone) if kind not in ('microcement', 'beton') else base)
    h = scene.get('height', WALL_H)
    covered = kind not in ('microcement', 'beton', 'pleister') and scene.get('tile', {}).get('z1', h) >= h
    block(xl - .2, xr + .2, .028 if covered else 0, .1, -.05, h, base, 0)
    block(xl - .2, xr + .2, -depth - .1, -depth, -.05, h, other, 0)
    block(xl - .3, xr + .3, -depth - .1, .1, h, h + .1, 'plafond', 0)
    edge, plain_edge = (xl, xr) if side < 0 else (xr, xl)
    block(plain_edge, plain_edge - side * .1, -depth, 0, -.05, h, other, 0)
    y0, y1, z0, z1 = scene.get('window', (-2.8, -1.1, .75, 2.35))
    other = 'kleur ' + other.split()[1] + ' .85'  # smooth around the window: relief breaks up in light that grazes it
    t = side * .20
    block(edge, edge + t, y1, 0, -.05, h, other, 0)
    block(edge, edge + t, -depth, y0, -.05, h, other, 0)
    if z0 > .02:
        block(edge, edge + t, y0, y1, -.05, z0, other, 0)
    block(edge, edge + t, y0, y1, z1, h, other, 0)
    frame, fx = scene.get('frame', 'm-zwart'), edge + side * .13
    for y in (y0 + .02, *([] if scene.get('pane') else [(y0 + y1) / 2]), y1 - .02):
        box(.05, .04, z1 - z0, fx, y, (z0 + z1) / 2, frame, .002, grain='v')
    for z in (z0 + .02, z1 - .02) + ((z0 + (z1 - z0) * .68,) if scene.get('bars') else ()):
        box(.046, y1 - y0 - .08, .04, fx, (y0 + y1) / 2, z, frame, .002)  # less deep than the posts: faces in one plane turn black
    # what lies behind the window, seen but not shining
    evening = scene['light'] == 'avond'
    glow = block(edge + side * 1.6, edge + side * 1.62, y0 - 2, y1 + 2, -.5, 4, f'uitzicht {scene.get("outside", DUSK if evening else 2.2)}', 0)
    glow.visible_diffuse = glow.visible_shadow = glow.visible_transmission = False
    glow.visible_glossy = evening  # by day mirrors and glazes show the lamp in the window instead
    if evening:  # a lamp over the door: mirrors would show a dark room as a black disc
        area((0, -scene.get('depth', 4.6) + 1.1, 2.35), (0, -.8, -1), .5, .5, 16, (1, .80, .60))
    if scene.get('sheer'):
        curtain(y0 - .15, y1 + .15, edge - side * .07, .02, z1 + .12, 'vitrage', 10, .030, 'y')
    ground(scene['floor'], xl, xr, -depth, scene)
    top = cover(kind, tone, xl if 'tileFrom' not in scene else scene['tileFrom'], xr if 'tileTo' not in scene else scene['tileTo'], h, scene)
    if top and scene.get('trim'):
        block(xl, xr, -.010, 0, top, top + .007, scene['trim'], .0008)
    # what a mirror sees: a window, a door, a curtain
    if 'outlook' in scene:
        outlook(lambda out, a, b, za, zb, key: block(*sorted((plain_edge, plain_edge + side * out)), a, b, za, zb, key), *scene['outlook'], DUSK if evening else .8)
    if scene.get('back', True):
        bx, high = scene.get('doorX', .75), scene.get('doorHigh', 2.13)
        block(bx - .45, bx + .45, -depth, -depth + .03, 0, high + .05, scene.get('jamb', 'plafond'), .002, grain='v')
        block(bx - .41, bx + .41, -depth + .02, -depth + .05, 0, high, scene.get('door', 'hout eiken #b1926c'), .002, grain='v')
        box(.014, .05, .13, bx - .34, -depth + .08, 1.02, 'm-zwart', .003)
        if scene.get('curtained', True):
            curtain(xr - 1.1, xr - .1, -depth + .12, .02, h - .05, 'doek ' + scene.get('curtain', '#cdc2b0'), 7, .05)
            block(xr - 1.16, xr - .04, -depth + .105, -depth + .135, h - .05, h - .02, 'kleur #e8e4dc .4', .002)  # its rail
    room = {'side': side, 'edge': edge, 'window': (y0, y1, z0, z1), 'depth': depth, 'xl': xl, 'xr': xr, **{k: scene[k] for k in ('dim', 'sun', 'sunVector', 'sunStrength') if k in scene}}
    daylight(scene['light'], room)
    return room
