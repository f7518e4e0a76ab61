/** A set on A4: what it consists of and costs, its drawing to scale, and a QR code to its address. Tagged for screen readers. */
import { absoluteUrl } from '#domain/absolute-url.ts'
import { weightInWords } from '#domain/catalogue/weight-words.ts'
import { paperScale } from '#domain/configurator/piece-drawing.ts'
import { setPath } from '#domain/configurator/set-path.ts'
import { formatPrice } from '#domain/money.ts'
import { site } from '#domain/site.ts'
import type { SetView } from '#server/configurator/set-view.ts'
import { cornerOf, drawnSize, drawSet } from './drawn-set.ts'
import { drawQrCode } from './qr-code.ts'
import { amsterdamDay } from '#domain/amsterdam-day.ts'
import { dayInWords, Paper, printableText, styles } from './paper.ts'

const codeSide = 96 // points
/** mm across A4 upright, between its margins. */
const uprightWidth = 174

/** The address of exactly this set. */
export function setUrl(set: Pick<SetView, 'slug' | 'search'>): string {
  return absoluteUrl(setPath(set))
}

/** The bytes of the sheet. Prices in cents incl. btw; `now` is the date on it. */
export async function setPdf(set: SetView, now: Date): Promise<Buffer> {
  const date = amsterdamDay(now)
  const paper = new Paper({
    title: `${set.name}, samengesteld`,
    subject: 'Samenstelling met artikelnummers, prijzen en maattekening',
    author: site.legalName,
    language: 'nl',
    date,
    layout: set.drawing.box.width / paperScale > uprightWidth ? 'landscape' : 'portrait',
    head: { mark: site.name, kind: 'Samenstelling' },
    footer: [site.phone, site.email, dayInWords(date, 'nl')],
  })
  paper.newPage()
  const full = paper.columns(0, 12)
  const words = paper.columns(0, 9)
  const code = { x: full.x + full.width - codeSide, y: paper.y, width: codeSide, height: codeSide }
  const url = setUrl(set)
  paper.figure(`QR-code naar ${url}`, code, () => drawQrCode(paper, url, code))
  paper.heading(1, `${set.name}, samengesteld`, words)
  paper.paragraph(
    'Prijzen zijn incl. btw, zonder montage en bezorging, en gelden op de dag van afdrukken. De code rechts opent deze samenstelling.',
    paper.columns(0, 8),
  )
  paper.y = Math.max(paper.y, code.y + codeSide + 12)
  for (const { label, text } of set.changes) paper.paragraph(printableText(`${label}: ${text}`), full, styles.small)
  paper.table(
    [
      { title: 'Onderdeel', share: 4 },
      { title: 'Maat en kleur', share: 4 },
      { title: 'Artikelnummer', share: 3 },
      { title: 'Aantal', share: 1, align: 'right' },
      { title: 'Prijs', share: 2, align: 'right' },
    ],
    [
      ...set.lines.map(({ name, detail, article, quantity, price }) => [
        printableText(name),
        printableText(detail),
        article,
        String(quantity),
        formatPrice(price * quantity),
      ]),
      ['Samen, incl. btw', '', '', '', formatPrice(set.total)],
    ],
    full,
  )
  paper.facts(factsOf(set), 4, full)
  paper.heading(2, 'Niet inbegrepen')
  paper.list(
    set.notIncluded.map(({ name, text }) => `${name}. ${text}`),
    full,
    styles.small,
  )
  drawingPage(paper, set)
  return paper.finish()
}

function factsOf({ width, kg, weeks, fixing, drawing, notes }: SetView): { label: string; value: string }[] {
  return [
    { label: 'Breedte', value: `${width} mm` },
    ...notes,
    ...(kg === null ? [] : [{ label: 'Gewicht', value: weightInWords({ kg, isCalculated: true }) }]),
    { label: 'Levertijd', value: `${weeks} weken` },
    ...(fixing && typeof fixing.height === 'number'
      ? [{ label: 'Schroeven', value: `${fixing.count}, op ${fixing.height} mm` }]
      : []),
    ...(drawing.plan
      ? [
          { label: 'Hart afvoer', value: `${drawing.plan.drain} mm` },
          { label: 'Hart aanvoer', value: `${drawing.plan.water} mm` },
        ]
      : []),
  ]
}

/** On a page of its own; what the letters mean stands in the free corner under the side view. */
function drawingPage(paper: Paper, { drawing, name, width }: SetView): void {
  const size = drawnSize(drawing)
  const { x } = paper.columns(0, 12)
  paper.newPage()
  paper.heading(3, `Maattekening, schaal 1:${paperScale}`)
  const top = paper.y
  const box = { x, y: top, ...size }
  paper.figure(`Maattekening van ${name}, ${width} mm breed: van voren, opzij en van boven`, box, () =>
    drawSet(paper, drawing, x, top),
  )
  paper.put(
    'P',
    `Maten in mm, boven de afgewerkte vloer.${drawing.plan ? ' A hart afvoer, K koud en W warm water.' : ''}${drawing.screws === null ? '' : ' S hoogte van de schroeven.'}${drawing.front.swings.length === 0 ? '' : ' Stippellijnen komen samen bij de scharnieren.'} Afdrukken op ware grootte. Het verkooppunt meet na.`,
    cornerOf(drawing, x, top),
    styles.label,
  )
  paper.y = top + size.height
}
