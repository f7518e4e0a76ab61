"""Make the pictures: the queue.

    python3 content/studio/make.py                     all that is missing or changed, most valuable first
    python3 content/studio/make.py --only 'kleuren/*'  only these (several patterns may follow)
    python3 content/studio/make.py --until 14:50       start nothing new after that time
    python3 content/studio/make.py --share 2/3         the second of three queues side by side (OMP_NUM_THREADS: cores for each)
    python3 content/studio/make.py --list              say what would be made
    python3 content/studio/make.py --drop media/name   take a picture out again
    python3 content/studio/make.py --og                crop the Open Graph pictures from what is there

A picture is made again when what it depends on has changed (its hash in public/media/manifest.json differs).
"""
import argparse
import fcntl
import fnmatch
import json
import os
import shutil
import subprocess
import sys
import time
import zlib

from finishes import gloss_class
import flatlays
import slabs
import swatches
from wanted import HERE, wanted

ROOT = os.path.dirname(os.path.dirname(HERE))
MEDIA = os.path.join(ROOT, 'public', 'media')
MANIFEST = os.path.join(MEDIA, 'manifest.json')
OUT = os.path.join(HERE, '.cache', 'out')
NODE = os.environ.get('NODE', 'node')  # any Node that sharp runs on


def read_manifest():
    try:
        with open(MANIFEST, encoding='utf8') as text:
            return json.load(text)
    except OSError:
        return {'pictures': {}}


def change_manifest(change):
    """Change the manifest under a lock, written whole and sorted."""
    os.makedirs(os.path.join(HERE, '.cache'), exist_ok=True)
    with open(os.path.join(HERE, '.cache', 'manifest.lock'), 'w') as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        manifest = read_manifest()
        change(manifest['pictures'])
        manifest['pictures'] = dict(sorted(manifest['pictures'].items()))
        os.makedirs(MEDIA, exist_ok=True)
        with open(MANIFEST + '.tmp', 'w', encoding='utf8') as text:
            json.dump(manifest, text, indent=2, ensure_ascii=False)
            text.write('\n')
        os.replace(MANIFEST + '.tmp', MANIFEST)


def keep(shots):
    """Encode finished pictures and enter them in the manifest. If the encoder is away (an install under way) they wait."""
    ready = [(shot, os.path.join(OUT, shot['media'] + '.png')) for shot in shots]
    for shot, source in ready:
        with open(source + '.hash', 'w') as note:
            note.write(shot['hash'])
    wishes = [wish for shot, source in ready for wish in (source, os.path.join(MEDIA, shot['media'] + '.webp'), str(shot['quality']))]
    for _ in range(6):
        result = subprocess.run([NODE, os.path.join(HERE, 'encode.mjs'), *wishes], capture_output=True, text=True, cwd=ROOT)
        if result.returncode == 0:
            break
        time.sleep(10)
    else:
        print(f'not encoded, kept for the next run: {" ".join(shot["media"] for shot in shots)} {result.stderr[:300]}', flush=True)
        return
    entries = {}
    for (shot, source), line in zip(ready, result.stdout.splitlines()):
        os.remove(source + '.hash')
        facts = json.loads(line)
        entries[shot['media']] = {'file': shot['media'] + '.webp', **facts, 'subject': shot['subject'], 'scene': shot['scene'], 'finish': shot['finish'], 'hash': shot['hash']}
        print(f'{time.strftime("%H:%M:%S")} {shot["media"]} {facts["bytes"] // 1024} KB', flush=True)
    change_manifest(lambda pictures: pictures.update(entries))


def unseen(done):
    """Names of the pictures that verdicts.json does not judge as they are now. done: the manifest's pictures."""
    with open(os.path.join(HERE, 'verdicts.json'), encoding='utf8') as text:
        judged = json.load(text)
    return [media for media, entry in done.items() if judged.get(media, {}).get('hash') != entry['hash']]


def waiting(shot):
    """Path of a finished picture of this shot that has not been encoded yet, or None."""
    path = os.path.join(OUT, shot['media'] + '.png')
    try:
        with open(path + '.hash') as note:
            return path if note.read() == shot['hash'] else None
    except OSError:
        return None


def copy(shot):
    """Enter the picture that this one is the same as, where that is there already."""
    entry = read_manifest()['pictures'].get(shot['like'])
    if entry:
        target = os.path.join(MEDIA, shot['media'] + '.webp')
        shutil.copyfile(os.path.join(MEDIA, entry['file']), target)
        change_manifest(lambda pictures: pictures.__setitem__(shot['media'], {**entry, 'file': shot['media'] + '.webp', 'hash': shot['hash']}))


def cut(shot):
    """An upright cut from another picture: from its master, where that is still there."""
    master = os.path.join(OUT, shot['cut'] + '.png')
    source = master if os.path.exists(master) else os.path.join(MEDIA, shot['cut'] + '.webp')
    target = os.path.join(OUT, shot['media'] + '.png')
    os.makedirs(os.path.dirname(target), exist_ok=True)
    subprocess.run([NODE, os.path.join(HERE, 'encode.mjs'), '--upright', source, target, *(str(value) for value in (shot['options']['middle'], *shot['options'].get('wider', (0, 0)), shot['width'], shot['height']))], check=True, cwd=ROOT)
    keep([shot])


def render(shots):
    """One Blender process for these shots, of one scene or of several that are relit; the finished ones are entered as they come."""
    shots = [{**shot, 'out': os.path.join(OUT, shot['media'] + '.png')} for shot in shots]
    if 'piece' in shots[0]:
        pieces = dict.fromkeys(shot['piece'] for shot in shots)
        job = {'relit': [[shot for shot in shots if shot['piece'] == piece] for piece in pieces]}
    else:
        job = {'scene': shots[0]['scene'], 'options': shots[0]['options'], 'shots': shots}
    os.makedirs(OUT, exist_ok=True)
    path = os.path.join(OUT, f'job-{os.getpid()}.json')
    with open(path, 'w', encoding='utf8') as text:
        json.dump(job, text)
    command = ['nice', '-n', str(max(0, 12 - os.nice(0))), 'blender', '-b', '-P', os.path.join(HERE, 'render.py'), '--', path]
    by_name = {shot['media']: shot for shot in shots}
    # Blender takes its Python modules from beside the first python3 on the path: let that be the system's
    path = os.pathsep.join(part for part in os.environ['PATH'].split(os.pathsep) if 'pyenv' not in part)
    process = subprocess.Popen(command, env={**os.environ, 'PATH': path, 'OMP_WAIT_POLICY': 'passive'}, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    tail = []
    for line in process.stdout:
        if line.startswith(('MADE ', 'RELIT ')):
            print(line.strip(), flush=True)
        elif line.startswith('DONE '):
            keep([by_name[media] for media in line.split()[1:]])
        elif not line.startswith(('Fra:', 'Read', 'Saved', 'Time:')):
            tail = (tail + [line])[-25:]
    if process.wait() or any('Traceback' in line for line in tail):
        print('FAILED ' + shots[0]['media'] + '\n' + ''.join(tail), flush=True)


def next_batch(todo):
    """The shots that one Blender process makes next: those of the first one's scene that are about as urgent, or five pieces in their finishes, first what gives most products their first picture."""
    first = todo[0]
    if 'piece' in first:
        shown = {entry['subject'] for entry in read_manifest()['pictures'].values()}
        pieces = {}
        for shot in todo:
            if 'piece' in shot:
                pieces.setdefault((shot['piece'], gloss_class(shot['finish'])), []).append(shot)
        best = sorted(pieces.values(), key=lambda shots: (len({shot['subject'] for shot in shots} - shown), len(shots)), reverse=True)
        return [shot for shots in best[:5] for shot in shots]
    return [shot for shot in todo if (shot['scene'], shot['options']) == (first['scene'], first['options']) and shot['order'] - first['order'] < 15]


# where the Open Graph pictures are cut from: the first that exists
OPEN_GRAPH = {
    'home': ['home/hero'], 'collecties': ['collecties/modena/hero', 'collecties/beat45/hero'], 'spiegels': ['collecties/morrison/hero', 'collecties/thor/hero'],
    'kleuren': ['collecties/nuance515/hero'], 'producten': ['collecties/beat45/hero'], 'verkooppunten': ['collecties/type/hero', 'collecties/sjithouse/hero'],
    'service': ['collecties/ligne/hero', 'collecties/beat40/hero'], 'bedrijf': ['home/spread-1', 'collecties/linea/hero'],
}


def open_graph():
    for name, sources in OPEN_GRAPH.items():
        source = next((path for path in (os.path.join(MEDIA, media + '.webp') for media in sources) if os.path.exists(path)), None)
        if source:
            subprocess.run([NODE, os.path.join(HERE, 'encode.mjs'), '--og', source, os.path.join(MEDIA, 'og', name + '.jpg')], check=True, cwd=ROOT)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('--only', nargs='*')
    parser.add_argument('--until')
    parser.add_argument('--share', default='1/1', help='2/3: the second of three queues that run side by side')
    parser.add_argument('--list', action='store_true')
    parser.add_argument('--again', action='store_true', help='make them even when nothing changed')
    parser.add_argument('--drop', nargs='*')
    parser.add_argument('--og', action='store_true')
    wish = parser.parse_args()
    only = [pattern for part in wish.only or [] for pattern in part.split(',')]
    if wish.og:
        open_graph()
        return
    if wish.drop:
        for media in wish.drop:
            change_manifest(lambda pictures: pictures.pop(media, None))
            file = os.path.join(MEDIA, media + '.webp')
            if os.path.exists(file):
                os.remove(file)
        return
    done = read_manifest()['pictures']
    todo = [shot for shot in wanted() if (wish.again or done.get(shot['media'], {}).get('hash') != shot['hash'])
            and (not only or any(fnmatch.fnmatch(shot['media'], pattern) for pattern in only))]
    mine, queues = (int(part) for part in wish.share.split('/'))
    todo = [shot for shot in todo if zlib.crc32(shot.get('piece', shot['scene']).encode()) % queues == mine - 1]
    print(f'{len(todo)} pictures to make', flush=True)
    if wish.list:
        for shot in todo:
            print(shot['order'], shot['media'])
        print(f'{len(unseen(done))} pictures that nobody has judged')
        return
    while todo:
        if wish.until and time.strftime('%H:%M') >= wish.until:
            print(f'time is up, {len(todo)} left')
            return
        batch = todo[:1]
        kind, _, name = batch[0]['scene'].partition('/')
        if 'like' in batch[0]:
            copy(batch[0])
        elif 'cut' in batch[0]:
            cut(batch[0])
        elif waiting(batch[0]):
            keep(batch)
        elif kind == 'staal':
            swatches.write(name, os.path.join(OUT, batch[0]['media'] + '.png'))
            keep(batch)
        elif kind == 'vlak':
            flatlays.write(name, batch[0]['width'], batch[0]['height'], os.path.join(OUT, batch[0]['media'] + '.png'))
            keep(batch)
        elif kind == 'blad':
            slabs.write(**batch[0]['options'], name=name, path=os.path.join(OUT, name + '.png'))
            keep(batch)
        else:
            batch = next_batch(todo)
            render(batch)
        todo = [shot for shot in todo if shot not in batch]


if __name__ == '__main__':
    sys.exit(main())
