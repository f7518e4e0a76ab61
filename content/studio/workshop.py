"""Places of the workshop: timber in stick, the benches with cabinets half built."""
import rooms
from mesh import block, box, group, rng

OAKS = ('hout eiken #b8946b', 'hout eiken #ad8962', 'hout eiken #c09d74', 'hout eiken #a98559')


def hall(wall='pleister #c9c3b8', floor='microcement #8f877c', back=1.4):
    block(-16, 16, back, back + .1, -.1, 4.2, wall, 0)
    block(-16, 16, -6, back, -.1, 0, floor, 0)


def timber(_):
    """Sawn oak boards in stick, their ends sealed; light along the ends."""
    hall()
    for x in (-.9, 0, .9):
        box(.10, 1.3, .10, x, 0, .05, 'hout lariks #b08f68', .003, own_cut=True)
    z = .10
    for layer in range(11):
        y, thick = -.62 + rng.uniform(-.01, .01), .040
        while y < .50:
            wide = rng.uniform(.13, .25)
            end = 1.25 + rng.uniform(-.05, .04)
            key = OAKS[rng.randrange(4)]
            block(-1.7, end, y, y + wide, z, z + thick, key, .0016, own_cut=True)
            block(end - .004, end + .0012, y + .0004, y + wide - .0004, z + .0004, z + thick - .0004, 'kleur #d8d2c4 .8' if layer < 6 else 'kleur #8a4f3a .8', .0012)
            y += wide + rng.uniform(.004, .018)
        z += thick
        for x in (-.95, 0, .62, 1.13):
            block(x - .0125, x + .0125, -.64 + rng.uniform(-.03, .02), .60 + rng.uniform(-.02, .03), z, z + .022, 'hout essen #c4a880', .001, own_cut=True)
        z += .022
    rooms.area((1.2, -2.8, 2.3), (-.35, 2.4, -1.6), 1.6, 1.4, 190, (1, .97, .92), True)
    rooms.area((3.2, 1.0, 1.8), (-2.4, -.8, -.9), 1.2, 1.6, 30)
    rooms.sky((.85, .92, 1.), .2)
    rooms.sun((-.75, 1., -.72), 2.0, (1, .86, .68), 1.6)
    return {'camera': {'at': (2.72, -1.75, 1.12), 'to': (.62, -.10, .44), 'lens': 42, 'tilt': True, 'fstop': 7, 'focus': 1.9}}


def workbench(wide, deep=.75, high=.86):
    for i in range(4):
        block(-wide / 2, wide / 2, -deep / 2 + i * deep / 4, -deep / 2 + (i + 1) * deep / 4 - .0008, high - .07, high, 'hout essen #c2a67c', .002, own_cut=True)
    for x in (-wide / 2 + .16, wide / 2 - .16):
        for y in (-deep / 2 + .08, deep / 2 - .08):
            box(.09, .09, high - .07, x, y, (high - .07) / 2, 'hout essen #b89c72', .003, grain='v', own_cut=True)
        box(.06, deep - .2, .09, x, 0, .18, 'hout essen #b89c72', .002, own_cut=True)
    box(wide - .40, .06, .12, 0, 0, .20, 'hout essen #b89c72', .002, own_cut=True)
    block(-wide / 2 + .2, wide / 2 - .2, -deep / 2 + .1, deep / 2 - .1, .245, .265, 'multiplex-berken', .001)


def open_cabinet(wide, high, key, deep=.46):
    """A carcass without its drawers, seen from the front: sides, bottom, rails, back."""
    t = .019
    for s in (-1, 1):
        block(s * wide / 2, s * (wide / 2 - t), -deep / 2, deep / 2, 0, high, key, .001, grain='v')
    block(-wide / 2 + t, wide / 2 - t, -deep / 2, deep / 2, 0, t, key, .001)
    block(-wide / 2 + t, wide / 2 - t, -deep / 2, -deep / 2 + .09, high - t, high, key, .001)
    block(-wide / 2 + t, wide / 2 - t, deep / 2 - .09, deep / 2, high - t, high, key, .001)
    block(-wide / 2 + t, wide / 2 - t, deep / 2 - .03, deep / 2 - .022, t, high - t, 'multiplex-berken', 0)
    for s in (-1, 1):
        for z in (.10, high * .55):
            box(.012, deep - .06, .045, s * (wide / 2 - t - .006), -.01, z, 'm-rvs', .001)


def drawer(wide, deep=.40, high=.13):
    wall, t = 'hout eiken-licht #cdb594', .014
    for s in (-1, 1):
        block(s * wide / 2, s * (wide / 2 - t), -deep / 2, deep / 2, 0, high, wall, .001)
        block(-wide / 2 + t, wide / 2 - t, s * deep / 2, s * (deep / 2 - t), 0, high, wall, .001)
    block(-wide / 2 + t, wide / 2 - t, -deep / 2 + t, deep / 2 - t, .008, .016, 'multiplex-berken', 0)


def workshop(_):
    """Benches in a tall room, half-built cabinets in a row, daylight from high windows."""
    rooms.build({'wall': 'pleister', 'wallTone': '#d6cfc2', 'floor': 'beton', 'floorTone': '#a39c91', 'light': 'ochtend', 'xl': -3.2, 'xr': 3.4, 'depth': 7.6, 'height': 3.5, 'window': (-5.4, -.5, 1.35, 3.15), 'bars': True, 'back': False, 'dim': 1.1, 'sunStrength': .8})
    for i in range(9):  # boards and panels that wait against the wall
        w = rng.uniform(.18, .42)
        long = rng.uniform(1.7, 2.5)
        box(w, .022, long, -1.9 + i * .36, -.13 - .012 * (i % 3), long / 2, (*OAKS, 'hout noten #6f4f39', 'multiplex-berken')[rng.randrange(6)], .0015, grain='v', own_cut=True, turn=(.07, rng.uniform(-.012, .012), 0))
    group(lambda: workbench(2.6), (.55, -1.75, 0))
    for i, wide in enumerate((.80, .80, .70)):
        group(lambda wide=wide: open_cabinet(wide, .50, 'eiken-naturel'), (-.32 + i * .86, -1.72, .86))
    group(lambda: workbench(2.2), (-1.25, -3.5, 0), -.02)
    for i in range(3):
        group(lambda: drawer(.62), (-1.62, -3.48, .86 + i * .137), rng.uniform(-.02, .02))
    group(lambda: open_cabinet(.60, .50, 'noten-naturel'), (-.72, -3.46, .86), .06)
    for i in range(5):
        box(.60, .30, .019, 1.95, -3.1, .50 + i * .022, ('salie-mat', 'eiken-naturel')[i % 2], .001, own_cut=True, turn=(0, 0, rng.uniform(-.04, .04)))
    group(lambda: workbench(1.1, .7, .48), (1.95, -3.1, 0))
    return {'camera': {'at': (1.15, -6.7, 1.62), 'to': (-.12, -1.9, 1.62), 'lens': 33, 'shift': -.085, 'exposure': .12}}
