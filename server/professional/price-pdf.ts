/** The price list on A4, to print: the rows of the other price lists by category and product. Tagged for screen readers. */
import { setImmediate } from 'node:timers/promises'
import { formatPrice } from '#domain/money.ts'
import { priceListColumns } from '#domain/professional/price-list.ts'
import { vatPercent, type ProfessionalArticle } from '#domain/professional/professional-article.ts'
import { site } from '#domain/site.ts'
import { dayInWords, Paper, printableText, styles, type TableColumn } from '#server/pdf/paper.ts'

const columns: readonly TableColumn[] = [
  { title: 'Artikelnummer', share: 3 },
  { title: 'Kleur', share: 4 },
  { title: 'Maat in mm', share: 3 },
  { title: 'Prijs excl. btw', share: 2, align: 'right' },
  { title: 'Prijs incl. btw', share: 2, align: 'right' },
]

/** `validFrom`: the day since which the prices hold, as ISO. */
export async function pricePdf(
  articles: readonly ProfessionalArticle[],
  validFrom: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const since = dayInWords(validFrom, 'nl')
  const paper = new Paper({
    title: `Prijslijst ${site.name}, vanaf ${since}`,
    subject: 'Alle artikelen met maat, kleur en prijs, exclusief en inclusief btw',
    author: site.legalName,
    language: 'nl',
    date: validFrom,
    layout: 'portrait',
    head: { mark: site.name, kind: 'Prijslijst' },
    footer: [site.phone, site.email, `Prijzen vanaf ${since}`],
  })
  paper.newPage()
  paper.heading(1, 'Prijslijst')
  paper.paragraph(
    `Adviesprijzen vanaf ${since}, per stuk, zonder montage en bezorging. De btw is ${vatPercent} %. Maten zijn breedte x hoogte x diepte, of de diameter.`,
  )
  const categories = Map.groupBy(articles, ({ category }) => category)
  for (const [category, inCategory] of categories) {
    paper.heading(2, printableText(category))
    for (const own of Map.groupBy(inCategory, ({ product }) => product).values()) {
      const name = printableText(own[0]?.name ?? '')
      paper.heading(3, name)
      paper.table(columns, own.map(rowOf), paper.columns(0, 12), styles.small, `${name}, vervolg`)
      await setImmediate() // typesetting is slow: other requests are served between two products
    }
  }
  return new Uint8Array(await paper.finish())
}

/** The cells of the shared columns, in words. */
function rowOf(article: ProfessionalArticle): string[] {
  const cells = new Map(priceListColumns.map(({ title, value }) => [title, value(article)]))
  const diameter = cells.get('Diameter mm')
  const lengths = ['Breedte mm', 'Hoogte mm', 'Diepte mm'].flatMap((title) => cells.get(title) ?? [])
  const price = (title: string) => {
    const euros = cells.get(title)
    return typeof euros === 'number' ? formatPrice(Math.round(euros * 100)) : 'op aanvraag'
  }
  return [
    String(cells.get('Artikelnummer')),
    printableText(String(cells.get('Kleur') ?? '')),
    diameter ? `Ø ${diameter}` : lengths.join(' x '),
    price('Prijs excl. btw'),
    price('Prijs incl. btw'),
  ]
}
