"""The camera's film: how Cycles exposes a shot, and what becomes of its linear light until it is a file."""
import os

import bpy
import numpy as np

HERE = os.path.dirname(os.path.abspath(__file__))
GUIDES = (('img', 'Image'), ('alb', 'Denoising Albedo'), ('nor', 'Denoising Normal'))
TMP = os.path.join(HERE, '.cache', 'tmp')


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


def finish(picture, shot):
    """From clean linear light to the finished picture in its file."""
    save(soften(bloom(picture, .10), shot.get('soften', .15)), shot['out'])


def passes_of(folder, passes=()):
    """The written pictures by name, as linear light; their files are removed."""
    pictures = {}
    for name, _ in (*GUIDES, *passes):
        path = f'{folder}{name}0001.exr'
        pictures[name] = read(path)
        os.remove(path)
    return pictures
