/** What an article number refers to: a current product, a mirror, a part, furniture that is no longer made, or nothing. */
import type { OldArticle } from '#domain/articles/article.schema.ts'
import { articleKey, articlePath, partPath } from '#domain/articles/article-number.ts'
import type { Product } from '#domain/catalogue/product.schema.ts'
import { mirrorSlug } from '#domain/mirrors/mirror-slug.ts'
import { dimensionLabel, type Dimensions } from '#domain/dimensions.ts'
import { editDistance } from '#domain/edit-distance.ts'
import { decorative, type PictureSlot } from '#domain/picture-slot.ts'
import type { ContentFiles } from '#server/content/content-files.ts'
import { existingFiles } from '#server/content/media-files.ts'
import { partDetails, type PartDetails } from './parts.ts'

type Files = Pick<
  ContentFiles,
  'articles' | 'parts' | 'mirrors' | 'guides' | 'downloads' | 'collections' | 'categories'
>
/** Active products by slug. */
type Products = ReadonlyMap<string, Pick<Product, 'name' | 'variants' | 'featured_image'>>

/** Years that parts stay available after the end of production (content: voorwaarden). */
export const partYears = 15
/** How many numbers are suggested for an unknown one, and their largest edit distance from it. */
const maxSuggestions = 5
const maxDistance = 3

export type ArticleAnswer =
  | { kind: 'current'; href: string }
  | { kind: 'old'; sheet: OldArticleDetails }
  | { kind: 'unknown'; near: { article: string; name: string; href: string }[] }

type Link = { label: string; href: string }
export type OldArticleDetails = Pick<OldArticle, 'article' | 'name' | 'line' | 'from' | 'until' | 'finish' | 'note'> & {
  /** The dimension label, and in mm. */
  size: string
  dimensions: Dimensions
  /** The last year in which parts are available, and whether that has passed. */
  partsUntil: number
  partsGone: boolean
  successor: (Link & { reason: string; picture: PictureSlot | null }) | null
  instructions: Link[]
  /** Other files, with their sizes in bytes. */
  downloads: (Link & { bytes: number })[]
  parts: PartDetails[]
}

/** What has an article number, now or formerly. */
type Known = { article: string; name: string; href: string; old?: OldArticle }

export type FormerArticle = Pick<OldArticle, 'article' | 'name' | 'line' | 'from' | 'until'> & { href: string }

/** Furniture that is no longer made, by line and number. */
export function formerArticles(articles: readonly OldArticle[]): FormerArticle[] {
  return articles
    .map(({ article, name, line, from, until }) => ({ article, name, line, from, until, href: articlePath(article) }))
    .toSorted((a, b) => a.line.localeCompare(b.line, 'nl') || a.article.localeCompare(b.article))
}

/** Every number, by its key, with what it leads to. Current numbers win over old ones, and those over variants that are not sold now, whose product says so. */
export function knownArticles(
  files: Pick<Files, 'articles' | 'parts' | 'mirrors'>,
  products: Products,
): ReadonlyMap<string, Known> {
  const old = files.articles.map((entry): Known => {
    const { article, name } = entry
    return { article, name, href: articlePath(article), old: entry }
  })
  const parts = files.parts.map(({ number, name }): Known => ({ article: number, name, href: partPath(number) }))
  const mirrors = files.mirrors.flatMap(({ name, name2, formats }) => {
    const href = `/collecties/spiegels/${mirrorSlug(name)}`
    return formats.map(({ article }): Known => ({ article, name: `Spiegel ${name2}`, href }))
  })
  const variants = (isActive: boolean) =>
    [...products].flatMap(([slug, { name, variants: all }]) =>
      all
        .filter(({ is_active }) => is_active === isActive)
        .map(({ article }): Known => ({ article, name, href: `/producten/${slug}?variant=${article}` })),
    )
  return new Map(
    [...variants(false), ...old, ...parts, ...mirrors, ...variants(true)].map((entry) => [
      articleKey(entry.article),
      entry,
    ]),
  )
}

/** What `number`, as typed by a visitor, leads to in `year`. `products` name the successors. */
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
    ? { kind: 'old', sheet: await oldDetails(found.old, files, products, publicDir, year) }
    : { kind: 'current', href: found.href }
}

/** Numbers that differ by a typing mistake or start with `key`, nearest first. */
function nearArticles(known: ReadonlyMap<string, Known>, key: string) {
  if (key.length < 3) return []
  return [...known]
    .map(([other, entry]) => ({ entry, distance: other.startsWith(key) ? 1 : editDistance(key, other, maxDistance) }))
    .filter(({ distance }) => distance <= maxDistance)
    .toSorted(
      (a, b) => a.distance - b.distance || a.entry.article.localeCompare(b.entry.article, 'nl', { numeric: true }),
    )
    .slice(0, maxSuggestions)
    .map(({ entry: { article, name, href } }) => ({ article, name, href }))
}

async function oldDetails(
  old: OldArticle,
  files: Files,
  products: Products,
  publicDir: string,
  year: number,
): Promise<OldArticleDetails> {
  const { article, name, line, from, until, finish, note } = old
  const partsUntil = until + partYears
  return {
    article,
    name,
    line,
    from,
    until,
    finish,
    note,
    size: dimensionLabel(old.size),
    dimensions: old.size,
    partsUntil,
    partsGone: year > partsUntil,
    successor: old.successor && {
      href: old.successor.href,
      reason: old.successor.reason,
      ...successorAt(old.successor.href, files, products),
    },
    instructions: old.guides
      .flatMap((path) => files.guides.get(path) ?? [])
      .map((guide) => ({ label: guide.hero.title, href: guide.path })),
    downloads: await existingFiles(
      publicDir,
      files.downloads
        .filter(({ slug }) => old.downloads.includes(slug))
        .map(({ title, file }) => ({ label: title, file })),
    ),
    parts: files.parts.filter(({ number }) => old.parts.includes(number)).map((part) => partDetails(files, part)),
  }
}

/** Name and picture of the product or mirror at `href`, or the words of a general link when it is gone too. */
function successorAt(href: string, files: Pick<Files, 'mirrors'>, products: Products) {
  const slug = href.slice(href.lastIndexOf('/') + 1)
  const mirror = files.mirrors.find((candidate) => mirrorSlug(candidate.name) === slug)
  const picture = mirror ? mirror.lit : (products.get(slug)?.featured_image ?? null)
  return {
    label: mirror ? `Spiegel ${mirror.name2}` : (products.get(slug)?.name ?? 'Bekijk de opvolger'),
    picture: picture && decorative(picture),
  }
}
