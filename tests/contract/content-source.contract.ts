/**
 * The contract of every content source (server/content/content-source.ts): each call gives what the content files hold.
 * Pictures are compared by their text, and only those that have been made: each source stores them in its own place.
 */
import { resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ColorTexture, Product } from '#domain/catalogue/product.schema.ts'
import { productSchema, colorTextureSchema } from '#domain/catalogue/product.schema.ts'
import { allCollectionSlugs } from '#domain/collections/collection-slugs.ts'
import type { PictureSlot } from '#domain/picture-slot.ts'
import { colorTexture, expandFamilies } from '#server/content/families/expand-families.ts'
import { readContentFiles } from '#server/content/read-content-files.ts'
import type { ContentSource } from '#server/content/content-source.ts'
import { readMediaManifest } from '#server/content/media.ts'

type Opened = { source: ContentSource; close?: () => Promise<void> }

/** Texts that must never become part of a query's structure. */
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

/** @param open opens the source, filled from content/ */
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
    describe('products', () => {
      test('lists every active product once and in full, newest first', async () => {
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

      test('gives exactly the requested window of the list', async () => {
        for (const [start, limit] of [
          [0, 1],
          [23, 2],
          [active.length - 1, 24],
          [active.length, 24],
          [100_000, 24],
        ] as const)
          expect(await source.listProducts({ start, limit }).then(({ items, total }) => [slugs(items), total])).toEqual(
            [slugs(active.slice(start, start + limit)), active.length],
          )
        expect((await source.listProducts({ start: 0, limit: 500 })).items).toHaveLength(Math.min(100, active.length))
      })

      test('finds an active product by its slug, and no other', async () => {
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

    describe('taxonomies', () => {
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

      test('lists categories, features and materials in order', async () => {
        expect(await source.listCategories()).toEqual(sorted(files.categories))
        expect(await source.listFeatures()).toEqual(sorted(files.features))
        expect(await source.listMaterials()).toEqual(sorted(files.materials))
      })

      test('lists collections in the order of the menu', async () => {
        expect(slugs(await source.listCollections())).toEqual([...allCollectionSlugs])
        expect((await source.listCollections()).map((entry) => entry.description)).toEqual(
          allCollectionSlugs.map((slug) => files.collections.get(slug)?.tagline),
        )
      })

      test('lists colours with hex code, surface, material and picture', async () => {
        const colors = await source.listColors()
        for (const color of colors) expect(colorTextureSchema.safeParse(color).error).toBeUndefined()
        expect(colors.map(plainTexture)).toEqual(files.finishes.map((finish) => plainTexture(colorTexture(finish))))
      })
    })

    describe('vacancies', () => {
      const offered = files.vacancies
        .filter((vacancy) => vacancy.actief)
        .toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1))

      test('lists the active ones in full, newest first', async () => {
        expect(await source.listVacancies()).toEqual(offered)
      })

      test('finds an active one by its slug, and no other', async () => {
        for (const vacancy of offered) expect(await source.getVacancy(vacancy.slug)).toEqual(vacancy)
        for (const slug of [...slugs(files.vacancies.filter((vacancy) => !vacancy.actief)), ...awkward, ''])
          expect(await source.getVacancy(slug), slug).toBeNull()
      })
    })

    describe('questions', () => {
      test('lists all of them in full, newest first, page by page', async () => {
        expect(await source.listFaqs({ start: 0, limit: 100 })).toEqual({
          items: faqs.slice(0, 100),
          total: faqs.length,
        })
        expect(await source.listFaqs({ start: 7, limit: 7 })).toEqual({ items: faqs.slice(7, 14), total: faqs.length })
        expect(await source.listFaqs({ start: 50_000, limit: 50 })).toEqual({ items: [], total: faqs.length })
      })

      test('finds one by its slug, or none', async () => {
        for (const faq of faqs.slice(0, 5)) expect(await source.getFaq(faq.slug)).toEqual(faq)
        for (const slug of [...awkward, '', 'bestaat-niet']) expect(await source.getFaq(slug), slug).toBeNull()
      })

      test('lists each category once, sorted', async () => {
        expect(await source.listFaqCategories()).toEqual(
          [...new Set(faqs.map((faq) => faq.category))].toSorted((a, b) => a.localeCompare(b, 'nl')),
        )
      })
    })

    describe('the privacy page', () => {
      const locales = files.privacy.pages.map((page) => page.locale)

      test('is there in each of its locales, with the list of them', async () => {
        for (const page of files.privacy.pages) {
          expect(await source.getPrivacyPage(page.locale)).toEqual({
            ...page,
            locales: [...new Set(['nl', ...locales.toSorted()])],
          })
        }
      })

      test('is not there in any other locale', async () => {
        for (const locale of ['xx', 'fr', 'NL', '../nl', 'nl&status=draft', '', ...awkward])
          if (!locales.includes(locale)) expect(await source.getPrivacyPage(locale), locale).toBeNull()
      })
    })
  })
}
