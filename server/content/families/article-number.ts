/**
 * Article numbers, made from what a variant is and never from its place in a list, so that reordering content does
 * not change them.
 * 'WB45-0800-EINA' is the wastafelmeubel Beat 45, 800 mm wide, in eiken naturel; a diameter is written as D:
 * 'RSSU-D400-WIMA'.
 */
import { createHash } from 'node:crypto'

const familyCodes: Readonly<Record<string, string>> = {
  'afdekblad-beton': 'AB',
  'afdekblad-hout': 'AH',
  'afdekblad-hpl': 'AP',
  bovenkast: 'BK',
  'dubbel-wastafelmeubel': 'WD',
  'halfhoge-kast': 'HK',
  handdoekrek: 'HR',
  handgreep: 'HG',
  kolomkast: 'KK',
  ladeverdeler: 'LV',
  lijstspiegel: 'LS',
  'make-uptafel': 'MT',
  meubelwastafel: 'MW',
  nisplank: 'NP',
  opzetkom: 'OK',
  planchet: 'PL',
  'ronde-spiegel': 'RS',
  spiegelkast: 'SK',
  toiletmeubel: 'TM',
  'wastafelmeubel-met-greep': 'W',
  'wastafelmeubel-open-vak': 'WV',
  wastafelmeubel: 'W',
  zijkast: 'ZK',
}

const collectionCodes: Readonly<Record<string, string>> = {
  beat40: 'B40',
  beat45: 'B45',
  nuance515: 'N515',
  type: 'TY',
  sunny: 'SU',
  thor: 'TH',
  sjithouse: 'SJ',
  epoch: 'EP',
  linea: 'LN',
  epoque: 'EQ',
  morrison: 'MO',
  tresore: 'TR',
  ligne: 'LG',
  modena: 'MD',
}

type Size = { width: number } | { diameter: number }

/** The article number of a product in one size and finish; finish null when it comes in one. */
export function articleNumber(
  family: string,
  product: { naam?: string | undefined; collection: string | null },
  collectionName: string,
  size: Size,
  finish: string | null,
): string {
  const family2 = familyCodes[family] ?? initials(family, 2)
  const collection =
    product.collection === null ? '' : (collectionCodes[product.collection] ?? initials(product.collection, 3))
  const own = words((product.naam ?? '').replace(collectionName, ''))
  // Products of the same collection differ by the rest of their name: 'met deur', 'knop', 'rond'.
  const rest = own.map((word) => word.slice(0, product.collection === null ? 2 : 1)).join('')
  const sizeCode =
    'diameter' in size ? `D${String(size.diameter).padStart(3, '0')}` : String(size.width).padStart(4, '0')
  return [
    `${family2}${collection}${rest}`,
    sizeCode,
    ...(finish === null
      ? []
      : [
          words(finish)
            .slice(0, 2)
            .map((word) => word.slice(0, 2))
            .join(''),
        ]),
  ]
    .join('-')
    .toUpperCase()
}

/** A number from 0 up to but not including `below`, evenly distributed and always the same for the same text. */
export function spread(text: string, below: number): number {
  return createHash('sha256').update(text).digest().readUInt32BE(0) % below
}

function initials(text: string, length: number): string {
  return text.replaceAll(/[^a-z0-9]/g, '').slice(0, length)
}

function words(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
}
