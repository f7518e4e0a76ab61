/** GET /llms.txt: what this site is and where its texts are, for programs that read (llmstxt.org). */
import { mirrorSlug } from '#domain/mirrors/mirror-slug.ts'
import { site } from '#domain/site.ts'
import { catalogue } from '#server/catalogue/catalogue.ts'
import { everyFaq } from '#server/content/every-faq.ts'
import { partialReading } from '#server/observe/problem-report.ts'
import { siteContext, type SiteContext } from '#server/site-context.ts'
import { markdownLink, plainMarkdown } from './markdown-text.ts'

type Entry = { name: string; href: string; text?: string }

/** Content that cannot be read now is left out, and the response is then not cached. */
export async function llmsResponse(): Promise<Response> {
  const { text, isWhole } = await llmsText(await siteContext(), async () => [...(await catalogue()).products.values()])
  return new Response(text, {
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': isWhole ? 'public, max-age=3600' : 'no-store',
    },
  })
}

/** The text, and whether everything is in it. */
export async function llmsText(
  { files, content }: Pick<SiteContext, 'files' | 'content'>,
  products: () => Promise<readonly { slug: string; name: string; short_description: string }[]>,
): Promise<{ text: string; isWhole: boolean }> {
  const reading = partialReading('llms-text-not-whole')
  const [offered, faqs] = await Promise.all([
    reading.orElse('products', products, []),
    reading.orElse('questions', () => everyFaq(content), []),
  ])
  const parts = [
    `# ${site.name}`,
    `> ${site.tagline}. Website en catalogus van ${site.legalName}, in het Nederlands. Alle prijzen zijn richtprijzen in euro, incl. btw; verkoop loopt via verkooppunten.`,
    section('Overzicht', [
      { name: 'Collecties', href: '/collecties' },
      { name: 'Kleuren en afwerkingen', href: '/kleuren' },
      { name: 'Verkooppunten', href: '/verkooppunten' },
      { name: 'Contact', href: '/contact' },
      { name: 'Voorwaarden en garantie', href: '/voorwaarden' },
      {
        name: 'Alle producten als JSON',
        href: '/feed/products.json',
        text: 'elke uitvoering met artikelnummer, maat, prijs en voorraad',
      },
      { name: 'Sitemap', href: '/sitemap.xml' },
    ]),
    section(
      'Montagehulp',
      [...files.guides.values()].map(({ path, hero }) => ({ name: hero.title, href: `${path}.md` })),
    ),
    section(
      'Veelgestelde vragen',
      faqs.map(({ title, slug }) => ({ name: title, href: `/veelgestelde-vragen/${slug}.md` })),
    ),
    section(
      'Spiegels',
      files.mirrors.map(({ name, name2, tagline }) => ({
        name: `${name2} (${name})`,
        href: `/collecties/spiegels/${mirrorSlug(name)}.md`,
        text: tagline,
      })),
    ),
    section(
      'Producten',
      offered.map(({ slug, name, short_description: text }) => ({ name, href: `/producten/${slug}.md`, text })),
    ),
    section('Optional', [
      {
        name: 'Downloads',
        href: '/downloads',
        text: 'brochures, maattekeningen, handleidingen en onderhoudskaarten als pdf',
      },
      { name: 'Vacatures als RSS', href: '/vacatures/rss.xml' },
    ]),
  ]
  return { text: `${parts.filter((part) => part !== '').join('\n\n')}\n`, isWhole: reading.isWhole() }
}

function section(title: string, entries: readonly Entry[]): string {
  const lines = entries.map(
    ({ name, href, text }) => `- ${markdownLink(name, href)}${text === undefined ? '' : `: ${plainMarkdown(text)}`}`,
  )
  return lines.length === 0 ? '' : `## ${title}\n\n${lines.join('\n')}`
}
