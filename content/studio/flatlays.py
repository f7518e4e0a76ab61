"""What lies flat and is seen straight from above, drawn like the swatches from maps and without a renderer: each piece with its thickness, its shadow and light from the upper left."""
import numpy as np

import finishes
import surfaces
import swatches


def sampled(image, y, x):
    """The image at these places, in pixels, bilinear."""
    y, x = np.clip(y, 0, image.shape[0] - 1.001), np.clip(x, 0, image.shape[1] - 1.001)
    y0, x0 = y.astype(int), x.astype(int)
    fy, fx = (y - y0)[..., None], (x - x0)[..., None]
    above = image[y0, x0] * (1 - fx) + image[y0, x0 + 1] * fx
    return above * (1 - fy) + (image[y0 + 1, x0] * (1 - fx) + image[y0 + 1, x0 + 1] * fx) * fy


class Table:
    """A surface of so many pixels to the mm; lengths in mm from its upper left corner."""

    def __init__(self, ground, scale):
        self.picture, self.scale = ground.astype('f4'), scale
        self.y, self.x = np.mgrid[0:ground.shape[0], 0:ground.shape[1]].astype('f4') / scale

    def within(self, x, y, w, h, turn, soft):
        """How much of each place a rectangle covers, whose edge is so soft, and where in it (mm) each place lies."""
        c, s = np.cos(np.radians(turn)), np.sin(np.radians(turn))
        dx, dy = self.x - x, self.y - y
        u, v = dx * c + dy * s, dy * c - dx * s
        inside = np.minimum(w / 2 - np.abs(u), h / 2 - np.abs(v))
        return surfaces.smoothstep(inside, -soft, soft), u, v

    def lay(self, image, x, y, w, h, turn=0., thick=1.):
        """Lay a piece with its middle at x, y; the image fills it."""
        for reach, dark in ((.25, .42), (.9, .26), (2.2, .16)):  # the nearer, the darker
            shadow, _, _ = self.within(x + reach * thick * .8, y + reach * thick, w, h, turn, .35 + reach * thick * .9)
            self.picture *= (1 - dark * min(1, .4 + thick / 4) * shadow)[..., None]
        cover, u, v = self.within(x, y, w, h, turn, .55 / self.scale)
        shown = sampled(image, (v / h + .5) * image.shape[0] - .5, (u / w + .5) * image.shape[1] - .5)
        rim = min(.5, thick * .2)
        lit = np.exp(-(np.minimum(u + w / 2, v + h / 2).clip(0) / rim) ** 2) - np.exp(-(np.minimum(w / 2 - u, h / 2 - v).clip(0) / rim) ** 2)
        shown = shown * (1 + .13 * min(1, thick) * lit)[..., None]
        self.picture += (shown - self.picture) * cover[..., None]

    def lit(self):
        high, wide = self.picture.shape[:2]
        fall = (self.x * self.scale / wide + self.y * self.scale / high) / 2
        return np.clip(self.picture * (1.10 - .20 * fall)[..., None], 0, 1)


#          middle (mm), size (mm), degrees, thickness
SAMPLES = (
    ('eiken-naturel', 112, 196, 128, 188, -1.2, 4), ('hpl-marmer-licht', 235, 104, 118, 128, .8, 6), ('noten-amerikaans', 262, 224, 84, 118, 2.2, 4),
    ('salie-mat', 190, 262, 76, 104, -3.0, 5), ('beton-midden', 96, 82, 92, 92, 2.4, 9), ('terracotta-mat', 214, 196, 62, 62, -.6, 5), ('nachtblauw-mat', 60, 262, 62, 88, 1.5, 5),
)


def samples(width, height, scale=3.53):
    """Samples of seven materials on lime plaster."""
    ground, _ = surfaces.plaster('#d3c9ba', 8, width, width / scale / 1000 * 3, .35)
    table = Table(ground, scale)
    for name, x, y, w, h, turn, thick in SAMPLES:
        whole = swatches.swatch(name)
        per = whole.shape[0] / swatches.SHOWN / 1000
        part = whole[:round(h * per), :round(w * per)]
        if finishes.surface_of(name)[0] in surfaces.WOODS:  # its grain stands up
            part = np.rot90(whole[:round(w * per), :round(h * per)])
        blur = surfaces.Fields(*part.shape[:2], 1)
        fine = np.stack([blur.blur(part[..., c], max(0., per / scale * .45)) for c in range(3)], -1)
        table.lay(fine, x, y, w, h, turn, thick)
    return table.lit()


FLAT = {'stalen': samples}


def write(name, width, height, path):
    surfaces.write_png(path, surfaces.encode_srgb(FLAT[name](width, height)))
