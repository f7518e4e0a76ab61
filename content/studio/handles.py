"""Handles: each product as its text and its measures say (content/catalogue/families/handgreep.json), on a front whose face is at y."""
import math

import furniture
from mesh import block, box, cylinder, pipe, profile

INSET = .016  # m from the end of a handle to the middle of its leg: the distance of the holes is 32 mm less than its length


def legs(w, x):
    return (x - w / 2 + INSET, x + w / 2 - INSET)


def grip_profile(w, h, d, finish, x, y, z):
    """Beat: an angle profile that lies on the front's upper edge, z."""
    top, front, back, thick = z + .003, y - d, y + furniture.BOARD, .003
    profile([(back, top), (front, top), (front, top - h), (front + thick, top - h), (front + thick, top - thick), (back, top - thick)], x - w / 2, x + w / 2, finish, .0006)


def strip(w, h, d, finish, x, y, z):
    """Thor: flat steel, bent to a bow."""
    for at in legs(w, x):
        block(at - .004, at + .004, y - d + .003, y, z - h / 2, z + h / 2, finish, .001)
    box(w, .006, h, x, y - d + .003, z, finish, .0018, 4)


def square_bar(w, h, d, finish, x, y, z):
    """Type: a square bar on two short legs."""
    box(w, h, h, x, y - d + h / 2, z, finish, .0012)
    for at in legs(w, x):
        block(at - .006, at + .006, y - d + h - .001, y, z - .006, z + .006, finish, .0008)


def round_bar(w, h, d, finish, x, y, z):
    """Linea: a round bar that lies on two legs."""
    r = h / 2
    cylinder(r, w, x - w / 2, y - d + r, z, finish, .002, 64, turn=(0, math.pi / 2, 0), grain='v')
    for at in legs(w, x):
        pipe([((at, y - d + r, z),), ((at, y, z),)], .0045, finish)


def plank(w, h, d, finish, x, y, z):
    """Modena: a straight strip with soft edges on two legs."""
    box(w, .010, h, x, y - d + .005, z, finish, .004, 5)
    for at in legs(w, x):
        cylinder(.007, d - .008, at, y, z, finish, .0008, 40, turn=(math.pi / 2, 0, 0))


def build(product, w, h, d, finish, x, y, z, edge):
    """The handle of a product, w by h and d deep (m). x, z: the middle of the front; edge: the height of its upper edge."""
    slug = product['slug'].removeprefix('handgreep-')
    if slug.startswith('knop'):
        furniture.handle('knop', x, y, z - .02, .2, .2, finish)
        return
    if slug.startswith('greeplijst'):
        grip_profile(w, h, d, finish, x, y, edge)
        return
    shapes = {'beugel-thor': strip, 'beugel-type': square_bar, 'stang-linea': round_bar, 'greep-modena': plank}
    shapes[slug](w, h, d, finish, x, y, z)
