"""Real places all around, as light: the surroundings of @pmndrs/assets (CC0), which scripts/studio.ts fetches."""
import base64
import os

import bpy

HDRI = os.path.join(os.path.dirname(os.path.abspath(__file__)), '.cache', 'surroundings', 'package', 'hdri')


def surroundings(name):
    """The place of this name as an image of Blender, 512 by 256 pixels of linear light. The package holds it as a module whose value is a data address."""
    path = os.path.join(HDRI, name + '.exr')
    if not os.path.exists(path):
        with open(path + '.js', encoding='ascii') as module:
            data = module.read().partition('base64,')[2].partition("'")[0]
        with open(path, 'wb') as image:
            image.write(base64.b64decode(data))
    return bpy.data.images.load(path, check_existing=True)
