/** What stands behind an article number: a product of today, a mirror, a part, furniture that is no longer made, or nothing. */
import type { OldArticle, Part } from '#domain/articles/article.schema.ts'
import { articleKey, articlePath, partPath } from '#domain/articles/article-number.ts'
import type { Product } from '#domain/catalogue/product.schema.ts'
import { mirrorSlug } from '#domain/mirrors/mirror-slug.ts'
import { dimensionLabel } from '#domain/dimensions.ts'
import { editDistance } from '#domain/edit-distance.ts'
import type { ContentFiles } from '#server/content/content-files.ts'
import { mediaFileSize } from '#server/content/media-files.ts'

type Files = Pick<ContentFiles, 'articles' | 'parts' | 'mirrors' | 'guides' | 'downloads'>
/** Active products by slug. */
type Products = ReadonlyMap<string, Pick<Product, 'name' | 'variants'>>

/** Parts are kept for so many years after the last one was made (content: voorwaarden). */
export const partYears = 15
/** So many numbers are offered in place of one that does not exist, each at most so many signs away from it. */
const mostNear = 5
const nearEnough = 3

export type ArticleAnswer =
  | { kind: 'current'; href: string }
  | { kind: 'old'; sheet: OldArticleSheet }
  | { kind: 'unknown'; near: { article: string; name: string; href: string }[] }

type Way = { label: string; href: string }
export type OldArticleSheet = Pick<OldArticle, 'article' | 'name' | 'line' | 'from' | 'until' | 'finish' | 'note'> & {
  /** The dimension label. */
  size: string
  /** Last year in which parts can be had, and whether that is over. */
  partsUntil: number
  partsGone: boolean
  successor: (Way & { reason: string }) | null
  instructions: Way[]
  /** Other files, with what they weigh in bytes. */
  downloads: (Way & { bytes: number })[]
  parts: Part[]
}

/** What was ever known by a number, by its key. */
type Known = { article: string; name: string; href: string; old?: OldArticle }

export type FormerArticle = Pick<OldArticle, 'article' | 'name' | 'line' | 'from' | 'until'> & { href: string }

/** What is no longer made, by line and number. */
export function formerArticles(articles: readonly OldArticle[]): FormerArticle[] {
  return articles
    .map(({ article, name, line, from, until }) => ({ article, name, line, from, until, href: articlePath(article) }))
    .toSorted((a, b) => a.line.localeCompare(b.line, 'nl') || a.article.localeCompare(b.article))
}

/** Every number with what it leads to. Article numbers of today go before old ones. */
export function knownArticles(
  files: Pick<Files, 'articles' | 'parts' | 'mirrors'>,
  products: Products,
): ReadonlyMap<string, Known> {
  const old = files.articles.map((entry): Known => ({
    article: entry.article,
    name: entry.name,
    href: articlePath(entry.article),
    old: entry,
  }))
  const parts = files.parts.map(({ number, name }): Known => ({ article: number, name, href: partPath(number) }))
  const mirrors = files.mirrors.flatMap((mirror) =>
    mirror.formats.map((format): Known => ({
      article: format.article,
      name: `Spiegel ${mirror.name2}`,
      href: `/collecties/spiegels/${mirrorSlug(mirror.name)}`,
    })),
  )
  const variants = [...products].flatMap(([slug, { name, variants: all }]) =>
    all.map(({ article }): Known => ({ article, name, href: `/producten/${slug}?variant=${article}` })),
  )
  return new Map([...old, ...parts, ...mirrors, ...variants].map((entry) => [articleKey(entry.article), entry]))
}

/** What `number`, as somebody typed it, leads to in `year`. `products` name the successors. */
export async function findArticle(
  known: ReadonlyMap<string, Known>,
  files: Files,
  products: Products,
  publicDir: string,
  number: string,
  year: number,
): Promise<ArticleAnswer> {
  const key = articleKey(number)
  const found = known.get(key)
  if (!found) return { kind: 'unknown', near: nearArticles(known, key) }
  return found.old
    ? { kind: 'old', sheet: await oldSheet(found.old, files, products, publicDir, year) }
    : { kind: 'current', href: found.href }
}

/** Numbers that differ by a typing mistake or begin in the same way, nearest first. */
function nearArticles(known: ReadonlyMap<string, Known>, key: string) {
  if (key.length < 3) return []
  return [...known]
    .map(([other, entry]) => ({ entry, distance: other.startsWith(key) ? 1 : editDistance(key, other, nearEnough) }))
    .filter(({ distance }) => distance <= nearEnough)
    .toSorted(
      (a, b) => a.distance - b.distance || a.entry.article.localeCompare(b.entry.article, 'nl', { numeric: true }),
    )
    .slice(0, mostNear)
    .map(({ entry: { article, name, href } }) => ({ article, name, href }))
}

async function oldSheet(
  old: OldArticle,
  files: Files,
  products: Products,
  publicDir: string,
  year: number,
): Promise<OldArticleSheet> {
  const { article, name, line, from, until, finish, note } = old
  const partsUntil = until + partYears
  const downloads = await Promise.all(
    files.downloads
      .filter(({ slug }) => old.downloads.includes(slug))
      .map(async ({ title, file }) => ({
        label: title,
        href: `/media/${file}`,
        bytes: await mediaFileSize(publicDir, file),
      })),
  )
  return {
    article,
    name,
    line,
    from,
    until,
    finish,
    note,
    size: dimensionLabel(old.size),
    partsUntil,
    partsGone: year > partsUntil,
    successor: old.successor && {
      href: old.successor.href,
      reason: old.successor.reason,
      label: successorName(old.successor.href, files, products),
    },
    instructions: old.guides
      .flatMap((path) => files.guides.get(path) ?? [])
      .map((guide) => ({ label: guide.hero.title, href: guide.path })),
    downloads: downloads.flatMap(({ bytes, ...download }) => (bytes === null ? [] : [{ ...download, bytes }])),
    parts: old.parts.flatMap((number) => files.parts.find((part) => part.number === number) ?? []),
  }
}

/** The name of a product or mirror; where it is no longer offered itself, what may be in its place. */
function successorName(href: string, files: Pick<Files, 'mirrors'>, products: Products): string {
  const slug = href.slice(href.lastIndexOf('/') + 1)
  const mirror = files.mirrors.find((candidate) => mirrorSlug(candidate.name) === slug)
  return mirror ? `Spiegel ${mirror.name2}` : (products.get(slug)?.name ?? 'Bekijk de opvolger')
}
