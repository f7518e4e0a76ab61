"""Cycles materials. A key names one: a finish ('eiken-naturel'), a fixed material ('keramiek', 'm-zwart'), or a surface with a
colour ('pleister #d8cfc2', 'marmer #e3dfd8', 'lamp 12 2700')."""
import bpy

import finishes
from surfaces import encode_srgb, linear, textures

ANY = '*'  # a finish that is filled in after the render (blank, relight.py)
_made = {}

#            colour, roughness
METALS = {'zwart': ('#191919', .36), 'rvs': ('#b5b2ac', .26), 'messing': ('#c39a5c', .24), 'chroom': ('#dcdde0', .06), 'brons': ('#6b5138', .32), 'staal': ('#77757a', .34)}
PLAIN = {  # colour, roughness, specular
    'keramiek': ('#efeeea', .08, .55), 'keramiek-mat': ('#d4d1ca', .36, .4), 'composiet': ('#d8d4cb', .30, .45), 'donker': ('#0d0c0c', .7, .2),
    'plafond': ('#e9e5de', .9, .2), 'voeg': ('#b7b0a4', .9, .2), 'voeg-donker': ('#6c675f', .9, .2), 'voeg-wit': ('#dcd8cf', .9, .2), 'etiket': ('#efe9df', .7, .3),
    'leer': ('#7a4a2c', .5, .4), 'leer-zwart': ('#2a2624', .5, .4), 'steel': ('#5d4c38', .7, .2), 'zeep': ('#d9cdb4', .45, .4), 'zeep-groen': ('#9aa487', .45, .4),
    'spons': ('#c9a878', .95, .1), 'kaars': ('#efe7d6', .5, .4), 'borstel': ('#d8cdb8', .9, .2), 'klei': ('#a9694c', .8, .25), 'zwart-keramiek': ('#262524', .5, .35), 'zand-keramiek': ('#cdbfa8', .6, .3),
}


class Graph:
    """Short hand for a material's nodes."""

    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.shader = self.tree.nodes['Principled BSDF']

    def node(self, kind, inputs=None, **settings):
        node = self.tree.nodes.new(kind)
        for name, value in settings.items():
            setattr(node, name, value)
        for name, value in (inputs or {}).items():
            self.put(node.inputs[name], value)
        return node

    def put(self, socket, value):
        if isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, socket)
            return
        if hasattr(socket.default_value, '__len__'):
            value = tuple(value) if hasattr(value, '__len__') else (value,) * len(socket.default_value)
            if len(value) == 3 and len(socket.default_value) == 4:
                value = (*value, 1)
        socket.default_value = value

    def set(self, **values):
        for name, value in values.items():
            self.put(self.shader.inputs[name.replace('_', ' ')], value)
        return self


def maps(graph, kind, colour, extra=None, cast=False):
    """Sockets of the colour and the height of a surface of the store. cast: it has no direction and goes around every corner without a seam."""
    colour_path, height_path, size = textures(kind, colour, extra)
    uv = graph.node('ShaderNodeNewGeometry' if cast else 'ShaderNodeUVMap').outputs[0]
    mapping = graph.node('ShaderNodeMapping', {'Vector': uv, 'Scale': (1 / size[0], 1 / size[1], 1 / size[1])}).outputs[0]

    def image(path, plain):
        node = graph.node('ShaderNodeTexImage', {'Vector': mapping}, projection='BOX' if cast else 'FLAT', projection_blend=.7 if cast else 0.)
        node.image = bpy.data.images.load(path, check_existing=True)
        if plain:
            node.image.colorspace_settings.name = 'Non-Color'
        return node.outputs[0]

    return image(colour_path, False), image(height_path, True)


EDGE = 'kant'  # attribute of boards: how far a corner of an edge lies from the face, in m (mesh.mark_edges)
LAYER = .018 / 9  # m: of the thirteen of plywood of 18 mm as many as a picture can tell apart
BIRCH = '#dcc7a2', '#93724a'  # layers that lie along the edge, and those that end there; stained before it is sawn, plywood is bare here


def plies(graph, face):
    """Colour of plywood: that of its face, and the layers where an edge shows them."""
    depth = graph.node('ShaderNodeAttribute', attribute_name=EDGE).outputs['Fac']
    is_edge = graph.node('ShaderNodeMath', {0: depth, 1: 1e-6}, operation='GREATER_THAN').outputs[0]
    layer = graph.node('ShaderNodeMath', {0: graph.node('ShaderNodeMath', {0: depth, 1: LAYER}, operation='DIVIDE').outputs[0], 1: 2.}, operation='MODULO').outputs[0]
    ends = graph.node('ShaderNodeMath', {0: layer, 1: 1.}, operation='GREATER_THAN').outputs[0]
    light, dark = (linear(colour) for colour in BIRCH)
    layered = graph.node('ShaderNodeMixRGB', {0: ends, 1: light, 2: dark}).outputs[0]
    far = graph.node('ShaderNodeMapRange', {0: graph.node('ShaderNodeCameraData').outputs['View Distance'], 1: 2., 2: 6., 3: 0., 4: .6}).outputs[0]
    aslant = graph.node('ShaderNodeMapRange', {0: graph.node('ShaderNodeLayerWeight', {'Blend': .5}).outputs['Facing'], 1: .35, 2: .65, 3: 0., 4: 1.}).outputs[0]
    lost = graph.node('ShaderNodeMath', {0: far, 1: aslant}, operation='MAXIMUM').outputs[0]
    edge = graph.node('ShaderNodeMixRGB', {0: lost, 1: layered, 2: (light + dark) / 2}).outputs[0]  # from afar and aslant they would be dots
    return graph.node('ShaderNodeMixRGB', {0: is_edge, 1: face, 2: edge}).outputs[0]


def textured(name, kind, colour, rough, specular=.4, bump=.0004, vary=0., extra=None, sheen=0., cast=False):
    """A surface of the store as image textures; vary: how much one object differs from the next."""
    graph = Graph(name)
    base, height = maps(graph, kind, colour, extra, cast)
    if 'multiplex' in name:
        base = plies(graph, base)
    if vary:
        chance = graph.node('ShaderNodeObjectInfo').outputs['Random']
        light = graph.node('ShaderNodeMapRange', {0: chance, 3: 1 - vary, 4: 1 + vary}).outputs[0]
        grey = graph.node('ShaderNodeCombineXYZ', {0: light, 1: light, 2: light}).outputs[0]
        base = graph.node('ShaderNodeMixRGB', {0: 1., 1: base, 2: grey}, blend_type='MULTIPLY').outputs[0]
    graph.set(Base_Color=base, Roughness=rough, Specular=specular)
    if sheen:
        graph.set(Sheen=sheen)
    if bump:
        graph.set(Normal=graph.node('ShaderNodeBump', {'Strength': 1., 'Distance': bump, 'Height': height}).outputs[0])
    return graph.material


def plain(name, colour, rough, specular=.4, metallic=0.):
    return Graph(name).set(Base_Color=linear(colour), Roughness=rough, Specular=specular, Metallic=metallic).material


def glazed(name, colour, spread, rough=.09):
    """A hand-glazed tile: every tile its own shade and its own faint waves."""
    graph = Graph(name)
    chance = graph.node('ShaderNodeObjectInfo').outputs['Random']
    place = graph.node('ShaderNodeTexCoord').outputs['Object']
    cloud = graph.node('ShaderNodeTexNoise', {'Vector': place, 'W': chance, 'Scale': 18., 'Detail': 2.}, noise_dimensions='4D').outputs[0]
    mix = graph.node('ShaderNodeMath', {0: cloud, 1: .55, 2: graph.node('ShaderNodeMath', {0: chance, 1: .5}, operation='MULTIPLY').outputs[0]}, operation='MULTIPLY_ADD', use_clamp=True).outputs[0]
    base = linear(colour)
    graph.set(Base_Color=graph.node('ShaderNodeMixRGB', {0: mix, 1: base * (1 - spread), 2: base * (1 + spread * .8)}).outputs[0], Roughness=rough, Specular=.5)
    wave = graph.node('ShaderNodeTexNoise', {'Vector': place, 'W': chance, 'Scale': 22., 'Detail': 1.}, noise_dimensions='4D').outputs[0]
    graph.set(Normal=graph.node('ShaderNodeBump', {'Strength': .5, 'Distance': .0014, 'Height': wave}).outputs[0])
    return graph.material


#            height as a share of the wall, colour
OUTDOORS = ((0., (.55, .58, .44)), (.31, (.62, .66, .50)), (.36, (.27, .33, .23)), (.48, (.36, .42, .33)), (.57, (.93, .97, 1.)))


def outdoors(name, strength):
    """What a window shows, bright and out of focus: a lawn, trees, the sky. It is drawn on a wall of 4.5 m around its middle."""
    graph = Graph(name)
    place = graph.node('ShaderNodeTexCoord').outputs['Object']
    cloud = graph.node('ShaderNodeTexNoise', {'Vector': place, 'Scale': 1.3, 'Detail': 1.5}).outputs[0]
    height = graph.node('ShaderNodeMapRange', {0: graph.node('ShaderNodeSeparateXYZ', {0: place}).outputs[2], 1: -2.25, 2: 2.25, 3: -.12, 4: .88}).outputs[0]
    share = graph.node('ShaderNodeMath', {0: cloud, 1: .24, 2: height}, operation='MULTIPLY_ADD').outputs[0]
    ramp = graph.node('ShaderNodeValToRGB', {0: share})
    for number, (at, colour) in enumerate(OUTDOORS):
        step = ramp.color_ramp.elements[number] if number < 2 else ramp.color_ramp.elements.new(at)
        step.position, step.color = at, (*colour, 1)
    light = graph.node('ShaderNodeEmission', {0: ramp.outputs[0], 1: strength}).outputs[0]
    graph.tree.links.new(light, graph.tree.nodes['Material Output'].inputs[0])
    graph.material.cycles.sample_as_light = False  # seen but not shining; by its size it would take nearly all samples of light from the lamps
    return graph.material


def cardboard(name, colour):
    """Kraft liner: fibres, and the wave beneath it that shows through as faint upright lines."""
    graph = Graph(name)
    uv = graph.node('ShaderNodeUVMap').outputs[0]
    lines = graph.node('ShaderNodeTexWave', {'Vector': uv, 'Scale': 1 / .0085 / 3.2, 'Distortion': .25, 'Detail': 1.}, bands_direction='X').outputs[1]
    fibres = graph.node('ShaderNodeTexNoise', {'Vector': uv, 'Scale': 260., 'Detail': 3.}).outputs[0]
    tone = graph.node('ShaderNodeMath', {0: fibres, 1: .8, 2: graph.node('ShaderNodeMath', {0: lines, 1: .12}, operation='MULTIPLY').outputs[0]}, operation='MULTIPLY_ADD', use_clamp=True).outputs[0]
    base = linear(colour)
    graph.set(Base_Color=graph.node('ShaderNodeMixRGB', {0: tone, 1: base * .80, 2: base * 1.16}).outputs[0], Roughness=.82, Specular=.25)
    graph.set(Normal=graph.node('ShaderNodeBump', {'Strength': .5, 'Distance': .0002, 'Height': lines}).outputs[0])
    return graph.material


def build(key):
    name, _, rest = key.partition(' ')
    parts = rest.split()
    if name.startswith('m-'):
        colour, rough = METALS[name[2:]]
        return plain(key, colour, rough, .5, 0. if name == 'm-zwart' else 1.)
    if name in PLAIN:
        return plain(key, *PLAIN[name])
    if name == 'spiegel':
        return plain(key, '#f6f8f7', 0., .5, 1.)
    if name == 'bronsspiegel':
        return plain(key, '#c9a684', .0, .5, 1.)
    if name == 'rookspiegel':
        return plain(key, '#8d8a86', .0, .5, 1.)
    if name == 'glas':
        return Graph(key).set(Base_Color=linear(parts[0] if parts else '#ffffff'), Roughness=float(parts[1]) if len(parts) > 1 else .02, Transmission=1., IOR=1.45).material
    if name == 'ruit':  # thin clear glass: passes light, keeps its reflection, costs no caustics
        graph = Graph(key)
        clear = graph.node('ShaderNodeBsdfTransparent', {0: (.91, .95, .935)}).outputs[0]
        shine = graph.node('ShaderNodeBsdfGlossy', {1: .0}).outputs[0]
        outside = graph.node('ShaderNodeMath', {0: 1., 1: graph.node('ShaderNodeNewGeometry').outputs['Backfacing']}, operation='SUBTRACT').outputs[0]
        facing = graph.node('ShaderNodeMath', {0: graph.node('ShaderNodeFresnel', {0: 1.4}).outputs[0], 1: outside}, operation='MULTIPLY').outputs[0]  # from within, a ray that was not refracted would never leave
        mixed = graph.node('ShaderNodeMixShader', {0: facing, 1: clear, 2: shine}).outputs[0]
        graph.tree.links.new(mixed, graph.tree.nodes['Material Output'].inputs[0])
        return graph.material
    if name == 'lamp':
        graph = Graph(key)
        colour = graph.node('ShaderNodeBlackbody', {0: float(parts[1])}).outputs[0]
        colour = graph.node('ShaderNodeMixRGB', {0: .55, 1: colour, 2: (1, .93, .84)}).outputs[0]  # the film curve would turn it yellow
        light = graph.node('ShaderNodeEmission', {0: colour, 1: float(parts[0])}).outputs[0]
        graph.tree.links.new(light, graph.tree.nodes['Material Output'].inputs[0])
        return graph.material
    if name == 'vitrage':
        graph = Graph(key)
        colour = linear(parts[0] if parts else '#f3efe6')
        through = graph.node('ShaderNodeBsdfTranslucent', {0: (*colour, 1)}).outputs[0]
        solid = graph.node('ShaderNodeBsdfDiffuse', {0: (*colour, 1)}).outputs[0]
        cloth = graph.node('ShaderNodeMixShader', {0: .45, 1: through, 2: solid}).outputs[0]
        gap = graph.node('ShaderNodeBsdfTransparent').outputs[0]
        mixed = graph.node('ShaderNodeMixShader', {0: .72, 1: gap, 2: cloth}).outputs[0]
        graph.tree.links.new(mixed, graph.tree.nodes['Material Output'].inputs[0])
        return graph.material
    if name == 'blad':
        graph = Graph(key)
        chance = graph.node('ShaderNodeObjectInfo').outputs['Random']
        dark, light = (linear(c) for c in (parts or ('#4b5b43', '#7b8b6c')))
        return graph.set(Base_Color=graph.node('ShaderNodeMixRGB', {0: chance, 1: dark, 2: light}).outputs[0], Roughness=.5).material
    if name == 'tegel':
        return glazed(key, parts[0], float(parts[1]) if len(parts) > 1 else .12)
    if name == 'tegel-mat':
        return glazed(key, parts[0], .05, .38)
    if name == 'stucwerk':  # plaster for light that grazes it, in which relief breaks up
        return textured(key, 'pleister', parts[0], .9, .12, 0.)
    if name == 'baksteen':
        return textured(key, 'beton', parts[0], .9, .2, .0030, .22)
    if name == 'uitzicht':
        return outdoors(key, float(parts[0]))
    if name == 'karton':
        return cardboard(key, parts[0])
    if name == 'doek':
        return textured(key, 'stof', parts[0], .95, .1, .0008, sheen=.35)
    if name == 'badstof':
        return textured(key, 'badstof', parts[0], .95, .1, .0006, sheen=.35)
    if name == 'kleur':
        return plain(key, parts[0], float(parts[1]) if len(parts) > 1 else .5)
    if name in ('pleister', 'microcement', 'wandbeton', 'marmer', 'travertijn', 'terrazzo', 'leisteen', 'leisteen-breuk', 'wandsteen', 'beton', 'betonlook'):
        rough = {'pleister': .85, 'microcement': .5, 'wandbeton': .62, 'marmer': .22, 'travertijn': .42, 'terrazzo': .24, 'leisteen': .55, 'leisteen-breuk': .6, 'wandsteen': .4, 'beton': .55, 'betonlook': .45}[name]
        bump = {'pleister': .0035, 'microcement': .0012, 'wandbeton': .0014, 'travertijn': .0006, 'leisteen': .0012, 'leisteen-breuk': .0015, 'beton': .0007}.get(name, 0.)
        return textured(key, name, parts[0], rough, .4, bump, .03 if name in ('travertijn', 'terrazzo', 'marmer') else 0., parts[1] if len(parts) > 1 else None)
    if name == 'hout':  # 'hout eiken #b8946b'
        return textured(key, parts[0], parts[1], .46, .35, .0005 if parts[0] != 'verkoold' else .0016, .08)
    kind, colour, rough, specular, bump = finish_surface(name)
    made = textured(key, kind, colour, rough, specular, bump, cast=kind in ('beton', 'betondecor'))
    made['shines'] = shines([name])
    return made


def shines(names):
    """The gloss class of these finishes where it shows what they reflect (ground.screen): of lacquers."""
    return min(finishes.gloss_class(name) if finishes.surface_of(name)[0] == 'lak' else 0 for name in names)


def stained_black(name):
    return finishes.surface_of(name)[0] != 'lak' and name.endswith('-zwart')


def finish_surface(name):
    """(kind, colour, roughness, specular, depth of its relief in m) of a finish as it is rendered."""
    kind, colour, gloss = finishes.surface_of(name)
    rough = finishes.roughness(gloss)
    if stained_black(name):  # the film curve would lift it to brown
        colour = hex_of(linear(colour) * .62)
    if kind != 'lak':
        return kind, colour, rough, .22 if stained_black(name) else .38, {'beton': .0007, 'lariks': .0006}.get(kind, .0004)
    # the film curve lifts the middle tones: a lacquer is laid on a little deeper, white least
    base = linear(colour)
    base = base * (.74 + .20 * base.max())
    return kind, hex_of(base), rough, .45, .00006


def hex_of(light):
    """'#rrggbb' of linear light."""
    return '#' + ''.join(f'{round(255 * c):02x}' for c in encode_srgb(light))


def blank(names):
    """The material ANY for these finishes: their mean colour, gloss and relief; what each would show in its place goes out as an AOV of its name, its cover as AOV 'cover'."""
    graph, wear = Graph(ANY), [finish_surface(name) for name in names]
    colours = []
    for name, (kind, colour, *_) in zip(names, wear):
        shown, height = maps(graph, kind, colour, cast=kind in ('beton', 'betondecor'))
        if 'multiplex' in name:
            shown = plies(graph, shown)
        out = graph.node('ShaderNodeOutputAOV', {'Color': shown})
        out.name = name
        colours.append(linear(colour))
    cover = graph.node('ShaderNodeOutputAOV', {'Value': 1.})
    cover.name = 'cover'
    colour = sum(colours) / len(colours)
    _, _, rough, specular, bump = (sum(values) / len(wear) if not isinstance(values[0], str) else None for values in zip(*wear))
    graph.set(Base_Color=colour, Roughness=rough, Specular=specular)
    if len({kind for kind, *_ in wear}) == 1:  # grain that all share is felt as well as seen
        graph.set(Normal=graph.node('ShaderNodeBump', {'Strength': 1., 'Distance': bump, 'Height': height}).outputs[0])
    graph.material['shines'] = shines(names)
    _made[ANY] = graph.material
    return colour


def material(key):
    if key not in _made:
        _made[key] = build(key)
    return _made[key]
