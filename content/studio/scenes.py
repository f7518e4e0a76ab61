"""The scenes: which room, which furniture, which things, and from where they are seen.

`build(name, options)` makes a scene and returns its cameras by name; `look(camera, aspect)` stands the camera in the room.
A collection's furniture and room follow its `form` in content/collections/{slug}.json; what the form leaves open (size of the
room, things on the top, the mirror's place, cameras) is chosen here.
"""
import json
import math
import os

import bpy
from mathutils import Vector

import drawers
import furniture
import mirrors
import products
import props
import rooms
import stills
from mesh import block, box, cylinder, group, seed
from surfaces import seed_of

CONTENT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))

BASE_FORM = {'front': 'vlak', 'handle': 'greeploos', 'metal': 'zwart', 'drawers': 2, 'mounting': 'wandhangend', 'topHeight': 870, 'bodyHeight': 500, 'topThickness': 20,
             'top': 'natuursteen', 'basin': 'opzet-rond', 'wall': 'pleister', 'wallTone': '#ddd2c2', 'floor': 'eiken', 'light': 'ochtend', 'finish': 'eiken-naturel', 'depth': 470}


def form_of(slug):
    """The form of a collection, with the depth of its furniture."""
    with open(os.path.join(CONTENT, 'collections', slug + '.json'), encoding='utf8') as text:
        data = json.load(text)
    return {**BASE_FORM, **data['form'], 'depth': max(data['sizes']['depths'])}


def look(camera, aspect):
    """Stand the camera: level cameras keep verticals upright, `tilt` ones look up or down."""
    data = bpy.data.cameras.new('camera')
    obj = bpy.data.objects.new('camera', data)
    bpy.context.scene.collection.objects.link(obj)
    bpy.context.scene.camera = obj
    at, to = Vector(camera['at']), Vector(camera['to'])
    obj.location = at
    direction = to - at
    if not camera.get('tilt'):
        direction.z = 0
    obj.rotation_euler = direction.to_track_quat('-Z', 'Y').to_euler()
    data.lens, data.sensor_width, data.shift_x, data.shift_y, data.clip_start = camera['lens'], 36, camera.get('shiftX', 0), camera.get('shift', 0), .01
    if camera.get('fstop'):
        data.dof.use_dof, data.dof.aperture_fstop = True, camera['fstop']
        data.dof.focus_distance = camera.get('focus', direction.length)


# ---------------------------------------------------------------- the rooms of the collections
# width: of the washstand; x: its centre; mirror: (shape, w, h, frame, light, strength, dx); things: what stands around.

ROOMS = {
    'beat40': dict(exposure=-.15, width=1.2, x=.1, mirror=('rond', .80, .80, 'smal', 'geen', 0, 0), tile=dict(w=.15, h=.15, z1=2.7, key='tegel-mat #e3e0d9', grout='voeg', gap=.003), upper='#e4e1da',
                   topKey='hpl-wit', floorTone='#c9c6c0', window=(-2.9, -1.0, .35, 2.4), door='kleur #d9d6d0 .5', curtain='#8f8f8d'),
    'beat45': dict(aside=(.75, -.05), exposure=.02, width=1.6, x=.15, basins=2, mirror=('rechthoek', 1.5, .8, 'smal', 'geen', 0, 0), tap='wall', column=(1.28, 'right'), sheer=True, window=(-2.9, -.9, .10, 2.45), frame='hout eiken #b1926c', topKey='keramiek-mat'),
    'nuance515': dict(pane=True, aside=(-.55, .25), exposure=-.1, width=1.4, x=-.05, tap='wall', mirror=('ovaal', .72, 1.0, 'smal', 'geen', 0, 0), topKey='composiet', bath=(1.75, -1.75), floorTone='#cdbdae', upper='#d9c3b4', xr=2.5, curtain='#d8c7b8'),
    'type': dict(distance=4.5, frame_height=2.5, below=.25, aside=(.85, -.1), width=1.2, x=0, tap='deck', mirror=('rechthoek', .9, 1.0, 'breed', 'geen', 0, 0), bars=True, window=(-2.9, -.9, .75, 2.5), brick='#8b6856', sideTone='#cbc4b8', floorTone='#8b8781', door='kleur #2b2b2b .5', topKey='hpl-grafiet', basket=True),
    'sunny': dict(frame_height=2.16, exposure=-.55, width=.7, x=.05, mirror=('boog', .52, .82, 'smal', 'geen', 0, 0), tile=dict(w=.1, z1=1.5, key='tegel #bf9250 .22'), upper='#efe6d2', xl=-1.25, xr=1.5, depth=4.2, checker=('#efe9dc', '#b9a58c'), frame='kleur #efece4 .4', topKey='composiet', curtain='#e9e2d2'),
    'thor': dict(aside=(-.6, .1), exposure=.45, width=1.8, x=.1, basins=2, tap='wall', mirror=('rechthoek', 1.7, .72, 'geen', 'achter', 45, 0), stone='wandsteen', topKey='marmer #3b3a3a #6a6762', basinKey='leisteen #4d4b49', floorTone='#6a635a', upper='#6b645c', sideTone='#7a7268', spots=[(-.5, .9), (.6, .9)], door='hout eiken-gerookt #5d4734', curtain='#6b6258'),
    'sjithouse': dict(aside=(.45, 0.), width=1.4, x=0, mirror=('rechthoek', 1.0, .85, 'smal', 'geen', 0, 0), tap='wall', topKey='beton-licht', floorTone='#9d988f', formwork=True, door='hout berken #d8c09a', curtain='#b5b0a6', bucket=True),
    'epoch': dict(topOver=10, distance=3.9, frame_height=1.80, below=.13, aside=(.16, .16), curtained=False, width=.5, x=0, mirror=('rond', .45, .45, 'smal', 'geen', 0, 0), slats=False, wood='hout lariks', xl=-.95, xr=1.05, depth=4.1, window=(-2.2, -.75, .9, 2.3), floorTone='#cfc8bb', topKey='hout lariks #b98a5c', height=2.5, toilet=True, frame='hout lariks #b98a5c', curtain='#d7cdb9'),
    'linea': dict(pane=True, aside=(.5, -.05), width=2.4, x=0, basins=2, tap='wall', window=(-2.45, -.95, .75, 2.35), mirror=('rechthoek', 1.9, .75, 'geen', 'geen', 0, 0), topKey='composiet-zand', floorTone='#b0a28f', xl=-1.9, xr=1.9, sideTone='#c2b5a2', shelf=True),
    'epoque': dict(topEdge='kraal', pane=True, topOver=15, exposure=-.4, distance=4.5, frame_height=2.5, below=.25, width=1.2, x=.05, tap='deck', mirror=('boog', .8, 1.02, 'smal', 'geen', 0, 0), tile=dict(w=.075, h=.15, z1=1.35, bond=.5, key='tegel #e9e2d0 .06'), upper='#c9c3ae', topKey='marmer #e9e6e0 #8f8a83', floorTone='#c8c1b2', trim='kleur #e6dfcd .3', sconces=True, legs=True, door='kleur #e4ddcb .4', frame='kleur #e9e3d3 .4', curtain='#9a977f', checker=('#ded7c8', '#8e8a7c')),
    'morrison': dict(aside=(-.3, .05), exposure=.2, width=1.5, x=0, basins=2, tap='deck', mirror=('rond', .66, .66, 'smal', 'geen', 0, 0), twoMirrors=True, tile=dict(w=.1, z1=2.7, grout='voeg-donker'), upper='#6d6357', topKey='noten-amerikaans', basinKey='zand-keramiek', floorTone='#8c7b66', sideTone='#7b6f62', pendants=True, spots=[(-.37, .7), (.37, .7)], door='hout noten #5d4130', curtain='#6e6151'),
    'tresore': dict(overhead=38, aside=(.6, -.05), exposure=.2, width=1.6, x=.1, mirror=('rechthoek', 1.15, .86, 'geen', 'achter', 25, 0), tap='wall', stone='wandsteen', topKey='marmer #4a4744 #8d877d', floorTone='#77726a', upper='#57524b', sideTone='#8a847b', inlay=True, door='kleur #3d3c3c .4', curtain='#77726a'),
    'ligne': dict(aside=(.1, .1), distance=4.5, frame_height=2.48, below=.20, exposure=-.1, width=1.4, x=.05, mirror=('rechthoek', .7, 1.0, 'smal', 'geen', 0, -.2), tap='wall', topKey='composiet', floorTone='#c3a67e', sheer=True, window=(-2.9, -.9, .10, 2.45), frame='m-rvs', curtain='#d8d2c6'),
    'modena': dict(topOver=2, aside=(.5, 0.), width=1.5, x=0, tap='wall', mirror=('organisch', 1.0, .85, 'smal', 'geen', 0, 0), topKey='travertijn #e2d6c0', basinKey='zand-keramiek', floorTone='#d2bfa9', globes=True, stool='hout kersen #9b6947', curtain='#c9b29b', door='hout kersen #a4683f', side=-1),
}


# where a camera of a collection stands elsewhere than cameras_for puts it (m, in the room)
SEEN_FROM = {
    'beat45': {'staand': {'at': (.45, -4.15, 1.30), 'to': (.02, 0, 1.30), 'lens': 60, 'shift': -.14}, 'detail-2': {'at': (.30, -1.0, 1.62), 'to': (.15, -.24, .86), 'lens': 38}, 'detail-3': {'exposure': .28}},
    'epoch': {'kamer-1': {'at': (.85, -3.0, 1.32), 'lens': 31, 'shift': -.15}, 'kamer-2': {'at': (-.78, -2.95, 1.30), 'to': (-.10, -.2, 1.30), 'lens': 34, 'shift': -.16},
              'afwerking': {'at': (.72, -2.05, 1.30), 'to': (.02, -.1, 1.30), 'lens': 50, 'shift': -.28, 'exposure': .15}},
    'epoque': {'kaart': {'at': (1.20, -3.05, 1.34), 'to': (.03, -.4, 1.34), 'lens': 43, 'shift': -.145}, 'afwerking': {'at': (1.20, -3.05, 1.34), 'to': (.03, -.4, 1.34), 'lens': 43, 'shift': -.145},
               'kamer-2': {'at': (-1.30, -3.2, 1.28), 'to': (.17, -.45, 1.28), 'lens': 29, 'shift': -.08}, 'detail-1': {'at': (.72, -1.13, 1.07), 'to': (.33, -.5, .69), 'lens': 57}},
    'ligne': {'kamer-2': {'at': (-1.40, -3.2, 1.28), 'to': (.12, -.45, 1.28), 'lens': 29, 'shift': -.075}, 'detail-1': {'exposure': .1}},
    'linea': {'kamer-2': {'at': (-1.75, -2.6, 1.28), 'to': (-.10, -.45, 1.28), 'lens': 32, 'shift': -.10}, 'detail-2': {'at': (.10, -1.02, 1.62), 'to': (-.06, -.24, .87), 'lens': 40, 'exposure': .1},
              'kaart': {'at': (-.95, -2.40, 1.34), 'to': (-.08, -.4, 1.34), 'lens': 44, 'shift': -.13}, 'afwerking': {'at': (-.95, -2.40, 1.34), 'to': (-.08, -.4, 1.34), 'lens': 44, 'shift': -.13},
              'lade': {'at': (.12, -1.39, 1.80), 'to': (-.48, -.57, .90)}},
    'morrison': {'detail-2': {'at': (.42, -1.75, 1.50), 'to': (.02, -.25, .82), 'lens': 42, 'exposure': -.1}},
    'nuance515': {'kaart': {'to': (.02, -.415, 1.34), 'lens': 40, 'shift': -.125}, 'afwerking': {'to': (.02, -.415, 1.34), 'lens': 40, 'shift': -.125}},
    'sjithouse': {'kamer-2': {'at': (-1.45, -3.2, 1.28), 'to': (.12, -.45, 1.28), 'lens': 31}, 'detail-1': {'exposure': .2}, 'detail-2': {'at': (.26, -1.0, 1.62), 'to': (.02, -.28, .86), 'lens': 46, 'exposure': .2}},
    'tresore': {'kaart': {'at': (1.25, -2.40, 1.34), 'to': (.22, -.4, 1.34), 'lens': 42, 'shift': -.12}, 'afwerking': {'at': (1.25, -2.40, 1.34), 'to': (.22, -.4, 1.34), 'lens': 42, 'shift': -.12},
                'detail-1': {'at': (1.0, -1.12, 1.0), 'to': (.58, -.5, .67), 'exposure': .35}, 'kamer-2': {'at': (-1.30, -3.05, 1.28), 'to': (.0, -.45, 1.28), 'lens': 32, 'shift': -.06, 'exposure': .35}},
    'sunny': {'interieur': {'lens': 37, 'shift': -.15}, 'kamer-2': {'at': (-.85, -3.0, 1.28), 'to': (.12, -.35, 1.28), 'lens': 29, 'shift': -.135}},
    'thor': {'detail-2': {'at': (.55, -1.95, 1.55), 'to': (.10, -.25, .73), 'lens': 41, 'exposure': .85}, 'lade': {'exposure': 1.0}},
}


def top_of(room):
    """What a room says of the top in it: its material, how far it stands out before the front (mm) and how its edge is ground."""
    return {name: room[name] for name in ('topKey', 'topOver', 'topEdge') if name in room}


def floor_checker(xl, xr, depth, tones, size=.3):
    a, b = (f'betonlook {tone}' for tone in tones)
    for i in range(int((xr - xl) / size) + 1):
        for j in range(int(depth / size) + 1):
            box(size - .003, size - .003, .01, xl + (i + .5) * size, -(j + .5) * size, -.0045, a if (i + j) % 2 else b, .0008, 2, own_cut=True)


def dress(slug, form, room, w, d, top, x, metal):
    """The quiet things on and around the washstand."""
    y = -d * .46
    left, right = x - w / 2, x + w / 2
    if slug == 'beat40':
        props.tray(left + .17, y, top, .20, .12, 'hpl-grafiet')
        props.bottle(left + .13, y, top + .007, 'kleur #dcd9d2 .4', 'm-zwart', .85, False)
        props.bottle(left + .21, y + .004, top + .007, 'kleur #8f9490 .4', 'm-zwart', .72, False)
        props.branches(right - .16, y, top, 'cilinder', 'zwart-keramiek', 4, .46, ('#5a665a', '#8c988a'), .9)
        props.hanging_towel(x - w / 2 - .40, 1.22, .34, .66, key='doek #6f7476', metal='m-zwart')
    elif slug == 'beat45':
        ahead = -.05 if room.get('cabinet') else .06  # clear of the doors of a mirror cabinet
        props.branches(right - .11, y + ahead, top, 'fles', 'keramiek-mat', 4, .40, ('#5b6a4b', '#8d9a74'))
        props.soap(left + .11, y - .02, top, 'zeep', 'hpl-zand')
        props.tumbler(left + .12, y + .11, top, 'keramiek-mat')
        props.hanging_towel(x - w / 2 - .38, 1.22, .36, .70, key='doek #e9e1d3', metal='m-rvs')
        props.stool(x - w / 2 - room.get('stoolAside', .42), -.75)
    elif slug == 'nuance515':
        props.branches(right - .22, y, top, 'bol', 'kleur #d9b9ab .5', 4, .40, ('#78876b', '#a3ae93'))
        props.soap(left + .26, y - .03, top, 'zeep', 'kleur #d9c7b6 .5')
        props.tumbler(left + .16, y + .05, top, 'kleur #c9b3a2 .5')
        props.hanging_towel(left - .36, 1.20, .34, .64, key='doek #e3cfc2', metal=metal)
    elif slug == 'type':
        props.bottle(left + .18, y, top)
        props.soap(left + .27, y - .05, top, 'zeep-groen', 'm-staal')
        props.grasses(right - .15, y, top, 'fles', 'klei', 13, .42)
        props.hanging_towel(right + .40, 1.22, .34, .68, key='doek #4d4a46', metal='m-zwart')
        zz = .129
        props.folded(x + .28, -d / 2, zz, ['doek #d8cdbb', 'doek #b9ab96', 'doek #d8cdbb'], .34, .26)
    elif slug == 'sunny':
        props.tumbler(right - .052, y + .04, top, 'kleur #c87f5c .4')
        group(lambda: props.soap(0, 0, 0, 'zeep', 'kleur #f0ece1 .3'), (left + .050, y + .04, top), math.pi / 2)  # the rim beside the bowl is 100 mm wide
        props.hanging_towel(x + w / 2 + .42, 1.16, .32, .62, key='doek #e0a37c', metal='m-chroom')
        props.stool(x - w / 2 - .34, -.62, 'kleur #e7e0d0 .45', .30, .14)
        props.folded(x - w / 2 - .34, -.62, .30, ['doek #f1e8d6', 'doek #d98f68'], .24, .19)
    elif slug == 'thor':
        props.branches(x, y - .02, top, 'kruik', 'zwart-keramiek', 5, .50, ('#3f4a3a', '#687259'), 1.15)
        props.tray(right - .067, y, top, .10, .13, 'm-brons')  # clear of the bowl beside it
        props.bottle(right - .067, y, top + .007, 'kleur #2a2725 .35', 'm-brons', .85, False)
    elif slug == 'sjithouse':
        props.branches(right - .18, y, top, 'cilinder', 'beton-zand', 5, .44, ('#66705a', '#98a083'))
        props.soap(left + .24, y - .02, top, 'zeep', 'multiplex-berken')
        props.hanging_towel(x - w / 2 - .40, 1.22, .36, .70, key='doek #c9c4ba', metal='m-rvs')
    elif slug == 'epoch':
        props.branches(left + .055, -.10, top, 'fles', 'kleur #efe9df .5', 3, .24, scale=.7, leaf=.8)
        props.hanging_towel(x + w / 2 + .22, 1.10, .18, .40, -.06, 'doek #d9d3c5', 'm-zwart')
    elif slug == 'linea':
        props.branches(left + .18, y, top, 'bol', 'klei', 5, .46, ('#5c6149', '#90906c'), 1.1)
        props.tray(right - .18, y, top, .20, .12, 'm-brons')
        props.bottle(right - .22, y, top + .007, scale=.85)
        props.soap(right - .13, y, top + .004, 'zeep', 'travertijn #d3c5ae')
    elif slug == 'epoque':
        props.branches(left + .17, y, top, 'kruik', 'keramiek', 5, .44, ('#5a6847', '#8c9a70'))
        props.soap(right - .16, y - .06, top, 'zeep', 'm-messing')
        props.hanging_towel(right + .42, 1.16, .34, .66, key='doek #efe8d8', metal=metal)
    elif slug == 'morrison':
        props.branches(x, y + .02, top, 'fles', 'zwart-keramiek', 4, .42, ('#4c4a35', '#7a7555'))
        props.hanging_towel(right + .40, 1.16, .34, .66, key='doek #8f7f6a', metal=metal)
    elif slug == 'tresore':
        props.grasses(right - .22, y, top, 'cilinder', 'm-messing', 15, .46)
        props.tray(left + .20, y, top, .20, .12, 'm-messing')
        props.bottle(left + .20, y, top + .007, 'kleur #2e2c2b .35', 'm-messing', .85, False)
        props.hanging_towel(left - .40, 1.20, .36, .70, key='doek #55504a', metal=metal)
    elif slug == 'ligne':
        props.branches(left + .20, y, top, 'cilinder', 'keramiek-mat', 3, .52, ('#7d8a75', '#b0b8a4'), .9)
        props.hanging_towel(right + .36, 1.22, .34, .70, key='doek #ece6da', metal='m-rvs')
        props.block_stool(left - .42, -.36, 'hout eiken #c3a67e')
    elif slug == 'modena':
        props.grasses(left + .20, y, top, 'bol', 'kleur #b8674a .7', 12, .40, scale=1.1)
        props.soap(right - .26, y - .04, top, 'zeep', 'travertijn #e2d6c0')
        props.hanging_towel(right + .40, 1.18, .36, .68, key='doek #eadfce', metal=metal)
        h = props.stool(left - .40, -.72, 'hout kersen #9b6947')
        props.folded(left - .40, -.72, h, ['doek #eadfce', 'doek #c98f6d'], .26, .20)


def collection(slug, options):
    """A collection in its own room. options: finish, width, basins, mirror and mirrorFrame (its material), form and room (overrides)."""
    seed(seed_of(slug))
    form = {**form_of(slug), **options.get('form', {})}
    room = {**ROOMS[slug], **options.get('room', {})}
    finish = options.get('finish')
    if finish:
        form['finish'] = finish
    form = {**form, **top_of(room)}
    w, x, d = options.get('width', room['width']), room['x'], form['depth'] / 1000
    basins = options.get('basins', room.get('basins', 1))
    metal = 'm-' + form['metal']
    place = {'wall': form['wall'], 'wallTone': form['wallTone'], 'floor': form['floor'], 'light': form['light'], **{k: v for k, v in room.items() if k not in ('width', 'x', 'mirror')}}
    checker = room.get('checker')
    measures = rooms.build({**place, 'floor': 'microcement', 'floorTone': '#8d8478'} if checker else place)
    if checker:
        floor_checker(measures['xl'], measures['xr'], measures['depth'], checker)
    top = furniture.vanity(form, w, x, basins, room.get('tap', 'deck'), room.get('columns', 1), basin_key=room.get('basinKey'), pull=options.get('open', 0.), drawer_wall=drawers.wall_of(slug))
    z0 = top - form['topThickness'] / 1000 - form['bodyHeight'] / 1000
    if room.get('inlay'):
        block(x - w / 2 + .0005, x + w / 2 - .0005, -d - .0010, -d + .004, z0 + form['bodyHeight'] / 2000 + .105, z0 + form['bodyHeight'] / 2000 + .110, metal, .0002)
    shape, mw, mh, frame, light, strength, dx = options.get('mirror', room['mirror'])
    mz = max(top + .26 + mh / 2, 1.52) if shape != 'rechthoek' or mh < 1.1 else top + .20 + mh / 2
    if room.get('tap') == 'wall':
        mz = max(mz, top + .36 + mh / 2 if form['basin'].startswith('opzet') else top + .27 + mh / 2)
    mz = min(mz, room.get('frame_height', 2.42) - .19 - mh / 2)
    framed_in = options.get('mirrorFrame', metal)
    for mx in ((-w * .25, w * .25) if room.get('twoMirrors') else (dx,)):
        if shape == 'spiegelkast':
            furniture.mirror_cabinet(mw, mh, x + mx, mz, light, strength, 2900, key=framed_in)
        else:
            furniture.mirror(shape, mw, mh, x + mx, mz, frame, light, strength, 2900, framed_in, room.get('standoff', .030))
    dress(slug, form, room, w, d, top, x, metal)
    if 'column' in room:
        cx, _ = room['column']
        niche = furniture.column(form, x + cx, .30, .36, 1.75, min(.36, d))
        props.folded(x + cx, -.17, niche, ['doek #e9e1d3', 'doek #c8bda9', 'doek #e9e1d3'], .28, .24)
    if 'bath' in room:
        bx, by = room['bath']
        props.bath(bx, by, 1.65, .76, turn=math.pi / 2, metal=metal)
    if room.get('bucket'):
        props.turned([(0, 0), (.105, 0), (.108, .004), (.145, .27), (.149, .272), (.149, .278), (.142, .278), (.105, .012), (0, .012)], 'm-rvs', (x + w / 2 + .32, -.42, 0))
    if room.get('sconces'):
        for s in (-1, 1):
            props.sconce(x + s * (mw / 2 + .17), mz - .08, 'lamp 3 2800', metal)
    if room.get('globes'):
        for s in (-1, 1):
            props.globe_sconce(x + s * (mw / 2 + .24), mz + .05, 'lamp 2.2 2700', metal)
    if room.get('pendants'):
        for s in (-1, 0, 1):
            pz = 1.52 if s else 1.45
            if s:
                props.pendant(x + s * (w / 2 + .09), -.22, pz, 1.3, 'lamp 7 2600', .06, metal)
    for sx, wz in room.get('spots', []):
        rooms.spot((x + sx, -.95, 2.64), (x + sx * .95, -.12, wz), 330, (1, .80, .60), 62)
    if room.get('shelf'):
        zz = furniture.shelf(x + .98, top + .22, .42, .11, finish or form['finish'], .024)
        props.jar(x + .90, -.055, zz, 'klei', .032, .06)
        props.jar(x + 1.0, -.055, zz, 'zand-keramiek', .026, .085)
    if room.get('basket'):
        props.basket(x - w / 2 - .42, -.36)
    if room.get('formwork'):
        for fx in (-1.65, -.55, .55, 1.65):
            for fz in (.42, 1.42, 2.42):
                cylinder(.012, .004, fx, .003, fz, 'kleur #514c45 .9', .001, 24, turn=(math.pi / 2, 0, 0))
        for fx in (-1.1, 0, 1.1):
            box(.003, .003, 2.7, fx, -.0003, 1.35, 'beton-antraciet', 0)
    if room.get('overhead'):
        rooms.area((x, -.80, 2.66), (0, .12, -1), w, .5, room['overhead'], (1, .96, .90))
    if room.get('toilet'):
        toilet(x - .62)
    shown = 0 if form['handle'] in ('beugel', 'ingefreesd', 'lederen-lus') else w * .24  # the detail shows a handle whole
    cams = cameras_for(x, w, d, top, z0, mz, measures, room, mh, shown)
    if options.get('open'):
        rows = form['drawers']
        row_h = form['bodyHeight'] / 1000 / rows
        floor_z = z0 + (rows - 1) * row_h + .035
        drawers.fill(slug, x, -d - options['open'] + .12, floor_z, w, layers=2)
        cams['lade'] = {'at': (x + w * .20 + .10, -d - options['open'] - .62, top + .92), 'to': (x, -d - options['open'] + .20, floor_z + .13), 'lens': 42, 'tilt': True, 'fstop': 9, 'exposure': room.get('exposure', -.1)}
    for name, changes in SEEN_FROM.get(slug, {}).items():
        if name in cams:
            cams[name].update(changes)
    return cams


def toilet(x):
    """A wall-hung toilet."""
    from mesh import ellipse, loft
    block(x - .25, x + .25, -.14, 0, 0, 1.12, 'pleister #e4dccd', .003)
    block(x - .255, x + .255, -.145, 0, 1.12, 1.14, 'hout lariks #b98a5c', .002)
    steps = [(.10, .16, .12), (.15, .22, .22), (.178, .262, .34), (.182, .268, .385), (.180, .266, .40)]
    rings = [[(px, py - b, z) for px, py, _ in ellipse(a, b, 0, 2.5, 72)] for a, b, z in steps]
    loft(rings, 'keramiek', (x, -.14, 0), True, True)
    loft([[(px, py - .268, z) for px, py, _ in ellipse(.184, .268, 0, 2.5, 72)] for z in (.404, .424)], 'keramiek', (x, -.14, 0), True, True, weighted=True)
    box(.24, .006, .16, x, -.143, .98, 'm-zwart', .002)


def cameras_for(x, w, d, top, z0, mz, measures, room, mirror_height, shown):
    """The usual places from which a washstand is seen; shown: where its first detail is, from its middle. Of the room: frame_height, how much of the wall the opening picture shows, and below, how far it reaches under the floor line of the wall."""
    front = -d
    tall = room.get('frame_height', 2.42)
    aside, turned_to = room.get('aside', (0., 0.))
    distance = min(room.get('distance', 4.15), measures['depth'] - .15)
    h, wide = 1.28, tall * 16 / 9
    lens = 36 * distance / wide
    middle = tall / 2 - room.get('below', .10)
    cams = {
        'hero': {'at': (x + .12 + aside, -distance, h), 'to': (x + .12 + turned_to, 0, h), 'lens': lens, 'shift': (middle - h) / wide},
        'kaart': {'at': (x + w * .30 + .62, front - 1.75, 1.34), 'to': (x - w * .02, front + .1, 1.3), 'lens': 46, 'shift': -.10},
        'kamer-1': {'at': (min(x + 1.25, measures['xr'] - .2), -min(measures['depth'] - .2, 4.2), 1.32), 'to': (x - .15, -.2, 1.3), 'lens': 32, 'shift': -.04},
        'kamer-2': {'at': (max(x - w / 2 - .55, measures['xl'] + .15), front - 2.0, 1.28), 'to': (x + .12, front + .05, 1.25), 'lens': 37, 'shift': -.05},
        'detail-1': {'at': (x + shown + w * .06 + .26, front - .62, top + .12), 'to': (x + shown, front, (top + z0) / 2 + .10), 'lens': 60, 'tilt': True, 'fstop': 11},
        'detail-2': {'at': (x + .30, front - .62, top + .48), 'to': (x + .02, front * .5, top + .04), 'lens': 52, 'tilt': True, 'fstop': 11},
        'detail-3': {'at': (x + w / 2 + .34, front - .44, top + .20), 'to': (x + w / 2 - .07, front + .06, top - .07), 'lens': 62, 'tilt': True, 'fstop': 11},
    }
    high = 1.25 * max(1.94, w + .36)
    cams['hero-portret'] = {**cams['hero'], 'lens': 36 * distance / high, 'shift': (tall / 2 - .10 - h) / high}
    cams['afwerking'] = {**cams['kaart']}
    high = max(1.9, (w + .55) * 1.25)
    cams['staand'] = {'at': (x + .42, -distance, 1.3), 'to': (x + .02, 0, 1.3), 'lens': 36 * distance / high, 'shift': (high / 2 - .12 - 1.3) / high}
    cams['interieur'] = {'at': (max(x - 1.0, measures['xl'] + .25), -min(measures['depth'] - .2, 4.1), 1.32), 'to': (x + .30, -.2, 1.3), 'lens': 31, 'shift': -.05}
    over, under = mz + mirror_height / 2 + .16, top - .46  # the mirror with what it hangs above
    wide, away = max(1.5 * (over - under), w + .95), min(3.4, measures['depth'] - .2)
    cams['spiegel'] = {'at': (x + .52, -away, 1.42), 'to': (x + .04, 0, 1.42), 'lens': 36 * away / wide, 'shift': ((over + under) / 2 - 1.42) / wide}
    for camera in cams.values():
        camera['exposure'] = room.get('exposure', -.1)
    return cams


# ---------------------------------------------------------------- home

def home(options):
    """The opening picture: a wide oak washstand in morning light."""
    seed(11)
    form = {**BASE_FORM, 'front': 'schuin', 'handle': 'greeploos', 'finish': 'eiken-naturel', 'topThickness': 30, 'bodyHeight': 460, 'topHeight': 860, 'basin': 'onderbouw', 'metal': 'brons', 'depth': 500, **options.get('form', {})}
    scene = {'wall': 'pleister', 'wallTone': '#d3c6b3', 'floor': 'natuursteen', 'floorTone': '#bfb09a', 'light': 'ochtend', 'xl': -2.35, 'xr': 2.7, 'depth': 5.2, 'window': (-2.75, -1.1, .85, 2.35), 'frame': 'hout eiken #a98a63', 'curtain': '#d8cebd',
             'sunStrength': 1.15}
    measures = rooms.build(scene)
    w, x, d = 2.0, .1, .5
    top = furniture.vanity({**form, 'topKey': 'travertijn #d9ccb6'}, w, x, 2, 'wall', 2)
    mz = 1.60
    furniture.mirror('rond', .92, .92, x - .42, mz, 'smal', metal='m-brons')
    furniture.mirror('rond', .62, .62, x + .52, mz - .12, 'smal', metal='m-brons')
    props.branches(x + .86, -.24, top, 'bol', 'klei', 6, .48, ('#56633f', '#8c9968'), 1.15)
    props.tray(x - .84, -.23, top, .21, .13, 'hout noten #6b4a36')
    props.bottle(x - .88, -.23, top + .007, 'glas #8a5424', 'm-brons', .9)
    props.jar(x - .79, -.235, top + .007, 'zand-keramiek', .034, .055)
    props.hanging_towel(x - w / 2 - .45, 1.26, .38, .74, key='doek #e8dfd0', metal='m-brons')
    h = props.block_stool(x + w / 2 + .64, -.62, 'hout eiken #b8946b', .38, .30, .44, -.25)
    props.folded(x + w / 2 + .64, -.62, h, ['doek #e8dfd0', 'doek #b9a58c', 'doek #e8dfd0'], .28, .21)
    cams = cameras_for(x, w, d, top, .37, mz, measures, {}, .9, w * .24)
    cams['hero'] = {'at': (x + .95, -4.75, 1.34), 'to': (x + .12, 0, 1.34), 'lens': 39, 'shift': -.055, 'exposure': .12}
    cams['detail-1'] = {'at': (x + w * .24 + .40, -d - .60, top + .16), 'to': (x + w * .24 + .02, -d, top - .16), 'lens': 60, 'tilt': True, 'fstop': 16, 'exposure': -.25}
    return cams


def spread(name, options):
    """The two rooms further down the home page."""
    seed(seed_of(name))
    if name == 'rook':  # three drawers in smoked oak, in a high room
        form = {**BASE_FORM, 'front': 'vlak', 'handle': 'push', 'drawers': 3, 'finish': 'eiken-gerookt', 'bodyHeight': 620, 'topHeight': 880, 'topThickness': 30, 'basin': 'opzet-rechthoek', 'metal': 'zwart', 'topKey': 'travertijn #cfc2ab', 'depth': 500}
        room = {'wall': 'pleister', 'wallTone': '#c9c2b4', 'floor': 'natuursteen', 'floorTone': '#b3a690', 'light': 'noorden', 'height': 3.6, 'window': (-2.9, -.9, .5, 3.2), 'bars': True, 'xr': 2.4, 'exposure': .05}
        w, x, basins = 1.4, .1, 1
    else:  # a tall cabinet beside a washstand in walnut, evening sun over the floor
        form = {**BASE_FORM, 'front': 'vlak', 'handle': 'greeploos', 'finish': 'noten-naturel', 'bodyHeight': 480, 'topThickness': 20, 'basin': 'opzet-rond', 'metal': 'messing', 'topKey': 'composiet', 'depth': 460}
        room = {'wall': 'pleister', 'wallTone': '#d4c4ae', 'floor': 'eiken', 'floorTone': '#a98a66', 'light': 'namiddag', 'window': (-3.0, -1.2, .35, 2.3), 'xr': 2.4, 'sunVector': (1., .42, -.40), 'exposure': .1}
        w, x, basins = 1.2, -.25, 1
    measures = rooms.build(room)
    metal = 'm-' + form['metal']
    top = furniture.vanity(form, w, x, basins, 'wall')
    mz = 1.62
    if name == 'rook':
        furniture.mirror('rechthoek', 1.0, 1.2, x, 1.92, 'smal', metal=metal)  # clear of the tap below it
        props.branches(x + w / 2 - .16, -.22, top, 'kruik', 'keramiek-mat', 6, .55, ('#54603f', '#8b9568'), 1.1)
        props.hanging_towel(x - w / 2 - .40, 1.25, .36, .70, key='doek #ddd5c6', metal=metal)
        props.block_stool(x + w / 2 + .42, -.34, 'hout eiken-gerookt #6f5440')
    else:
        furniture.mirror('ovaal', .62, .95, x, mz, 'smal', metal=metal)
        niche = furniture.column(form, x + 1.22, .30, .38, 1.75, .36)
        props.folded(x + 1.22, -.17, niche, ['doek #e9e1d3', 'doek #b9a58c'], .29, .24)
        props.grasses(x + w / 2 - .14, -.2, top, 'bol', 'klei', 12, .38)
        props.soap(x - w / 2 + .14, -.22, top, 'zeep', 'm-messing')
        props.hanging_towel(x - w / 2 - .40, 1.22, .36, .68, key='doek #e6dccb', metal=metal)
    z0 = top - form['topThickness'] / 1000 - form['bodyHeight'] / 1000
    cams = cameras_for(x, w, .5, top, z0, mz, measures, room, .9, w * .24)
    if name == 'rook':
        cams['kamer-1'] = {'at': (x + 1.35, -4.35, 1.5), 'to': (x - .06, 0, 1.5), 'lens': 35, 'shift': -.075, 'exposure': .1}
    else:
        cams['kamer-1'] = {'at': (x - .75, -4.3, 1.3), 'to': (x + .42, 0, 1.3), 'lens': 33, 'shift': -.045, 'exposure': .15}
    return cams


def worn(piece, options):
    """A chest of drawers that wears a finish, before a light wall: always the same room, so that finishes compare. piece: front, or the material of the top that wears it (hpl, beton); options: finish."""
    seed(23)
    room = {'wall': 'pleister', 'wallTone': '#dedbd4', 'floor': 'microcement', 'floorTone': '#b7b4ae', 'light': 'noorden', 'pane': True, 'xl': -1.7, 'xr': 1.7, 'depth': 4., 'window': (-2.5, -1.0, .8, 2.3), 'dim': .9}
    measures = rooms.build(room)
    name, top_finish = options['finish'], piece != 'front'
    form = {**BASE_FORM, 'drawers': 3, 'front': 'vlak', 'handle': 'push', 'finish': 'eiken-zand' if top_finish else name, 'basin': 'geen', 'bodyHeight': 640, 'topHeight': 900, 'topThickness': 40 if piece == 'beton' else 16, 'mounting': 'wandhangend', 'depth': 440,
            'topKey': name if top_finish else 'composiet'}
    top = furniture.vanity(form, .9, 0, 1, 'none')
    props.branches(.27, -.2, top, 'kruik', 'keramiek-mat', 5, .46)
    props.jar(-.28, -.2, top, 'zand-keramiek', .05, .085)
    props.jar(-.17, -.24, top, 'klei', .036, .05)
    return {'camera': {'at': (1.07, -3.8, 1.28), 'to': (1.07, -.1, 1.28), 'lens': 78, 'shiftX': -.61, 'shift': -.245, 'exposure': .2}}  # level with the fronts, which keep their right angles


def mirror(rest, options):
    """spiegel/{code}/{aan|uit|colour code}; options: still, what stands below it"""
    code, state = rest.split('/')
    with open(os.path.join(CONTENT, 'mirrors.json'), encoding='utf8') as text:
        data = json.load(text)
    entry = next(m for m in (data if isinstance(data, list) else data['mirrors']) if m['name'].lower() == code)
    return mirrors.build(entry, state == 'aan', None if state in ('aan', 'uit') else state.upper(), options.get('still', 'leaves'))


def product(rest, options):
    """product/{family}/{product}; options: finish, and as of products.build"""
    family_slug, slug = rest.split('/')
    with open(os.path.join(CONTENT, 'catalogue', 'families', family_slug + '.json'), encoding='utf8') as text:
        family = json.load(text)
    entry = next(p for p in family['products'] if p['slug'] == slug)
    form = form_of(entry['collection']) if entry['collection'] else {**BASE_FORM, **entry.get('style', {}).get('form', {})}
    form.update(top_of(ROOMS.get(entry['collection'], {})))
    return products.build(family, entry, options['finish'], form, options)


def build(name, options):
    kind, _, rest = name.partition('/')
    if kind in ('collectie', 'spiegel', 'product'):
        return {'collectie': collection, 'spiegel': mirror, 'product': product}[kind](rest, options)
    if kind in ('spread', 'gedragen', 'stilleven'):
        return {'spread': spread, 'gedragen': worn, 'stilleven': stills.build}[kind](rest, options)
    return {'home': home}[kind](options)
