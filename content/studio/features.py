"""What the rooms of /inspiratie have: written to features.json, which tests/contract/rooms.test.ts holds the stories against.

    python3 content/studio/features.py           write features.json
    python3 content/studio/features.py --check   fail when it is out of date

The tables are read from the source of scenes.py and wanted.py, without Blender: what is in a room is what renders it.
"""
import ast
import json
import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
CONTENT = os.path.dirname(HERE)
OUT = os.path.join(HERE, 'features.json')

# settings of a room that put a thing in it
THINGS = ('bath', 'column', 'shelf', 'basket', 'bucket', 'toilet', 'sconces', 'globes', 'pendants', 'spots', 'checker', 'legs', 'formwork', 'inlay')
FORM = ('front', 'handle', 'metal', 'drawers', 'mounting', 'top', 'basin', 'wall', 'floor', 'light')


def tree(name):
    with open(os.path.join(HERE, name), encoding='utf8') as text:
        return ast.parse(text.read())


def value(node):
    """A literal; `dict(a=1)` counts as one."""
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == 'dict':
        return {word.arg: value(word.value) for word in node.keywords}
    if isinstance(node, ast.Dict):
        return {value(key): value(item) for key, item in zip(node.keys, node.values)}
    if isinstance(node, (ast.Tuple, ast.List)):
        return [value(item) for item in node.elts]
    return ast.literal_eval(node)


def table(module, name):
    for node in module.body:
        if isinstance(node, ast.Assign) and any(isinstance(target, ast.Name) and target.id == name for target in node.targets):
            return value(node.value)
    raise SystemExit(f'{name} is not where it was')


def dressed(module):
    """By collection: the props that `dress` puts in its room."""
    dress = next(node for node in module.body if isinstance(node, ast.FunctionDef) and node.name == 'dress')
    return {branch.test.comparators[0].value: sorted({call.func.attr for line in branch.body for call in ast.walk(line)
                                                      if isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute) and getattr(call.func.value, 'id', '') == 'props'})
            for branch in ast.walk(dress) if isinstance(branch, ast.If)}


def features():
    scenes = tree('scenes.py')
    rooms, base, props, shown = table(scenes, 'ROOMS'), table(scenes, 'BASE_FORM'), dressed(scenes), table(tree('wanted.py'), 'INSPIRATION')
    with open(os.path.join(CONTENT, 'rooms.json'), encoding='utf8') as text:
        told = [room['slug'] for room in json.load(text)]
    found = {}
    for name in sorted(told):
        slug, finish, _, more = shown[name]
        with open(os.path.join(CONTENT, 'collections', slug + '.json'), encoding='utf8') as text:
            collection = json.load(text)
        form = {**base, **collection['form'], **more.get('form', {})}
        room = {**rooms[slug], **more.get('room', {})}
        shape, mirror_width, mirror_height, frame, mirror_light, *_ = more.get('mirror', room['mirror'])
        measures = {more.get('width', room['width']) * 1000, max(collection['sizes']['depths']), form['topHeight'], form['bodyHeight'], form['topThickness'], mirror_width * 1000, mirror_height * 1000}
        if form['wall'] in ('tegel', 'zellige'):
            tile = room.get('tile', {})
            width = tile.get('w', .1 if form['wall'] == 'zellige' else .0667)
            measures |= {width * 1000, tile.get('h', width if form['wall'] == 'zellige' else .2) * 1000, tile.get('z1', 0) * 1000}
        found[name] = {
            'collection': slug, 'finish': finish, **{key: form[key] for key in FORM},
            'basins': more.get('basins', room.get('basins', 1)), 'tap': room.get('tap', 'deck'),
            'mirror': shape, 'mirrors': 2 if room.get('twoMirrors') else 1, 'mirrorFrame': frame, 'mirrorLight': mirror_light,
            'things': sorted({*(key for key in THINGS if room.get(key)), *props[slug]}),
            'measures': sorted({round(measure) for measure in measures} - {0}),
        }
    return json.dumps(found, indent=2, ensure_ascii=False) + '\n'


if __name__ == '__main__':
    new = features()
    if '--check' in sys.argv:
        with open(OUT, encoding='utf8') as text:
            sys.exit(0 if text.read() == new else 'features.json is out of date: python3 content/studio/features.py')
    with open(OUT, 'w', encoding='utf8') as text:
        text.write(new)
