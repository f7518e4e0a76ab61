/** Price and stock of a product in words (docs/rules.md, Prices and sizes, Stock). Their rules are not needed where a card shows them. */
import type { SharedStock, StockStatus } from './stock.ts'

export const comparePriceLabel = 'Adviesprijs'
/** Shown in place of a price, for a product without one. */
export const priceOnRequest = 'Prijs op aanvraag'

/** What may be said of several variants: 'Deels bijna uitverkocht' when only some are (docs/rules.md, Stock). */
export function sharedStockWords({ status, isOfEach }: SharedStock): string {
  return isOfEach ? stockWords[status] : `Deels ${stockWords[status].toLowerCase()}`
}

/** The status of one variant in the words of the site. */
export const stockWords: Readonly<Record<StockStatus, string>> = {
  in_stock: 'Op voorraad',
  low_stock: 'Bijna uitverkocht',
  out_of_stock: 'Uitverkocht',
}

const vanityParts = 'Blad, kom en kraan op de foto zijn niet inbegrepen.'
const onTheShelf = 'Wat op de foto op de plank staat, is niet inbegrepen.'
const shownBesides: Readonly<Record<string, string>> = {
  wastafelmeubel: vanityParts,
  toiletmeubel: vanityParts,
  'make-uptafel': 'Spiegel en kruk op de foto zijn niet inbegrepen.',
  handdoekrek: 'De handdoek op de foto is niet inbegrepen.',
  planchet: onTheShelf,
  nisplank: onTheShelf,
  ladeverdeler: 'Wat op de foto in de vakken staat, is niet inbegrepen.',
  handgreep: 'Het front op de foto is niet inbegrepen.',
  afdekblad: 'De sokkel onder het blad is er voor de foto.',
}

/** What the pictures of a product show and its price leaves out, said beside the price; null when they show the product alone. `model` is that of its drawing. */
export function besidesPrice(model: string): string | null {
  return shownBesides[model] ?? null
}
