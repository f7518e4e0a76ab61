"""Audits the DXF files named on standard input with ezdxf: errors, $INSUNITS, and the width of the front view in mm."""
import json
import sys

import ezdxf


def width(drawing):
    for shape in drawing.modelspace().query('*[layer=="OMTREK"]'):
        if shape.dxftype() == "CIRCLE":
            return 2 * shape.dxf.radius
        across = [point[0] for point in shape.get_points()]
        return max(across) - min(across)


found = []
for wanted in json.load(sys.stdin):
    drawing = ezdxf.readfile(wanted["file"])
    found.append({"errors": len(drawing.audit().errors), "units": drawing.units, "width": width(drawing)})
json.dump(found, sys.stdout)
