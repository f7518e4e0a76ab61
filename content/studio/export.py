"""Blender's side of models.py: builds one piece and writes it as GLB (with its other colours on carriers) and as FBX per colour.

    blender -b -P content/studio/export.py -- job.json

Prints `BOX {...}`: the millimetres that the piece fills, without its lamp, tap, basin and handles.
"""
import json
import os
import sys

import bpy
from mathutils import Vector

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)

import furniture  # noqa: E402
import materials  # noqa: E402
import scenes  # noqa: E402
from mesh import box, seed  # noqa: E402
from mirrors import FRAMES, GLASS  # noqa: E402
from surfaces import seed_of  # noqa: E402

LAMP_OFFSET = {'smal': (.006, .012), 'breed': (.026, .022)}  # how far a frame stands out sideways and forwards


def begin(name):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    materials._made.clear()
    seed(seed_of(name))


def keys_of(job, code):
    """(material key of what changes with the colour) of a mirror in this colour."""
    if job['shape'] == 'spiegelkast':
        return FRAMES.get(code, 'wit-mat')
    return GLASS.get(code, 'spiegel') if job['frame'] == 'geen' else FRAMES.get(code, 'm-zwart')


def build_mirror(job, code):
    """The mirror on its wall, at the outside measures of the content. Returns the key of the material that is its colour."""
    w, h, d = (job['size'][side] / 1000 for side in ('width', 'height', 'depth'))
    lit, key = (3 if job['light'] != 'geen' else 0), keys_of(job, code)
    kelvin = 3000 if '3000' in job['kelvin'] else 4000 if job['kelvin'].startswith('4000') else 2850
    if job['shape'] == 'spiegelkast':  # its doors are 8 mm higher than the cabinet and 9 mm before it
        furniture.mirror_cabinet(w, h - .008, 0, 0, job['light'], lit, kelvin, d - .009, key)
        return key
    out, front = LAMP_OFFSET.get(job['frame'], (0., .004))
    if job['frame'] == 'geen':  # the glass itself is drawn 1 mm within its outline
        w, h = w + .002, h + .002
    else:
        w, h = w - 2 * out, h - 2 * out
    furniture.mirror(job['shape'], w, h, 0, 0, job['frame'], job['light'], lit, kelvin, key if job['frame'] != 'geen' else 'm-zwart', d - front, key if job['frame'] == 'geen' else 'spiegel')
    return key


def build_piece(job, finish):
    """A washstand of the collection, hung at its own height. Returns the key of its finish."""
    top = scenes.top_of(scenes.ROOMS.get(job['name'].split('/')[1], {}))
    form = {**job['form'], 'depth': job['size']['depth'], **top, **({'topKey': own_board(top['topKey'])} if 'topKey' in top else {})}
    furniture.vanity(form, job['size']['width'] / 1000, 0, job['basins'], 'deck', finish=finish)
    return finish


def own_board(key):
    """A finish as a material of its own: the top keeps its colour when the cabinet changes."""
    return key if ' ' in key else key + ' blad'


def simple(material, name):
    """The material as a file format knows it: colour or colour map, roughness, metal, glow."""
    copy = bpy.data.materials.new(name)
    copy.use_nodes = True
    shader = copy.node_tree.nodes['Principled BSDF']
    source = material.node_tree.nodes.get('Principled BSDF')
    glow = next((node for node in material.node_tree.nodes if node.bl_idname == 'ShaderNodeEmission'), None)
    if glow or not source:
        shader.inputs['Base Color'].default_value = (1, .93, .84, 1)
        shader.inputs['Emission'].default_value = (1, .90, .76, 1)
        shader.inputs['Emission Strength'].default_value = 1.
        return copy
    shader.inputs['Roughness'].default_value = max(.04, source.inputs['Roughness'].default_value) if name != 'spiegel' else .02
    shader.inputs['Metallic'].default_value = source.inputs['Metallic'].default_value
    picture = next((node for node in material.node_tree.nodes if node.bl_idname == 'ShaderNodeTexImage' and node.image.colorspace_settings.name != 'Non-Color'), None)
    if not picture:
        socket = source.inputs['Base Color']
        shader.inputs['Base Color'].default_value = tuple(socket.default_value) if not socket.is_linked else (.5, .5, .5, 1)
        return copy
    tree = copy.node_tree
    image, mapping, uv = tree.nodes.new('ShaderNodeTexImage'), tree.nodes.new('ShaderNodeMapping'), tree.nodes.new('ShaderNodeUVMap')
    image.image = smaller(picture.image)
    original = picture.inputs['Vector'].links[0].from_node
    mapping.inputs['Scale'].default_value = original.inputs['Scale'].default_value
    tree.links.new(uv.outputs[0], mapping.inputs['Vector'])
    tree.links.new(mapping.outputs[0], image.inputs['Vector'])
    tree.links.new(image.outputs[0], shader.inputs['Base Color'])
    return copy


def smaller(image, longest=768):
    """A copy of the map that is fit to be sent."""
    path = os.path.join(HERE, '.cache', 'models', os.path.basename(image.filepath).replace('.png', '.jpg'))
    if not os.path.exists(path):
        copy = image.copy()
        factor = min(1., longest / max(copy.size))
        copy.scale(max(1, int(copy.size[0] * factor)), max(1, int(copy.size[1] * factor)))
        settings = bpy.context.scene.render.image_settings
        settings.file_format, settings.quality = 'JPEG', 86
        bpy.context.scene.view_settings.view_transform = 'Standard'
        copy.save_render(path)
        bpy.data.images.remove(copy)
    return bpy.data.images.load(path, check_existing=True)


def to_meshes():
    """Pipes become meshes, modifiers become shape."""
    for obj in list(bpy.context.scene.objects):
        if obj.type == 'CURVE':
            obj.data.bevel_resolution, obj.data.resolution_u = 3, 8
        bpy.ops.object.select_all(action='DESELECT')
        obj.select_set(True)
        bpy.context.view_layer.objects.active = obj
        bpy.ops.object.convert(target='MESH')
        if not obj.data.uv_layers:
            obj.data.uv_layers.new(name='UVMap')


def box_of(keep):
    """Size in mm of the objects that are kept."""
    low, high = [1e9] * 3, [-1e9] * 3
    for obj in bpy.context.scene.objects:
        if obj.type != 'MESH' or not keep(obj):
            continue
        for corner in obj.bound_box:
            place = obj.matrix_world @ Vector(corner)
            low, high = [min(a, b) for a, b in zip(low, place)], [max(a, b) for a, b in zip(high, place)]
    return {name: round((high[i] - low[i]) * 1000, 2) for i, name in ((0, 'width'), (2, 'height'), (1, 'depth'))}


def main():
    with open(sys.argv[sys.argv.index('--') + 1], encoding='utf8') as text:
        job = json.load(text)
    build = build_mirror if job['kind'] == 'spiegel' else build_piece
    first, *others = job['variants']
    for number, code in enumerate(job['variants'] if job['fbx'] else [first]):
        begin(job['name'])
        key = build(job, code)
        to_meshes()
        bpy.context.view_layer.update()
        if job['kind'] == 'spiegel':
            half = job['size']['height'] / 2000
            # the lamp above or below the glass is not part of its measure
            size = box_of(lambda obj: not obj.material_slots[0].material.name.startswith('lamp') and abs(sum((obj.matrix_world @ Vector(c)).z for c in obj.bound_box) / 8) < half)
        else:
            form = job['form']
            underside = (form['topHeight'] - form['topThickness'] - form['bodyHeight']) / 1000
            # the cabinet itself: not the shelf of a frame below it
            size = box_of(lambda obj: obj.material_slots[0].material.name == key and max((obj.matrix_world @ Vector(c)).z for c in obj.bound_box) > underside)
        names = {}
        for obj in bpy.context.scene.objects:
            old = obj.material_slots[0].material
            if old.name not in names:
                names[old.name] = simple(old, old.name if old.name != key else 'kleur')
            obj.material_slots[0].material = names[old.name]
        if number == 0:
            for other in others:  # a carrier brings the material along; compress.mjs turns it into a variant
                other_key = keys_of(job, other) if job['kind'] == 'spiegel' else other
                carrier = box(.001, .001, .001, 0, 0, 0, other_key, 0)
                carrier.name = 'variant:' + other
                carrier.material_slots[0].material = simple(carrier.material_slots[0].material, 'kleur:' + other)
            target = os.path.join(job['out'], job['name'] + '.glb')
            os.makedirs(os.path.dirname(target), exist_ok=True)
            bpy.ops.export_scene.gltf(filepath=target, export_format='GLB', export_apply=True, export_yup=True, export_image_format='JPEG')
            for obj in [obj for obj in bpy.context.scene.objects if obj.name.startswith('variant:')]:
                bpy.data.objects.remove(obj)
            print('BOX ' + json.dumps(size), flush=True)
        if job['fbx']:
            target = os.path.join(job['media'], '3d', f'{job["name"]}-{code.lower()}.fbx')
            os.makedirs(os.path.dirname(target), exist_ok=True)
            bpy.ops.export_scene.fbx(filepath=target, path_mode='COPY', embed_textures=True, mesh_smooth_type='FACE', apply_scale_options='FBX_SCALE_ALL', axis_forward='-Z', axis_up='Y', use_mesh_modifiers=True)


main()
