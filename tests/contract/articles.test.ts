/** The registry of article numbers: nothing in it leads astray, and no two things answer to one number. */
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { articleKey } from '#domain/articles/article-number.ts'
import { mirrorSlug } from '#domain/mirrors/mirror-slug.ts'
import { expandFamilies } from '#server/content/families/expand-families.ts'
import { findArticle, knownArticles } from '#server/articles/articles.ts'
import { partDetails } from '#server/articles/parts.ts'
import { collectionPath } from '#domain/collections/collection-path.ts'
import { readContentFiles } from '#server/content/read-content-files.ts'

const files = readContentFiles(resolve('content'), resolve('public'))
const all = expandFamilies(files)
const products = new Map(all.filter((product) => product.is_active).map((product) => [product.slug, product]))
const today = [
  ...all.flatMap((product) => product.variants.map(({ article }) => article)),
  ...files.mirrors.flatMap((mirror) => mirror.formats.map(({ article }) => article)),
]

test('has no two numbers that differ by hyphens only', () => {
  const keys = [
    ...today,
    ...files.articles.map(({ article }) => article),
    ...files.parts.map(({ number }) => number),
  ].map(articleKey)
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([])
})

test('leads from every number to its product or mirror', async () => {
  const known = knownArticles(files, products)
  const astray: string[] = []
  for (const product of products.values())
    for (const { article } of product.variants)
      if (known.get(articleKey(article))?.href !== `/producten/${product.slug}?variant=${article}`) astray.push(article)
  for (const mirror of files.mirrors)
    for (const { article } of mirror.formats)
      if (known.get(articleKey(article))?.href !== `/collecties/spiegels/${mirrorSlug(mirror.name)}`)
        astray.push(article)
  expect(astray).toEqual([])
})

test('has the successor, guides, files and parts of discontinued furniture, and uses each part', async () => {
  expect(files.articles.length).toBeGreaterThanOrEqual(25)
  const downloads = new Set(files.downloads.map(({ slug }) => slug))
  const parts = new Set(files.parts.map(({ number }) => number))
  const mirrors = new Set(files.mirrors.map((mirror) => mirrorSlug(mirror.name)))
  const wrong = files.articles.flatMap(({ article, successor, guides, downloads: slugs, parts: numbers }) =>
    [
      ...(successor === null ||
      products.has(successor.href.replace('/producten/', '')) ||
      mirrors.has(successor.href.replace('/collecties/spiegels/', ''))
        ? []
        : [successor.href]),
      ...guides.filter((path) => !files.guides.has(path)),
      ...slugs.filter((slug) => !downloads.has(slug)),
      ...numbers.filter((number) => !parts.has(number)),
    ].map((name) => `${article}: ${name}`),
  )
  expect(wrong).toEqual([])
  expect(
    files.parts.flatMap(({ number, guide }) =>
      guide === null || files.guides.has(guide) ? [] : [`${number}: ${guide}`],
    ),
  ).toEqual([])
  expect([...parts].filter((number) => !files.articles.some((entry) => entry.parts.includes(number)))).toEqual([])
})

test('shows every part with a picture, a drawing or its guide, and leads to what it fits', () => {
  const paths = new Set<string>([...files.collections.values()].map(({ slug }) => collectionPath(slug)))
  const wrong = files.parts.flatMap((part) => {
    const { number, picture, drawing, guide, fits } = partDetails(files, part)
    const isShown =
      drawing !== undefined || picture?.file != null || files.guides.get(guide ?? '')?.exploded?.file != null
    const leads = fits.filter(
      ({ href }) =>
        paths.has(href) ||
        [...products.values()].some(({ categories }) => href === `/producten?category=${categories[0]?.slug}`) ||
        files.mirrors.some(({ features }) => features.some((name) => href === `/collecties/spiegels?features=${name}`)),
    )
    return isShown && fits.length > 0 && leads.length === fits.length ? [] : [number]
  })
  expect(wrong).toEqual([])
  const fitting = files.parts.find(({ number }) => number === 'D-1041')
  expect(
    fitting &&
      partDetails(files, fitting)
        .fits.map(({ label }) => label)
        .toSorted(),
  ).toEqual(
    [...files.collections.values()]
      .filter(({ drawerSystem }) => drawerSystem === 'hettich')
      .map(({ name }) => name)
      .toSorted(),
  )
})

test('explains the numbers by existing examples', async () => {
  const known = knownArticles(files, products)
  const examples = JSON.stringify(files.pages.get('/artikel')).match(/\b[A-Z]+\d*-[A-Z0-9]+(?:-[A-Z]+)?\b/g) ?? []
  expect(examples.length).toBeGreaterThan(3)
  for (const example of examples)
    expect((await findArticle(known, files, products, 'public', example, 2026)).kind, example).not.toBe('unknown')
})
