"""Mirrors, each on its own wall: lit in the evening, unlit by day (content/mirrors.json)."""
import math

import bpy

import furniture
import props
import rooms
from mesh import block, box, cut, cylinder, ellipse, loft, rounded, seed
from surfaces import seed_of

FRAMES = {'ZW': 'm-zwart', 'WI': 'kleur #eceae5 .4', 'RV': 'm-rvs', 'ME': 'm-messing', 'BR': 'm-brons', 'EI': 'hout eiken #b89468', 'NO': 'hout noten #6b4e39', 'EZ': 'hout eiken-gerookt #38312b'}
GLASS = {'RO': 'rookspiegel', 'BG': 'bronsspiegel'}

#              wall, tone, what else; outlook: a window that its glass shows; lamp: how bright it is; vase: how much nearer to the middle it stands
WALLS = {
    'M01': ('pleister', '#d8cbb8', {'doorX': -.35, 'door': 'kleur #ded7ca .5'}), 'M02': ('pleister', '#8d8273', {'doorX': -.45, 'door': 'kleur #d9d0c0 .5', 'curtained': False, 'exposure': .3}), 'M03': ('microcement', '#8d8375', {'vase': .66}), 'M04': ('pleister', '#a8998a', {'lamp': 8}), 'M05': ('pleister', '#e2dbd0', {}),
    'M06': ('pleister', '#b98367', {'doorX': -.45, 'door': 'kleur #e9e3d6 .5'}), 'M07': ('microcement', '#c4b8a9', {'curtained': False}), 'M08': ('pleister', '#5d564c', {'door': 'hout eiken-gerookt #5d4734'}),
    'M09': ('pleister', '#e4ddd1', {}), 'M10': ('baksteen', '#8b6856', {'doorX': -.55, 'door': 'kleur #2b2b2b .5'}), 'M11': ('natuursteen', '#5b554e', {'stone': 'leisteen', 'doorX': -.45, 'door': 'kleur #d9d0c0 .5', 'exposure': .3}),
    'M12': ('tegel', '#d9d2c0', {'tile': dict(w=.075, h=.15, z1=1.2, key='tegel #d9d2c0 .07'), 'upper': '#a9a48c', 'doorX': -.45, 'door': 'kleur #d9d2c0 .5', 'curtained': False}), 'M13': ('pleister', '#b7a895', {'doorX': -.3, 'door': 'kleur #e4dccf .5'}), 'M14': ('pleister', '#cdb899', {'door': 'hout noten #79583f'}),
    'M15': ('pleister', '#ebe7df', {'doorX': -.45, 'door': 'kleur #8a8174 .5', 'curtained': False}), 'M16': ('natuursteen', '#6b665f', {'stone': 'leisteen-breuk', 'doorX': -.35, 'door': 'kleur #d9d0c0 .5', 'curtained': False, 'exposure': .35}), 'M17': ('beton', '#a8a39b', {'doorX': -.6, 'door': 'kleur #34322f .5'}), 'M18': ('microcement', '#8f8a83', {'doorX': -.45, 'door': 'kleur #d9d0c0 .5', 'curtained': False, 'exposure': .3}),
    'M19': ('hout', '#b9966a', {'slats': False, 'plank': .14, 'wood': 'hout lariks', 'sideTone': '#e3dccf', 'doorX': -.35, 'door': 'kleur #efe9dd .5', 'curtained': False}), 'M20': ('tegel', '#7b7a72', {'tile': dict(w=.075, h=.15, key='tegel #7b7f78 .12', grout='voeg-donker'), 'outlook': (-3.0, -1.9, .9, 2.15), 'doorX': .9, 'door': 'kleur #b3a996 .5', 'curtained': False, 'exposure': .8}), 'M21': ('pleister', '#e1d9cc', {'outlook': (-3.1, -2.0, .9, 2.15), 'sideTone': '#c9bfae', 'doorX': .95, 'door': 'kleur #a79d8d .5', 'curtained': False}),
    'M22': ('natuursteen', '#6b655e', {'stone': 'leisteen-breuk', 'door': 'hout eiken #9a7a55', 'exposure': .5}), 'M23-0': ('pleister', '#c9beb0', {'doorX': -.5, 'door': 'kleur #cfc5b6 .5'}), 'M23-1': ('pleister', '#7f776c', {'lamp': 8}), 'M24': ('microcement', '#a3978a', {}),
    'M25': ('tegel', '#a7694c', {'tile': dict(w=.1, h=.1, z1=1.3, key='tegel #a7694c .2'), 'upper': '#d9c3a8', 'doorX': -.5, 'door': 'kleur #efe6d2 .5'}), 'M26': ('pleister', '#8a8179', {'doorX': -.45, 'door': 'kleur #d9d0c0 .5', 'curtained': False, 'exposure': .3}), 'M27': ('microcement', '#7b746b', {'outlook': (-3.0, -1.9, .9, 2.15), 'doorX': .85, 'door': 'kleur #b3a996 .5', 'curtained': False}), 'M28': ('beton', '#b5b0a6', {'doorX': -.35, 'door': 'kleur #7d776d .5', 'curtained': False}),
}
SHOWN = {'M05': 1, 'M26': 5}  # the format that the words are about, where it is not the middle one
FACETS = {'M03': .0015, 'M07': .020, 'M28': .0015}  # m
BARS = {'rand': 16, 'achter': 110, 'boven': 20, 'zijkanten': 15, 'band': 15, 'onder': 90}


def middle_size(mirror):
    sizes = [f for f in mirror['formats'] if f['size']]
    return sizes[SHOWN.get(mirror['name'], min(len(sizes) - 1, 2))]


def loupe(w, h, z, lamp):
    """A magnifying field of 150 mm in the lower right of a mirror whose middle is at z, in a ring of light: it is hollow, so that from afar the room stands on its head in it."""
    at = (w / 2 - .20, -.0386, z - h / 2 + .15)
    loft([ellipse(r, r, depth) for r, depth in ((.083, 0), (.083, .0006), (.075, .0006), (.075, 0))], lamp, at, turn=(math.pi / 2, 0, 0))
    radius = 1.2
    hollow = [ellipse(r, r, .0003 + r * r / (2 * radius)) for r in (.074 * (20 - step) / 20 for step in range(20))]
    loft([ellipse(.074, .074, 0), *hollow], 'spiegel', at, True, True, turn=(math.pi / 2, 0, 0))


def socket(w, h, z):
    """A socket in the wall, in a hole sawn into the lower right of a mirror whose middle is at z."""
    x, at = w / 2 - .13, z - h / 2 + .13
    for plate in [obj for obj in bpy.context.scene.objects if obj.name.startswith('loft') and obj.dimensions.x > w - .12 and obj.dimensions.y > h - .12]:
        cut(plate, [rounded(.043, .043, depth, .004) for depth in (-.02, .06)], (x, 0, at), (math.pi / 2, 0, 0))
    box(.080, .036, .080, x, -.018, at, 'kleur #e9e6df .35', .004, 4)
    cylinder(.0195, .0006, x, -.0355, at, 'kleur #b9b5ad .5', .0002, 48, turn=(math.pi / 2, 0, 0))
    for side in (-1, 1):
        cylinder(.0026, .0004, x + side * .0095, -.0360, at, 'donker', .0001, 32, turn=(math.pi / 2, 0, 0))
        box(.005, .0008, .004, x, -.0364, at + side * .0165, 'm-rvs', .0002)


def below(still, x, z, pick):
    """What stands on the top below the glass, at x and on a height of z. pick: of which vase and materials."""
    y, tone = -.17, ['keramiek-mat', 'klei', 'zand-keramiek', 'zwart-keramiek', 'keramiek-mat'][pick]
    if still == 'leaves':
        (props.branches if pick != 2 else props.grasses)(x, y, z, ['kruik', 'bol', 'fles', 'cilinder', 'fles'][pick], tone, 5 if pick != 2 else 12, .30, scale=.85)
    elif still == 'towels':
        props.folded(x, y, z, ['doek #e6decf', 'doek #b7a78f'], .24, .17)
    elif still == 'jars':
        props.jar(x - .045, y, z, tone, .046, .085)
        props.jar(x + .058, y - .04, z, 'klei' if tone != 'klei' else 'zand-keramiek', .034, .05)
    elif still == 'tray':
        props.tray(x, y, z, .24, .13, 'hout noten #6b4a36' if pick != 4 else 'hpl-grafiet')
        props.bottle(x - .055, y, z + .006, scale=.85)
        props.jar(x + .055, y, z + .006, tone, .034, .06)
    elif still == 'tumblers':
        props.tumbler(x, y, z, tone)
        props.tumbler(x + .095, y - .03, z, tone, brush=False)
    else:
        props.bottle(x, y, z, scale=.95)
        props.bottle(x + .085, y - .02, z, 'glas #6d7a5a', scale=.8)


def build(mirror, lit, colour=None, still='leaves'):
    """A wall with one mirror above the edge of a washstand, and what stands there (below). Returns its camera."""
    seed(seed_of(mirror['name']))
    form = middle_size(mirror)
    w, h = form['size']['width'] / 1000, form['size']['height'] / 1000
    code = colour or mirror['colors'][0]['name']
    wall, tone, more = WALLS.get(mirror['name'], ('pleister', '#d8cbb8', {}))
    lamp = mirror['light'] != 'geen'
    evening = lit and lamp
    scene = {'wall': wall, 'wallTone': tone, 'floor': 'microcement', 'light': 'avond' if evening else 'noorden', 'xl': -1.5, 'xr': 1.6, 'depth': 3.6, 'window': (-2.5, -1.0, .8, 2.3), 'dim': .4 if evening else .62, 'doorX': -1.05, **more}
    if not lamp:
        scene.update(light='ochtend', dim=.9)
    if evening and mirror['light'] == 'achter':
        scene['plaster'] = 'stucwerk'
    rooms.build(scene)
    if evening:
        rooms.area((.6, -2.2, 2.6), (-.25, 1, -.62), 1.0, .6, 15, (1, .80, .60))
    z = 1.50
    kelvin = 3000 if '3000' in form['kelvin'] else 4000 if form['kelvin'].startswith('4000') else 2850
    frame = mirror['frame'] if mirror['frame'] != 'kast' else 'geen'
    strength = more.get('lamp', BARS.get(mirror['light'], 0)) if evening else 0
    if mirror['shape'] == 'spiegelkast':
        furniture.mirror_cabinet(w, h, 0, z, mirror['light'], strength, kelvin, form['size']['depth'] / 1000, FRAMES.get(code, 'wit-mat'))
    else:
        furniture.mirror(mirror['shape'], w, h, 0, z, frame, mirror['light'], strength, kelvin, FRAMES.get(code, 'm-zwart'), .034, GLASS.get(code, 'spiegel'), 'segments', FACETS.get(mirror['name'], 0.))
    if mirror['name'] == 'M24':
        loupe(w, h, z, f'lamp {strength:g} {kelvin}' if evening else 'kleur #e4e2dc .35')
    if mirror['name'] == 'M28':
        socket(w, h, z)
    # the top below, with something calm on it
    top = z - h / 2 - (.20 if mirror['light'] != 'onder' else .24)
    wide = max(1.0, w + .5)
    keys = ['travertijn #cdbfa8', 'composiet', 'hout eiken #b8946b', 'beton-licht', 'hout noten #6b4a36']
    pick = seed_of(mirror['name']) % len(keys)
    block(-wide / 2, wide / 2, -.42, 0, top - .03, top, keys[pick], .002)
    block(-wide / 2 + .003, wide / 2 - .003, -.41, 0, top - .5, top - .052, ['zand-mat', 'eiken-naturel', 'grafiet-mat', 'multiplex-berken', 'krijt-mat'][pick], .001)
    block(-wide / 2 + .02, wide / 2 - .02, -.37, 0, top - .06, top - .03, 'donker', 0)
    cabinet = mirror['shape'] == 'spiegelkast'
    side = 1 if (pick % 2 or cabinet) and mirror['name'] != 'M24' else -1  # clear of its magnifying field
    x = side * min(wide * .36, max(.30, w * .36)) * more.get('vase', 1)
    below(still, x, top, pick)
    props.soap(-x * .9, -.20, top, 'zeep' if pick % 2 else 'zeep-groen', ['beton-licht', 'm-zwart', 'hout noten #6b4a36', 'travertijn #cdbfa8', 'beton-zand'][pick])
    wide_one = w > 1.5 * h  # nearer, and with less of the cabinet below it
    tall = max(h / .56, w * (1.12 if wide_one else 1.25) / .70)
    distance = min(3.3, max(2.2, tall * 1.75))
    lens = 36 * distance / tall
    middle = z + tall * (.05 if wide_one else -.035)
    aside = -(w / 2 + .62) if cabinet else .30  # a cabinet wears its finish on its sides
    return {'camera': {'at': (aside, -distance, 1.46), 'to': (.0, 0, 1.46), 'lens': lens, 'shift': (middle - 1.46) / tall, 'exposure': more.get('exposure', 0.) + (.55 if evening else .15 if lamp else -.1)}}
