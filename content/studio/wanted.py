"""The list of pictures: what the content asks for, how each is made and in which order."""
import glob
import hashlib
import json
import os

import finishes
import slabs
import swatches as swatch

HERE = os.path.dirname(os.path.abspath(__file__))
CONTENT = os.path.dirname(HERE)

# raise a number to make that kind of picture again
LOOKS = {'collectie': 2, 'home': 2, 'staal': 3, 'spiegel': 2, 'product': 5, 'gedragen': 5, 'spread': 3, 'stilleven': 2, 'vlak': 1, 'blad': 1}
COLLECTIONS = ['beat45', 'modena', 'nuance515', 'linea', 'morrison', 'epoque', 'thor', 'type', 'sunny', 'ligne', 'tresore', 'sjithouse', 'beat40', 'epoch']
PRODUCT, NEAR, DETAIL = (1280, 1280), (1600, 1600), (1440, 1440)  # pixels of the pictures of products, of their details and of those in rooms
TAKEN_OFF = (  # until the model shows what is true of them
    *(f'producten/{name}/boven' for name in ('meubelwastafel-beat-45', 'meubelwastafel-ligne', 'opzetkom-sjithouse-rond', 'opzetkom-thor-trog')),  # a basin without depth; a round one that seems to lean; a rim that frays
    *(f'producten/{name}/detail' for name in ('afdekblad-hout-modena', 'afdekblad-hpl-linea', 'afdekblad-hpl-nuance-51-5', 'handgreep-knop-epoch', 'handgreep-knop-epoque', 'ladeverdeler-sjithouse', 'ladeverdeler-sunny', 'meubelwastafel-ligne', 'meubelwastafel-sunny')),  # smeared beside its edge; without plies, a shadow or a sheen
    *(f'producten/{name}/open' for name in ('dubbel-wastafelmeubel-epoque', 'dubbel-wastafelmeubel-linea', 'wastafelmeubel-epoque')),  # a top burnt out, or of the tone of the wall; towels like paper
    'producten/bovenkast-sjithouse/detail',  # its joint breaks into dots
    'producten/halfhoge-kast-epoch/open',  # its text tells of plywood and of a compartment for six rolls
    'producten/zijkast-tresore/open',  # its text tells of a second bottom with a ribbon
    *(f'producten/spiegelkast-{name}/open' for name in ('epoque', 'linea', 'modena', 'morrison', 'nuance-51-5', 'sjithouse', 'thor', 'tresore', 'type')),  # the door that is shut reads as a panel, whatever it reflects
)
UNSEEN_DRAWERS = ('modena', 'tresore', 'epoch', 'thor')  # a dark shell behind the bent front; an inlay that stays behind on the body; a front that floats; black in lamp light


def load(path, fallback=None):
    try:
        with open(os.path.join(CONTENT, path), encoding='utf8') as text:
            return json.load(text)
    except (OSError, ValueError):
        return fallback


def entries(path, key):
    data = load(path, [])
    return data if isinstance(data, list) else data.get(key, [])


def picture(media, scene, camera, size, samples, order, subject, finish='', options=None, basis=None, exposure=None, quality=86):
    """One wanted picture. basis: the content that it depends on, for the hash. A shot with `like` is the same as that other picture; shots of one `piece` differ in their finish alone. quality: of the WebP; a smooth wall over a whole window shows blocks below 92."""
    kind = scene.partition('/')[0]
    options = options or {}
    what = json.dumps([LOOKS[kind], scene, camera, size, options, basis, exposure], sort_keys=True)
    shot = {'media': media, 'scene': scene, 'camera': camera, 'width': size[0], 'height': size[1], 'samples': samples, 'order': order, 'subject': subject,
            'finish': finish, 'options': options, 'quality': quality, 'hash': hashlib.sha256(what.encode()).hexdigest()[:16]}
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
        basis = [form, data['sizes']['depths'], finishes.drawn(finish)]
        if form['basin'] == 'opzet-rond' and slug == 'beat40':
            basis.append('tap beside')
        if form['wall'] in ('beton', 'natuursteen'):
            basis.append('walls 2')

        def one(name, size, samples, order, options=None, worn=None, camera=None):
            return picture(f'collecties/{slug}/{name}', scene, camera or name, size, samples, order, data['name'], worn or finish, options, basis + [finishes.drawn(worn or finish)])

        evening = form['light'] == 'avond'
        wide = one('hero', (2880, 1620), 8 if evening else 6, 100 + rank)
        yield wide
        yield upright(wide, rank)
        yield one('kaart', (1400, 1750), 8 if evening else 6, 520 + rank)
        yield one('kamer-1', (1200, 800), 10 if evening else 8, 600 + rank)
        drawer = 'detail-1' if slug in ('beat45', 'sunny') else 'detail-3'
        if slug not in UNSEEN_DRAWERS:
            yield one(drawer, DETAIL, 8, 720 + rank, {'open': .27}, camera='lade')
        if drawer != 'detail-1':
            yield one('detail-1', DETAIL, 8, 620 + rank)
        yield one('kamer-2', (1920, 1280), 10 if evening else 8, 640 + rank)
        yield one('detail-2', DETAIL, 8, 660 + rank)
        yield one('afwerking', (760, 950), 9 if evening else 8, 680 + rank, {'finish': form['accentFinish']}, form['accentFinish'])
        if drawer != 'detail-3':
            yield one('detail-3', DETAIL, 8, 700 + rank)


# upright opening pictures for telephones, cut from the wide ones: where the furniture stands, as a share of the width
UPRIGHT = {'beat40': .48, 'beat45': .47, 'nuance515': .43, 'modena': .47, 'morrison': .465, 'epoque': .47, 'type': .48, 'sunny': .47, 'ligne': .445, 'tresore': .46, 'sjithouse': .47, 'epoch': .485, 'thor': .455, 'home': .455}
WIDER = {'thor': (.505, .125), 'home': (.555, .062)}  # of the width, where the full height is too narrow, and how much of the wall above is plain
PORTRAIT = (1080, 1350)
# what no upright picture holds is seen in another width
SEEN_UPRIGHT = {'linea': {'width': 1.4, 'basins': 1, 'mirror': ['rechthoek', 1.1, .75, 'geen', 'geen', 0, 0], 'room': {'shelf': False}}}


def upright(wide, rank):
    """The upright picture of an opening picture."""
    slug, media = wide['scene'].removeprefix('collectie/'), wide['media'] + '-portret'
    if slug in UPRIGHT:
        made = picture(media, wide['scene'], '', PORTRAIT, 0, 101 + rank, wide['subject'], wide['finish'], {'middle': UPRIGHT[slug], **({'wider': WIDER[slug]} if slug in WIDER else {})}, wide['hash'])
        return {**made, 'cut': wide['media']}
    return picture(media, wide['scene'], 'hero-portret', PORTRAIT, 8, 101 + rank, wide['subject'], wide['finish'], SEEN_UPRIGHT.get(slug), wide['hash'])


def swatches():
    for rank, name in enumerate(finishes.all_names()):
        size = swatch.size_of(name)
        basis = [finishes.drawn(name), *(['drawn again'] if name in ('hpl-marmer-licht', 'betonlook-licht') else ['crisp'] if name in swatch.SOFT else [])]
        yield picture(f'kleuren/{name}/staal', 'staal/' + name, '', (size, size), 0, 300 + rank * .01, 'Kleurstaal', name, None, basis if len(basis) > 1 else basis[0], quality=96 if size == swatch.PLAIN else 80)


def tops():
    """The edges of the tops of collections: what the page shows beside their names."""
    for slug in COLLECTIONS:
        for place, top in enumerate(load(f'collections/{slug}.json', {}).get('tops', [])):
            surface, media = top['surface'], top['image']['media']
            basis = [finishes.drawn(surface['finish']) if 'finish' in surface else None, slabs.DRAWN.get(surface['kind'], 1)]
            yield picture(media, 'blad/' + media, '', (slabs.WIDTH, slabs.height_of(top['thickness'])), 0, 310 + place * .01, top['name'], surface.get('finish', ''), {'surface': surface, 'thickness': top['thickness']}, basis)


# what stands below a mirror; below all others a vase with leaves does, and no more than one in four may
STILLS_BELOW = {
    **dict.fromkeys(('m02', 'm10', 'm16', 'm21', 'm27'), 'towels'), **dict.fromkeys(('m03', 'm12', 'm17', 'm22'), 'jars'), **dict.fromkeys(('m06', 'm13', 'm18', 'm24', 'm28'), 'tray'),
    **dict.fromkeys(('m07', 'm14', 'm19', 'm25'), 'tumblers'), **dict.fromkeys(('m08', 'm15', 'm20', 'm26'), 'bottles'),
}


def mirrors():
    for rank, entry in enumerate(entries('mirrors.json', 'mirrors')):
        code = entry['name'].lower()
        basis = [entry['shape'], entry['light'], entry['frame'], [{**form, 'colors': entry['colors']} for form in entry['formats']]]
        lamp = entry['light'] != 'geen'
        still = {'still': STILLS_BELOW[code]} if code in STILLS_BELOW else None
        yield picture(f'spiegels/{code}/aan', f'spiegel/{code}/aan', 'camera', (1080, 1350), (22 if entry['light'] == 'rand' else 10) if lamp else 6, 400 + rank, f'Spiegel {entry["name"]}', '', still, basis)
        if 'unlit' in entry:
            yield picture(f'spiegels/{code}/uit', f'spiegel/{code}/uit', 'camera', (1080, 1350), 6, 470 + rank, f'Spiegel {entry["name"]}', '', still, basis)
        by_day = f'spiegels/{code}/' + ('uit' if 'unlit' in entry else 'aan')
        for number, colour in enumerate(color['name'].lower() for color in entry['colors']):
            shot = picture(f'spiegels/{code}/{colour}', f'spiegel/{code}/{colour}', 'camera', (1080, 1350), 6, 740 + rank * .01, f'Spiegel {entry["name"]}', '', still, basis)
            yield {**shot, 'like': by_day} if number == 0 else shot  # by day a mirror wears its first colour


# a mirror in a room: collection, mirror (as in scenes.ROOMS), the material of its frame, what else is different there
MIRROR_SCENES = {
    'm01': ('beat40', ['rond', .8, .8, 'smal', 'geen', 0, 0], 'm-zwart', {}), 'm04': ('nuance515', ['ovaal', .7, 1.0, 'smal', 'rand', 14, 0], 'kleur #eceae5 .4', {}),
    'm10': ('type', ['rechthoek', .9, 1.0, 'breed', 'geen', 0, 0], 'm-zwart', {}),
    'm11': ('thor', ['rechthoek', 1.6, .7, 'geen', 'achter', 55, 0], 'm-rvs', {}), 'm12': ('epoque', ['boog', .7, 1.1, 'smal', 'achter', 40, 0], 'm-messing', {'room': {'sconces': False, 'standoff': .046}}),
    'm13': ('nuance515', ['rond', 1.0, 1.0, 'geen', 'achter', 40, 0], 'm-rvs', {'finish': 'poederroze-mat'}), 'm14': ('modena', ['organisch', 1.0, .85, 'smal', 'geen', 0, 0], 'm-zwart', {'room': {'globes': False}}),
    'm20': ('beat45', ['spiegelkast', 1.2, .7, 'kast', 'boven', 12, 0], 'wit-mat', {'room': {'cabinet': True}}),
    'm27': ('thor', ['spiegelkast', 1.4, .7, 'kast', 'zijkanten', 12, 0], 'eiken-naturel', {}),
}


def mirror_scenes():
    for rank, (code, (slug, mirror, frame, more)) in enumerate(MIRROR_SCENES.items()):
        data = load(f'collections/{slug}.json')
        options = {'mirror': mirror, 'mirrorFrame': frame, **more}
        lamp = data['form']['light'] == 'avond' or mirror[5] > 0
        yield picture(f'spiegels/{code}/scene', 'collectie/' + slug, 'spiegel', (1920, 1280), 10 if lamp else 7, 655 + rank * .1, f'Spiegel {code.upper()}', options.get('finish', data['form']['finish']), options, [data['form'], data['sizes']['depths']])


# models that no collection's form changes: of the same family and size they are the same piece
PLAIN_MODELS = ('spiegel', 'spiegelkast', 'planchet', 'nisplank', 'ladeverdeler', 'wastafel')
CABINETS = ('kolomkast', 'halfhoge-kast', 'zijkast', 'bovenkast')
VANITIES = ('wastafelmeubel', 'toiletmeubel')
EACH_WIDTH = (*VANITIES, 'kolomkast')  # shown in every width that is made
DOORS = (*CABINETS, 'spiegelkast')
CURTAINED = ('lijstspiegel-beat-45', 'lijstspiegel-morrison', 'lijstspiegel-type', 'lijstspiegel-epoch', 'lijstspiegel-thor')  # a door across filled the glass like a painting
NEAR_TOO = ('handgreep',)  # shown from near as well; how furniture is made is seen in the details of its collection
FEW = 3  # finishes: a product in fewer is shown from near too
NEVER_NEAR = (*EACH_WIDTH, 'handdoekrek')  # a towel is plaster from near
KINDS = ('hpl-beat-40', 'bak', 'rond', 'ovaal', 'schaal', 'emmer', 'ferro', 'type', 'spiegelkast-linea')  # parts of a slug that change the piece (products.py)

FINE = ('multiplex-zwart',)  # its pale edges are a pixel wide: as a finish that is put on afterwards they break into dots
ONLY_FINISH = 'gebrand-lariks'  # what furniture wears that names no finish (server/catalogue/expand-families.ts)


def piece_of(family, entry):
    """Name of the geometry of a product: what shares it is lit once (relight.py)."""
    if family['model'] not in PLAIN_MODELS or family['slug'] == 'meubelwastafel':
        return f'{family["slug"]}/{entry["slug"]}'
    sizes = [size for size in entry['sizes'] if 'width' in size] or entry['sizes']
    size = {side: value for side, value in sizes[len(sizes) // 2].items() if side != 'price'}
    return ' '.join([family['slug'], *(kind for kind in KINDS if kind in entry['slug']), json.dumps(size, sort_keys=True)])


def many_doors(entry):
    """Whether the mirror cabinet of its picture has more than two doors (furniture.mirror_doors)."""
    sizes = entry['sizes']
    return sizes[len(sizes) // 2].get('width', 0) >= 1100


def besides(family, entry, form):
    """What a product's picture depends on besides size, form and finish."""
    if family['model'] in ('spiegel', 'spiegelkast', 'make-uptafel'):
        stands = family['model'] == 'make-uptafel' and form['mounting'] != 'wandhangend'
        return ['a wall across', *(['on the floor'] if stands else []), *({'make-uptafel': ['a curtain across'], 'spiegelkast': ['a shelf, and a curtain in wide folds', *([] if not many_doors(entry) else ['a window'] if entry['slug'] == 'spiegelkast-tresore' else ['within a door'])]}.get(family['model'], [])), *(['aslant'] if family['model'] != 'make-uptafel' else []), *(['things apart', *(['a curtain across'] if entry['slug'] in CURTAINED else [])] if family['slug'] in ('lijstspiegel', 'spiegelkast') else [])]
    if family['model'] == 'handdoekrek':
        return ['as drawn', entry.get('drawn'), 'a towel in folds', *(['before its rails'] if entry['slug'].endswith(('vrijstaand', 'wand', 'nuance-51-5', 'linea', 'type')) else [])]
    if family['slug'] == 'opzetkom' and (entry['sizes'][0].get('diameter') or any(kind in entry['slug'] for kind in ('rond', 'ovaal', 'schaal', 'emmer'))):
        return ['on its axis']
    if family['model'] == 'handgreep':
        return ['as told']
    if family['model'] in CABINETS:
        if 'doors' in entry.get('drawn', {}):
            return ['handle and doors as drawn']
        if form and (form['front'] == 'schuin' or form['front'] in ('vlak', 'afgerond') and form['handle'] in ('push', 'ingefreesd')):
            return ['with a slot' if form['handle'] == 'ingefreesd' else 'between its sides']
        return ['handle as drawn'] if form and form['handle'] in ('beugel', 'knop', 'lederen-lus') else ['shut', *(['clean strip'] if form and form['handle'] == 'greeplijst' else [])]
    if family['model'] == 'afdekblad' or family['slug'] == 'meubelwastafel':
        return ['on a cabinet, seamless', *(['hung'] if form and form['front'] == 'staalframe' else []), *(['bowl in more light'] if family['slug'] == 'meubelwastafel' or any(kind in entry['slug'] for kind in ('-bak', '-goot')) else [])]
    if 'steen' in entry['slug'] and family['slug'] == 'opzetkom':
        return ['from above']
    if family['model'] in ('planchet', 'ladeverdeler'):
        return ['from above', *(['slots'] if entry['slug'].startswith('ladeverdeler-nuance') else [])]
    if family['model'] == 'nisplank':
        return ['straight on']
    if family['model'] not in VANITIES:
        return []
    what = []
    if form and form['mounting'] != 'wandhangend':
        what.append('on the floor')
    if 'open-vak' in family['slug']:
        what.append('as drawn')
        if form['front'] == 'afgerond':
            what.append('round')
    if 'handdoekstang' in entry['slug']:
        what.append('with its bar')
    if family['model'] == 'toiletmeubel' and form and form['basin'].startswith('opzet'):
        what.append('hand basin')
    elif form and form['basin'] == 'opzet-rond' and entry['sizes'][0]['depth'] < 460:
        what.append('tap beside')
    if 'dubbel' in family['slug']:
        what.append('two columns, near')
    if form and form['handle'] == 'greeplijst':
        what.append('clean strip')
    if entry.get('drawn'):
        what.append(entry['drawn'])
    return what


def opens(family, entry, form):
    """Whether a picture looks into the top drawer: where drawers are low enough to show what lies in them, and no front bends around them."""
    if family['model'] != 'wastafelmeubel' or 'open-vak' in family['slug'] or 'drawn' in entry:
        return False
    return (form or {'drawers': 2})['drawers'] > 1 and not (form and form['front'] == 'afgerond')


def views(family, entry, form, finish, basis):
    """A product from near, from above and open, vanity units and tall cabinets in their other widths too; all in its first finish."""
    scene, slug = f'product/{family["slug"]}/{entry["slug"]}', entry['slug']

    ribbed = form and form['front'].startswith('groef')  # upright or level, its lines waver with fewer samples

    def one(name, order, options=None, camera='camera', samples=4):
        samples = 16 if ribbed else samples
        shot = picture(f'producten/{slug}/{name}', scene, camera, NEAR if camera == 'detail' else PRODUCT, samples, order, slug, finish, {'finish': finish, **(options or {})}, basis)
        shown_in_glass = name == 'open' and family['model'] == 'spiegelkast'  # where it would stay the grey that it is lit in
        return shot if finish in FINE or shown_in_glass else {**shot, 'piece': f'{piece_of(family, entry)} {name}'}  # its colour is set as that of its other finishes (relight.py)

    if family['model'] in EACH_WIDTH:
        sizes = entry['sizes']
        for size in sizes:
            if size is not sizes[len(sizes) // 2]:
                yield one(f'breed-{size["width"]}', 800, {'width': size['width']})
    if family['model'] == 'wastafel':
        yield one('boven', 802, camera='boven')
    if family['model'] in NEAR_TOO or len(entry['finishes']) < FEW and family['model'] not in NEVER_NEAR:
        yield one('detail', 803, camera='detail', samples=8)
    if family['model'] in DOORS:
        size = {'width': min(size['width'] for size in entry['sizes'])} if family['model'] == 'spiegelkast' else {}  # the narrowest, or what stands in it would be small
        yield one('open', 801, {'ajar': True, **size}, camera='open', samples=6)
    if opens(family, entry, form):
        yield one('open', 801, {'pull': .28}, camera='open', samples=6)


def products():
    for path in sorted(glob.glob(os.path.join(CONTENT, 'catalogue', 'families', '*.json'))):
        family = load(path)
        if not family:
            continue
        for place, entry in enumerate(family['products']):
            for number, finish in enumerate(entry['finishes'] or [ONLY_FINISH]):
                form = (load(f'collections/{entry["collection"]}.json', {}) if entry['collection'] else {}).get('form')
                order = 350 if place == 0 and number == 0 else 590 + place * .1 if number == 0 else 900 + place + number * 20 + 500 * finishes.gloss_class(finish)
                sizes = [{side: value for side, value in size.items() if side != 'price'} for size in entry['sizes']]
                basis = [sizes, form, finishes.drawn(finish), *besides(family, entry, form), *([entry['style']] if 'style' in entry else [])]
                fine = finish in FINE or entry['slug'] == 'lijstspiegel-thor'  # its glass shows the inner side of its deep frame
                fine = fine or family['slug'] == 'ronde-spiegel' and finish.startswith('betonlook')  # no grain to follow around the ring
                samples = 9 if fine else 16 if form and form['front'].startswith('groef') else 8 if form and form['handle'] == 'greeplijst' else 4  # ribs and thin metal fray with fewer
                shot = picture(f'producten/{entry["slug"]}/{finish}', f'product/{family["slug"]}/{entry["slug"]}', 'camera', PRODUCT, samples, order, entry['slug'], finish, {'finish': finish}, basis + ['edges'] * fine)
                yield shot if fine else {**shot, 'piece': piece_of(family, entry)}
                if number == 0:
                    yield from views(family, entry, form, finish, basis)


# inspiration rooms: a collection's room with another finish, wall or tone
INSPIRATION = {
    'wit-met-twee-kranen': ('beat45', 'wit-mat', 'interieur', {}),
    'zand-met-vrijstaand-bad': ('nuance515', 'zand-mat', 'interieur', {'form': {'wallTone': '#d9cdbb'}}), 'staalzwart-voor-baksteen': ('type', 'type-staalzwart-mat', 'interieur', {}),
    'zwart-eiken-bij-avond': ('thor', 'eiken-zwart', 'interieur', {'room': {'exposure': .85}}), 'toilet-met-houten-wand': ('epoch', 'multiplex-zwart', 'staand', {}),
    'lange-wand-in-microcement': ('linea', 'eiken-fumee', 'interieur', {}), 'noten-en-donkere-tegels': ('morrison', 'noten-amerikaans', 'interieur', {}),
    'inktblauw-onder-steen': ('tresore', 'inkt-mat', 'interieur', {'form': {'light': 'avond'}, 'room': {'spots': [(-.4, .9), (.4, .9)], 'exposure': .4}}),
    'kersen-en-klei': ('modena', 'kersen-naturel', 'interieur', {'room': {'pane': True, 'sunVector': (1., .56, -.54)}}), 'grafiet-voor-mosgroen': ('beat45', 'grafiet-mat', 'staand', {'form': {'wallTone': '#5f6650', 'wall': 'pleister'}, 'width': 1.0, 'basins': 1, 'room': {'stoolAside': .8}, 'mirror': ['rechthoek', .9, .8, 'smal', 'geen', 0, 0]}),
    'terracotta-en-oker': ('sunny', 'terracotta-mat', 'interieur', {'room': {'curtained': False}}),
    'taupe-en-grijze-tegels': ('epoque', 'taupe-mat', 'interieur', {'width': 1.6, 'form': {'wallTone': '#a9a79f'}, 'room': {'exposure': 0., 'tile': {'w': .075, 'h': .15, 'z1': 1.35, 'bond': .5, 'key': 'tegel #a9a79f .08'}, 'upper': '#d5d1c6', 'topKey': 'leisteen #6e6d69'}}),
}


def inspiration():
    for rank, entry in enumerate(entries('rooms.json', 'rooms')):
        if entry['slug'] not in INSPIRATION:
            continue
        slug, finish, camera, more = INSPIRATION[entry['slug']]
        form = load(f'collections/{slug}.json')['form']
        dark = slug in ('morrison', 'thor') or more.get('form', {}).get('light') == 'avond'
        size = (760, 950) if entry['picture']['ratio'] == '4/5' else (1200, 800)
        yield picture(f'inspiratie/{entry["slug"]}', 'collectie/' + slug, camera, size, 14 if dark else 8, 560 + rank, entry['title'], finish, {'finish': finish, **more}, [form, finishes.drawn(finish)])


def worn():
    for rank, name in enumerate(finishes.all_names()):
        piece = name.partition('-')[0] if name.startswith(('hpl-', 'beton-')) else 'front'
        shot = picture(f'kleuren/{name}/meubel', 'gedragen/' + piece, 'camera', (800, 1000), 10, 340 + rank * .01, 'Ladekast', name, {'finish': name}, [finishes.drawn(name), 'darker'] if name == 'inkt-mat' else finishes.drawn(name))
        yield shot if name in FINE else {**shot, 'piece': piece}


# still life, media, size, samples, subject
STILLS = [
    ('stalen', 'bedrijf/stalen', (760, 950), 8, 'Kleurstalen'), ('materialen', 'bedrijf/materialen', (1920, 1280), 8, 'Materialen'),
    ('lakkerij', 'bedrijf/lakkerij', (1920, 1280), 8, 'Gelakte fronten'), ('ladeverbinding', 'bedrijf/ladeverbinding', (800, 800), 8, 'Ladeverbinding'), ('tekening', 'bedrijf/tekening', (1920, 1280), 8, 'Werktekening'),
    ('contact', 'pagina/contact', (1200, 1200), 10, 'Werktafel'), ('mal', 'bedrijf/mal', (800, 800), 8, 'Boormal'),
    ('gereedschap', 'bedrijf/gereedschap', (1200, 1200), 10, 'Gereedschap'), ('showroom-2', 'bedrijf/showroom-2', (1920, 1280), 14, 'Opstelling'), ('hout', 'bedrijf/hout', (1920, 1280), 8, 'Eiken planken'), ('werkplaats', 'bedrijf/werkplaats', (1920, 1080), 8, 'Werkplaats'),
]


# flat lays: scene, media, size, subject
FLAT = [('stalen', 'pagina/nieuwsbrief', (1200, 1200), 'Stalen')]


def flat():
    for name, media, size, subject in FLAT:
        yield picture(media, 'vlak/' + name, '', size, 0, 320, subject)


def stills():
    for rank, (name, media, size, samples, subject) in enumerate(STILLS):
        yield picture(media, 'stilleven/' + name, 'camera', size, samples, 585 + rank * .1, subject)


def home():
    oak = finishes.drawn('eiken-naturel')
    wide = picture('home/hero', 'home', 'hero', (2880, 1620), 9, 0, 'Wastafelmeubel', 'eiken-naturel', None, oak, quality=92)
    yield wide
    yield upright(wide, 0)
    yield picture('home/spread-1', 'spread/rook', 'kamer-1', (1280, 853), 8, 190, 'Wastafelmeubel', 'eiken-gerookt', None, finishes.drawn('eiken-gerookt'))
    yield picture('home/detail-1', 'home', 'detail-1', DETAIL, 8, 192, 'Greep', 'eiken-naturel', None, oak)
    yield picture('home/detail-3', 'home', 'detail-3', DETAIL, 8, 193, 'Blad', 'eiken-naturel', None, oak)


def wanted():
    """All pictures, most valuable first."""
    shots = [*home(), *collections(), *swatches(), *tops(), *mirrors(), *mirror_scenes(), *products(), *inspiration(), *worn(), *stills(), *flat()]
    return sorted((shot for shot in shots if shot['media'] not in TAKEN_OFF), key=lambda shot: shot['order'])
