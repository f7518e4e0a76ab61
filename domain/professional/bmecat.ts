/** The catalogue as BMEcat 2005 (XML) with the classes and features of ETIM. Pure. */
import { dimensionLabel } from '../dimensions.ts'
import { etimClass, etimFeatures, type Etim } from './etim.schema.ts'
import { articleLabel, priceWithoutVat, vatPercent, type ProfessionalArticle } from './professional-article.ts'
import type { CatalogueFacts } from './xchange.ts'

/** An element with its attributes, and its children or its text. */
type Element = readonly [
  name: string,
  content: string | number | readonly Element[],
  attributes?: Record<string, string>,
]

export function bmecatCatalogue(articles: readonly ProfessionalArticle[], facts: CatalogueFacts, etim: Etim): string {
  const catalogue: Element = [
    'BMECAT',
    [
      [
        'HEADER',
        [
          [
            'CATALOG',
            [
              ['LANGUAGE', 'nld', { default: 'true' }],
              ['CATALOG_ID', 'OEVERHOUT'],
              ['CATALOG_VERSION', '1.0'],
              ['CATALOG_NAME', `${facts.name} ${facts.version}`.slice(0, 100)],
              ['GENERATION_DATE', facts.date],
              ['TERRITORY', 'NL'],
              ['CURRENCY', 'EUR'],
              ['VALID_START_DATE', facts.validFrom],
            ],
          ],
          ['SUPPLIER', [['SUPPLIER_NAME', facts.supplier.name]]],
        ],
      ],
      ['T_NEW_CATALOG', articles.map((article) => product(article, facts, etim))],
    ],
    { version: '2005.2', xmlns: 'http://www.bmecat.org/bmecat/2005.2' },
  ]
  return `<?xml version="1.0" encoding="UTF-8"?>\n${written(catalogue)}\n`
}

function product(article: ProfessionalArticle, facts: CatalogueFacts, etim: Etim): Element {
  const size = dimensionLabel(article.size)
  return [
    'PRODUCT',
    [
      ['SUPPLIER_PID', article.article],
      [
        'PRODUCT_DETAILS',
        [
          ['DESCRIPTION_SHORT', articleLabel(article, size, 150)],
          ['DESCRIPTION_LONG', article.description],
          ['INTERNATIONAL_PID', article.gtin, { type: 'gtin' }],
          ['MANUFACTURER_PID', article.article],
          ['MANUFACTURER_NAME', facts.supplier.name],
          ...(article.deliveryWeeks === null ? [] : [['DELIVERY_TIME', article.deliveryWeeks * 7] as const]),
        ],
      ],
      ...features(article, etim),
      [
        'PRODUCT_ORDER_DETAILS',
        [
          ['ORDER_UNIT', 'C62'],
          ['PRICE_QUANTITY', 1],
          ['QUANTITY_MIN', 1],
          ['QUANTITY_INTERVAL', 1],
        ],
      ],
      ['PRODUCT_PRICE_DETAILS', [['VALID_START_DATE', facts.validFrom], ...prices(article)]],
      ...(article.picture === null
        ? []
        : [
            [
              'MIME_INFO',
              [
                [
                  'MIME',
                  [
                    ['MIME_TYPE', 'image/webp'],
                    ['MIME_SOURCE', article.picture],
                    ['MIME_PURPOSE', 'normal'],
                  ],
                ],
              ],
            ] as const,
          ]),
      ...dimensions(article),
    ],
  ]
}

function features({ model, size }: ProfessionalArticle, etim: Etim): Element[] {
  const classified = etimClass(etim, model)
  if (!classified) return []
  return [
    [
      'PRODUCT_FEATURES',
      [
        ['REFERENCE_FEATURE_SYSTEM_NAME', `ETIM-${etim.release}`],
        ['REFERENCE_FEATURE_GROUP_ID', classified.code],
        ...etimFeatures(classified, size).map(({ code, mm }): Element => [
          'FEATURE',
          [
            ['FNAME', code],
            ['FVALUE', mm],
            ['FUNIT', 'MMT'],
          ],
        ]),
      ],
    ],
  ]
}

function prices({ price }: ProfessionalArticle): Element[] {
  if (price === 0) return [['PRODUCT_PRICE', [['PRICE_CURRENCY', 'EUR']], { price_type: 'on_request' }]]
  const one = (type: string, cents: number): Element => [
    'PRODUCT_PRICE',
    [
      ['PRICE_AMOUNT', (cents / 100).toFixed(2)],
      ['PRICE_CURRENCY', 'EUR'],
      ['TAX', vatPercent / 100],
    ],
    { price_type: type },
  ]
  return [one('net_list', priceWithoutVat(price)), one('nrp', price)]
}

/** BMEcat has no height; ETIM has. */
function dimensions({ size: { width, depth, diameter }, weightKg }: ProfessionalArticle): Element[] {
  const metres = (mm: number | null) => (mm === null ? null : mm / 1000)
  const sides = (
    [
      ['WEIGHT', weightKg],
      ['WIDTH', metres(width ?? diameter)],
      ['DEPTH', metres(depth)],
    ] as const
  ).flatMap(([name, value]): Element[] => (value === null ? [] : [[name, value]]))
  return [['PRODUCT_LOGISTIC_DETAILS', [['PRODUCT_DIMENSIONS', sides]]]]
}

function written([name, content, attributes = {}]: Element): string {
  const own = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`)
  const inside = typeof content === 'object' ? `\n${content.map(written).join('\n')}\n` : escaped(String(content))
  return `<${name}${own.join('')}>${inside}</${name}>`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
