/** Dimension drawings of the catalogue and the mirrors as SVG: front, side and top of every size, to one scale, one unit of the drawing to the millimetre. Pure. */
import type { ProductFamily } from '#domain/catalogue/family.schema.ts'
import {
  drawnViews,
  frontLines,
  viewWords,
  type DrawnViews,
  type Measure,
  type View,
} from '#domain/catalogue/product-views.ts'
import { doorLines, mirrorOutline } from '#domain/mirrors/mirror-outline.ts'
import { mirrorDrawingPath } from '#domain/mirrors/mirror-drawing-path.ts'
import type { Mirror } from '#domain/mirrors/mirror.schema.ts'
import { dimensionLabel, type Dimensions } from '#domain/dimensions.ts'
import { drawingPath } from '#server/content/families/drawing-path.ts'
import { clay, escaped, ink, rounded } from './scene.ts'

/** The drawings of a family by their path under public/media; sizes that several products share once. */
export function familyDrawings(family: ProductFamily): Map<string, string> {
  const subject = family.name.replaceAll(/\{[a-z]+\}/g, '').trim()
  const sizes = family.products.flatMap((product) =>
    product.sizes.map((size): Dimensions =>
      'diameter' in size
        ? { width: null, height: null, depth: null, diameter: size.diameter }
        : { width: size.width, height: size.height, depth: size.depth ?? null, diameter: null },
    ),
  )
  return new Map(sizes.map((size) => [drawingPath(family.slug, size), dimensionDrawing(subject, family.model, size)]))
}

/** The drawings of a mirror by their path under public/media, one for every size. */
export function mirrorDrawings({ name, name2, shape, frame, formats }: Mirror): Map<string, string> {
  return new Map(
    formats.flatMap(({ article, size }) => {
      const drawn = size && drawnViews('spiegel', { ...size, diameter: null })
      if (!drawn) return []
      const pen = (width: number): string => `stroke="${ink}" stroke-width="${rounded(width)}"`
      const front = `<path data-view="front" ${pen(drawn.fontSize / 9)} d="${mirrorOutline(shape, size)}"/>${doorLines(
        shape,
        size.width,
      )
        .map((x) => `<path ${pen(drawn.fontSize / 16)} d="M${rounded(x)} 0V${size.height}"/>`)
        .join(
          '',
        )}${frame === 'breed' ? `<path ${pen(drawn.fontSize / 16)} transform="translate(40 40)" d="${mirrorOutline(shape, { width: size.width - 80, height: size.height - 80 })}"/>` : ''}`
      return [
        [
          mirrorDrawingPath(article),
          sheet(`Spiegel ${name2} (${name})`, size, drawn, (view) =>
            view.kind === 'front' ? front : outline(view, 'spiegel', drawn.fontSize),
          ),
        ] as const,
      ]
    }),
  )
}

/** One size as a whole SVG file. @throws {RangeError} without sizes */
function dimensionDrawing(subject: string, model: string, size: Dimensions): string {
  const drawn = drawnViews(model, size)
  if (!drawn) throw new RangeError(`${subject} has no size to draw`)
  return sheet(subject, size, drawn, (view) => outline(view, model, drawn.fontSize))
}

function sheet(
  subject: string,
  size: Omit<Dimensions, 'diameter'> & { diameter?: number | null },
  { views, measures, fontSize, box }: DrawnViews,
  draw: (view: View) => string,
): string {
  const label = `${subject}, ${dimensionLabel({ diameter: null, ...size })}`
  const words = `${label}. Maten in mm.`
  const [width, height] = [
    Math.max(box.width + fontSize * 1.5, words.length * fontSize * 0.58),
    box.height + fontSize * 2.6,
  ] // wide enough for the words in any sans-serif
  const title = `${label}: ${views.map((view) => viewWords[view.kind]).join(', ')}`
  const caption = `<text x="${rounded(box.x + fontSize * 0.6)}" y="${rounded(box.y + height - fontSize * 0.9)}" fill="${ink}">${escaped(words)}</text>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${rounded(box.x)} ${rounded(box.y)} ${rounded(width)} ${rounded(height)}" width="1200" height="${Math.round((1200 * height) / width)}" role="img" aria-labelledby="t" fill="none" stroke-linejoin="round" font-family="'Instrument Sans', Arial, sans-serif" font-size="${rounded(fontSize)}"><title id="t">${escaped(title)}</title><rect x="${rounded(box.x)}" y="${rounded(box.y)}" width="${rounded(width)}" height="${rounded(height)}" fill="#fffefb"/>${views.map(draw).join('')}${measures.map((measure) => measureLine(measure, fontSize)).join('')}${caption}</svg>\n`
}

function outline({ kind, x, y, width, height, isRound }: View, model: string, fontSize: number): string {
  const edge = `stroke="${ink}" stroke-width="${rounded(fontSize / 9)}"`
  if (isRound)
    return `<circle data-view="${kind}" ${edge} cx="${x + width / 2}" cy="${y + height / 2}" r="${width / 2}"/>`
  const joints = kind === 'front' ? frontLines(model, width, height) : ''
  return `<rect data-view="${kind}" ${edge} x="${rounded(x)}" y="${rounded(y)}" width="${width}" height="${height}"/>${joints === '' ? '' : `<path stroke="${ink}" stroke-width="${rounded(fontSize / 16)}" d="${joints}"/>`}`
}

function measureLine({ axis, from, to, at, figure }: Measure, fontSize: number): string {
  const tick = fontSize * 0.45
  const [low, high, line, middle] = [from, to, at, (from + to) / 2].map(rounded)
  const [before, after] = [rounded(at - tick), rounded(at + tick)]
  const text = `text-anchor="middle" fill="${ink}"`
  return axis === 'horizontal'
    ? `<path stroke="${clay}" stroke-width="${rounded(fontSize / 12)}" d="M${low} ${line}H${high}M${low} ${before}V${after}M${high} ${before}V${after}"/><text ${text} x="${middle}" y="${rounded(at - fontSize * 0.7)}">${figure}</text>`
    : `<path stroke="${clay}" stroke-width="${rounded(fontSize / 12)}" d="M${line} ${low}V${high}M${before} ${low}H${after}M${before} ${high}H${after}"/><text ${text} transform="translate(${rounded(at - fontSize * 0.7)} ${middle}) rotate(-90)">${figure}</text>`
}
