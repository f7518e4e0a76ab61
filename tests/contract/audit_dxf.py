"""
Audits the DXF files named on standard input with ezdxf: errors, $INSUNITS, the size of the front view in mm, and the connections by layer:
from the middle of the front, and above the lowest of them.
"""
import json
import sys

import ezdxf


def outline(drawing):
    """Left, width and height of the first view."""
    for shape in drawing.modelspace().query('*[layer=="OMTREK"]'):
        if shape.dxftype() == "CIRCLE":
            return shape.dxf.center.x - shape.dxf.radius, 2 * shape.dxf.radius, 2 * shape.dxf.radius
        across, up = ([point[axis] for point in shape.get_points()] for axis in (0, 1))
        return min(across), max(across) - min(across), max(up) - min(up)


def connections(drawing, middle):
    """In the order in which they were drawn."""
    layers = ("AFVOER A", "KOUD WATER K", "WARM WATER W")
    pipes = [pipe for pipe in drawing.modelspace().query("CIRCLE") if pipe.dxf.layer in layers]
    lowest = min((pipe.dxf.center.y for pipe in pipes), default=0)
    return [[pipe.dxf.layer, pipe.dxf.center.x - middle, pipe.dxf.center.y - lowest] for pipe in pipes]


found = []
for wanted in json.load(sys.stdin):
    drawing = ezdxf.readfile(wanted["file"])
    left, width, height = outline(drawing)
    found.append(
        {
            "errors": len(drawing.audit().errors),
            "units": drawing.units,
            "width": width,
            "height": height,
            "connections": connections(drawing, left + width / 2),
        }
    )
json.dump(found, sys.stdout)
