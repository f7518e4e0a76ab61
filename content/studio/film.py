"""The camera's film: how Cycles exposes a shot, and what becomes of its linear light until it is a file."""
import os

import bpy
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector
import numpy as np

from denoise import denoise

HERE = os.path.dirname(os.path.abspath(__file__))
GUIDES = (('img', 'Image'), ('alb', 'Denoising Albedo'), ('nor', 'Denoising Normal'))
TMP = os.path.join(HERE, '.cache', 'tmp')
EVEN = ('ground',)  # objects without anything to see on them, which a picture may show from a smaller one
SOFTEN = .15  # how much of the saturation is taken back that the film curve adds
MARGIN = 56  # px around a piece that are exposed with it; half of them go over into the ground


def part_with_piece(width, height):
    """Where the piece is in a picture of this size, with its margin: (left, right, low, high) in px; None where it fills most of it or stands in a room."""
    scene = bpy.context.scene
    scene.render.resolution_x, scene.render.resolution_y, scene.render.resolution_percentage = width, height, 100
    bpy.context.view_layer.update()
    seen = [part for part in scene.objects if part.type in ('MESH', 'CURVE') and part.visible_camera and part.name not in EVEN]
    corners = [world_to_camera_view(scene, scene.camera, part.matrix_world @ Vector(corner)) for part in seen for corner in part.bound_box]
    if not corners:
        return None
    bounds = []
    for axis, size in (('x', width), ('y', height)):
        ends = [getattr(corner, axis) * size for corner in corners]
        bounds += [max(0, int(min(ends)) - MARGIN), min(size, int(max(ends)) + MARGIN)]
    left, right, low, high = bounds
    return (left, right, low, high) if (right - left) * (high - low) < .7 * width * height else None


def ground_around(shot, part):
    """The whole picture, of which only the ground will be seen: exposed at half the size. None where part is None."""
    if part is None:
        return None
    small = passes_of(take({**shot, 'width': shot['width'] // 2, 'height': shot['height'] // 2, 'samples': max(2, shot['samples'] // 2)}))
    return enlarged(denoise(small['img'], small['alb'], small['nor']))


def enlarged(picture):
    """Twice as wide and high, smoothly."""
    for axis in (0, 1):
        before, after = (np.concatenate(ends, axis) for ends in ((np.take(picture, [0], axis), np.take(picture, range(picture.shape[axis] - 1), axis)), (np.take(picture, range(1, picture.shape[axis]), axis), np.take(picture, [-1], axis))))
        halves = np.stack([.25 * before + .75 * picture, .75 * picture + .25 * after], axis + 1)
        picture = halves.reshape(*picture.shape[:axis], -1, *picture.shape[axis + 1:])
    return picture.astype(np.float32)


def laid_on(ground, picture, part):
    """The exposed part on the ground around it, into which its margin goes over; rows from below. The picture itself where there is no such ground."""
    if ground is None:
        return picture
    left, right, low, high = part
    height, width = ground.shape[:2]

    def rise(start, end, size):
        at = np.arange(start, end)
        inner, outer = (at - start) if start > 0 else np.full(end - start, MARGIN), (end - 1 - at) if end < size else np.full(end - start, MARGIN)
        share = np.clip(np.minimum(inner, outer) / (MARGIN / 2), 0, 1)
        return share * share * (3 - 2 * share)

    share = (rise(low, high, height)[:, None] * rise(left, right, width)[None, :])[..., None].astype(np.float32)
    whole = ground.copy()
    whole[low:high, left:right] = picture * share + whole[low:high, left:right] * (1 - share)
    return whole


def take(shot, passes=(), part=None):
    """Expose a shot, or a part of it (part_with_piece); returns the folder of what was written."""
    folder = settings(shot, passes)
    render = bpy.context.scene.render
    render.use_border = render.use_crop_to_border = part is not None
    if part:
        left, right, low, high = part
        render.border_min_x, render.border_max_x = (left + .01) / shot['width'], (right + .01) / shot['width']
        render.border_min_y, render.border_max_y = (low + .01) / shot['height'], (high + .01) / shot['height']
    bpy.ops.render.render()
    return folder


def settings(shot, passes=()):
    """Cycles as measured to be fastest for these rooms (see README.md). passes: what to write besides picture, albedo and normal, as (file, socket). Returns the folder."""
    scene = bpy.context.scene
    render, cycles = scene.render, scene.cycles
    render.engine = 'CYCLES'
    render.resolution_x, render.resolution_y, render.resolution_percentage = shot['width'], shot['height'], 100
    render.threads_mode, render.threads, render.use_persistent_data = 'FIXED', int(os.environ.get('OMP_NUM_THREADS', '2')), True
    render.film_transparent, render.dither_intensity = False, 1.
    cycles.device, cycles.samples, cycles.use_adaptive_sampling, cycles.use_denoising = 'CPU', shot['samples'], False, False
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces, cycles.transmission_bounces, cycles.transparent_max_bounces = 7, 3, 4, 6, 8
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.blur_glossy, cycles.sample_clamp_indirect, cycles.sample_clamp_direct = .7, 4., 0.
    cycles.pixel_filter_type, cycles.filter_width, cycles.seed = 'BLACKMAN_HARRIS', 1.5, 8
    view = scene.view_settings
    view.view_transform, view.look, view.exposure = 'Filmic', shot.get('look', 'Medium High Contrast'), shot.get('exposure', 0.)
    layer = bpy.context.view_layer
    layer.cycles.denoising_store_passes = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new('CompositorNodeRLayers')
    tree.links.new(layers.outputs['Image'], tree.nodes.new('CompositorNodeComposite').inputs[0])
    files = tree.nodes.new('CompositorNodeOutputFile')
    files.format.file_format, files.format.color_depth, files.format.exr_codec = 'OPEN_EXR', '32', 'NONE'
    files.base_path = os.path.join(TMP, str(os.getpid())) + '/'
    files.file_slots.clear()
    for name, source in (*GUIDES, *passes):
        files.file_slots.new(name)
        tree.links.new(layers.outputs[source], files.inputs[name])
    return files.base_path


def read(path):
    image = bpy.data.images.load(path)
    image.colorspace_settings.name = 'Non-Color'
    width, height = image.size
    values = np.empty(width * height * 4, np.float32)
    image.pixels.foreach_get(values)
    bpy.data.images.remove(image)
    return values.reshape(height, width, 4)[..., :3].copy()


def bloom(picture, strength):
    """A faint veil around what is brighter than white."""
    bright = np.clip(picture - 1., 0, 12)
    if not strength or bright.max() <= 0:
        return picture
    margin = int(.0625 * picture.shape[1])  # three times the widest veil: without it, what is bright at one edge shines at the other
    bright = np.pad(bright, ((margin, margin), (margin, margin), (0, 0)))
    height, width = bright.shape[:2]
    ky = np.fft.fftfreq(height)[:, None] * 2 * np.pi
    kx = np.fft.rfftfreq(width)[None, :] * 2 * np.pi
    spectrum = sum(np.exp(-.5 * (kx ** 2 + ky ** 2) * (s * picture.shape[1] / 1920) ** 2) for s in (4, 12, 40)) / 3
    veil = np.stack([np.fft.irfft2(np.fft.rfft2(bright[..., c]) * spectrum, s=(height, width)) for c in range(3)], -1)
    return picture + veil[margin:-margin, margin:-margin] * strength


def soften(picture, amount):
    """Take back some of the saturation that the film curve adds."""
    grey = picture @ np.array([.2126, .7152, .0722], np.float32)
    return picture + (grey[..., None] - picture) * amount


def save(picture, path):
    height, width = picture.shape[:2]
    image = bpy.data.images.new('out', width, height, alpha=False, float_buffer=True)
    pixels = np.ones((height, width, 4), np.float32)
    pixels[..., :3] = picture
    image.pixels.foreach_set(pixels.ravel())
    target = bpy.context.scene.render.image_settings
    target.file_format, target.color_mode, target.color_depth, target.compression = 'PNG', 'RGB', '8', 15
    os.makedirs(os.path.dirname(path), exist_ok=True)
    image.save_render(path, scene=bpy.context.scene)
    bpy.data.images.remove(image)


def developed(colour):
    """What becomes of an even colour, both in linear light, with the exposure of the last shot."""
    path = os.path.join(TMP, f'{os.getpid()}.png')
    save(soften(np.broadcast_to(colour, (4, 4, 3)).astype(np.float32), SOFTEN), path)
    mean = read(path).mean((0, 1))
    return np.where(mean <= .04045, mean / 12.92, ((mean + .055) / 1.055) ** 2.4)


def finish(picture, shot):
    """From clean linear light to the finished picture in its file."""
    save(soften(bloom(picture, .10), shot.get('soften', SOFTEN)), shot['out'])


def passes_of(folder, passes=()):
    """The written pictures by name, as linear light; their files are removed."""
    pictures = {}
    for name, _ in (*GUIDES, *passes):
        path = f'{folder}{name}0001.exr'
        pictures[name] = read(path)
        os.remove(path)
    return pictures
