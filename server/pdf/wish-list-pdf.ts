/** The wish list on A4, to take to a dealer: things with size, finish, quantity and price, and lines to write on. Tagged for screen readers. */
import { resolve } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import sharp from 'sharp'
import { wishTotal } from '#domain/favourites/wish-total.ts'
import { favouriteKey, kindWords, splitId, type Favourite } from '#domain/favourites.ts'
import { formatPrice, formatPriceRange } from '#domain/money.ts'
import type { PictureSlot } from '#domain/picture-slot.ts'
import { absoluteUrl } from '#domain/absolute-url.ts'
import { site } from '#domain/site.ts'
import type { FavouriteCard } from '#server/favourites/favourites.ts'
import { amsterdamDay } from '#domain/amsterdam-day.ts'
import { colours, dayInWords, Paper, printableText, styles } from './paper.ts'

/** Lines beyond this have no picture. */
const maxPictures = 40
const pictureSide = 44 // points
const rowGap = 9

type Line = { item: Favourite; thing: FavouriteCard | undefined }

/**
 * The bytes of the list. `things` are those of `items` that exist; one that does not keeps its line, without a price.
 * Prices in cents incl. btw; `now` is the date on the list.
 */
export async function wishListPdf(
  items: readonly Favourite[],
  things: readonly FavouriteCard[],
  now: Date,
): Promise<Buffer> {
  const date = amsterdamDay(now)
  const found = new Map(things.map((thing) => [favouriteKey(thing), thing]))
  const lines = items.map((item): Line => ({ item, thing: found.get(favouriteKey(item)) }))
  const ordered = lines.filter(({ item }) => item.kind !== 'room' && item.kind !== 'collection')
  const ideas = lines.filter(({ item }) => item.kind === 'room' || item.kind === 'collection')
  const pictures = await thumbnails(ordered.slice(0, maxPictures))

  const paper = new Paper({
    title: `Verlanglijstje ${site.name}`,
    subject: 'Producten, maten en prijzen om mee te nemen naar een verkooppunt',
    author: site.legalName,
    language: 'nl',
    date,
    layout: 'portrait',
    head: { mark: site.name, kind: 'Verlanglijstje' },
    footer: [site.phone, site.email, dayInWords(date, 'nl')],
  })
  paper.newPage()
  paper.heading(1, 'Verlanglijstje')
  paper.paragraph(
    items.length === 0
      ? 'Er staat nog niets op de lijst.'
      : 'Neem deze lijst mee naar een verkooppunt. Prijzen zijn incl. btw, zonder montage en bezorging, en gelden op de dag van afdrukken.',
  )
  paper.y += 6
  for (const line of ordered) {
    orderedLine(paper, line, pictures.get(favouriteKey(line.item)) ?? null)
    await setImmediate() // typesetting is slow: other requests are served between two lines
  }
  if (ordered.length > 0) total(paper, ordered)
  if (ideas.length > 0) {
    paper.heading(2, 'Zo moet het worden')
    paper.list(
      ideas.map(({ item, thing }) =>
        printableText(`${nameOf({ item, thing })}${thing ? ` — ${absoluteUrl(thing.href)}` : ', bestaat niet meer'}`),
      ),
    )
  }
  place(paper)
  dealer(paper)
  return paper.finish()
}

function nameOf({ item, thing }: Line): string {
  return printableText(thing?.name ?? `${kindWords[item.kind]} ${splitId(item.id)[0]}`)
}

/** Size and finish, without the article number, which has its own line. */
function detailOf({ item, thing }: Line): string {
  if (!thing) return 'Niet meer leverbaar. Vraag het verkooppunt naar de opvolger.'
  const [, article] = splitId(item.id)
  const detail = article === null ? thing.detail : thing.detail.replace(`, ${article}`, '')
  return printableText(`${item.kind === 'finish' ? 'Kleurstaal, ' : ''}${detail}`)
}

function priceOf(thing: FavouriteCard | undefined, quantity: number): string {
  if (!thing) return ''
  return thing.price.min === thing.price.max ? formatPrice(thing.price.min * quantity) : formatPriceRange(thing.price)
}

/** The article number or colour code, or what is still to be chosen. */
function numberOf({ item, thing }: Line): string {
  const [, article] = splitId(item.id)
  if (article !== null) return `Artikelnummer ${article}`
  if (item.kind === 'finish') return `Kleurcode ${item.id}`
  if (!thing || thing.choices.length < 2) return ''
  return item.kind === 'mirror' ? 'Maat nog kiezen' : 'Maat en kleur nog kiezen'
}

function orderedLine(paper: Paper, line: Line, jpeg: Buffer | null): void {
  const { item, thing } = line
  const words = { x: paper.margin + pictureSide + 14, width: 275 }
  const sums = { x: words.x + words.width + 12, width: paper.width - paper.margin - words.x - words.width - 12 }
  const texts = [
    { text: nameOf(line), style: styles.strong },
    { text: detailOf(line), style: styles.small },
    { text: numberOf(line), style: styles.label },
    { text: item.note === '' ? '' : `Opmerking: ${printableText(item.note)}`, style: styles.small },
  ].filter(({ text }) => text !== '')
  const height = Math.max(
    pictureSide,
    texts.reduce((sum, { text, style }) => sum + paper.measure(text, words.width, style), 0),
  )
  paper.need(height + 2 * rowGap)
  const top = paper.y + rowGap
  paper.artifact(() => paper.line(paper.margin, paper.y, paper.width - paper.margin, paper.y))
  paper.within('Sect', () => {
    paper.artifact(() => {
      if (jpeg) paper.doc.image(jpeg, paper.margin, top, { width: pictureSide, height: pictureSide })
      else paper.doc.rect(paper.margin, top, pictureSide, pictureSide).fill(thing?.color ?? colours.hairline)
    })
    let y = top
    for (const { text, style } of texts) y = paper.put('P', text, { ...words, y }, style)
    const below = paper.put(
      'P',
      `${item.quantity} stuk${item.quantity === 1 ? '' : 's'}`,
      { ...sums, y: top, align: 'right' },
      styles.small,
    )
    const price = priceOf(thing, item.quantity)
    if (price !== '') paper.put('P', price, { ...sums, y: below, align: 'right' }, styles.strong)
    if (thing && item.quantity > 1 && thing.price.min > 0 && thing.price.min === thing.price.max)
      paper.put(
        'P',
        `${formatPrice(thing.price.min)} per stuk`,
        { ...sums, y: below + styles.strong.leading, align: 'right' },
        styles.label,
      )
  })
  paper.y = top + height + rowGap
}

function total(paper: Paper, lines: readonly Line[]): void {
  const { cents, isFrom } = wishTotal(
    lines.map(({ item, thing }) => ({ quantity: item.quantity, price: thing?.price ?? { min: 0, max: 0 } })),
  )
  const full = paper.columns(0, 12)
  paper.artifact(() => paper.line(full.x, paper.y, full.x + full.width, paper.y, colours.ink))
  paper.y += 8
  if (cents > 0) {
    paper.need(40)
    paper.y = paper.put(
      'P',
      `Samen${isFrom ? ', vanaf' : ''} ${formatPrice(cents)}`,
      { ...full, y: paper.y, align: 'right' },
      styles.heading,
    )
    paper.y = paper.put('P', 'incl. btw', { ...full, y: paper.y, align: 'right' }, styles.label)
  }
  paper.y += 16
}

/** Measurements to fill in, and the address to try them. */
function place(paper: Paper): void {
  blanks(paper, 'De plek', ['Breedte', 'Hoogte', 'Diepte', 'Afvoer: hoogte', 'Afvoer: vanaf links', 'Soort muur'])
  paper.paragraph(
    `Of het past, rekent u na op ${absoluteUrl('/service/past-het')}. Het verkooppunt meet na voordat er besteld wordt.`,
    paper.columns(0, 12),
    styles.small,
  )
}

function dealer(paper: Paper): void {
  blanks(paper, 'Voor het verkooppunt', [
    'Verkooppunt',
    'Adviseur',
    'Offertenummer',
    'Datum',
    'Levering en montage',
    'Bijzonderheden',
  ])
}

/** A heading with labelled lines to write on, three beside each other. */
function blanks(paper: Paper, title: string, labels: readonly string[]): void {
  const rowHeight = 36
  paper.need(34 + Math.ceil(labels.length / 3) * rowHeight)
  paper.heading(2, title)
  for (let start = 0; start < labels.length; start += 3) {
    const top = paper.y
    labels.slice(start, start + 3).forEach((label, index) => {
      const at = paper.columns(index * 4, 4)
      paper.put('P', label, { ...at, y: top }, styles.label)
      paper.artifact(() => paper.line(at.x, top + 28, at.x + at.width, top + 28, colours.quiet))
    })
    paper.y = top + rowHeight
  }
  paper.y += 4
}

/** Small pictures by favourite key. */
async function thumbnails(lines: readonly Line[]): Promise<ReadonlyMap<string, Buffer | null>> {
  return new Map(
    await Promise.all(
      lines.map(
        async ({ item, thing }) =>
          [favouriteKey(item), thing?.picture?.file ? await thumbnail(thing.picture) : null] as const,
      ),
    ),
  )
}

/** Cached, because the same products are on many lists. */
const cachedThumbnails = new LRUCache<string, Promise<Buffer | null>>({ max: 400 })

/** A picture that cannot be read is null: the colour of the thing is shown in its place. */
function thumbnail({ media, file }: PictureSlot): Promise<Buffer | null> {
  const name = `${media} ${file?.version ?? ''}`
  const side = Math.round((pictureSide / 72) * 200)
  const made =
    cachedThumbnails.get(name) ??
    sharp(resolve('public/media', `${media}.webp`))
      .resize(side, side, { fit: 'cover' })
      .jpeg({ quality: 80 })
      .toBuffer()
      .catch(() => null)
  cachedThumbnails.set(name, made)
  return made
}
