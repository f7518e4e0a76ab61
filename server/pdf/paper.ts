/**
 * A tagged A4 document, the base of every kind of document.
 *
 * Everything with a meaning is a structure element (`P`, `H1`, `Table`, `Figure` with its alternative text) in reading order;
 * rules, backgrounds, running headers and page numbers are artifacts. The same input gives the same bytes: dates are given, never read from
 * the clock. All lengths are points (1/72 inch) unless a name says mm.
 */
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import PDFDocument from 'pdfkit'

/** Points in a millimetre. */
export const pointsPerMm = 72 / 25.4

export const colours = {
  paper: '#f6f3ec',
  raised: '#fffefb',
  ink: '#23201b',
  quiet: '#6b6459',
  hairline: '#ddd6c9',
  clay: '#854832',
  white: '#ffffff',
} as const

type FontName = 'serif' | 'sans' | 'semibold'
export type TextStyle = {
  font: FontName
  size: number
  /** From baseline to baseline. */
  leading: number
  color?: string
}

export const styles = {
  display: { font: 'serif', size: 46, leading: 56 },
  title: { font: 'serif', size: 34, leading: 37 },
  heading: { font: 'serif', size: 21, leading: 25 },
  subheading: { font: 'semibold', size: 9.5, leading: 13.5 },
  lead: { font: 'sans', size: 11.5, leading: 17 },
  text: { font: 'sans', size: 9.2, leading: 13.6 },
  strong: { font: 'semibold', size: 9.2, leading: 13.6 },
  small: { font: 'sans', size: 7.8, leading: 11 },
  label: { font: 'sans', size: 7.8, leading: 11, color: colours.quiet },
  numeral: { font: 'serif', size: 24, leading: 24, color: colours.clay },
} as const satisfies Record<string, TextStyle>

/** Attributes of a structure element; `bbox` and `scope` are known to pdfkit but not yet to its types. */
type Structure = PDFKit.Mixins.StructureElementOptions & {
  bbox?: [number, number, number, number]
  scope?: 'Row' | 'Column'
}

export type Box = { x: number; y: number; width: number; height: number }
export type Column = { x: number; width: number }
export type Place = Column & { y: number; align?: 'left' | 'right' | 'center' }
/** `share` is that of the width, in relation to the others. */
export type TableColumn = { title: string; share: number; align?: 'left' | 'right' }
export type DocumentLanguage = 'nl' | 'en' | 'de'

export const locales = { nl: 'nl-NL', en: 'en-GB', de: 'de-DE' } as const satisfies Record<DocumentLanguage, string>
const pageWords = { nl: ['pagina', 'van'], en: ['page', 'of'], de: ['Seite', 'von'] } as const satisfies Record<
  DocumentLanguage,
  readonly [string, string]
>

export type PaperOptions = {
  title: string
  subject: string
  author: string
  language: DocumentLanguage
  /** 'YYYY-MM-DD', the date of this version. */
  date: string
  layout: 'portrait' | 'landscape'
  /** The texts in the footer beside the page number. */
  footer: readonly string[]
  /** Word mark and kind of document in the header of each page; without it pages have no header and footer (the brochure). */
  head?: { mark: string; kind: string }
}

/** A character without a glyph in the font, which would be printed as an empty box. */
export class MissingGlyphError extends Error {
  override readonly name = 'MissingGlyphError'
  constructor(text: string, font: FontName, character: string) {
    super(
      `The font ${font} has no glyph for “${character}” (U+${character.codePointAt(0)?.toString(16)}) in “${text.slice(0, 80)}”. Write it in other words, or add the glyph to the font.`,
    )
  }
}

/** What the fonts have no glyph for (tests/contract/printed-glyphs.test.ts). */
const unprintable = {
  sans: /[^\n\u0020-\u007e\u00a0-\u00a3\u00a5\u00a7-\u00ab\u00ae-\u00b4\u00b6-\u00b8\u00ba\u00bb\u00bd\u00bf-\u0107\u010a-\u0113\u0116-\u011b\u011e-\u0123\u0126\u0127\u012a\u012b\u012e-\u0133\u0136\u0137\u0139-\u013e\u0141-\u0148\u014a-\u014d\u0150-\u015b\u015e-\u0161\u0164\u0165\u016a-\u017e\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u20ac\u2082\u2190-\u2193\u2212]/u,
  serif:
    /[^\n\u0020-\u007e\u00a0-\u00b0\u00b4-\u00bb\u00bf-\u00ff\u0131\u0152\u0153\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u20ac\u2122\u2191\u2193\u2212]/u,
} as const
/** What says the same as a character that the sans fonts lack. */
const substitutes: Readonly<Record<string, string>> = {
  '⌀': 'Ø',
  µ: 'u',
  '\u00ad': '',
  '\u2010': '-',
  '\u2011': '-',
  '\u202f': '\u00a0',
}

/** `text` as the sans fonts can show it, with a '·' for every character that nothing replaces. */
export function printableText(text: string): string {
  return text.replaceAll(new RegExp(unprintable.sans, 'gu'), (character) => substitutes[character] ?? '·')
}

const fontDir = resolve('server/pdf/fonts') // from the working directory, because the built file is elsewhere
const serifFile = createRequire(import.meta.url).resolve(
  '@fontsource/instrument-serif/files/instrument-serif-latin-400-normal.woff',
)

/** A day in words in the language of the document: '3 februari 2025'. */
export function dayInWords(date: string, language: DocumentLanguage): string {
  return new Intl.DateTimeFormat(locales[language], {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'Europe/Amsterdam',
  }).format(new Date(`${date}T12:00:00Z`))
}

/** Points that must be free below a heading: two lines of text, or a table with its header and a row. */
const leastBelowHeading = 72

export class Paper {
  readonly doc: PDFKit.PDFDocument
  readonly options: PaperOptions
  readonly width: number
  readonly height: number
  readonly margin: number
  /** The y at which the next block of running text starts. */
  y = 0
  private readonly parents: [PDFKit.PDFStructureElement, ...PDFKit.PDFStructureElement[]]
  private readonly chunks: Buffer[] = []
  /** Cached measurements: text is measured before it is set, and layout is slow. */
  private readonly heights = new Map<string, number>()

  constructor(options: PaperOptions) {
    this.options = options
    const moment = new Date(`${options.date}T08:00:00Z`)
    this.doc = new PDFDocument({
      size: 'A4',
      layout: options.layout,
      margin: 0,
      autoFirstPage: false,
      bufferPages: true,
      pdfVersion: '1.7',
      tagged: true,
      lang: locales[options.language],
      displayTitle: true,
      info: {
        Title: options.title,
        Subject: options.subject,
        Author: options.author,
        Creator: options.author,
        CreationDate: moment,
        ModDate: moment,
      },
    })
    this.doc
      .registerFont('serif', serifFile)
      .registerFont('sans', join(fontDir, 'instrument-sans-regular.ttf'))
      .registerFont('semibold', join(fontDir, 'instrument-sans-semibold.ttf'))
    this.doc.on('data', (chunk: Buffer) => this.chunks.push(chunk))
    const root = this.doc.struct('Document')
    this.doc.addStructure(root)
    this.parents = [root]
    const [short, long] = [595.28, 841.89]
    this.width = options.layout === 'portrait' ? short : long
    this.height = options.layout === 'portrait' ? long : short
    this.margin = options.layout === 'portrait' ? 51 : 42
  }

  /** Left edge and width of `span` of the twelve columns, counted from 0. */
  columns(from: number, span: number): Column {
    const gutter = 14
    const column = (this.width - 2 * this.margin - 11 * gutter) / 12
    return { x: this.margin + from * (column + gutter), width: span * column + (span - 1) * gutter }
  }

  /** The lowest point that running text may reach. */
  get bottom(): number {
    return this.height - this.margin - 16
  }

  newPage(ground: string = colours.white): void {
    this.doc.addPage()
    if (ground !== colours.white) this.artifact(() => this.doc.rect(0, 0, this.width, this.height).fill(ground))
    const { head } = this.options
    this.y = this.margin
    if (!head) return
    this.artifact(() => {
      const full = this.columns(0, 12)
      this.ink(head.mark, { ...full, y: 30 }, { font: 'serif', size: 17, leading: 20 })
      this.ink(head.kind, { ...full, y: 36, align: 'right' }, styles.label)
      this.line(full.x, 58, full.x + full.width, 58)
    })
    this.y = 80
  }

  /** Starts a new page when `height` no longer fits. */
  need(height: number): void {
    if (this.y + height > this.bottom) this.newPage()
  }

  /** Draws what is not content: rules, backgrounds, running headers. */
  artifact(draw: () => void): void {
    this.doc.markContent('Artifact', { type: 'Layout' })
    draw()
    this.doc.endMarkedContent()
  }

  /** Puts everything that `fill` puts inside one structure element. */
  within(tag: string, fill: () => void, options: Structure = {}): void {
    const element = this.doc.struct(tag, options)
    this.parent.add(element)
    this.parents.push(element)
    fill()
    this.parents.pop()
    element.end()
  }

  private get parent(): PDFKit.PDFStructureElement {
    return this.parents.at(-1) ?? this.parents[0]
  }

  /** Puts one tagged piece of text. @returns the y below it. */
  put(tag: string, text: string, place: Place, style: TextStyle, options: Structure = {}): number {
    const content = this.doc.markStructureContent(tag)
    const below = this.ink(text, place, style)
    this.doc.endMarkedContent()
    this.parent.add(this.doc.struct(tag, options, content))
    return below
  }

  /** Writes text without a tag of its own: inside figures and artifacts. @returns the y below it. */
  ink(text: string, place: Place, style: TextStyle): number {
    const height = this.measure(text, place.width, style)
    this.doc.fillColor(style.color ?? colours.ink).text(text, place.x, place.y, {
      width: place.width,
      align: place.align ?? 'left',
      lineGap: this.lineGap(style),
      features: ['kern', 'liga', 'tnum'],
    })
    return place.y + height
  }

  /** The height of `text` set in `width`. @throws {MissingGlyphError} */
  measure(text: string, width: number, style: TextStyle): number {
    const missing = unprintable[style.font === 'serif' ? 'serif' : 'sans'].exec(text)
    if (missing) throw new MissingGlyphError(text, style.font, missing[0])
    const key = `${style.font} ${style.size} ${style.leading} ${width} ${text}`
    const before = this.heights.get(key)
    if (before !== undefined) return before
    this.doc.font(style.font).fontSize(style.size)
    const height = this.doc.heightOfString(text, {
      width,
      lineGap: this.lineGap(style),
      features: ['kern', 'liga', 'tnum'],
    })
    this.heights.set(key, height)
    return height
  }

  /** The width of `text` on one line. */
  widthOf(text: string, style: TextStyle): number {
    this.doc.font(style.font).fontSize(style.size)
    return this.doc.widthOfString(text, { features: ['kern', 'liga', 'tnum'] })
  }

  private lineGap(style: TextStyle): number {
    this.doc.font(style.font).fontSize(style.size)
    return style.leading - this.doc.currentLineHeight()
  }

  /** A hairline; call it inside a figure or an artifact. */
  line(x1: number, y1: number, x2: number, y2: number, color: string = colours.hairline, width = 0.5): void {
    this.doc.moveTo(x1, y1).lineTo(x2, y2).lineWidth(width).strokeColor(color).stroke()
  }

  rule(): void {
    const full = this.columns(0, 12)
    this.artifact(() => this.line(full.x, this.y, full.x + full.width, this.y))
  }

  /** A drawing or picture with its alternative text. */
  figure(alt: string, box: Box, draw: () => void): void {
    const content = this.doc.markStructureContent('Figure')
    draw()
    this.doc.endMarkedContent()
    const structure: Structure = { alt, bbox: [box.x, box.y, box.x + box.width, box.y + box.height] }
    this.parent.add(this.doc.struct('Figure', structure, content))
  }

  /** A picture that fills its box, or a plate in its tone without one. */
  picture(picture: { jpeg: Buffer | null; alt: string; tone: string }, box: Box): void {
    const { jpeg } = picture
    if (jpeg)
      this.figure(picture.alt, box, () => this.doc.image(jpeg, box.x, box.y, { width: box.width, height: box.height }))
    else this.artifact(() => this.doc.rect(box.x, box.y, box.width, box.height).fill(picture.tone))
  }

  /** An entry of the reader's contents panel that leads to this page. */
  bookmark(title: string): void {
    this.doc.outline.addItem(title)
  }

  // Running text: blocks that follow each other down the page.

  heading(level: 1 | 2 | 3, text: string, at: Column = this.columns(0, 12)): void {
    const style = level === 1 ? styles.title : level === 2 ? styles.heading : styles.subheading
    const height = this.measure(text, at.width, style)
    this.need(height + leastBelowHeading)
    if (level === 2) this.bookmark(text)
    this.y = this.put(`H${level}`, text, { ...at, y: this.y }, style) + (level === 3 ? 3 : 8)
  }

  paragraph(text: string, at: Column = this.columns(0, 9), style: TextStyle = styles.text): void {
    this.need(this.measure(text, at.width, style))
    this.y = this.put('P', text, { ...at, y: this.y }, style) + 6
  }

  list(items: readonly string[], at: Column = this.columns(0, 9), style: TextStyle = styles.text): void {
    this.within('L', () => {
      for (const item of items) {
        const width = at.width - 14
        this.need(this.measure(item, width, style))
        this.within('LI', () => {
          this.put('Lbl', '–', { x: at.x, y: this.y, width: 12 }, { ...style, color: colours.clay })
          this.y = this.put('LBody', item, { x: at.x + 14, y: this.y, width }, style) + 3
        })
      }
    })
    this.y += 5
  }

  /** Pairs of label and value in columns under hairlines. */
  facts(items: readonly { label: string; value: string }[], perRow: number, at: Column = this.columns(0, 12)): void {
    const gap = 14
    const width = (at.width - gap * (perRow - 1)) / perRow
    for (let start = 0; start < items.length; start += perRow) {
      const row = items.slice(start, start + perRow)
      const height =
        Math.max(
          ...row.map(
            (item) => this.measure(item.label, width, styles.label) + this.measure(item.value, width, styles.strong),
          ),
        ) + 16
      this.need(height)
      const top = this.y
      row.forEach((item, index) => {
        const x = at.x + index * (width + gap)
        this.artifact(() => this.line(x, top, x + width, top))
        const below = this.put('P', item.label, { x, y: top + 6, width }, styles.label)
        this.put('P', item.value, { x, y: below, width }, styles.strong)
      })
      this.y = top + height
    }
    this.y += 4
  }

  /** A table with a header row, repeated on the next page below `name`; the first cell of a row is its header. */
  table(
    columns: readonly TableColumn[],
    rows: readonly (readonly string[])[],
    at: Column = this.columns(0, 12),
    style: TextStyle = styles.small,
    name = '',
  ): void {
    const total = columns.reduce((sum, column) => sum + column.share, 0)
    const gap = 10
    let x = at.x
    const places = columns.map((column) => {
      const width = (at.width * column.share) / total
      const place = { x, width: width - gap, align: column.align ?? 'left' }
      x += width
      return place
    })
    const header: TextStyle = { ...style, color: colours.quiet }
    const heightOf = (cells: readonly string[], cellStyle: TextStyle) =>
      Math.max(...cells.map((cell, index) => this.measure(cell, places[index]?.width ?? 0, cellStyle)))
    const headerHeight =
      heightOf(
        columns.map((column) => column.title),
        header,
      ) + 6
    const headerRow = (write: (title: string, place: Place) => void) => {
      columns.forEach((column, index) => {
        const place = places[index]
        if (place) write(column.title, { ...place, y: this.y })
      })
      this.y += headerHeight
    }
    this.need(headerHeight + 44)
    this.within('Table', () => {
      this.within('TR', () => headerRow((title, place) => this.put('TH', title, place, header, { scope: 'Column' })))
      for (const row of rows) {
        const height = heightOf(row, style) + 7
        if (this.y + height > this.bottom) {
          this.newPage()
          this.artifact(() => {
            if (name !== '') this.y = this.ink(name, { ...at, y: this.y }, styles.subheading) + 3
            headerRow((title, place) => this.ink(title, place, header))
          })
        }
        const top = this.y
        this.artifact(() => this.line(at.x, top, at.x + at.width, top))
        this.within('TR', () =>
          row.forEach((cell, index) => {
            const place = places[index]
            if (!place) return
            this.put(
              index === 0 ? 'TH' : 'TD',
              cell,
              { ...place, y: top + 3.5 },
              index === 0 ? { ...style, font: 'semibold' } : style,
              index === 0 ? { scope: 'Row' } : {},
            )
          }),
        )
        this.y = top + height
      }
    })
    this.artifact(() => this.line(at.x, this.y, at.x + at.width, this.y))
    this.y += 14
  }

  /** Adds the footers, closes the document and returns its bytes. */
  async finish(): Promise<Buffer> {
    const { start, count } = this.doc.bufferedPageRange()
    const [page, of] = pageWords[this.options.language]
    if (this.options.head)
      for (let index = start; index < start + count; index += 1) {
        this.doc.switchToPage(index)
        this.doc.markContent('Artifact', { type: 'Pagination', attached: ['Bottom'] })
        const full = this.columns(0, 12)
        const y = this.height - this.margin
        this.line(full.x, y - 8, full.x + full.width, y - 8)
        this.ink(this.options.footer.join('   '), { ...full, y }, styles.label)
        this.ink(`${page} ${index - start + 1} ${of} ${count}`, { ...full, y, align: 'right' }, styles.label)
        this.doc.endMarkedContent()
      }
    this.parents[0].end()
    const ended = new Promise<void>((end, fail) => {
      this.doc.on('end', end).on('error', fail)
    })
    this.doc.end()
    await ended
    return Buffer.concat(this.chunks)
  }
}
