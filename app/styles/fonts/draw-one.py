"""Draws a flag on the 1 of Instrument Serif, which reads as an l without: draw-one.py file.woff2 (changed in place; needs fonttools and brotli)."""
import sys

from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont

WIDTH, LEFT = 305, 8  # of 1000 to the em
# from the left of the foot: up the stem, out along the flag and back over the head, down and to the right of the foot
OUTLINE = (
    ((37, 0), (37, 11)), ((37, 22), (50, 23)), ((103, 27),), ((124, 29), (139, 45), (139, 66)), ((139, 618),), ((139, 640), (122, 629)),
    ((45, 578),), ((33, 570), (25, 580)), ((17, 590),), ((8, 601), (20, 611)), ((165, 725),), ((178, 735), (190, 735)), ((203, 735), (203, 718)),
    ((203, 66),), ((203, 45), (218, 29), (239, 27)), ((278, 23),), ((291, 22), (291, 11)), ((291, 0), (276, 0)),
)

font = TTFont(sys.argv[1])
pen = TTGlyphPen(None)
pen.moveTo((52, 0))
for points in OUTLINE:
    (pen.lineTo if len(points) == 1 else pen.qCurveTo)(*points)
pen.closePath()
font['glyf']['one'] = pen.glyph()
font['hmtx']['one'] = (WIDTH, LEFT)
font.flavor = 'woff2'
font.save(sys.argv[1])
