/** The brochure: A4 landscape, one page per collection, the same in every language. */
import type { Collection } from '#domain/collections/collection.schema.ts'
import { isShown } from '#domain/dealers/shown-dealers.ts'
import type { Download } from '#domain/downloads/download.schema.ts'
import type { Finish } from '#domain/finishes/finish.schema.ts'
import type { PictureSlot } from '#domain/picture-slot.ts'
import { openingHours } from '#domain/opening-hours.ts'
import { site } from '#domain/site.ts'
import type { ContentFiles } from '#server/content/content-files.ts'
import { drawFront, referenceWidth } from './furniture.ts'
import type { BrochureWords } from './words-nl.ts'
import { drawMirrorFront } from './mirrors.ts'
import {
  colours,
  dayInWords,
  locales,
  Paper,
  pointsPerMm,
  styles,
  type Box,
  type Place,
  type TextStyle,
} from '#server/pdf/paper.ts'
import { printPicture } from './pictures.ts'
import { Plan } from './plan.ts'

/** The collections in the order of the brochure. */
const everyday = ['beat45', 'beat40', 'nuance515', 'sunny', 'thor', 'type', 'sjithouse', 'epoch'] as const
const exclusive = ['linea', 'epoque', 'morrison', 'tresore', 'ligne', 'modena'] as const

const headline: TextStyle = { font: 'serif', size: 40, leading: 44 }
const makerName: TextStyle = { font: 'serif', size: 52, leading: 54 }
const huge: TextStyle = { font: 'serif', size: 62, leading: 74 }
/** Running text and facts, larger than on a data sheet: a brochure is read at arm's length. */
const body: TextStyle = { font: 'sans', size: 10.4, leading: 15.6 }
const fact: TextStyle = { font: 'sans', size: 8.4, leading: 11.8 }
const wide: TextStyle = { font: 'serif', size: 30, leading: 34 }

export async function makeBrochure(entry: Download, files: ContentFiles, words: BrochureWords): Promise<Buffer> {
  const paper = new Paper({
    title: words.title,
    subject: words.subject,
    author: site.legalName,
    language: words.language,
    date: entry.date,
    layout: 'landscape',
    footer: [],
  })
  const brochure = new Brochure(paper, files, words, entry)
  await brochure.setAll()
  return paper.finish()
}

class Brochure {
  private readonly paper: Paper
  private readonly files: ContentFiles
  private readonly words: BrochureWords
  private readonly entry: Download
  private pageNumber = 0
  /** Pictures of collections that no page shows, for places whose own picture does not exist yet. */
  private readonly spare: PictureSlot[]
  /** Collections to draw when those have run out. */
  private readonly drawn = ['beat45', 'morrison', 'epoque', 'linea', 'sjithouse', 'thor']

  constructor(paper: Paper, files: ContentFiles, words: BrochureWords, entry: Download) {
    this.paper = paper
    this.files = files
    this.words = words
    this.entry = entry
    const all = [...everyday, ...exclusive].map((slug) => this.collection(slug))
    const rooms = all
      .flatMap((collection) => picturesIn(collection.sections))
      .filter((slot) => /\/(?:kamer-1|kamer-2|afwerking)$/.test(slot.media))
    // A broad page does not show the card, a tall page not the room of the hero.
    const unused = all.flatMap((collection) =>
      this.isBroad(collection) ? collection.card : collection.card.file ? (collection.hero.picture ?? []) : [],
    )
    this.spare = [...rooms, ...unused].filter((slot) => slot.file !== null)
  }

  async setAll(): Promise<void> {
    const { words } = this
    await this.cover()
    await this.contents()
    await this.story()
    await this.making()
    await this.statement()
    for (const slug of everyday) await this.collectionPage(this.collection(slug))
    await this.exclusiveOpening()
    for (const slug of exclusive) await this.collectionPage(this.collection(slug))
    const { finishes } = this.files
    const furniture = (brand: Finish['brands'][number]) =>
      finishes.filter((finish) => finish.categories.includes('Badkamermeubelen') && finish.brands.includes(brand))
    await this.finishesPage(words.finishes.title, words.finishes.intro, 0.74, [
      [words.finishes.oeverhout, furniture('Oeverhout')],
      [words.finishes.type, furniture('Type')],
      [words.finishes.sjithouse, furniture('Sjithouse')],
    ])
    await this.finishesPage(words.finishes.exclusiveTitle, words.finishes.exclusiveIntro, 1.25, [
      [words.finishes.exclusive, furniture('Exclusief')],
      [words.finishes.hpl, finishes.filter((finish) => finish.categories.includes('Afdekbladen HPL'))],
      [words.finishes.concrete, finishes.filter((finish) => finish.categories.includes('Afdekbladen Beton'))],
    ])
    this.mirrorsPage(0)
    this.mirrorsPage(1)
    this.sizesPage()
    await this.guaranteePage()
    await this.dealersPage()
    await this.backCover()
  }

  private collection(slug: string): Collection {
    const found = this.files.collections.get(slug)
    if (!found) throw new RangeError(`There is no collection ${slug} for the brochure`)
    return found
  }

  /** A picture of a page of the site, by its media name. */
  private slot(media: string): PictureSlot {
    const found = picturesIn([...this.files.pages.values()]).find((picture) => picture.media === media)
    if (!found) throw new RangeError(`No page shows ${media} any more; choose another picture for the brochure`)
    return found
  }

  private page(ground: string = colours.paper): void {
    this.paper.newPage(ground)
    this.pageNumber += 1
  }

  /** The page number in the outer corner. */
  private folio(color: string = colours.quiet): void {
    const { paper, pageNumber } = this
    const full = paper.columns(0, 12)
    paper.artifact(() =>
      paper.ink(
        String(pageNumber),
        { x: full.x, y: paper.height - 30, width: full.width, align: 'right' },
        { ...styles.label, color },
      ),
    )
  }

  /** A picture in its box; while its master is missing a spare picture, otherwise furniture drawn on the tone of the picture. */
  private async place(slot: PictureSlot, box: Box, lines: readonly string[] = everyday): Promise<void> {
    const shown = slot.file === null ? (this.takeSpare(box.width > box.height, lines) ?? slot) : slot
    const picture = await printPicture(shown, box.width, box.height, { focus: 0.6 })
    if (picture.jpeg) this.paper.picture({ ...picture, alt: this.alt(shown, this.words.labels.room) }, box)
    else this.plate(slot.tone, box, this.collection(this.drawn.shift() ?? 'beat45'))
  }

  /** A spare picture with the orientation of the place, preferably of one of `lines`; it is not shown again. */
  private takeSpare(isLandscape: boolean, lines: readonly string[]): PictureSlot | undefined {
    const fitting = this.spare.filter((slot) => isLandscape === ['16/9', '3/2', '21/9', '4/3'].includes(slot.ratio))
    const taken = fitting.find((slot) => lines.some((line) => slot.media.includes(`/${line}/`))) ?? fitting[0]
    if (taken) this.spare.splice(this.spare.indexOf(taken), 1)
    return taken
  }

  /** The alternative text of a picture: that of the content, which is Dutch, or `otherwise` in other languages. */
  private alt(slot: PictureSlot, otherwise: string): string {
    return this.words.language === 'nl' ? slot.alt : otherwise
  }

  /** @returns the y below the paragraphs. */
  private prose(paragraphs: readonly string[], place: Place, style: TextStyle = body): number {
    return paragraphs.reduce((y, paragraph) => this.paper.put('P', paragraph, { ...place, y }, style) + 9, place.y)
  }

  private price(cents: number): string {
    const format = { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 } as const
    return new Intl.NumberFormat(locales[this.words.language], format).format(cents / 100)
  }

  private async cover(): Promise<void> {
    const { paper, words } = this
    this.page()
    const panel = 300
    await this.place(this.slot('home/hero'), { x: panel, y: 0, width: paper.width - panel, height: paper.height })
    const x = paper.margin
    paper.put('P', words.cover.eyebrow, { x, y: paper.margin, width: panel - 70 }, styles.label)
    const title = 268
    paper.put('H1', site.name, { x, y: title, width: panel - 60 }, makerName)
    paper.put('P', words.cover.line, { x, y: title + 62, width: panel - 90 }, { ...styles.lead, color: colours.quiet })
    paper.put('P', String(site.foundedYear), { x, y: paper.height - 54, width: 120 }, styles.label)
    paper.bookmark(words.title)
  }

  private async contents(): Promise<void> {
    const { paper, words } = this
    this.page()
    const left = paper.columns(0, 6)
    let y = paper.put('H1', words.contents.title, { ...left, y: 60 }, headline) + 16
    y = paper.put('P', words.contents.intro, { ...left, width: left.width - 40, y }, styles.lead)
    paper.bookmark(words.contents.title)

    const list = paper.columns(7, 5)
    const lines: readonly { label: string; page: number }[] = [
      { label: words.making.title, page: 4 },
      ...everyday.map((slug, index) => ({ label: this.collection(slug).name, page: 6 + index })),
      { label: 'Exclusief', page: 14 },
      ...exclusive.map((slug, index) => ({ label: this.collection(slug).name, page: 15 + index })),
      { label: words.contents.finishes, page: 21 },
      { label: words.contents.mirrors, page: 23 },
      { label: words.contents.sizes, page: 25 },
      { label: words.contents.guarantee, page: 26 },
      { label: words.contents.dealers, page: 27 },
    ]
    let top = 62
    paper.within('L', () => {
      for (const line of lines) {
        const at = top
        paper.artifact(() => paper.line(list.x, at, list.x + list.width, at))
        paper.within('LI', () => {
          paper.put('LBody', line.label, { x: list.x, y: at + 4, width: list.width - 40 }, styles.text)
          paper.put(
            'LBody',
            String(line.page),
            { x: list.x + list.width - 40, y: at + 4, width: 40, align: 'right' },
            { ...styles.text, color: colours.quiet },
          )
        })
        top += 22
      }
    })
    // Some of the collections at one scale.
    const row = ['epoch', 'sunny', 'beat45', 'type'] as const
    const plan = new Plan(paper, { x: left.x, y: paper.height - 62 }, 30)
    paper.artifact(() => {
      paper.line(left.x, plan.origin.y, left.x + left.width, plan.origin.y, colours.ink, 0.5)
      let x = 0
      for (const slug of row) {
        const collection = this.collection(slug)
        const width = slug === 'beat45' ? 1200 : slug === 'type' ? 1000 : (collection.sizes.widths.at(1) ?? 500)
        drawFront(plan, collection, x, width)
        x += width + 260
      }
    })
    this.folio()
  }

  private async story(): Promise<void> {
    const { paper, words } = this
    this.page(colours.raised)
    await this.place(this.slot('bedrijf/lakkerij'), { x: 0, y: 0, width: 410, height: paper.height })
    const right = { x: 452, width: paper.width - 452 - paper.margin }
    const y = paper.put('H1', words.story.title, { ...right, y: 60 }, headline) + 18
    paper.bookmark(words.story.title)
    this.prose(words.story.paragraphs, { ...right, y })
    paper.y = paper.height - 130
    paper.facts(words.story.facts, 4, right)
    this.folio()
  }

  private async making(): Promise<void> {
    const { paper, words } = this
    this.page()
    const left = paper.columns(0, 7)
    paper.bookmark(words.making.title)
    let y = paper.put('H1', words.making.title, { ...left, y: 60 }, headline) + 12
    y = paper.put('P', words.making.intro, { ...left, width: left.width - 30, y }, styles.lead) + 26
    words.making.steps.forEach((step, index) => {
      const column = paper.columns((index % 2) * 4, 3)
      const width = column.width + 20
      const top = y + Math.floor(index / 2) * 108
      paper.artifact(() => paper.line(column.x, top, column.x + width, top))
      paper.put('P', String(index + 1), { x: column.x, y: top + 8, width: 30 }, styles.numeral)
      const below = paper.put('H2', step.title, { x: column.x + 34, y: top + 10, width: width - 34 }, styles.subheading)
      paper.put('P', step.text, { x: column.x + 34, y: below + 2, width: width - 34 }, styles.text)
    })
    await this.place(this.slot('bedrijf/stalen'), { x: paper.width - 270, y: 0, width: 270, height: paper.height })
    this.folio(colours.white)
  }

  private async statement(): Promise<void> {
    const { paper, words } = this
    this.page()
    const slot = picturesIn(this.files.pages.get('/')).find((picture) => picture.media.startsWith('home/spread'))
    if (slot) await this.place(slot, { x: 0, y: 0, width: paper.width, height: 470 })
    paper.put('P', words.back, { x: paper.margin, y: 504, width: paper.width - 2 * paper.margin }, wide)
    this.folio()
  }

  /** Three layouts alternate; the exclusive lines start with the second. */
  private layoutOf(collection: Collection): number {
    const index = everyday.findIndex((slug) => slug === collection.slug)
    return index >= 0 ? index : exclusive.findIndex((slug) => slug === collection.slug) + 1
  }

  private isBroad(collection: Collection): boolean {
    return this.layoutOf(collection) % 3 === 0
  }

  private async collectionPage(collection: Collection): Promise<void> {
    const { paper } = this
    const index = this.layoutOf(collection)
    this.page(index % 2 === 0 ? colours.raised : colours.paper)
    paper.bookmark(collection.name)
    if (this.isBroad(collection)) await this.broad(collection)
    else await this.tall(collection, index % 3 === 1 ? 'left' : 'right')
  }

  /** The room across the page, the text in three columns below. */
  private async broad(collection: Collection): Promise<void> {
    const { paper, words } = this
    const text = words.collection(collection)
    const height = 322
    const picture = collection.hero.picture
    if (picture) await this.pictured(picture, { x: 0, y: 0, width: paper.width, height }, collection)
    const first = paper.columns(0, 4)
    const y = paper.put('H1', collection.name, { ...first, y: height + 22 }, styles.display)
    paper.put('P', this.origin(collection), { ...first, y: y + 2 }, styles.label)
    paper.put('P', text.tagline, { ...first, y: y + 22, width: first.width - 20 }, body)
    await this.finishRow(collection, { x: first.x, y: paper.height - 62 }, 12)
    const second = paper.columns(4, 4)
    const below = paper.put('H2', text.title, { ...second, y: height + 30 }, styles.heading) + 8
    paper.put('P', text.intro, { ...second, y: below, width: second.width - 14 }, body)
    this.factList(collection, { ...paper.columns(8, 4), y: height + 30 })
    this.folio()
  }

  /** The picture on one side at full height, the text beside it. */
  private async tall(collection: Collection, side: 'left' | 'right'): Promise<void> {
    const { paper, words } = this
    const text = words.collection(collection)
    const width = 446
    await this.pictured(
      collection.card,
      { x: side === 'left' ? 0 : paper.width - width, y: 0, width, height: paper.height },
      collection,
    )
    const column =
      side === 'left'
        ? { x: width + 36, width: paper.width - width - 36 - paper.margin }
        : { x: paper.margin, width: paper.width - width - paper.margin - 36 }
    let y = paper.put('H1', collection.name, { ...column, y: 46 }, huge) + 4
    y = paper.put('P', this.origin(collection), { ...column, y }, styles.label) + 16
    y = paper.put('H2', text.title, { ...column, y }, styles.heading) + 6
    y = paper.put('P', text.intro, { ...column, y }, body) + 18
    this.factList(collection, { ...column, y })
    await this.finishRow(collection, { x: column.x, y: paper.height - 62 }, 14)
    if (side === 'left') this.folio()
  }

  private origin({ brand, since }: Collection): string {
    return `${brand}, ${this.words.labels.since} ${since}`
  }

  /** The picture of a collection; while it is missing its room, otherwise its furniture as a drawing. */
  private async pictured(slot: PictureSlot, box: Box, collection: Collection): Promise<void> {
    const room = collection.hero.picture
    const shown = slot.file === null && room?.file ? room : slot
    const picture = await printPicture(shown, box.width, box.height, { focus: 0.62 })
    if (picture.jpeg)
      this.paper.picture(
        { ...picture, alt: this.alt(shown, `${collection.name}: ${this.words.collection(collection).tagline}`) },
        box,
      )
    else this.plate(slot.tone, box, collection)
  }

  /** The furniture of a collection in lines on a ground of one tone. */
  private plate(tone: string, box: Box, collection: Collection): void {
    const { paper, words } = this
    const width = referenceWidth(collection)
    const scale = Math.max(12, (width * pointsPerMm) / (box.width * 0.72))
    const length = (width * pointsPerMm) / scale
    const plan = new Plan(
      paper,
      { x: box.x + (box.width - length) / 2, y: box.y + box.height * 0.86 },
      scale,
      lightOf(tone) > 0.55 ? colours.ink : colours.raised,
    )
    const alt = words.labels.drawing
      .replace('{name}', collection.name)
      .replace('{width}', String(width))
      .replace('{top}', String(collection.form.topHeight))
    paper.figure(alt, box, () => {
      paper.doc.rect(box.x, box.y, box.width, box.height).fill(tone)
      paper.line(box.x, plan.origin.y, box.x + box.width, plan.origin.y, plan.color, 0.5)
      drawFront(plan, collection, 0, width)
    })
  }

  private factList(collection: Collection, place: { x: number; y: number; width: number }): void {
    const { paper, words } = this
    const text = words.collection(collection)
    const { labels, mountings } = words
    const { widths, heights, depths } = collection.sizes
    const rows: readonly (readonly [string, string])[] = [
      [labels.widths, `${widths.join(', ')} ${labels.mm}`],
      [labels.depth, `${depths.join(` ${labels.or} `)} ${labels.mm}`],
      [labels.height, `${heights.join(` ${labels.or} `)} ${labels.mm}`],
      [labels.mounting, mountings[collection.mounting]],
      [labels.tops, text.tops.join(', ')],
      [labels.material, text.material],
      [labels.from, `${this.price(collection.priceFrom)} ${labels.inclVat}`],
    ]
    let { y } = place
    const label = 74
    for (const [name, value] of rows) {
      const top = y
      paper.artifact(() => paper.line(place.x, top, place.x + place.width, top))
      paper.put('P', name, { x: place.x, y: top + 4, width: label }, { ...fact, color: colours.quiet })
      y = paper.put('P', value, { x: place.x + label, y: top + 4, width: place.width - label }, fact) + 4
    }
  }

  /** The first finishes of a collection as small squares, with their names as the alternative text. */
  private async finishRow(collection: Collection, at: { x: number; y: number }, most: number): Promise<void> {
    const { paper, words } = this
    const finishes = collection.finishes
      .slice(0, most)
      .flatMap((name) => this.files.finishes.find((finish) => finish.name === name) ?? [])
    const size = 16
    const names = finishes.map((finish) => words.finish(finish)).join(', ')
    paper.figure(
      `${words.labels.finishes}: ${names}`,
      { x: at.x, y: at.y, width: finishes.length * (size + 3), height: size },
      () => {
        finishes.forEach((finish, index) => {
          const x = at.x + index * (size + 3)
          paper.doc.rect(x, at.y, size, size).fill(finish.surface.color)
          paper.doc.rect(x, at.y, size, size).lineWidth(0.3).strokeColor(colours.hairline).stroke()
        })
      },
    )
    paper.put(
      'P',
      words.finishCount(collection.finishes.length),
      { x: at.x, y: at.y + size + 5, width: 200 },
      styles.label,
    )
  }

  private async exclusiveOpening(): Promise<void> {
    const { paper, words } = this
    this.page(colours.ink)
    await this.place(this.slot('collecties/linea/hero'), { x: 0, y: 0, width: paper.width, height: 360 }, exclusive)
    const left = paper.columns(0, 6)
    paper.bookmark('Exclusief')
    paper.put('H1', words.exclusive.title, { ...left, y: 392 }, { ...headline, color: colours.paper })
    const right = paper.columns(7, 5)
    this.prose(words.exclusive.paragraphs, { ...right, y: 400 }, { ...body, color: colours.paper })
    this.folio(colours.hairline)
  }

  private async finishesPage(
    title: string,
    intro: string,
    proportion: number,
    groups: readonly (readonly [string, readonly Finish[]])[],
  ): Promise<void> {
    const { paper, words } = this
    this.page(colours.raised)
    paper.bookmark(title)
    const full = paper.columns(0, 12)
    const perRow = 10
    const gap = 9
    const size = (full.width - gap * (perRow - 1)) / perRow
    const height = size * proportion
    paper.put('H1', title, { ...paper.columns(0, 8), y: 42 }, styles.title)
    paper.put('P', intro, { ...paper.columns(8, 4), y: 50 }, styles.text)
    let y = 120
    for (const [name, finishes] of groups) {
      y = paper.put('H2', name, { ...full, y }, styles.subheading) + 5
      for (const [index, finish] of finishes.entries()) {
        const x = full.x + (index % perRow) * (size + gap)
        const top = y + Math.floor(index / perRow) * (height + 27)
        const picture = await printPicture(finish.image, size, height, { dpi: 110 })
        const box = { x, y: top, width: size, height }
        paper.figure(this.alt(finish.image, words.finish(finish)), box, () => {
          if (picture.jpeg) paper.doc.image(picture.jpeg, x, top, { width: size, height })
          else paper.doc.rect(x, top, size, height).fill(finish.surface.color)
          if (lightOf(finish.surface.color) > 0.8)
            paper.doc.rect(x, top, size, height).lineWidth(0.3).strokeColor(colours.hairline).stroke()
        })
        paper.put(
          'P',
          words.finish(finish),
          { x, y: top + height + 3, width: size + gap - 3 },
          { font: 'sans', size: 6.8, leading: 8.6 },
        )
      }
      y += Math.ceil(finishes.length / perRow) * (height + 27) + 6
    }
    this.folio()
  }

  private mirrorsPage(half: 0 | 1): void {
    const { paper, words } = this
    this.page(colours.paper)
    const mirrors = half === 0 ? this.files.mirrors.slice(0, 15) : this.files.mirrors.slice(15)
    let y = 46
    if (half === 0) {
      paper.bookmark(words.mirrors.title)
      paper.put('H1', words.mirrors.title, { ...paper.columns(0, 6), y }, styles.title)
      paper.put('P', words.mirrors.intro, { ...paper.columns(7, 5), y: y + 6 }, styles.text)
      y = 108
    }
    const perRow = 5
    const rows = 3
    const full = paper.columns(0, 12)
    const cell = { width: full.width / perRow, height: (paper.height - y - 44) / rows }
    mirrors.forEach((mirror, index) => {
      const sized = mirror.formats.flatMap((format) => (format.size ? [format.size] : []))
      const size = sized[Math.min(2, sized.length - 1)]
      if (!size) return
      const x = full.x + (index % perRow) * cell.width
      const width = cell.width - 16
      const top = y + Math.floor(index / perRow) * cell.height
      const plan = new Plan(paper, { x, y: top + cell.height - 50 }, 36)
      const middle = width / 2 / plan.length(1)
      const label = `${mirror.name} ${mirror.name2}`
      paper.artifact(() => paper.line(x, top + cell.height - 40, x + width, top + cell.height - 40))
      paper.figure(
        `${label}, ${size.width} x ${size.height} ${words.labels.mm}, ${mirror.light === 'geen' ? words.mirrors.unlit : words.mirrors.lit}`,
        { x, y: top, width, height: cell.height - 42 },
        () => drawMirrorFront(plan, mirror, { ...size, x: middle - size.width / 2, y: 0 }, colours.raised),
      )
      const price = Math.min(...mirror.formats.map((format) => format.price))
      const below = paper.put(
        'H2',
        label,
        { x, y: top + cell.height - 35, width },
        { ...styles.strong, size: 8, leading: 10.5 },
      )
      paper.put(
        'P',
        `${words.labels.from.toLocaleLowerCase()} ${this.price(price)} ${words.labels.inclVat}`,
        { x, y: below, width },
        styles.label,
      )
    })
    this.folio()
  }

  private sizesPage(): void {
    const { paper, words } = this
    this.page(colours.raised)
    paper.bookmark(words.sizes.title)
    paper.put('H1', words.sizes.title, { ...paper.columns(0, 6), y: 42 }, styles.title)
    paper.put('P', words.sizes.intro, { ...paper.columns(7, 5), y: 50 }, styles.text)
    paper.y = 104
    paper.table(
      words.sizes.columns.map((title, index) => ({
        title,
        share: [12, 30, 12, 11, 11, 18, 10][index] ?? 10,
        align: index === 6 ? 'right' : 'left',
      })),
      [...everyday, ...exclusive].map((slug) => {
        const { name, sizes, form, mounting, priceFrom } = this.collection(slug)
        return [
          name,
          sizes.widths.join('  '),
          sizes.depths.join(', '),
          sizes.heights.join(', '),
          String(form.topHeight),
          words.mountings[mounting],
          this.price(priceFrom),
        ]
      }),
      paper.columns(0, 12),
      { ...styles.small, size: 8.6, leading: 12.6 },
    )
    this.folio()
  }

  private async guaranteePage(): Promise<void> {
    const { paper, words } = this
    this.page(colours.paper)
    paper.bookmark(words.guarantee.title)
    paper.put('H1', words.guarantee.title, { ...paper.columns(0, 6), y: 60 }, headline)
    const left = paper.columns(0, 6)
    const column = { ...left, width: left.width - 30 }
    paper.y = this.prose(words.guarantee.paragraphs, { ...column, y: 124 }) + 12
    paper.facts(words.guarantee.facts, 2, column)
    paper.put('H2', words.guarantee.certificates, { ...left, y: paper.y + 14 }, styles.heading)
    let top = paper.y + 46
    for (const certificate of site.certificates) {
      const text = words.certificate(certificate)
      const at = top
      paper.artifact(() => paper.line(left.x, at, left.x + left.width - 30, at))
      paper.put('H3', text.name, { x: left.x, y: at + 6, width: 120 }, styles.subheading)
      top = paper.put('P', text.text, { x: left.x + 126, y: at + 6, width: left.width - 156 }, styles.text) + 8
    }
    const right = paper.columns(7, 5)
    const box = { x: right.x, y: 0, width: paper.width - right.x, height: paper.height }
    await this.place(this.slot('bedrijf/ladeverbinding'), box)
    this.folio(colours.white)
  }

  private async dealersPage(): Promise<void> {
    const { paper, words } = this
    this.page(colours.raised)
    paper.bookmark(words.dealers.title)
    await this.place(this.slot('bedrijf/showroom-2'), { x: 0, y: 0, width: 400, height: paper.height })
    const right = { x: 442, width: paper.width - 442 - paper.margin }
    let y = paper.put('H1', words.dealers.title, { ...right, y: 60 }, headline) + 14
    y = this.prose(words.dealers.paragraphs, { ...right, y })
    const shown = this.files.dealers.filter(isShown)
    const lands = [...new Set(shown.map((dealer) => dealer.Land))].map((land) => ({
      label: words.countries[land] ?? land,
      value: `${shown.filter((dealer) => dealer.Land === land).length} ${words.dealers.count}`,
    }))
    paper.y = y + 8
    paper.facts(lands, 2, right)
    y = paper.put('H2', words.dealers.showroom, { ...right, y: paper.y + 8 }, styles.heading) + 4
    y = paper.put('P', words.dealers.showroomText, { ...right, y }, styles.text) + 8
    for (const { days, hours } of openingHours.showroomHours) {
      paper.put('P', words.days[days] ?? days, { ...right, y }, styles.small)
      const shownHours = words.language === 'nl' ? hours : hours.replace(' uur', '')
      const text = hours === 'Gesloten' ? words.closed : shownHours
      y = paper.put('P', text, { x: right.x + 150, y, width: right.width - 150 }, styles.small) + 2
    }
    y = paper.put('H2', words.dealers.contact, { ...right, y: y + 14 }, styles.heading) + 4
    paper.put('P', `${site.phone}   ${site.email}   www.oeverhout.example`, { ...right, y }, styles.text)
    this.folio()
  }

  private async backCover(): Promise<void> {
    const { paper, words, entry } = this
    this.page(colours.paper)
    const left = paper.columns(0, 6)
    paper.put('P', site.name, { ...left, y: 262 }, makerName)
    paper.put(
      'P',
      words.colophon(dayInWords(entry.date, words.language), entry.version),
      { ...paper.columns(0, 5), y: paper.height - 92 },
      styles.label,
    )
  }
}

/** Every picture slot in a value, at any depth. */
function picturesIn(value: unknown): PictureSlot[] {
  if (Array.isArray(value)) return value.flatMap(picturesIn)
  if (typeof value !== 'object' || value === null) return []
  return isSlot(value) ? [value] : Object.values(value).flatMap(picturesIn)
}

function isSlot(value: object): value is PictureSlot {
  return 'media' in value && 'ratio' in value && 'tone' in value && 'alt' in value
}

/** How light a colour is, 0 to 1. */
function lightOf(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(
    (start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255,
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
