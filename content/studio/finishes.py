"""The finishes as the studio sees them: which surface in which colour, from content/finishes.json.

Until that file holds a finish the table below stands in for it.
"""
import json
import os

HERE = os.path.dirname(os.path.abspath(__file__))
CONTENT = os.path.dirname(HERE)

#            name: (kind, colour, gloss)
TABLE = {
    'eiken-naturel': ('eiken', '#b8946b', 8), 'eiken-zand': ('eiken-licht', '#c8b192', 8), 'eiken-gerookt': ('eiken-gerookt', '#6f5642', 8),
    'eiken-zwart': ('eiken-gerookt', '#2b2724', 8), 'noten-naturel': ('noten', '#79583f', 10), 'essen-wit': ('essen-wit', '#dccfb8', 8),
    'wit-mat': ('lak', '#eceae5', 5), 'krijt-mat': ('lak', '#e4ded2', 5), 'zand-mat': ('lak', '#cfc1ac', 5), 'klei-mat': ('lak', '#a98f7a', 5),
    'salie-mat': ('lak', '#93a08b', 5), 'mos-mat': ('lak', '#5d6650', 5), 'nachtblauw-mat': ('lak', '#2c3a4b', 5), 'grafiet-mat': ('lak', '#42444a', 5),
    'zwart-mat': ('lak', '#201f1f', 5), 'terracotta-mat': ('lak', '#b06f52', 5), 'mist-mat': ('lak', '#c3c8c8', 5), 'poederroze-mat': ('lak', '#d9b9ab', 5),
    'wit-zijdeglans': ('lak', '#efeee9', 32), 'parelgrijs-zijdeglans': ('lak', '#b9b7b0', 32), 'wit-hoogglans': ('lak', '#f1f1ee', 90),
    'eiken-grijs': ('eiken-licht', '#a39683', 8), 'betonlook-licht': ('betondecor', '#b3aea6', 8),
    'noten-amerikaans': ('noten', '#6b4a36', 12), 'eiken-fumee': ('eiken-gerookt', '#55402f', 8), 'essen-zwart': ('essen-zwart', '#23201f', 10),
    'kersen-naturel': ('kersen', '#a5714c', 12), 'ivoor-zijdeglans': ('lak', '#e9e0cc', 32), 'olijf-mat': ('lak', '#6b6a4c', 5),
    'bordeaux-mat': ('lak', '#5a2a2c', 5), 'inkt-mat': ('lak', '#252c38', 5), 'taupe-mat': ('lak', '#8c7d70', 5), 'antraciet-mat': ('lak', '#35363a', 5),
    'type-eiken-ruw': ('eiken', '#a98962', 6), 'type-staalzwart-mat': ('lak', '#26272a', 8), 'type-roest-mat': ('lak', '#8a4b33', 5),
    'type-grijsgroen-mat': ('lak', '#737d74', 5), 'multiplex-berken': ('berken', '#d8c09a', 10), 'multiplex-zwart': ('berken', '#2a2826', 8),
    'lariks-naturel': ('lariks', '#c08f5f', 8), 'gebrand-lariks': ('verkoold', '#2a2725', 5), 'hpl-wit': ('lak', '#e9e7e2', 10), 'hpl-zwart': ('lak', '#222222', 10), 'hpl-grafiet': ('lak', '#45474a', 10),
    'hpl-zand': ('lak', '#c9b9a2', 10), 'hpl-marmer-licht': ('marmer', '#e3dfd8', 20), 'hpl-leisteen': ('leisteen-breuk', '#4d5052', 10),
    'beton-licht': ('beton', '#bdb8ae', 6), 'beton-midden': ('beton', '#98938b', 6), 'beton-antraciet': ('beton', '#55534f', 6), 'beton-zand': ('beton', '#c0ae93', 6),
}

DRAWN = dict.fromkeys(('eiken-zwart', 'essen-zwart', 'multiplex-zwart', 'multiplex-berken', 'betonlook-licht', 'bordeaux-mat', 'inkt-mat'), 2)


def _content():
    path = os.path.join(CONTENT, 'finishes.json')
    try:
        with open(path, encoding='utf8') as text:
            data = json.load(text)
    except (OSError, ValueError):
        return {}
    entries = data if isinstance(data, list) else data.get('finishes', [])
    return {entry['name']: entry for entry in entries}


def surface_of(name):
    """(kind, colour, gloss units at 60 degrees) of a finish."""
    kind, colour, gloss = TABLE.get(name, ('lak', '#b8b0a4', 8))
    entry = _content().get(name)
    if entry:
        surface = entry['surface']
        colour, gloss = surface['color'], surface['gloss']
        if name not in TABLE:  # a finish that came later: read its kind
            kinds = {'fineer': surface.get('wood', 'eiken'), 'massief': surface.get('wood', 'eiken'), 'beton': 'beton', 'natuursteen-hpl': 'marmer'}
            kind = kinds.get(surface['kind'], 'lak')
    return kind, colour, gloss


def drawn(name):
    """What the pictures of a finish depend on: its surface, and how often its drawing changed."""
    surface = surface_of(name)
    return surface if name not in DRAWN else [*surface, DRAWN[name]]


def roughness(gloss):
    """Roughness of the renderer for a gloss in units at 60 degrees."""
    steps = ((2, .62), (5, .52), (10, .43), (20, .34), (35, .25), (60, .14), (95, .04))
    for (g0, r0), (g1, r1) in zip(steps, steps[1:]):
        if gloss <= g1:
            return r0 + (r1 - r0) * max(0, gloss - g0) / (g1 - g0)
    return .04


def gloss_class(name):
    """0 matt, 1 silk, 2 high gloss: finishes of one class are so alike in their shine that they may share it."""
    gloss = surface_of(name)[2]
    return (gloss > 16) + (gloss > 50)


def all_names():
    return list(_content()) or list(TABLE)
