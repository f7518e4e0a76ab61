"""The list of pictures: what the content asks for, how each is made and in which order."""
import glob
import hashlib
import json
import os

import finishes

HERE = os.path.dirname(os.path.abspath(__file__))
CONTENT = os.path.dirname(HERE)

# raise a number to make that kind of picture again
LOOKS = {'collectie': 1, 'home': 1, 'staal': 1, 'spiegel': 1, 'product': 1, 'kleur': 1, 'inspiratie': 1, 'stilleven': 1}
COLLECTIONS = ['beat45', 'modena', 'nuance515', 'linea', 'morrison', 'epoque', 'thor', 'type', 'sunny', 'ligne', 'tresore', 'sjithouse', 'beat40', 'epoch']


def load(path, fallback=None):
    try:
        with open(os.path.join(CONTENT, path), encoding='utf8') as text:
            return json.load(text)
    except (OSError, ValueError):
        return fallback


def entries(path, key):
    data = load(path, [])
    return data if isinstance(data, list) else data.get(key, [])


def picture(media, scene, camera, size, samples, order, subject, finish='', options=None, basis=None, exposure=None):
    """One wanted picture. basis: the content that it depends on, for the hash."""
    kind = scene.partition('/')[0]
    options = options or {}
    what = json.dumps([LOOKS[kind], scene, camera, size, samples, options, basis, exposure], sort_keys=True)
    shot = {'media': media, 'scene': scene, 'camera': camera, 'width': size[0], 'height': size[1], 'samples': samples, 'order': order, 'subject': subject,
            'finish': finish, 'options': options, 'hash': hashlib.sha256(what.encode()).hexdigest()[:16]}
    if exposure is not None:
        shot['exposure'] = exposure
    return shot


def collections():
    for rank, slug in enumerate(COLLECTIONS):
        data = load(f'collections/{slug}.json')
        if not data:
            continue
        form, scene = data['form'], 'collectie/' + slug
        finish = form['finish']
        basis = [form, data['sizes']['depths'], finishes.surface_of(finish)]

        def one(name, size, samples, order, options=None, worn=None):
            return picture(f'collecties/{slug}/{name}', scene, name, size, samples, order, data['name'], worn or finish, options, basis + [finishes.surface_of(worn or finish)])

        evening = form['light'] == 'avond'
        yield one('hero', (1920, 1080), 20 if evening else 12, 100 + rank)
        yield one('kaart', (960, 1200), 16 if evening else 10, 200 + rank)
        yield one('kamer-1', (1440, 960), 16 if evening else 10, 600 + rank)
        yield one('detail-1', (900, 900), 12, 620 + rank)
        yield one('kamer-2', (1440, 960), 16 if evening else 10, 640 + rank)
        yield one('detail-2', (900, 900), 12, 660 + rank)
        yield one('afwerking', (960, 1200), 16 if evening else 10, 680 + rank, {'finish': form['accentFinish']}, form['accentFinish'])
        yield one('detail-3', (900, 900), 12, 700 + rank)


def swatches():
    for rank, name in enumerate(finishes.all_names()):
        yield picture(f'kleuren/{name}/staal', 'staal/' + name, '', (800, 800), 0, 300 + rank * .01, 'Kleurstaal', name, None, finishes.surface_of(name))


def wanted():
    """All pictures, most valuable first."""
    shots = [picture('home/hero', 'home', 'hero', (1920, 1080), 14, 0, 'Wastafelmeubel', 'eiken-naturel', None, finishes.surface_of('eiken-naturel'))]
    shots += list(collections()) + list(swatches())
    return sorted(shots, key=lambda shot: shot['order'])
