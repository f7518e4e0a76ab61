"""The seamless warm-grey ground that products are shown on, its light, and the cameras, which always look from the same direction."""
import math
from itertools import product

import bpy
from mathutils import Vector

import props
import rooms
from surroundings import surroundings
from mesh import block, box, place

GROUND = 'kleur #bbb5ab .9'  # darker than it looks: it is exposed for the piece, so that white stands out from it
EXPOSURE = .44
LENS = 90  # mm; of a film 36 wide
AWAY = LENS / 36  # how far the camera stands, for each metre that it sees side by side
ASIDE, ABOVE = .30, .19  # of that distance: how far right of the piece the camera stands, and above it; its film stays level with the front, which so keeps its right angles
BEND = 350  # mm that what hangs is above the floor at least
BEHIND = .03  # m between the wall and what stands on the floor


def bend(at, sign, floor, name, r):
    """A wall at y = at that goes over into the floor on its sign's side; floor: how far that runs on; r: of the bend, in m."""
    turn = [(at + sign * (r - r * math.sin(math.radians(a))), r - r * math.cos(math.radians(a))) for a in range(6, 90, 6)]
    profile = [(at + sign * (r + floor), 0.), (at + sign * r, 0.), *turn, (at, r), (at, 6.)]
    vertices = [(s * sign * -9, y + .002, z) for y, z in profile for s in (-1, 1)]
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(vertices, [], [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(profile) - 1)])
    return place(mesh, name, GROUND, weighted=False)


def ground(back=0., across=None, aside=ASIDE, r=.006, bright=75):
    """Wall and floor, which meet in a line; across: a room (ACROSS), seen in mirrors only, by a camera that stands so far aside, lit with so many W."""
    bend(back, -1, 4.15 if across else 8.65, 'ground', r)
    if across:
        rooms.area((-.5, -2.0, 2.6), (.25, -1, -.35), 2.6, 1.6, bright, (1, .98, .95))  # turned from the piece to what its glass shows
        room_across(aside * FACING, **across)


FACING = -4.5  # m: the wall that mirrors show
ACROSS_WALL = 'across'  # its name: where it is, nothing else may shine in the glass
# what is across the room that mirrors show, in m from the middle of what the camera sees there: a door (its middle and its face), a drawn curtain (from, to, colour and, if not 7, its folds), a window (from, to) and shelves; the wall is darker than the ground, so that glass stands out from it
ACROSS = (
    {'wall': '#a39b8e', 'shelves': (-.28,), 'curtain': (.26, 1.6, '#d4cabb')},
    {'wall': '#a69d8e', 'curtain': (-1.5, -.35, '#cfc5b5'), 'shelves': (.55,)},
    {'wall': '#959a91', 'door': (.45, 'kleur #6f736a .55'), 'shelves': (-.75,)},
    {'wall': '#aa9c8b', 'curtain': (.30, 1.5, '#d8cebf'), 'shelves': (-.35,)},
    {'wall': '#9c958b', 'door': (-.62, 'hout noten #6b4c38'), 'curtain': (.45, 1.6, '#d6cbbb')},
)


def shown_beside(wide, size):
    """How far left and right of its middle a mirror of this width shows the room across, when the camera stands away by the size that it sees; in m."""
    return wide / 2 * (1 - FACING / (size / .70 * AWAY))


def room_across(x, wall, door=None, curtain=None, shelves=(), window=None):
    """A wall around x with what is on it, seen in mirrors only."""
    before = set(bpy.data.objects)
    y, oak = FACING, 'hout eiken #a8875f'
    block(-9, 9, y - .22, y, -.01, 6, 'pleister ' + wall, 0).name = ACROSS_WALL
    block(-9, 9, y, y + .014, 0, .09, f'kleur {wall} .6', .002)
    if door:
        at, face = x + door[0], door[1]
        for a, b in ((-.50, -.44), (.44, .50)):
            block(at + a, at + b, y, y + .025, 0, 2.20, f'kleur {wall} .5', .003)
        block(at - .50, at + .50, y, y + .025, 2.14, 2.20, f'kleur {wall} .5', .003)
        block(at - .438, at + .438, y, y + .012, 0, 2.138, face, .002, grain='v')
        box(.014, .05, .13, at - .37, y + .04, 1.02, 'm-zwart', .003)
    if curtain:
        start, end, colour, *folds = curtain
        props.curtain(x + start, x + end, y + .08, .02, 2.62, f'kleur {colour} .95', folds[0] if folds else 7, .05)  # at that distance a weave would be a grid of squares
        block(x + start - .15, x + end + .15, y + .07, y + .09, 2.62, 2.64, 'm-zwart', .002)
    if window:
        rooms.outlook(lambda out, a, b, za, zb, key: block(a, b, y, y + out, za, zb, key), x + window[0], x + window[1], .95, 2.2, .8)
    for number, shelf in enumerate(shelves):  # the first with towels and a jar, the next with jars
        at = x + shelf
        block(at - .42, at + .42, y, y + .28, 1.44, 1.47, oak, .002)
        if number == 0:
            props.folded(at - .14, y + .14, 1.47, ['doek #d8d0c1', 'doek #a59680', 'doek #d8d0c1'], .34, .22)
        else:
            props.jar(at - .20, y + .14, 1.47, 'zwart-keramiek', .07, .22)
        props.jar(at + .24, y + .14, 1.47, 'klei', .06, .16)
    for part in set(bpy.data.objects) - before:
        part.visible_diffuse = part.visible_camera = False
        part.visible_shadow = part.name != ACROSS_WALL  # what hangs before the wall stands out from it by its shadow


def wall_niche(w, h, z, d):
    """A niche in the wall, w by h and d deep, its floor at z: the wall before the ground, with a hole."""
    far = 5.
    for x0, x1, z0, z1 in ((-far, -w / 2, .4, far), (w / 2, far, .4, far), (-w / 2, w / 2, .4, z), (-w / 2, w / 2, z + h, far)):
        block(x0, x1, -d, .001, z0, z1, GROUND, 0)


def lights(scale, x, z, hollow=False, answer=15):
    """A soft lamp from the upper left, the room's answer from the right; sized with the product. hollow: of a basin, whose bowl is told from its rim by the shadow of a low lamp; answer: W from the right."""
    k = scale / 1.25

    def lamp(dx, dy, dz, size, power, colour):
        rooms.area((x + dx * k, dy * k, z + dz * k), (-dx, -dy * .85, -dz * .9), size * k, size * k, power * k * k, colour, dx < 0 and ACROSS_WALL not in bpy.data.objects)  # its mirrors would shine along their edges

    if hollow:
        lamp(-2.7, -.3, 1.0, .9, 118, (1, .965, .92))
        lamp(-2.2, -2.1, 1.9, 1.2, 38, (1, .965, .92))  # the low lamp passes by the front
    else:
        lamp(-2.2, -2.1, 1.9, 1.2, 118, (1, .965, .92))
    lamp(2.8, -2.2, .9, 2.0, answer, (.95, .97, 1))
    lamp(.3, -1.2, 2.6, 2.2, 18 if hollow else 24, (1, 1, 1))
    rooms.sky((1, 1, 1), .17)
    reflected(.17)
    gloss = max(made.get('shines', 0) for made in bpy.data.materials)
    if gloss and ACROSS_WALL not in bpy.data.objects:
        screen(scale / 1.15, x, z, hollow, (16, 9)[gloss - 1])


def screen(size, x, z, lying, bright):
    """A window that only sheens show: left in upright fronts as the camera sees them, or in what lies. size: of the piece, in m; z: its middle; bright: more for silk, over which it spreads."""
    far = size / .70 * AWAY
    wide, high, bar = size * .30, size * 1.5, size * .016
    cx, y, z0 = (x - .55 * size, .40, z + .25) if lying else (x - ASIDE * far * .7 - size * .30, -.3 - far * .7, z - ABOVE * far * .7 - high / 2)
    for side in (-1, 1):
        for row in (0, 1):
            at = cx + side * (wide + bar) / 4
            pane = block(at - (wide - bar) / 4, at + (wide - bar) / 4, y, y + .002, z0 + row * high / 2, z0 + (row + 1) * high / 2 - bar, f'lamp {bright} 6500', 0)
            pane.visible_diffuse = pane.visible_shadow = pane.visible_camera = pane.visible_transmission = False


SEEN = ('apartment', 2.2, 1.1)  # what polished metal and gloss see: a real room, its window turned to the side of the lamp, and how bright it is


def reflected(strength):
    """Let what shines see a real room instead of an even sky, in which a tap would be a flat grey bar."""
    name, turned, bright = SEEN
    tree = bpy.context.scene.world.node_tree
    sky, new = tree.nodes['Background'], tree.nodes.new
    room, turn, at = new('ShaderNodeTexEnvironment'), new('ShaderNodeMapping'), new('ShaderNodeTexCoord')
    room.image = surroundings(name)
    turn.inputs['Rotation'].default_value = (0, 0, turned)
    glossy, shown, level, paler = new('ShaderNodeLightPath').outputs['Is Glossy Ray'], new('ShaderNodeMixRGB'), new('ShaderNodeMath'), new('ShaderNodeHueSaturation')
    paler.inputs['Saturation'].default_value = .3  # or its wooden floor would colour every strip of aluminium brown
    shown.inputs[1].default_value = sky.inputs[0].default_value
    level.operation = 'MULTIPLY_ADD'  # the sky's own strength, and for what shines as much more as the room is bright
    level.inputs[1].default_value, level.inputs[2].default_value = bright - strength, strength
    for source, target in ((at.outputs['Generated'], turn.inputs[0]), (turn.outputs[0], room.inputs[0]), (glossy, shown.inputs[0]), (room.outputs[0], paler.inputs['Color']), (paler.outputs[0], shown.inputs[2]),
                           (shown.outputs[0], sky.inputs[0]), (glossy, level.inputs[0]), (level.outputs[0], sky.inputs[1])):
        tree.links.new(source, target)


def camera(x, y, z, size, aside=ASIDE, above=ABOVE):
    """Always from the same direction; the distance follows the size of the product."""
    wide = size / .70
    distance = wide * AWAY
    at = (x + aside * distance, y - distance, z + above * distance)
    return {'at': at, 'to': (at[0], y, at[2]), 'lens': LENS, 'shiftX': -aside * AWAY, 'shift': -above * AWAY, 'exposure': EXPOSURE}


def closer(x, y, z, size, rise=.34):
    """A near view of what is at x, y, z, from the side of all pictures; rise: how far above it the camera stands, of its distance."""
    far = size * AWAY
    return {'at': (x + far * .52, y - far * .92, z + far * rise), 'to': (x, y, z), 'lens': LENS, 'tilt': True, 'fstop': 8 if size > .2 else 45, 'exposure': EXPOSURE}


def oblique(box, turn, rise, fill=.86):
    """A view of what is flat or low, which would be a line from the camera of all others: `turn` degrees to the right of straight on and from `rise` degrees above. box: (x0, x1, y0, y1, z0, z1) that takes `fill` of the picture."""
    a, b = math.radians(turn), math.radians(rise)
    back = Vector((math.sin(a) * math.cos(b), -math.cos(a) * math.cos(b), math.sin(b)))
    right = Vector((math.cos(a), math.sin(a), 0))
    up = back.cross(right)
    slope = 18 / LENS * fill
    # each corner bounds where the camera may be, along `right` and along `up`, the nearer it comes
    bounds = [[(corner.dot(side) - slope * corner.dot(-back), corner.dot(side) + slope * corner.dot(-back)) for corner in map(Vector, product(box[:2], box[2:4], box[4:]))] for side in (right, up)]
    spans = [(max(low for low, _ in side), min(high for _, high in side)) for side in bounds]
    depth = min((high - low) / (2 * slope) for low, high in spans)
    across, height = ((low + high) / 2 for low, high in spans)
    at = right * across + up * height - back * depth
    return {'at': tuple(at), 'to': tuple(at - back), 'lens': LENS, 'tilt': True, 'exposure': EXPOSURE}


def views(x, y, z, size, depth=0., aside=ASIDE, above=ABOVE):
    """The cameras of a product: from the front (`camera`), from above (`boven`) and near (`detail`). x, y, z: its middle; size: its extent; depth: from its middle to its front; aside, above: as of the camera."""
    distance = size / .70 * AWAY
    return {
        'camera': camera(x, y, z, size, aside, above),
        'boven': {'at': (x + .10 * distance, y - .42 * distance, z + .84 * distance), 'to': (x, y, z), 'lens': LENS, 'tilt': True, 'exposure': EXPOSURE},
        'detail': closer(x + size * .02, y - depth, z + size * .12, max(.34, size * .40)),
    }


def opened(x, d, z, size, pull):
    """The camera that looks down into a drawer that stands open."""
    distance = size / .70 * .82 * AWAY
    return {'at': (x + .34 * distance, -d - .84 * distance, z + .80 * distance), 'to': (x, -d * .75 - pull * .5, z), 'lens': LENS, 'tilt': True, 'exposure': EXPOSURE}
