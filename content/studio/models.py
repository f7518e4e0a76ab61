"""3D files from the furniture model: every mirror that offers one, and a main piece of every collection.

    python3 content/studio/models.py                        all that is missing or changed
    python3 content/studio/models.py --only 'spiegels/m0*'  only these
    python3 content/studio/models.py --list                 say what would be made

A GLB per subject carries its colours or finishes as KHR_materials_variants; a mirror also has an FBX per colour. What was made stands in
public/media/models.json: file, size, variants, and the box that it fills in mm, from which the site's tests compare it with the content.
"""
import argparse
import fnmatch
import hashlib
import json
import os
import subprocess
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(HERE))
CONTENT = os.path.dirname(HERE)
MEDIA = os.path.join(ROOT, 'public', 'media')
MANIFEST = os.path.join(MEDIA, 'models.json')
OUT = os.path.join(HERE, '.cache', 'models')
LOOK = 1  # raise to make every model again
# what the model is made by: a change of these files makes every model again
MADE_BY = ('furniture.py', 'mesh.py', 'export.py', 'compress.mjs')
# width of the piece (mm) and number of basins; the middle of the collection's widths where nothing stands here
PIECES = {'beat45': (1200, 1), 'thor': (1600, 2), 'morrison': (1500, 2), 'linea': (1400, 1), 'epoch': (400, 1)}


def load(path):
    with open(os.path.join(CONTENT, path), encoding='utf8') as text:
        return json.load(text)


def wanted():
    """Everything that should exist: name, kind and what it is made from."""
    sources = hashlib.sha256(b''.join(open(os.path.join(HERE, name), 'rb').read() for name in MADE_BY)).hexdigest()

    def entry(name, **what):
        return {'name': name, **what, 'hash': hashlib.sha256(json.dumps([LOOK, sources, what], sort_keys=True).encode()).hexdigest()[:16]}

    for mirror in load('mirrors.json'):
        if not mirror['x3d']:
            continue
        sizes = [form for form in mirror['formats'] if form['size']]
        form = sizes[min(len(sizes) - 1, 2)]
        yield entry('spiegels/' + mirror['name'].lower(), kind='spiegel', shape=mirror['shape'], light=mirror['light'], frame=mirror['frame'], size=form['size'], kelvin=form['kelvin'],
                    variants=[color['name'] for color in mirror['colors']], fbx=True)
    for name in sorted(os.listdir(os.path.join(CONTENT, 'collections'))):
        data = load('collections/' + name)
        widths = data['sizes']['widths']
        width, basins = PIECES.get(data['slug'], (widths[len(widths) // 2], 1))
        size = {'width': width, 'height': data['form']['bodyHeight'], 'depth': max(data['sizes']['depths'])}
        yield entry('collecties/' + data['slug'], kind='meubel', form=data['form'], size=size, basins=basins, variants=data['finishes'], fbx=False)


def read_manifest():
    try:
        with open(MANIFEST, encoding='utf8') as text:
            return json.load(text)
    except OSError:
        return {}


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('--only', nargs='*')
    parser.add_argument('--list', action='store_true')
    wish = parser.parse_args()
    made = read_manifest()
    todo = [model for model in wanted() if made.get(model['name'], {}).get('hash') != model['hash'] and (not wish.only or any(fnmatch.fnmatch(model['name'], pattern) for pattern in wish.only))]
    print(f'{len(todo)} models to make', flush=True)
    if wish.list:
        print('\n'.join(model['name'] for model in todo))
        return
    os.makedirs(OUT, exist_ok=True)
    for model in todo:
        job = os.path.join(OUT, 'job.json')
        with open(job, 'w', encoding='utf8') as text:
            json.dump({**model, 'out': OUT, 'media': MEDIA}, text)
        path = os.pathsep.join(part for part in os.environ['PATH'].split(os.pathsep) if 'pyenv' not in part)  # Blender takes its Python modules from the first python3
        result = subprocess.run(['nice', '-n', '15', 'blender', '-b', '-P', os.path.join(HERE, 'export.py'), '--', job], env={**os.environ, 'PATH': path}, capture_output=True, text=True)
        lines = [line for line in result.stdout.splitlines() if line.startswith('BOX ')]
        if not lines:
            print('FAILED ' + model['name'] + '\n' + result.stdout[-2000:] + result.stderr[-1000:], flush=True)
            continue
        raw, target = os.path.join(OUT, model['name'] + '.glb'), os.path.join(MEDIA, '3d', model['name'] + '.glb')
        os.makedirs(os.path.dirname(target), exist_ok=True)
        subprocess.run([os.environ.get('NODE', 'node'), os.path.join(HERE, 'compress.mjs'), raw, target], check=True, cwd=ROOT)
        made = read_manifest()
        made[model['name']] = {'file': f'3d/{model["name"]}.glb', 'bytes': os.path.getsize(target), 'variants': model['variants'], 'size': model['size'], 'box': json.loads(lines[-1][4:]), 'hash': model['hash']}
        with open(MANIFEST, 'w', encoding='utf8') as text:
            json.dump(dict(sorted(made.items())), text, indent=2)
            text.write('\n')
        print(model['name'], os.path.getsize(target) // 1024, 'KB', made[model['name']]['box'], flush=True)


if __name__ == '__main__':
    sys.exit(main())
