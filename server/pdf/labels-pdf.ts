/** Labels with a QR code for furniture: A4 sheets of 3 x 8 labels of 70 x 37 mm. Tagged; the codes are vector drawings, which print sharp. */
import { setImmediate } from 'node:timers/promises'
import { articlePath } from '#domain/articles/article-number.ts'
import { absoluteUrl } from '#domain/absolute-url.ts'
import { site } from '#domain/site.ts'
import { drawQrCode } from './qr-code.ts'
import { colours, Paper, pointsPerMm, printableText, styles, type TextStyle } from './paper.ts'

/** What a label says; `detail` is the size and finish. */
export type Label = { article: string; name: string; detail: string }

const across = 3
const down = 8
export const labelsOnSheet = across * down
const width = 70 * pointsPerMm
const height = 37 * pointsPerMm
/** A4 is 297 mm high, eight labels are 296: half a millimetre is left above and below. */
const top = 0.5 * pointsPerMm
/** Printers leave a margin, and labels are cut with some tolerance. */
const inset = 4 * pointsPerMm
const codeSide = 26 * pointsPerMm

const brand: TextStyle = { font: 'serif', size: 11, leading: 12 }
const number: TextStyle = { font: 'semibold', size: 8.6, leading: 11 }
const fine: TextStyle = { font: 'sans', size: 6.2, leading: 8 }

/** The address in the code of a label, which still works when the article is no longer made. */
export function labelAddress(article: string): string {
  return absoluteUrl(articlePath(article))
}

/** The bytes of the sheets. `date` is 'YYYY-MM-DD'. */
export async function labelsPdf(labels: readonly Label[], date: string): Promise<Buffer> {
  const paper = new Paper({
    title: `Labels ${site.name}`,
    subject: 'Etiketten met QR-code, 70 x 37 mm, 24 per vel',
    author: site.legalName,
    language: 'nl',
    date,
    layout: 'portrait',
    footer: [],
  })
  for (const [index, label] of labels.entries()) {
    const place = index % labelsOnSheet
    if (place === 0) {
      paper.newPage()
      await setImmediate()
    }
    put(paper, label, (place % across) * width, top + Math.floor(place / across) * height)
  }
  return paper.finish()
}

function put(paper: Paper, { article, name, detail }: Label, x: number, y: number): void {
  const words = { x: x + inset + codeSide + 6, width: width - 2 * inset - codeSide - 6 }
  paper.within('Sect', () => {
    const code = { x: x + inset - 2, y: y + (height - codeSide) / 2, width: codeSide, height: codeSide }
    paper.figure(`QR-code naar ${labelAddress(article)}`, code, () => drawQrCode(paper, labelAddress(article), code))
    let line = paper.put('P', site.name, { ...words, y: y + inset + 1 }, brand) + 2
    line = paper.put(
      'P',
      cut(paper, printableText(name), words.width, styles.small, 2),
      { ...words, y: line },
      { ...styles.small, size: 7.2, leading: 8.6 },
    )
    line = paper.put(
      'P',
      cut(paper, printableText(detail), words.width, fine, 2),
      { ...words, y: line },
      { ...fine, color: colours.quiet },
    )
    line = paper.put('P', article, { ...words, y: Math.max(line + 2, y + height - inset - 27) }, number)
    paper.put(
      'P',
      'Scan voor montage, onderhoud en onderdelen',
      { ...words, y: line },
      { ...fine, size: 5.6, leading: 6.6 },
    )
  })
}

/** `text` in at most `lines` lines of `style`, shortened by whole words. */
function cut(paper: Paper, text: string, room: number, style: TextStyle, lines: number): string {
  const fits = (candidate: string) => paper.measure(candidate, room, style) <= lines * style.leading + 0.5
  if (fits(text)) return text
  const words = text.split(' ')
  const most = words.findLastIndex((_, at) => fits(`${words.slice(0, at).join(' ')}…`))
  return `${words.slice(0, Math.max(1, most)).join(' ')}…`
}
