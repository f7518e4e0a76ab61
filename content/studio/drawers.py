"""Drawers that stand open: their boxes and what lies in them, by collection."""
import props
from mesh import box

WALLS = {'beat40': 'kleur #2a2a2a .45', 'beat45': 'kleur #b9bab8 .35', 'nuance515': 'kleur #4a4b4d .4', 'sjithouse': 'kleur #c9c8c4 .4', 'thor': 'kleur #3b3a3a .45', 'morrison': 'hout noten #6b4a36', 'sunny': 'kleur #e6e2d8 .4',
           'type': 'kleur #3a3b3c .45', 'tresore': 'hout eiken #b8946b', 'linea': 'hout eiken #b8946b'}


def wall_of(slug):
    """The material of the drawer boxes of a collection."""
    return WALLS.get(slug, 'hout eiken-licht #cdb594')


def fill(slug, x, y, z, w, d=.40, layers=1):
    """What lies in an open drawer: rolled towels on the left, small things in the middle, washcloths or a comb on the right. x, y: the middle of the towels; w, d: of the drawer; layers: of towels, two where the drawer is deeper than 170 mm."""
    tones = {'beat40': '#8f9494', 'thor': '#4d4742', 'modena': '#e0c8b2', 'nuance515': '#d6c4ae', 'morrison': '#8f7f6a', 'type': '#8a8378', 'tresore': '#6a645c'}
    key = 'doek ' + tones.get(slug, '#e3dccf')
    left = x - w / 2 + .096
    count = max(1, min(4, int((w * .33 - .07) / .095)))
    for i in range(count):
        props.rolled(left + i * .094, y, z, key, .044, min(.20, d - .05))
    for i in range(count - 1 if layers > 1 else 0):
        props.rolled(left + (i + .5) * .094, y, z + .074, key, .044, min(.20, d - .05))
    props.soap(x + .02, y + .07, z, 'zeep', 'keramiek-mat')
    if w > .8:
        props.jar(x - w * .09, y + .06, z, 'zand-keramiek', .036, .06)
        props.jar(x + w * .12, y + .05, z, 'keramiek-mat', .033, .05)
        props.folded(x + w * .32, y + .03, z, ['doek #d8d0c1', key], .20, .16)
    else:
        box(.05, .17, .022, x + w * .30, y + .02, z + .011, 'hout eiken #b8946b', .006)
