"""Pictures that differ in their finish alone, from one calculation of light.

Of each finish the colour is set against what the film makes of it (gain_of).

The scene is built once with the blank finish (materials.blank) and rendered once. Of every pixel we then know how much of it the
finish covers, what each finish would show there (texture, grain and cut included) and how much light falls on it. A picture is the
rest of the render (gloss, ground, everything else) plus finish times light. What the finish throws back onto its surroundings is
that of the mean of its group: finishes go together by gloss and by how light they are.
"""
import time

import bpy
import numpy as np

from denoise import clean_albedo, clean_normal, guided
import film
import finishes
import materials
import scenes

PASSES = (('dir', 'DiffDir'), ('ind', 'DiffInd'), ('cover', 'cover'))


HOLLOW = ('product/opzetkom/', 'product/meubelwastafel/', 'gedragen/')  # what throws much light back onto itself or its wall: light and dark finishes apart


def groups(shots, apart):
    """The shots by gloss class and, where they lie further apart than `apart` in lightness, by light and dark."""
    by_gloss = {}
    for shot in shots:
        by_gloss.setdefault(finishes.gloss_class(shot['finish']), []).append(shot)
    for group in by_gloss.values():
        group.sort(key=lightness)
        start = 0
        for i in range(1, len(group) + 1):
            if i == len(group) or lightness(group[i]) - lightness(group[start]) > apart:
                yield group[start:i]
                start = i


def lightness(shot):
    """0 to 1, even steps to the eye."""
    return float(materials.linear(materials.finish_surface(shot['finish'])[1]) @ np.array([.2126, .7152, .0722])) ** (1 / 2.2)


# on what faces the camera, and what that throws back besides its colour: medians of five scenes
LIGHT = {'product': (np.array([.84, .80, .76]), .018), 'gedragen': (np.array([1.01, 1., .96]), .020)}
KEPT = .5  # of the difference in lightness between a finish in its scene and on its swatch: a scene has light and shade
LIGHTER = (.3, 1.12)  # as much darker or lighter at most: white keeps its shade, and black its form
HUE = (.3, 2.4)  # as much less or more of one primary at most: beyond it cherry would be terracotta, and ink plain blue


def gain_of(finish, kind):
    """What the colour of a finish is multiplied by, in linear light, so that its picture has the hue and the saturation of its swatch: the film pales all that it shows. A black stain is left as it is: what the film adds is more than its colour, and its grain would go with it."""
    colour = materials.linear(materials.finish_surface(finish)[1])
    if materials.stained_black(finish):
        return np.ones(3, np.float32)
    light, veil = LIGHT[kind]
    gain = np.ones(3)
    for _ in range(5):
        seen = film.developed(colour * gain * light + veil)
        ratio = colour / np.maximum(seen, .002)
        gain = gain * ratio / (ratio @ np.array([.2126, .7152, .0722])) ** KEPT
    lightens = gain @ np.array([.2126, .7152, .0722])
    hue = gain / lightens - 1
    share = min(1, (HUE[1] - 1) / max(hue.max(), 1e-6), (1 - HUE[0]) / max(-hue.min(), 1e-6))  # of all alike, so that a colour only pales
    return ((1 + share * hue) * np.clip(lightens, *LIGHTER)).astype(np.float32)


def relit(shots):
    """All shots of one piece: one scene, one camera, every shot in its finish. Prints DONE with those that are ready."""
    for group in groups(shots, .45 if shots[0]['scene'].startswith(HOLLOW) else 1.):
        begin, first = time.process_time(), group[0]
        bpy.ops.wm.read_factory_settings(use_empty=True)
        materials._made.clear()
        names = list(dict.fromkeys(shot['finish'] for shot in group))
        colour = materials.blank(names).astype(np.float32)
        cameras = scenes.build(first['scene'], {**first['options'], 'finish': materials.ANY})
        camera = cameras[first['camera']]
        scenes.look(camera, first['width'] / first['height'])
        layer = bpy.context.view_layer
        layer.use_pass_diffuse_direct = layer.use_pass_diffuse_indirect = layer.use_pass_diffuse_color = True
        for name in ('cover', *names):
            aov = layer.aovs.add()
            aov.name, aov.type = name, 'VALUE' if name == 'cover' else 'COLOR'
        passes = (*PASSES, *((f'aov{i}', name) for i, name in enumerate(names)))
        built = time.process_time()
        exposed = {**first, 'exposure': first.get('exposure', camera.get('exposure', 0.))}
        part = film.part_with_piece(first['width'], first['height']) if first['scene'].startswith('product/') else None
        ground = film.ground_around(exposed, part)
        seen = film.passes_of(film.take(exposed, passes, part), passes)
        rendered = time.process_time()
        light = seen['dir'] + seen['ind']
        cover = seen['cover'][..., :1]
        rest = np.maximum(seen['img'] - cover * colour * light, 0)
        # one pass of the network cleans the edges of the cover and of the albedo, which is plain here and does as a grey
        edges = clean_albedo(np.concatenate([seen['alb'].mean(-1, keepdims=True), cover, cover], -1))
        albedo, worn = np.repeat(edges[..., :1], 3, -1), np.clip(edges[..., 1:2], 0, 1)
        normal = clean_normal(seen['nor'])
        rest, light = guided(rest, albedo, normal), guided(light, albedo, normal, '_small')
        rest = film.soften(rest, worn)  # what a finish throws back besides its colour is the colour of the light; the rest of it is noise, which plain fronts would show as pink and green patches
        for shot in group:
            colour_of = materials.linear(materials.finish_surface(shot['finish'])[1])
            shown = seen[f'aov{names.index(shot["finish"])}'] / np.maximum(cover, .02)
            shown = np.where(cover > .02, shown, colour_of) * gain_of(shot['finish'], first['scene'].partition('/')[0])
            film.finish(film.laid_on(ground, (rest + worn * shown * light).astype(np.float32), part), shot)
        print(f'RELIT {first["piece"]} {len(group)}: {built - begin:.1f} + {rendered - built:.1f} + {time.process_time() - rendered:.1f} s of one core', flush=True)
        print('DONE', *(shot['media'] for shot in group), flush=True)
