/**
 * What every content source owes the site (server/content/content-source.ts), whichever holds the content: each call against what the content files
 * say. Pictures are compared by what they show, and only those that have been made, since each source keeps them in its own place.
 */
import { resolve } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ColorTexture, Product } from '#domain/catalogue/product.schema.ts'
import { productSchema, colorTextureSchema } from '#domain/catalogue/product.schema.ts'
import { allCollectionSlugs } from '#domain/collections/collection-slugs.ts'
import type { PictureSlot } from '#domain/picture-slot.ts'
import { richTextToPlain } from '#domain/rich-text-plain.ts'
import { foldText } from '#domain/text-fold.ts'
import { colorTexture, expandFamilies } from '#server/content/families/expand-families.ts'
import { readContentFiles } from '#server/content/content-files.ts'
import type { ContentSource, ProductQuery, ProductSort } from '#server/content/content-source.ts'
import { readMediaManifest } from '#server/content/media.ts'

type Opened = { source: ContentSource; close?: () => Promise<void> }

/** Texts that must be values and never more than that. */
const awkward = [
  "'",
  '"',
  '%',
  '_',
  '\\',
  '🛁',
  "' or 1=1 --",
  '${x}',
  '[$ne]=x&a',
  '\u0000',
  '\ud800',
  '__proto__',
  'zzz',
] as const

/** @param open gives the source, filled with the content of content/ */
export function contentSourceContract(name: string, open: () => Promise<Opened>): void {
  describe(name, () => {
    const files = readContentFiles(resolve('content'), resolve('public'))
    const { pictures } = readMediaManifest(resolve('public'))
    // A product is shown by the first of its pictures that has been made.
    const made = expandFamilies(files).map((product) => ({
      ...product,
      featured_image: product.gallery.find((slot) => Object.hasOwn(pictures, slot.media)) ?? product.featured_image,
    }))
    const active = made
      .filter((product) => product.is_active)
      .toSorted((a, b) =>
        a.createdAt === b.createdAt ? (a.slug < b.slug ? -1 : 1) : a.createdAt < b.createdAt ? 1 : -1,
      )
    const faqs = files.faqs.toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1))

    const shown = (slot: PictureSlot | null) =>
      slot !== null && (slot.file !== null || Object.hasOwn(pictures, slot.media)) ? [slot.alt] : []
    const plainTexture = (texture: ColorTexture) => ({ ...texture, texture_image: shown(texture.texture_image) })
    const plain = ({ featured_image, gallery, technical_drawing, variants, ...product }: Product) => ({
      ...product,
      featured_image: shown(featured_image),
      gallery: gallery.flatMap(shown),
      technical_drawing: technical_drawing !== null,
      variants: variants.map(({ images, model_3d, technical_drawing: drawing, color_textures, ...variant }) => ({
        ...variant,
        images: images.flatMap(shown),
        model_3d: model_3d !== null,
        technical_drawing: drawing !== null,
        color_textures: color_textures.map(plainTexture),
      })),
    })
    const pricesOf = (product: Product) =>
      product.variants.filter((variant) => variant.is_active && variant.price > 0).map(({ price }) => price)
    const textsOf = ({ name: title, description, short_description }: Product) => [
      title,
      description,
      short_description,
    ]

    /** The products that the interface promises, by another road than any source takes: one by one. */
    function expected({
      search = '',
      category = '',
      collections = [],
      features = [],
      minPrice = 0,
      maxPrice = 0,
      sort = 'newest',
    }: Omit<ProductQuery, 'start' | 'limit'>): Product[] {
      const names = (list: readonly { slug: string }[], slugs: readonly string[]) =>
        slugs.length === 0 || list.some(({ slug }) => slugs.includes(slug))
      const matching = active.filter(
        (product) =>
          names(product.categories, category === '' ? [] : [category]) &&
          names(product.collections, collections) &&
          names(product.features, features) &&
          textsOf(product).some((text) => foldText(text).includes(foldText(search))) &&
          ((minPrice <= 0 && maxPrice <= 0) ||
            pricesOf(product).some((price) => price >= minPrice && (maxPrice <= 0 || price <= maxPrice))),
      )
      if (sort === 'newest') return matching
      const bySlug = matching.toSorted((a, b) => (a.slug < b.slug ? -1 : 1))
      const priced = bySlug.filter((product) => pricesOf(product).length > 0)
      const ordered =
        sort === 'price-asc'
          ? priced.toSorted((a, b) => Math.min(...pricesOf(a)) - Math.min(...pricesOf(b)))
          : priced.toSorted((a, b) => Math.max(...pricesOf(b)) - Math.max(...pricesOf(a)))
      return [...ordered, ...bySlug.filter((product) => pricesOf(product).length === 0)]
    }

    let opened: Opened
    let source: ContentSource
    beforeAll(async () => {
      opened = await open()
      source = opened.source
    }, 120_000)
    afterAll(async () => {
      await opened.close?.()
    })

    const slugs = (list: readonly { slug: string }[]) => list.map(({ slug }) => slug)
    /** Asks for one page and compares slugs, order and total. */
    async function agrees(query: Omit<ProductQuery, 'start' | 'limit'>, start = 0, limit = 24): Promise<void> {
      const wanted = expected(query)
      const { items, total } = await source.listProducts({ ...query, start, limit })
      expect({ slugs: slugs(items), total }, JSON.stringify(query)).toEqual({
        slugs: slugs(wanted.slice(start, start + limit)),
        total: wanted.length,
      })
    }

    describe('products', () => {
      test('every active product is listed once, newest first and whole, and inactive ones are not', async () => {
        expect(made.length).toBeGreaterThan(active.length)
        const listed: Product[] = []
        for (let start = 0; start < active.length; start += 100) {
          const { items, total } = await source.listProducts({ start, limit: 100 })
          expect(total).toBe(active.length)
          listed.push(...items)
        }
        expect(slugs(listed)).toEqual(slugs(active))
        const bySlug = new Map(active.map((product) => [product.slug, product]))
        for (const product of listed) {
          expect(productSchema.safeParse(product).error).toBeUndefined()
          expect(plain(product)).toEqual(plain(bySlug.get(product.slug) ?? product))
        }
      })

      test('pages have their edges where they are asked', async () => {
        for (const [start, limit] of [
          [0, 1],
          [23, 2],
          [active.length - 1, 24],
          [active.length, 24],
          [100_000, 24],
        ] as const)
          await agrees({}, start, limit)
        expect((await source.listProducts({ start: 0, limit: 500 })).items).toHaveLength(Math.min(100, active.length))
      })

      test('every category, collection and feature lists its own', async () => {
        for (const { slug } of files.categories) await agrees({ category: slug })
        for (const slug of allCollectionSlugs) await agrees({ collections: [slug] })
        for (const { slug } of files.features) await agrees({ features: [slug] })
      })

      test('several of one kind widen, several kinds narrow', async () => {
        const {
          categories: [category],
          features: [feature],
        } = files
        const [one, two, three] = allCollectionSlugs
        await agrees({ collections: [one, two] })
        await agrees({ collections: [one, two, three], features: feature ? [feature.slug] : [] })
        await agrees({ collections: [one, 'bestaat-niet'], ...(category && { category: category.slug }) })
        await agrees({ collections: [one, one], features: [] })
      })

      test('what does not exist leads to nothing, empty values say nothing', async () => {
        for (const text of awkward) {
          await agrees({ category: text })
          await agrees({ collections: [text] })
        }
        await agrees({ category: '', collections: [], features: [], search: '', minPrice: 0, maxPrice: -1 })
      })

      test('more than a hundred values still filter', async () => {
        const [known] = allCollectionSlugs
        const unknown = Array.from({ length: 130 }, (_, index) => `onbekend-${index}`)
        await agrees({ collections: [...unknown, known] })
        await agrees({ features: unknown })
      })

      test('price limits are met by one variant, and include their edges', async () => {
        const prices = active.flatMap(pricesOf).toSorted((a, b) => a - b)
        const middle = prices[Math.floor(prices.length / 2)] ?? 0
        const highest = prices.at(-1) ?? 0
        for (const [minPrice, maxPrice] of [
          [middle, middle],
          [middle + 1, 0],
          [0, middle - 1],
          [highest, 0],
          [highest + 1, 0],
          [0, 1],
          [1, highest],
          [90_000, 60_000],
          [Number.MAX_SAFE_INTEGER, 0],
          [0, Number.MAX_SAFE_INTEGER],
        ] as const)
          await agrees({ minPrice, maxPrice })
      })

      test('sorted by price, each order is whole, and without a price comes last both ways', async () => {
        for (const sort of ['price-asc', 'price-desc'] as const)
          for (let start = 0; start < active.length; start += 100) await agrees({ sort }, start, 100)
      })

      test('text is found as it is written, in any case, and nothing that is not there', async () => {
        for (const search of [
          'spiegel',
          'EIKEN',
          '  wastafel ',
          'plank van',
          '   ',
          ...awkward,
          ...awkward.map((text) => `kast${text}`),
        ]) {
          const { items, total } = await source.listProducts({ search, start: 0, limit: 100 })
          const folded = expected({ search })
          const written = active.filter((product) =>
            textsOf(product).some((text) => text.toLowerCase().includes(search.trim().toLowerCase())),
          )
          expect(total, search).toBeLessThanOrEqual(folded.length)
          expect(total, search).toBeGreaterThanOrEqual(written.length)
          if (folded.length === written.length) expect(slugs(items), search).toEqual(slugs(folded.slice(0, 100)))
        }
      })

      test('a word with an accent is found as it is written, small or large', async () => {
        const word =
          active
            .flatMap(textsOf)
            .flatMap((text) => text.match(/\p{L}*[éèëïöü]\p{L}*/gu) ?? [])
            .find((found) => found === found.toLowerCase()) ?? ''
        expect(word).not.toBe('')
        const holders = active.filter((product) => textsOf(product).some((text) => text.includes(word)))
        for (const search of [word, word.toUpperCase()]) {
          const { items } = await source.listProducts({ search, start: 0, limit: 100 })
          expect(slugs(items), search).toEqual(expect.arrayContaining(slugs(holders).slice(0, 20)))
        }
      })

      test('any mixture of filters, order and page', async () => {
        const some = (values: readonly string[]) => fc.subarray([...values], { maxLength: 3 })
        await fc.assert(
          fc.asyncProperty(
            fc.constantFrom('', ...slugs(files.categories)),
            some(allCollectionSlugs),
            some(slugs(files.features)),
            fc.constantFrom('', 'spiegel', 'hout'),
            fc.constantFrom(0, 20_000, 150_000),
            fc.constantFrom(0, 90_000, 400_000),
            fc.constantFrom<ProductSort>('newest', 'price-asc', 'price-desc'),
            fc.constantFrom(0, 3, 24),
            (category, collections, features, search, minPrice, maxPrice, sort, start) =>
              agrees({ category, collections, features, search, minPrice, maxPrice, sort }, start, 24),
          ),
          { numRuns: 30 },
        )
      })

      test('a product is found by its slug, whole; inactive and unknown ones are not', async () => {
        for (const product of active.filter((_, index) => index % 17 === 0)) {
          const found = await source.getProduct(product.slug)
          expect(found && plain(found)).toEqual(plain(product))
        }
        for (const slug of [
          ...slugs(made.filter((product) => !product.is_active)),
          ...awkward,
          '',
          'bestaat-niet',
          (active[0]?.slug ?? '').toUpperCase(),
        ])
          expect(await source.getProduct(slug), slug).toBeNull()
      })
    })

    describe('what products are sorted into', () => {
      const sorted = (
        list: readonly {
          slug: string
          name: string
          is_active: boolean
          sort_order: number
          description?: string | undefined
        }[],
      ) =>
        list
          .filter((entry) => entry.is_active)
          .toSorted((a, b) => a.sort_order - b.sort_order || (a.slug < b.slug ? -1 : 1))
          .map(({ slug, name: title, is_active, sort_order, description }) => ({
            slug,
            name: title,
            is_active,
            sort_order,
            description: description ?? '',
          }))

      test('categories, features and materials are those of content, in order', async () => {
        expect(await source.listCategories()).toEqual(sorted(files.categories))
        expect(await source.listFeatures()).toEqual(sorted(files.features))
        expect(await source.listMaterials()).toEqual(sorted(files.materials))
      })

      test('collections stand in the order of the menu', async () => {
        expect(slugs(await source.listCollections())).toEqual([...allCollectionSlugs])
        expect((await source.listCollections()).map((entry) => entry.description)).toEqual(
          allCollectionSlugs.map((slug) => files.collections.get(slug)?.tagline),
        )
      })

      test('colours have their code, surface, material and picture', async () => {
        const colors = await source.listColors()
        for (const color of colors) expect(colorTextureSchema.safeParse(color).error).toBeUndefined()
        expect(colors.map(plainTexture)).toEqual(files.finishes.map((finish) => plainTexture(colorTexture(finish))))
      })
    })

    describe('vacancies', () => {
      const offered = files.vacancies
        .filter((vacancy) => vacancy.actief)
        .toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1))

      test('the active ones, newest first and whole', async () => {
        expect(await source.listVacancies()).toEqual(offered)
      })

      test('one by its slug; inactive and unknown ones are not found', async () => {
        for (const vacancy of offered) expect(await source.getVacancy(vacancy.slug)).toEqual(vacancy)
        for (const slug of [...slugs(files.vacancies.filter((vacancy) => !vacancy.actief)), ...awkward, ''])
          expect(await source.getVacancy(slug), slug).toBeNull()
      })
    })

    describe('questions', () => {
      test('all of them, newest first and whole, whatever the size of the page', async () => {
        expect(await source.listFaqs({ page: 1, pageSize: 1000 })).toEqual({ items: faqs, total: faqs.length })
        expect(await source.listFaqs({ page: 2, pageSize: 7 })).toEqual({
          items: faqs.slice(7, 14),
          total: faqs.length,
        })
        expect(await source.listFaqs({ page: 999, pageSize: 50 })).toEqual({ items: [], total: faqs.length })
      })

      test('those of one category, and the featured ones', async () => {
        for (const category of new Set(faqs.map((faq) => faq.category))) {
          const wanted = faqs.filter((faq) => faq.category === category)
          expect(await source.listFaqs({ category, page: 1, pageSize: 50 })).toEqual({
            items: wanted,
            total: wanted.length,
          })
        }
        const featured = faqs.filter((faq) => faq.is_featured)
        expect(await source.listFaqs({ featured: true, page: 1, pageSize: 50 })).toEqual({
          items: featured,
          total: featured.length,
        })
        expect(await source.listFaqs({ featured: false, page: 1, pageSize: 100 })).toEqual({
          items: faqs.slice(0, 100),
          total: faqs.length,
        })
        for (const category of awkward)
          expect(await source.listFaqs({ category, page: 1, pageSize: 50 }), category).toEqual({ items: [], total: 0 })
      })

      test('those that say something in question or answer, accents or not', async () => {
        for (const search of ['spiegel', 'GARANTIE', 'curacao', 'Curaçao', '  hoe  lang ', 'paragraph', ...awkward]) {
          const wanted = faqs.filter((faq) =>
            foldText(`${faq.title} ${richTextToPlain(faq.antwoord)}`).includes(foldText(search)),
          )
          expect(await source.listFaqs({ search, page: 1, pageSize: 10 }), search).toEqual({
            items: wanted.slice(0, 10),
            total: wanted.length,
          })
        }
      })

      test('one by its slug, or none', async () => {
        for (const faq of faqs.slice(0, 5)) expect(await source.getFaq(faq.slug)).toEqual(faq)
        for (const slug of [...awkward, '', 'bestaat-niet']) expect(await source.getFaq(slug), slug).toBeNull()
      })

      test('the categories, each once, sorted', async () => {
        expect(await source.listFaqCategories()).toEqual(
          [...new Set(faqs.map((faq) => faq.category))].toSorted((a, b) => a.localeCompare(b, 'nl')),
        )
      })
    })

    describe('the privacy page', () => {
      const locales = files.privacy.pages.map((page) => page.locale)

      test('in every language that it has, with the list of them', async () => {
        for (const page of files.privacy.pages) {
          const found = await source.getPrivacyPage(page.locale)
          expect(found?.locales[0]).toBe('nl')
          expect({ ...found, locales: found?.locales.toSorted() }).toEqual({
            ...page,
            locales: [...new Set(['nl', ...locales])].toSorted(),
          })
        }
      })

      test('in no other', async () => {
        for (const locale of ['xx', 'fr', 'NL', '../nl', 'nl&status=draft', '', ...awkward])
          if (!locales.includes(locale)) expect(await source.getPrivacyPage(locale), locale).toBeNull()
      })
    })
  })
}
