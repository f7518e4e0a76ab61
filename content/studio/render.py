"""Blender's side: builds one scene and renders its shots.

    blender -b -P content/studio/render.py -- job.json

job.json: {"scene": ..., "options": {...}, "shots": [{"media": ..., "camera": ..., "width": n, "height": n, "samples": n, "out": "x.png"}]},
or {"relit": [[shots of one piece, each with its "scene" and "finish"], ...]} for pictures that differ in their finish alone (relight.py).
"""
import json
import os
import sys
import time

import bpy

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from denoise import denoise  # noqa: E402
import film  # noqa: E402
import relight  # noqa: E402
import scenes  # noqa: E402


def true(job):
    """Every shot of the job's scene as its own calculation of light."""
    start = time.time()
    bpy.ops.wm.read_factory_settings(use_empty=True)
    cameras = scenes.build(job['scene'], job.get('options', {}))
    print(f'BUILT {job["scene"]} in {time.time() - start:.0f} s, {len(bpy.context.scene.objects)} objects', flush=True)
    for shot in job['shots']:
        begin = time.time()
        scenes.look(cameras[shot['camera']], shot['width'] / shot['height'])
        exposed = {**shot, 'exposure': shot.get('exposure', cameras[shot['camera']].get('exposure', 0.))}
        part = film.part_with_piece(shot['width'], shot['height']) if job['scene'].startswith('product/') and shot['camera'] != 'detail' else None
        ground = film.ground_around(exposed, part)
        seen = film.passes_of(film.take(exposed, part=part))
        middle = time.time()
        film.finish(film.laid_on(ground, denoise(seen['img'], seen['alb'], seen['nor']), part), shot)
        print(f'MADE {shot["width"]}x{shot["height"]} {shot["samples"]} samples: {middle - begin:.0f} + {time.time() - middle:.0f} s\nDONE {shot["media"]}', flush=True)


def main():
    with open(sys.argv[sys.argv.index('--') + 1], encoding='utf8') as text:
        job = json.load(text)
    if 'relit' in job:
        for shots in job['relit']:
            relight.relit(shots)
    else:
        true(job)


if __name__ == '__main__':
    main()
