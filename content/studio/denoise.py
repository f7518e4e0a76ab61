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


def denoise(colour, albedo, normal):
    """Linear h x w x 3 pictures in, the clean picture out. Albedo and normal are cleaned first: textures stay, noise goes."""
    clean_albedo = _run('rt_alb', 1, albedo)
    clean_normal = _run('rt_nrm', 2, normal)
    large = colour.shape[0] * colour.shape[1] > 1_500_000  # smaller pictures: the model of a quarter of the cost
    return _run('rt_hdr_calb_cnrm_large' if large else 'rt_hdr_calb_cnrm', 0, colour, clean_albedo, clean_normal)
