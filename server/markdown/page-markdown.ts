/** Products, mirrors, questions and guides as Markdown. */
import { priceOnRequest, stockWords } from '#domain/catalogue/offer-words.ts'
import type { Guide } from '#domain/assembly/guide.schema.ts'
import type { CatalogueEntry } from '#domain/catalogue/product.schema.ts'
import { dimensionLabel } from '#domain/dimensions.ts'
import { mirrorGuarantee } from '#domain/mirrors/mirror-guarantee.ts'
import { formatPrice, formatPriceRange } from '#domain/money.ts'
import type { ProductDetails } from '#server/catalogue/product-pages.ts'
import type { FaqPageData } from '#server/faq/faqs.ts'
import type { MirrorPageData } from '#server/mirrors/mirrors.ts'
import { markdownLink, markdownTable, plainMarkdown, richTextMarkdown } from './markdown-text.ts'

function document(parts: readonly string[]): string {
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`
}

function facts(items: readonly (readonly [string, string])[]): string {
  return items
    .filter(([, value]) => value !== '')
    .map(([label, value]) => `- ${label}: ${plainMarkdown(value)}`)
    .join('\n')
}

function described(title: string, entries: readonly Pick<CatalogueEntry, 'name' | 'description'>[]): string {
  const lines = entries.map(({ name, description }) => (description === '' ? name : `${name}: ${description}`))
  return list(title, lines.map(plainMarkdown))
}

/** A heading with a bulleted list of Markdown below it; '' without lines. */
function list(title: string, lines: readonly string[]): string {
  return lines.length === 0 ? '' : `## ${title}\n\n${lines.map((line) => `- ${line}`).join('\n')}`
}

/** Prices in euros, incl. btw. `materials`: all of the catalogue, which describe those of the product. */
export function productMarkdown(product: ProductDetails, materials: readonly CatalogueEntry[]): string {
  const own = materials.filter(({ slug }) => product.materials.some((material) => material.slug === slug))
  const colours = new Map(product.finishes.map((finish) => [finish.name, finish.color_name]))
  return document([
    `# ${plainMarkdown(product.name)}`,
    `> ${plainMarkdown(product.short_description)}`,
    ...product.description.map(plainMarkdown),
    facts([
      ['Merk', product.brand],
      ['Collectie', product.collection?.name ?? ''],
      ['Soort', product.category?.name ?? ''],
      ['Prijs incl. btw', formatPriceRange(product.prices) || priceOnRequest],
    ]),
    described('Kenmerken', product.features),
    described('Materialen', own),
    `## Uitvoeringen\n\n${markdownTable(
      ['Artikel', 'Maat', 'Kleur', 'Prijs incl. btw', 'Voorraad'],
      product.variants.map((variant) => [
        variant.article,
        variant.size,
        variant.finish === null ? '' : (colours.get(variant.finish) ?? ''),
        formatPrice(variant.price) || priceOnRequest,
        stockWords[variant.stock],
      ]),
    )}`,
    markdownLink('Bekijk dit product op de site', `/producten/${product.slug}`),
  ])
}

export function mirrorMarkdown(mirror: MirrorPageData): string {
  return document([
    `# Spiegel ${plainMarkdown(mirror.name2)} (${mirror.name})`,
    `> ${plainMarkdown(mirror.tagline)}`,
    ...mirror.story.map(plainMarkdown),
    facts([
      ['Kenmerken', mirror.features.join(', ')],
      ['Energieklasse', mirror.energyClass ?? ''],
      [
        'Lichtbron vervangbaar',
        mirror.lightSourceReplaceable === undefined ? '' : mirror.lightSourceReplaceable ? 'ja' : 'nee',
      ],
      ['Beschermingsklasse', mirror.ipClass ?? ''],
      ['Garantie', mirrorGuarantee(mirror)],
    ]),
    `## Maten\n\n${markdownTable(
      ['Artikel', 'Maat', 'Vermogen', 'Lichtkleur', 'Kleuren', 'Prijs incl. btw'],
      mirror.formats.map((format) => [
        format.article,
        format.size ? dimensionLabel({ ...format.size, diameter: null }) : 'Op maat',
        format.wattage > 0 ? `${format.wattage} W` : '',
        format.kelvin,
        format.colors.join(', '),
        formatPrice(format.price),
      ]),
    )}`,
    markdownLink('Bekijk deze spiegel op de site', `/collecties/spiegels/${mirror.slug}`),
  ])
}

export function faqMarkdown(faq: FaqPageData): string {
  return document([
    `# ${plainMarkdown(faq.title)}`,
    richTextMarkdown(faq.antwoord),
    facts([
      ['Onderwerp', faq.category],
      ['Bijgewerkt', faq.updatedAt.slice(0, 10)],
    ]),
    list(
      'Ook gevraagd',
      faq.related.map(({ title, slug }) => markdownLink(title, `/veelgestelde-vragen/${slug}.md`)),
    ),
    markdownLink('Lees deze vraag op de site', `/veelgestelde-vragen/${faq.slug}`),
  ])
}

type GuideText = Pick<Guide, 'path' | 'hero' | 'recognise' | 'minutes' | 'people' | 'tools' | 'faults'> & {
  chapters: readonly (Pick<Guide['chapters'][number], 'title' | 'intro'> & {
    steps: readonly Pick<Guide['chapters'][number]['steps'][number], 'title' | 'text' | 'warning'>[]
  })[]
}

export function guideMarkdown(guide: GuideText): string {
  return document([
    `# ${plainMarkdown(guide.hero.title)}`,
    `> ${plainMarkdown(guide.hero.intro)}`,
    facts([
      ['Tijd', `${guide.minutes} minuten`],
      ['Personen', String(guide.people)],
      ['Gereedschap', guide.tools.join(', ')],
    ]),
    list('Herkennen', guide.recognise.map(plainMarkdown)),
    ...guide.chapters.flatMap((chapter) => [
      `## ${plainMarkdown(chapter.title)}`,
      chapter.intro === undefined ? '' : plainMarkdown(chapter.intro),
      chapter.steps
        .map(
          (step, index) =>
            `${index + 1}. **${plainMarkdown(step.title)}** ${plainMarkdown(step.text)}${step.warning === undefined ? '' : ` **Let op:** ${plainMarkdown(step.warning)}`}`,
        )
        .join('\n'),
    ]),
    `## Als het niet lukt\n\n${markdownTable(
      ['Wat u merkt', 'Oorzaak', 'Oplossing'],
      guide.faults.map(({ fault, cause, remedy }) => [fault, cause, remedy]),
    )}`,
    markdownLink('Bekijk deze uitleg met tekeningen op de site', guide.path),
  ])
}
