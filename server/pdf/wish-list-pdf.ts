/** The wish list on A4, to take to a dealer: what, in which size and colour, how many, what it costs, and room to write. Tagged for screen readers. */
import { resolve } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import sharp from 'sharp'
import { wishTotal } from '#domain/favourites/wish-total.ts'
import { kindWords } from '#domain/favourites/kind-words.ts'
import { favouriteKey, splitId, type Favourite } from '#domain/favourites.ts'
import { formatPrice, formatPriceRange } from '#domain/money.ts'
import type { PictureSlot } from '#domain/picture-slot.ts'
import { absoluteUrl } from '#domain/absolute-url.ts'
import { site } from '#domain/site.ts'
import type { FavouriteCard } from '#server/pages/favourites.ts'
import { colours, dayInWords, Paper, printableText, styles } from './paper.ts'

/** Pictures are for knowing a thing again; a longer list goes on without them. */
const mostPictures = 40
const pictureSide = 44 // points
const rowGap = 9

type Line = { item: Favourite; thing: FavouriteCard | undefined }

/**
 * The bytes of the list. `things` are those of `items` that exist; what does not (any more) keeps its line, without a price.
 * Prices in cents incl. btw; `now` dates the sheet.
 */
export async function wishListPdf(
  items: readonly Favourite[],
  things: readonly FavouriteCard[],
  now: Date,
): Promise<Buffer> {
  const date = now.toISOString().slice(0, 10)
  const found = new Map(things.map((thing) => [favouriteKey(thing), thing]))
  const lines = items.map((item): Line => ({ item, thing: found.get(favouriteKey(item)) }))
  const ordered = lines.filter(({ item }) => item.kind !== 'room' && item.kind !== 'collection')
  const looked = lines.filter(({ item }) => item.kind === 'room' || item.kind === 'collection')
  const pictures = await thumbnails(ordered.slice(0, mostPictures))

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
    await setImmediate() // setting type is slow: other visitors are answered between two lines
  }
  if (ordered.length > 0) total(paper, ordered)
  if (looked.length > 0) {
    paper.heading(2, 'Zo moet het worden')
    paper.list(
      looked.map(({ item, thing }) =>
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

/** Size and colour, without the article number, which stands by itself. */
function detailOf({ item, thing }: Line): string {
  if (!thing) return 'Niet meer leverbaar. Vraag het verkooppunt naar de opvolger.'
  const [, article] = splitId(item.id)
  const detail = article === null ? thing.detail : thing.detail.replace(`, ${article}`, '')
  return printableText(`${item.kind === 'finish' ? 'Kleurstaal, ' : ''}${detail}`)
}

/** Prices are narrow no-break texts, which the fonts know; the euro sign keeps its distance. */
function priceOf(thing: FavouriteCard | undefined, quantity: number): string {
  if (!thing) return ''
  return thing.price.min === thing.price.max ? formatPrice(thing.price.min * quantity) : formatPriceRange(thing.price)
}

function orderedLine(paper: Paper, line: Line, jpeg: Buffer | null): void {
  const { item, thing } = line
  const [, article] = splitId(item.id)
  const words = { x: paper.margin + pictureSide + 14, width: 275 }
  const sums = { x: words.x + words.width + 12, width: paper.width - paper.margin - words.x - words.width - 12 }
  const texts = [
    { tag: 'P', text: nameOf(line), style: styles.strong },
    { tag: 'P', text: detailOf(line), style: styles.small },
    {
      tag: 'P',
      text:
        article === null
          ? item.kind === 'finish'
            ? `Kleurcode ${item.id}`
            : thing && thing.choices.length > 1
              ? item.kind === 'mirror'
                ? 'Maat nog kiezen'
                : 'Maat en kleur nog kiezen'
              : ''
          : `Artikelnummer ${article}`,
      style: styles.label,
    },
    { tag: 'P', text: item.note === '' ? '' : `Opmerking: ${printableText(item.note)}`, style: styles.small },
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
    for (const { tag, text, style } of texts) y = paper.put(tag, text, { ...words, y }, style)
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

/** Measures to fill in, and where they are tried. */
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

/** Small pictures by favourite key; kept, since the same products stand on many lists. */
const made = new Map<string, Promise<Buffer | null>>()
const mostKept = 400

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

function thumbnail({ media, file }: PictureSlot): Promise<Buffer | null> {
  const name = `${media} ${file?.version ?? ''}`
  const kept = made.get(name)
  if (kept) return kept
  const [oldest] = made.keys()
  if (oldest !== undefined && made.size >= mostKept) made.delete(oldest)
  const side = Math.round((pictureSide / 72) * 200)
  // A picture that cannot be read leaves its place in the colour of the thing.
  const making = sharp(resolve('public/media', `${media}.webp`))
    .resize(side, side, { fit: 'cover' })
    .jpeg({ quality: 80 })
    .toBuffer()
    .catch(() => null)
  made.set(name, making)
  return making
}
