"""Denoise Cycles pictures with the network of Open Image Denoise, run on the CPU by denoise.c.

The weights are a cached download (see README.md); the library is built from denoise.c on the machine that renders.
"""
import ctypes
import os
import subprocess

import numpy as np

HERE = os.path.dirname(os.path.abspath(__file__))
CACHE = os.path.join(HERE, '.cache')
WEIGHTS = os.path.join(CACHE, 'package', 'tzas')
LIBRARY = os.path.join(CACHE, 'denoise.so')
ERRORS = {1: 'weights not found', 2: 'not a known weights file', 3: 'albedo or normal missing'}
_library = None


def library():
    """The compiled network, built on first use and after a change of its source."""
    global _library
    if _library is None:
        source = os.path.join(HERE, 'denoise.c')
        if not os.path.exists(LIBRARY) or os.path.getmtime(LIBRARY) < os.path.getmtime(source):
            subprocess.run(['gcc', '-O3', '-march=native', '-ffast-math', '-fopenmp', '-shared', '-fPIC', source, '-o', LIBRARY, '-lm'], check=True)
        _library = ctypes.CDLL(LIBRARY)
    return _library


def _run(model, kind, colour, albedo=None, normal=None):
    images = [None if image is None else np.ascontiguousarray(image, np.float32) for image in (colour, albedo, normal)]
    height, width, _ = images[0].shape
    result = np.empty_like(images[0])
    pointers = [None if image is None else image.ctypes.data_as(ctypes.c_void_p) for image in images]
    path = os.path.join(WEIGHTS, model + '.tza').encode()
    code = library().oidn(path, kind, *pointers, width, height, result.ctypes.data_as(ctypes.c_void_p))
    if code:
        raise RuntimeError(f'{model}: {ERRORS.get(code, code)}')
    return result


def clean_albedo(albedo):
    """An albedo (or three of whatever lies still under the light) without the noise of its edges."""
    return _run('rt_alb', 1, albedo)


def clean_normal(normal):
    return _run('rt_nrm', 2, normal)


def denoise(picture, albedo, normal):
    """Linear h x w x 3 in, the clean picture out. The guides are cleaned first: textures stay, noise goes."""
    large = picture.shape[0] * picture.shape[1] > 1_500_000  # smaller pictures: the model of a quarter of the cost
    return guided(picture, clean_albedo(albedo), clean_normal(normal), '_large' if large else '')


def guided(picture, albedo, normal, size=''):
    """The clean picture, from guides that are clean already. size: '', '_large' or '_small', the model's."""
    return _run('rt_hdr_calb_cnrm' + size, 0, picture, albedo, normal)
