/** GS1 Digital Link: /01/{gtin} leads to the page of the article (docs/rules.md, Technical data). */
import { articlePath } from '#domain/articles/article-number.ts'
import { internalGtin } from '#domain/catalogue/internal-gtin.ts'
import { catalogue, type Catalogue } from '#server/catalogue/catalogue.ts'

/** Article numbers by GTIN-13, once per catalogue. */
const articles = new WeakMap<Catalogue, ReadonlyMap<string, string>>()

/** 307 to the article page, or null for a number that is none of ours. A GTIN-14 has a zero before it. @throws when the catalogue cannot be read */
export async function redirectToArticle(gtin: string): Promise<Response | null> {
  const made = await catalogue()
  const known =
    articles.get(made) ??
    new Map(
      [...made.products.values()].flatMap(({ variants }) =>
        variants.map(({ article }) => [internalGtin(article), article] as const),
      ),
    )
  articles.set(made, known)
  const article = known.get(gtin.replace(/^0(?=\d{13}$)/, ''))
  return article === undefined
    ? null
    : new Response(null, { status: 307, headers: { location: articlePath(article), 'cache-control': 'no-store' } })
}
