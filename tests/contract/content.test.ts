/** The content files as editors leave them: complete, consistent, and every link and key in them leads somewhere. */
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { drawerSystemSlugs, hingeSlugs } from '#app/features/assembly/guide-slugs.ts'
import { collectionPath } from '#domain/collections/collection-path.ts'
import { allCollectionSlugs } from '#domain/collections/collection-slugs.ts'
import { dealerCountries, dealerProvinces } from '#domain/dealers/dealer-places.ts'
import { isShown } from '#domain/dealers/shown-dealers.ts'
import { foreignLanguages, languageOf } from '#domain/languages.ts'
import { mirrorFeatures } from '#domain/mirrors/mirror-lists.ts'
import { assemblyPageSlugs, companySlugs, editorialSlugs, productPageSlugs } from '#domain/pages/editorial-slugs.ts'
import { cutDescription } from '#domain/vacancies/vacancy-banner.ts'
import footerMenus from '#content/menus/footer.json' with { type: 'json' }
import headerMenus from '#content/menus/header.json' with { type: 'json' }
import mobileMenus from '#content/menus/mobile.json' with { type: 'json' }
import { richTextToPlain } from '#domain/rich-text-plain.ts'
import { headerMenusSchema } from '#domain/site.schema.ts'
import { isOpenPath, isStaticPath } from '#domain/site-map.ts'
import { site } from '#domain/site.ts'
import { catalogueFileNames } from '#domain/professional/catalogue-file-names.ts'
import { wordSlug } from '#domain/slug.ts'
import { expandFamilies } from '#server/content/families/expand-families.ts'
import { surfaceWords } from '#server/content/families/finish-materials.ts'
import type { ContentFiles } from '#server/content/content-files.ts'
import { readContentFiles } from '#server/content/read-content-files.ts'
import { readMediaManifest } from '#server/content/media.ts'

let files: ContentFiles
beforeAll(() => {
  files = readContentFiles(resolve('content'), resolve('public'))
})

/** Every value under `key`, at any depth. */
function valuesOf(value: unknown, key: string): unknown[] {
  if (Array.isArray(value)) return value.flatMap((item) => valuesOf(item, key))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => [...(name === key ? [inner] : []), ...valuesOf(inner, key)])
}

function twice(values: readonly string[]): string[] {
  return [...new Set(values.filter((value, index) => values.indexOf(value) !== index))]
}

/** Everything with a title and a description of its own. */
function allMeta() {
  return [
    ...[...files.pages.values()].map((page) => ({
      path: page.path,
      title: page.meta.title,
      description: page.meta.description,
      h1: page.hero.title,
    })),
    ...[...files.collections.values()].map((collection) => ({
      path: collectionPath(collection.slug),
      title: collection.meta.title,
      description: collection.meta.description,
      h1: collection.hero.title,
    })),
    ...[...files.guides.values()].map((guide) => ({
      path: guide.path,
      title: guide.meta.title,
      description: guide.meta.description,
      h1: guide.hero.title,
    })),
  ]
}

/** Addresses that content may link to. */
function pathExists(href: string): boolean {
  const path = href.replace(/[?#].*$/, '')
  if (isStaticPath(path) || path === '/zoeken' || files.redirects.some(({ from }) => from === path)) return true
  if (catalogueFileNames.some((name) => path === `/professional/${name}`)) return true
  if (path === '/feed/products.csv' || path === '/professional/prijsverschil.csv') return true
  if (path.startsWith('/media/')) return true // the files are checked with the media manifest
  const below = (start: string) => (path.startsWith(`${start}/`) ? path.slice(start.length + 1) : undefined)
  if (allCollectionSlugs.some((slug) => collectionPath(slug) === path)) return true
  if (files.mirrors.some((mirror) => mirror.name.toLowerCase() === below('/collecties/spiegels'))) return true
  if (files.finishes.some((finish) => finish.name === below('/kleuren'))) return true
  if (files.faqs.some((faq) => faq.slug === below('/veelgestelde-vragen'))) return true
  if (files.vacancies.some((vacancy) => vacancy.actief && vacancy.slug === below('/vacatures'))) return true
  if (
    files.families.some((family) =>
      family.products.some((product) => product.is_active && product.slug === below('/producten')),
    )
  )
    return true
  return dealerProvinces.some((province) => wordSlug(province) === below('/verkooppunten/nederland'))
}

describe('pages', () => {
  test('every fixed page that is its content has a content file', () => {
    const wanted = [
      '/',
      ...editorialSlugs.map((slug) => `/${slug}`),
      ...companySlugs.map((slug) => `/over-ons/${slug}`),
      ...productPageSlugs.map((slug) => `/producten/${slug}`),
      ...assemblyPageSlugs.map((slug) => `/montage/${slug}`),
    ]
    expect(
      wanted.filter((path) => !files.pages.has(path)),
      'add a file with this path to content/pages, or take its slug out of domain/pages/editorial-slugs.ts',
    ).toEqual([])
  })

  test('every drawer and hinge system, planchet and nisplank has a guide', () => {
    const wanted = [
      ...drawerSystemSlugs.map((slug) => `/montage/ladesystemen/${slug}`),
      ...hingeSlugs.map((slug) => `/montage/scharnieren/${slug}`),
      '/montage/planchet',
      '/montage/nisplank',
    ]
    expect(wanted.filter((path) => !files.guides.has(path))).toEqual([])
  })

  test('a page of the content stands on an address of the site map', () => {
    expect(
      [...files.pages.keys(), ...files.guides.keys()].filter((path) => !isStaticPath(path) && !isOpenPath(path)),
      'add this path with its label to staticPages in domain/site-map.ts, or choose one that isOpenPath allows',
    ).toEqual([])
  })

  test('a page of the content has a route', () => {
    const listed = new Set([
      ...[...editorialSlugs, ...foreignLanguages].map((slug) => `/${slug}`),
      ...companySlugs.map((slug) => `/over-ons/${slug}`),
      ...productPageSlugs.map((slug) => `/producten/${slug}`),
      ...assemblyPageSlugs.map((slug) => `/montage/${slug}`),
      ...dealerCountries.map((country) => `/verkooppunten/${wordSlug(country)}`),
    ])
    const hasFile = (path: string) =>
      [`routes${path}.tsx`, `routes${path}/index.tsx`].some((file) => existsSync(resolve(file)))
    expect(
      [...files.pages.keys()].filter((path) => !listed.has(path) && !hasFile(path) && !isOpenPath(path)),
      'add its slug to domain/pages/editorial-slugs.ts, or a file to routes',
    ).toEqual([])
  })

  test('titles, descriptions and headings are unique', () => {
    const meta = allMeta()
    expect(twice(meta.map((page) => page.title))).toEqual([])
    expect(twice(meta.map((page) => page.description))).toEqual([])
    expect(twice(meta.map((page) => page.h1))).toEqual([])
    expect(
      twice([
        ...files.finishes.map((finish) => finish.meta.description),
        ...files.mirrors.map((mirror) => mirror.meta.description),
      ]),
    ).toEqual([])
  })

  test('no two pages of one kind have the same rhythm of sections', () => {
    const rhythm = (sections: readonly { kind: string }[]) => sections.map((section) => section.kind).join(' ')
    expect(twice([...files.collections.values()].map((collection) => rhythm(collection.sections)))).toEqual([])
    expect(
      twice(
        [...files.pages.values()]
          .filter((page) => page.sections.length > 3 && languageOf(page.path) === 'nl') // others say the same as each other
          .map((page) => rhythm(page.sections)),
      ),
    ).toEqual([])
  })
})

describe('links', () => {
  test('every link in content and menus leads to a page of this site or to another host', () => {
    const hrefs = [
      ...valuesOf([...files.pages.values()], 'href'),
      ...valuesOf([...files.collections.values()], 'href'),
      ...valuesOf(files.rooms, 'href'),
      ...valuesOf([headerMenus, mobileMenus, footerMenus], 'href'),
      ...valuesOf(files.faqs, 'url'),
      ...valuesOf(files.vacancies, 'url'),
      ...valuesOf(files.privacy, 'url'),
    ]
    const broken = hrefs.filter((href) => typeof href === 'string' && href.startsWith('/') && !pathExists(href))
    expect([...new Set(broken)]).toEqual([])
  })

  test('links to other hosts are fictional', () => {
    const hrefs =
      JSON.stringify([
        [...files.pages.values()],
        [...files.collections.values()],
        files.faqs,
        files.dealers,
        headerMenus,
        mobileMenus,
        footerMenus,
      ]).match(/https?:\/\/[^/"\\ ]+/g) ?? []
    expect([...new Set(hrefs)].filter((host) => !host.endsWith('.example'))).toEqual([])
  })
})

test('the press finds both image banks, and twenty pictures of at least 1200 px that exist', () => {
  const page = files.pages.get('/pers')
  const hrefs = valuesOf(page, 'href')
  expect(hrefs).toEqual(expect.arrayContaining([site.links.imageBankConsumer, site.links.imageBankDealer]))
  const pictures = page?.sections.flatMap((section) => (section.kind === 'pictures' ? section.items : [])) ?? []
  expect(pictures.length).toBeGreaterThanOrEqual(20)
  expect(pictures.filter(({ picture }) => (picture.file?.width ?? 0) < 1200)).toEqual([])
})

test('a page in another language has the words of its search, and every file in that language', () => {
  for (const language of foreignLanguages) {
    const page = files.pages.get(`/${language}`)
    expect(page?.finder, language).toBeDefined()
    const own = files.downloads.filter((download) => download.language === language)
    const hrefs = valuesOf(page, 'href')
    expect(own.map(({ file }) => `/media/${file}`).filter((href) => !hrefs.includes(href))).toEqual([])
    expect(hrefs).toContain(`mailto:${site.email}`)
  }
})

describe('header', () => {
  const links = headerMenusSchema.parse(headerMenus).flatMap(({ columns }) => columns.flatMap((column) => column.links))

  test('shows a made picture of every collection', () => {
    const { pictures } = readMediaManifest(resolve('public'))
    for (const { slug } of files.collections.values()) {
      const link = links.find(({ href }) => href === collectionPath(slug))
      expect(pictures[link?.image ?? ''], slug).toBeDefined()
    }
  })
})

describe('collections', () => {
  test('there are fourteen, and what they name exists', () => {
    expect(files.collections.size).toBe(14)
    const finishes = new Set(files.finishes.map((finish) => finish.name))
    const mirrors = new Set(files.mirrors.map((mirror) => mirror.name))
    const unknown = [...files.collections.values()].flatMap((collection) =>
      [
        ...[...collection.finishes, collection.form.finish, collection.form.accentFinish].filter(
          (name) => !finishes.has(name),
        ),
        ...[...collection.mirrors, collection.form.mirror].filter((code) => !mirrors.has(code)),
      ].map((name) => `${collection.slug}: ${name}`),
    )
    expect(unknown).toEqual([])
  })

  test('Beat and Nuance are as deep as they are called', () => {
    expect(files.collections.get('beat40')?.sizes.depths).toContain(400)
    expect(files.collections.get('beat45')?.sizes.depths).toContain(450)
    expect(files.collections.get('nuance515')?.sizes.depths).toContain(515)
  })

  test('every basin fits on the widest cabinet and on a depth that exists', () => {
    const wrong = [...files.collections.values()].flatMap((collection) =>
      collection.basins
        .filter(
          (basin) =>
            basin.width > Math.max(...collection.sizes.widths) ||
            basin.depth > Math.max(...collection.sizes.depths) + 20,
        )
        .map((basin) => `${collection.slug}: ${basin.name}`),
    )
    expect(wrong).toEqual([])
  })
})

describe('finishes and mirrors', () => {
  test('there are fifty finishes with names of their own', () => {
    expect(files.finishes.length).toBe(50)
    expect(twice(files.finishes.map((finish) => finish.name))).toEqual([])
    expect(twice(files.finishes.map((finish) => finish.displayName))).toEqual([])
  })

  test('concrete belongs to Sjithouse and to no collection', () => {
    const concrete = files.finishes.filter((finish) => finish.categories.includes('Afdekbladen Beton'))
    expect(concrete.length).toBeGreaterThan(0)
    expect(concrete.every((finish) => finish.brands.join() === 'Sjithouse' && finish.collections.length === 0)).toBe(
      true,
    )
  })

  test('matching tops are finishes', () => {
    const names = new Set(files.finishes.map((finish) => finish.name))
    expect(files.finishes.flatMap((finish) => finish.matchingTops.filter((name) => !names.has(name)))).toEqual([])
  })

  test('there are twenty-nine mirrors, and every feature word is in use', () => {
    expect(files.mirrors.length).toBe(29)
    expect(twice(files.mirrors.map((mirror) => mirror.name))).toEqual([])
    expect(twice(files.mirrors.map((mirror) => mirror.name2))).toEqual([])
    expect(mirrorFeatures.filter((word) => !files.mirrors.some((mirror) => mirror.features.includes(word)))).toEqual([])
  })

  test('article numbers of mirrors are unique, and light has watts, kelvin and lumen', () => {
    expect(twice(files.mirrors.flatMap((mirror) => mirror.formats.map((format) => format.article)))).toEqual([])
    const wrong = files.mirrors.flatMap((mirror) =>
      mirror.formats
        .filter((format) => {
          const lit = mirror.features.includes('verlichting') || mirror.features.includes('makeuplamp')
          return lit !== (format.kelvin !== '') || lit !== (format.lumen !== undefined) || (lit && format.wattage === 0)
        })
        .map((format) => format.article),
    )
    expect(wrong).toEqual([])
  })
})

describe('questions, vacancies, dealers, catalogue', () => {
  test('forty questions or more in six categories or more, with their own addresses', () => {
    expect(files.faqs.length).toBeGreaterThanOrEqual(40)
    expect(new Set(files.faqs.map((faq) => faq.category)).size).toBeGreaterThanOrEqual(6)
    expect(twice(files.faqs.map((faq) => faq.slug))).toEqual([])
    expect(twice(files.faqs.map((faq) => faq.title))).toEqual([])
  })

  test('four vacancies are open', () => {
    expect(files.vacancies.filter((vacancy) => vacancy.actief).length).toBe(4)
  })

  test('what a vacancy begins with stands whole in the banner, and ends its sentence there', () => {
    const intros = files.vacancies.map(({ beschrijving }) =>
      richTextToPlain(beschrijving.filter((block) => block.type === 'paragraph').slice(0, 1)),
    )
    expect(intros.filter((intro) => cutDescription(intro) !== intro || !/[\p{L}\d]\.$/u.test(intro))).toEqual([])
  })

  test('about 180 dealers in four countries and all twelve provinces, some of which may not be shown', () => {
    expect(files.dealers.length).toBeGreaterThanOrEqual(175)
    expect(new Set(files.dealers.map((dealer) => dealer.Land)).size).toBe(4)
    const shown = files.dealers.filter((dealer) => isShown(dealer))
    expect(dealerProvinces.filter((province) => !shown.some((dealer) => dealer.Provincie === province))).toEqual([])
    expect(files.dealers.some((dealer) => dealer.Actief === 0)).toBe(true)
    expect(files.dealers.some((dealer) => dealer.latitude === null)).toBe(true)
    expect(
      files.dealers.filter((dealer) => dealer.Naam.trim() === ''),
      'an import would refuse it',
    ).toEqual([])
  })

  test('dealers stand where their country is', () => {
    const boxes = {
      Nederland: [50.7, 53.6, 3.3, 7.3],
      België: [49.4, 51.6, 2.5, 6.5],
      Duitsland: [47.2, 55.1, 5.8, 15.1],
      Curaçao: [12, 12.5, -69.3, -68.6],
    } as const
    const strayed = files.dealers.filter(({ Land, latitude, longitude }) => {
      const [south, north, west, east] = boxes[Land]
      return (
        latitude !== null &&
        longitude !== null &&
        (latitude < south || latitude > north || longitude < west || longitude > east)
      )
    })
    expect(strayed.map((dealer) => dealer.Naam)).toEqual([])
  })

  test('catalogue slugs are unique and none takes the place of a named page', () => {
    const slugs = files.families.flatMap((family) => family.products.map((product) => product.slug))
    expect(slugs.length).toBeGreaterThanOrEqual(190)
    expect(twice(slugs)).toEqual([])
    expect(slugs.filter((slug) => productPageSlugs.some((page) => page === slug))).toEqual([])
  })

  test('furniture hangs or stands as it is pictured, by its features and in its own words, and nothing does both', () => {
    const wrong = expandFamilies(files).flatMap(
      ({ slug, model, features, collections: [collection], short_description: words }) => {
        const has = (feature: string) => features.some((one) => one.slug === feature)
        if (has('wandhangend') && has('staand')) return [slug]
        if (model !== 'wastafelmeubel' && model !== 'toiletmeubel') return []
        const hangs = (files.collections.get(collection?.slug ?? '')?.form.mounting ?? 'wandhangend') === 'wandhangend'
        const isRight = hangs
          ? has('wandhangend') && !/op (?:\S+ )?poten/.test(words)
          : has('staand') && !/hang/i.test(words)
        return isRight ? [] : [slug]
      },
    )
    expect(wrong).toEqual([])
  })

  test('categories, features, materials and finishes that families name exist', () => {
    const slugs = (entries: readonly { slug: string }[]) => new Set(entries.map((entry) => entry.slug))
    const categories = slugs(files.categories),
      features = slugs(files.features),
      materials = slugs(files.materials),
      finishes = new Set(files.finishes.map((finish) => finish.name))
    const unknown = files.families.flatMap((family) =>
      [
        ...[family.category].filter((slug) => !categories.has(slug)),
        ...family.features.filter((slug) => !features.has(slug)),
        ...[...family.materials, ...family.products.flatMap((product) => product.materials ?? [])].filter(
          (slug) => !materials.has(slug),
        ),
        ...family.products.flatMap((product) => product.finishes.filter((name) => !finishes.has(name))),
        ...family.products.flatMap((product) =>
          product.collection !== null && !files.collections.has(product.collection) ? [product.collection] : [],
        ),
      ].map((name) => `${family.slug}: ${name}`),
    )
    expect(unknown).toEqual([])
  })
})

describe('materials', () => {
  /** What must be in a variant for these words to be true of its surface. */
  const named: [RegExp, readonly string[]][] = [
    [/\bMDF\b/, ['gelakt-mdf', 'fineer']],
    [/fineer/i, ['fineer']],
    [/spaanplaat|melamine/i, ['melamine']],
    [/multiplex/i, ['multiplex', 'lariks']],
    [/\bHPL\b|volkern/i, ['hpl']],
    [/\b[Bb]eton\b/, ['beton']],
    [/gepoedercoat/, ['staal']],
    [/composiet/, ['composiet']],
    [/keramiek/, ['keramiek']],
    [/profiel, geanodiseerd/, ['aluminium']],
  ]

  test('the words for a surface are about what the product is made of, as its family or the product itself says', () => {
    const own = new Map(
      files.families.flatMap((family) =>
        family.products.map((product) => [product.slug, product.materials ?? family.materials]),
      ),
    )
    const wrong = expandFamilies(files).flatMap((product) =>
      product.variants.flatMap(({ article, color_textures: [texture], materials }) => {
        const made = materials.map(({ slug }) => slug)
        const strange = made.filter((slug) => !own.get(product.slug)?.includes(slug))
        const words = texture
          ? surfaceWords(
              texture,
              materials,
              files.materials.map(({ description = '', ...entry }) => ({ ...entry, description })),
            )
          : ''
        const untrue = named.filter(
          ([pattern, slugs]) => pattern.test(words) && !slugs.some((slug) => made.includes(slug)),
        )
        return strange.length === 0 && untrue.length === 0 && made.length > 0 && (!texture || words !== '')
          ? []
          : [`${article} of ${made.join(', ')}: ${words}`]
      }),
    )
    expect(wrong).toEqual([])
  })

  test('what says of itself that it is steel, wood or glazed is made of it', () => {
    const said: [RegExp, string][] = [
      [/gepoedercoat|plaatstaal|^(?:Staal|Stalen|Gezette stalen|Gewalste stalen)\b/i, 'staal'],
      [/^Keramisch/, 'keramiek'],
      [/composiet/i, 'composiet'],
      [/messing/, 'messing'],
      [/(?<!voor de )\bleren\b|\btuigleer\b/, 'leder'],
      [/gebrande?\b/i, 'lariks'],
    ]
    const wrong = files.families.flatMap((family) =>
      family.products.flatMap(({ slug, short_description: words = '', materials = family.materials }) =>
        said
          .filter(([pattern, material]) => pattern.test(words) && !materials.includes(material))
          .map(([, material]) => `${slug}: ${material}`),
      ),
    )
    expect(wrong).toEqual([])
  })
})

describe('copy', () => {
  const everything = () =>
    JSON.stringify([
      [...files.pages.values()],
      [...files.collections.values()],
      [...files.guides.values()],
      files.finishes,
      files.mirrors,
      files.rooms,
      files.faqs,
      files.vacancies,
      files.families,
    ])

  test('no filler text and no English left-overs', () => {
    expect(everything().match(/lorem|ipsum|\bTODO\b|\bread more\b|\bclick here\b|\blearn more\b/i)).toBeNull()
  })

  test('environmental words stand beside a checkable figure in the same paragraph (page titles only name the subject)', () => {
    const paragraphs = [...everything().matchAll(/"((?:[^"\\]|\\.)*)"/g)].map((match) => match[1] ?? '')
    const claims = paragraphs.filter(
      (text) =>
        /\b(?:duurza(?:am|me|amheid|amste)|milieuvriendelijk\w*|klimaatneutra\w*|CO2-neutra\w*|ecologisch\w*)\b/i.test(
          text,
        ) && !/^\/|https?:/.test(text),
    )
    const without = claims.filter((text) => text.length > 62 && !/\d/.test(text))
    expect(without).toEqual([])
  })
})
