"""Geometry: boxes, lofts, turned forms and pipes, with bevels and with UVs in metres.

x runs to the right, y into the wall (the wall is y = 0, the room is at negative y), z up; everything in metres.
UVs are taken from the place in the room, so that grain runs on from one front to the next.
"""
import math
import random

import bmesh
import bpy
from mathutils import Matrix, Vector

from materials import ANY, EDGE, material

rng = random.Random(1)
shift = [0., 0.]  # where on the board the next pieces are cut
VEINED = 1.5  # m of marble before its drawing comes back


def seed(value):
    """Start the chance of a scene anew."""
    rng.seed(value)
    shift[:] = rng.random() * 2, rng.random()


def link(obj):
    bpy.context.scene.collection.objects.link(obj)
    return obj


def place(mesh, name, key, at=(0, 0, 0), turn=(0, 0, 0), grain='h', own_cut=False, solid=False, smooth=True, weighted=True, uv=True):
    """Put a mesh in the scene: box-mapped UVs in metres, smooth shading that keeps flat faces flat. solid: a board whose ends are sawn across its pores, which are dots there."""
    obj = link(bpy.data.objects.new(name, mesh))
    obj.location, obj.rotation_euler = at, turn
    layer = mesh.uv_layers[0] if mesh.uv_layers else mesh.uv_layers.new(name='UVMap')
    ox, oy, oz = (rng.random() * 5, rng.random() * 5, rng.random() * 5) if own_cut else at
    for face in mesh.polygons:
        face.use_smooth = smooth
        if not uv:
            continue
        axis = max(range(3), key=lambda i: abs(face.normal[i]))
        for index in face.loop_indices:
            co = mesh.vertices[mesh.loops[index].vertex_index].co
            x, y, z = co.x + ox + shift[0], co.y + oy, co.z + oz + shift[1]
            u, v = ((y * 14 if solid else y, z), (x, z), (x, y))[axis]
            if grain == 'v':
                u, v = (v, u) if axis < 2 else (y, x)
            layer.data[index].uv = (u, v)
    mesh.use_auto_smooth, mesh.auto_smooth_angle = True, .95 if weighted else .7  # an edge without a bevel stays sharp
    if weighted:
        normals = obj.modifiers.new('weighted', 'WEIGHTED_NORMAL')
        normals.weight, normals.keep_sharp = 100, True
    if key:
        mesh.materials.append(material(key))
    return obj


def mark_edges(mesh, sizes):
    """Say of a board how far each corner of its edges lies from its face, in m, and -1 of its faces: plywood shows its layers there (materials.plies)."""
    thin = sizes.index(min(sizes))
    if not .009 < sizes[thin] < .045 or sorted(sizes)[1] < 1.5 * sizes[thin]:
        return
    depths = mesh.attributes.new(EDGE, 'FLOAT', 'CORNER').data
    for face in mesh.polygons:
        is_edge = abs(face.normal[thin]) < .75
        for index in face.loop_indices:
            depths[index].value = mesh.vertices[mesh.loops[index].vertex_index].co[thin] + sizes[thin] / 2 if is_edge else -1


def mark_sides(obj, is_side, across):
    """Say of each side of plywood (is_side of its normal, in the measures of obj) how far it lies from the face, which is at the end of axis `across`, in m: its layers show there (materials.plies)."""
    mesh = obj.data
    name = mesh.materials[0].name
    if name != ANY and 'multiplex' not in name:
        return
    start = min(vertex.co[across] for vertex in mesh.vertices)
    depths = mesh.attributes.new(EDGE, 'FLOAT', 'CORNER').data
    for face in mesh.polygons:
        for index in face.loop_indices:
            depths[index].value = mesh.vertices[mesh.loops[index].vertex_index].co[across] - start + 1e-5 if is_side(face.normal) else -1


def box_mesh(sx, sy, sz, bevel=.0012, segments=3):
    bm = bmesh.new()
    bmesh.ops.create_cube(bm, size=1)
    bmesh.ops.scale(bm, vec=(sx, sy, sz), verts=bm.verts)
    if bevel:
        bmesh.ops.bevel(bm, geom=bm.edges[:], offset=min(bevel, min(sx, sy, sz) * .45), segments=segments, affect='EDGES', profile=.5)
    mesh = bpy.data.meshes.new('box')
    bm.to_mesh(mesh)
    bm.free()
    return mesh


def box(sx, sy, sz, x, y, z, key, bevel=.0012, segments=3, **how):
    """A block with its centre at x, y, z."""
    mesh = box_mesh(sx, sy, sz, bevel, segments)
    if key == ANY or 'multiplex' in key:
        mark_edges(mesh, (sx, sy, sz))
    return place(mesh, 'box', key, (x, y, z), **how)


def block(x0, x1, y0, y1, z0, z1, key, bevel=.0012, **how):
    """A block between two corners."""
    return box(abs(x1 - x0), abs(y1 - y0), abs(z1 - z0), (x0 + x1) / 2, (y0 + y1) / 2, (z0 + z1) / 2, key, bevel, **how)


def loft(rings, key, at=(0, 0, 0), cap_first=False, cap_last=False, closed=True, **how):
    """A skin over rings of points."""
    bm = bmesh.new()
    rows = [[bm.verts.new(point) for point in ring] for ring in rings]
    count = len(rings[0])
    for a, b in zip(rows, rows[1:]):
        for i in range(count if closed else count - 1):
            bm.faces.new((a[i], a[(i + 1) % count], b[(i + 1) % count], b[i]))
    if cap_first:
        bm.faces.new(rows[0][::-1])
    if cap_last:
        bm.faces.new(rows[-1])
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    mesh = bpy.data.meshes.new('loft')
    bm.to_mesh(mesh)
    bm.free()
    how.setdefault('weighted', False)
    return place(mesh, 'loft', key, at, **how)


def ellipse(rx, ry, z, power=2., count=96):
    """A ring: circle, ellipse (power 2) or squircle (power 3 to 5)."""
    ring = []
    for i in range(count):
        c, s = math.cos(2 * math.pi * i / count), math.sin(2 * math.pi * i / count)
        ring.append((math.copysign(abs(c) ** (2 / power), c) * rx, math.copysign(abs(s) ** (2 / power), s) * ry, z))
    return ring


def rounded(rx, ry, z, radius, count=10):
    """A ring: rectangle of 2 rx by 2 ry with round corners."""
    ring = []
    for cx, cy, start in ((rx - radius, ry - radius, 0), (-rx + radius, ry - radius, 90), (-rx + radius, -ry + radius, 180), (rx - radius, -ry + radius, 270)):
        for i in range(count + 1):
            a = math.radians(start + 90 * i / count)
            ring.append((cx + radius * math.cos(a), cy + radius * math.sin(a), z))
    return ring


def arch(width, height, z, count=40):
    """A ring: rectangle with a half-round top, standing on y = 0."""
    r = width / 2
    ring = [(r, 0, z)]
    for i in range(count + 1):
        a = math.pi * i / count
        ring.append((r * math.cos(a), height - r + r * math.sin(a), z))
    ring.append((-r, 0, z))
    return ring


def pebble(width, height, z, count=120):
    """A ring: a calm free form that fills width by height exactly, around its middle."""
    ring = []
    for i in range(count):
        a = 2 * math.pi * i / count
        r = 1 + .07 * math.cos(2 * a + .6) + .055 * math.cos(3 * a + 1.9)
        ring.append((math.cos(a) * r, math.sin(a) * r))
    sides = [(min(values), max(values)) for values in zip(*ring)]

    def fitted(value, side, length):
        low, high = sides[side]
        return ((value - low) / (high - low) - .5) * length

    return [(fitted(x, 0, width), fitted(y, 1, height), z) for x, y in ring]


def arc(cx, cz, r, a0, a1, count=6):
    return [(cx + r * math.cos(math.radians(a0 + (a1 - a0) * i / count)), cz + r * math.sin(math.radians(a0 + (a1 - a0) * i / count))) for i in range(count + 1)]


def flowing(profile, steps=8):
    """A drawn profile of (radius, height) pairs made fluent: more points on a curve through the given ones; ends and edges (points less than 2 mm apart) stay."""
    points = [profile[0], *profile, profile[-1]]
    smooth = [profile[0]]
    for before, a, b, after in zip(points, points[1:], points[2:], points[3:]):
        if math.dist(a, b) < .002 or 0 in (a[0], b[0]):
            smooth.append(b)
            continue
        lengths = [max(math.dist(p, q), 1e-6) ** .5 for p, q in ((before, a), (a, b), (b, after))]
        smooth.extend(_between(before, a, b, after, lengths, i / steps) for i in range(1, steps + 1))
    return smooth


def _between(before, a, b, after, lengths, t):
    """The point at share t between a and b of the centripetal Catmull-Rom curve; lengths: the square roots of the three distances."""
    def mixed(p, q, low, high, at):
        share = (at - low) / (high - low)
        return tuple(m + (n - m) * share for m, n in zip(p, q))

    k0, k1 = 0., lengths[0]
    k2 = k1 + lengths[1]
    k3, at = k2 + lengths[2], k1 + t * lengths[1]
    p, q, r = mixed(before, a, k0, k1, at), mixed(a, b, k1, k2, at), mixed(b, after, k2, k3, at)
    return mixed(mixed(p, q, k0, k2, at), mixed(q, r, k1, k3, at), k1, k2, at)


def turned(profile, key, at, power=2., depth=1., count=96, **how):
    """A turned form from (radius, height) pairs."""
    return loft([ellipse(max(r, 1e-4), max(r * depth, 1e-4), z, power, count) for r, z in profile], key, at, **how)


def cylinder(r, h, x, y, z, key, bevel=.0015, count=64, **how):
    """Standing on z."""
    how.setdefault('weighted', True)
    return turned([(0, 0), (r - bevel, 0)] + arc(r - bevel, bevel, bevel, -90, 0, 4) + arc(r - bevel, h - bevel, bevel, 0, 90, 4) + [(0, h)], key, (x, y, z), count=count, **how)


def pipe(points, r, key, resolution=12, cyclic=False):
    """A tube along points; a point is (place,) or (place, handle before, handle after)."""
    curve = bpy.data.curves.new('pipe', 'CURVE')
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution, curve.use_fill_caps, curve.resolution_u = '3D', r, 6, True, resolution
    spline = curve.splines.new('BEZIER')
    spline.bezier_points.add(len(points) - 1)
    spline.use_cyclic_u = cyclic
    for target, point in zip(spline.bezier_points, points):
        target.co = point[0]
        target.handle_left = point[1] if len(point) > 1 else point[0]
        target.handle_right = point[2] if len(point) > 2 else point[0]
    obj = link(bpy.data.objects.new('pipe', curve))
    curve.materials.append(material(key))
    return obj


def extruded(outline, z0, z1, key, at=(0, 0, 0), grain='h', **how):
    """A plan outline (closed, x and y) drawn up from z0 to z1; the grain follows the outline around corners."""
    obj = loft([[(x, y, z0) for x, y in outline], [(x, y, z1) for x, y in outline]], key, at, True, True, **how)
    mesh, layer = obj.data, obj.data.uv_layers[0]
    lengths, total = [0.], 0.
    for a, b in zip(outline, outline[1:] + outline[:1]):
        total += math.dist(a, b)
        lengths.append(total)
    count = len(outline)
    for number, face in enumerate(mesh.polygons):
        if number >= count:
            continue
        corners = sorted({mesh.loops[i].vertex_index % count for i in face.loop_indices})
        wrap = corners == [0, count - 1] and count > 2
        for i in face.loop_indices:
            vertex = mesh.loops[i].vertex_index
            k = vertex % count
            u = lengths[count] if wrap and k == 0 else lengths[k]
            v = mesh.vertices[vertex].co.z + at[2] + shift[1]
            layer.data[i].uv = (u + shift[0], v) if grain == 'h' else (v, u)
    mesh.auto_smooth_angle = .5
    soft = obj.modifiers.new('edge', 'BEVEL')
    soft.width, soft.segments, soft.limit_method, soft.angle_limit = .0014, 2, 'ANGLE', .8
    return obj


def profile(outline, x0, x1, key, edge=.0003, **how):
    """A bar whose section is given in (y, z), from x0 to x1, its edges eased."""
    obj = loft([[(x, y, z) for y, z in outline] for x in (x0, x1)], key, (0, 0, 0), True, True, smooth=False, **how)
    eased = obj.modifiers.new('edge', 'BEVEL')
    eased.width, eased.segments, eased.limit_method = edge, 2, 'ANGLE'
    return obj


def cut(obj, rings, at, turn=(0, 0, 0)):
    """Cut the form over rings, closed at both ends, out of an object. Its edges take the object's bevel."""
    tool = loft(rings, None, at, True, True, turn=turn, uv=False)
    tool.hide_render = tool.hide_viewport = True
    hole = obj.modifiers.new('hole', 'BOOLEAN')
    hole.operation, hole.object = 'DIFFERENCE', tool
    with bpy.context.temp_override(object=obj):
        bpy.ops.object.modifier_move_to_index(modifier=hole.name, index=0)


def wrap_edges(obj, top):
    """Let the pattern of a slab run on over its edges, as in stone: its UVs fold where its faces do. top: height of its upper face, in its own measures."""
    mesh, (ox, oy, _) = obj.data, obj.location
    layer = mesh.uv_layers[0]
    for face in mesh.polygons:
        nx, ny, nz = face.normal
        if abs(nz) > .7:
            continue
        for index in face.loop_indices:
            co = mesh.vertices[mesh.loops[index].vertex_index].co
            down = top - co.z
            layer.data[index].uv = (co.x + ox + shift[0] + nx * down, co.y + oy + ny * down)
    wide = max(vertex.co.x for vertex in mesh.vertices) - min(vertex.co.x for vertex in mesh.vertices)
    if wide > VEINED and 'marmer' in mesh.materials[0].name:  # on a longer top its veins are as much longer
        for loop in layer.data:
            loop.uv = loop.uv * (VEINED / wide)



def group(build, at=(0, 0, 0), turn=0., scale=1., lean=0.):
    """Run build at the origin, then move all it made: tipped by lean (about y), turned (about z), moved."""
    before = set(bpy.context.scene.objects)
    result = build()
    bpy.context.view_layer.update()
    matrix = Matrix.Translation(at) @ Matrix.Rotation(turn, 4, 'Z') @ Matrix.Rotation(lean, 4, 'Y') @ Matrix.Scale(scale, 4)
    for obj in set(bpy.context.scene.objects) - before:
        obj.matrix_world = matrix @ obj.matrix_world
    return result


def towards(direction):
    """Rotation of a camera or lamp that looks along a direction."""
    return Vector(direction).to_track_quat('-Z', 'Y').to_euler()
