"""Adds ² ³ and ₂, which the typefaces lack, as small copies of their figures: draw-small-figures.py file.woff2 (changed in place; needs fonttools and brotli)."""
import sys

from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables._g_l_y_f import GlyphComponent

SCALE = 0.6
# character: glyph, figure, height of its foot in em
SMALL = {0xB2: ('uni00B2', 'two', 0.29), 0xB3: ('uni00B3', 'three', 0.29), 0x2082: ('uni2082', 'two', -0.12)}

font = TTFont(sys.argv[1])
for character, (name, figure, foot) in SMALL.items():
    width, left = font['hmtx'][figure]
    pen = TTGlyphPen(font.getGlyphSet())
    pen.addComponent(figure, (SCALE, 0, 0, SCALE, 0, round(foot * font['head'].unitsPerEm)))
    font['glyf'][name] = pen.glyph()
    font['hmtx'][name] = (round(SCALE * width), round(SCALE * left))
    if 'gvar' in font:
        font['gvar'].variations[name] = []
        widths = font['HVAR'].table.AdvWidthMap.mapping
        widths[name] = widths[figure]
    for table in font['cmap'].tables:
        table.cmap[character] = name
font.flavor = 'woff2'
font.save(sys.argv[1])
