/**
 * A fact that several texts state is the same in all of them. One place owns it; everything else is compared with that:
 * - sizes of collections, in their own summaries, in tables and wherever 'Sunny van 700 mm' is written, and prices from: the catalogue;
 * - sizes of mirrors in words: their formats;
 * - opening angle of hinges: the table on /montage/scharnieren; load of drawers: the question on /montage/ladesystemen;
 * - weights and numbers of screws per collection: the fitter's table on /montage/montagehandleiding;
 * - years of guarantee and of spare parts: the facts on /voorwaarden; weeks of delivery: the facts on /producten;
 * - formaldehyde class: Exclusief E1, all others E0,5.
 * It reads the content, and the PDFs for guarantee and depth; documents.test.ts holds the other words of PDFs against the
 * content, media.test.ts the models, assembly.test.ts the measures of pipes. Not covered: lengths within a piece
 * (grooves, boards, drawers), weights of tops and whatever pictures show.
 */
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { mirrorGuarantee } from '#domain/mirrors/mirror-guarantee.ts'
import { formatPrice } from '#domain/money.ts'
import { inlineToPlain } from '#domain/rich-text-plain.ts'
import { readContentFiles } from '#server/content/read-content-files.ts'
import { contentTexts } from './dutch-texts.ts'
import { pdfWords } from './pdf-words.ts'

const files = readContentFiles(resolve('content'), resolve('public'))
const collections = [...files.collections.values()]
const products = files.families.flatMap((family) =>
  family.products.map((product) => ({ ...product, family: family.slug, model: family.model })),
)

/** Every sentence of the content, with the file and the collection that it is about. A label and its value are one sentence. */
const sentences = [
  ...contentTexts(),
  ...files.faqs.flatMap(({ antwoord }) =>
    antwoord
      .flatMap((block) =>
        block.type === 'list'
          ? block.children.map((item) => inlineToPlain(item.children))
          : inlineToPlain(block.children),
      )
      .map((text) => ({ file: 'content/faqs.json', text })),
  ),
  ...[...files.pages].flatMap(([path, page]) => labelled(page).map((text) => ({ file: path, text }))),
  ...collections.flatMap((collection) =>
    labelled(collection).map((text) => ({ file: `collections/${collection.slug}.json`, text })),
  ),
].flatMap(({ file, text }) =>
  text
    .replaceAll('\u00A0', ' ')
    .split(/(?<=[.?!])\s+/)
    .map((sentence) => ({ text: sentence, file, own: collections.find(({ slug }) => file.endsWith(`/${slug}.json`)) })),
)

function labelled(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(labelled)
  if (typeof value !== 'object' || value === null) return []
  if ('label' in value && 'value' in value) return [`${String(value.label)}, ${String(value.value)}`]
  return Object.values(value).flatMap(labelled)
}

const numberWords = ['nul', 'één', 'twee', 'drie', 'vier', 'vijf', 'zes', 'zeven', 'acht', 'negen', 'tien', 'elf', 'twaalf', 'dertien', 'veertien', 'vijftien'] // prettier-ignore
const aNumber = `(\\d+|${numberWords.slice(2).join('|')})`
const valueOf = (word = '') => (/^\d/.test(word) ? Number(word) : numberWords.indexOf(word.toLowerCase()))
const sorted = (values: Iterable<number>) => [...new Set(values)].toSorted((one, other) => one - other)

function tableOf(path: string, title: string): readonly (readonly string[])[] {
  const table = files.pages.get(path)?.sections.find((section) => section.kind === 'table' && section.title === title)
  if (table?.kind !== 'table') throw new RangeError(`${path} has no table ${title}`)
  return table.rows
}

function factsOf(path: string, title: string): Map<string, number> {
  const facts = files.pages.get(path)?.sections.find((section) => section.kind === 'facts' && section.title === title)
  if (facts?.kind !== 'facts') throw new RangeError(`${path} has no facts ${title}`)
  return new Map(facts.items.map(({ label, value }) => [label, Number.parseInt(value, 10)]))
}

/** What `pattern` finds in a text, and whether its figure is one of the `owned` ones. */
function claimsIn(text: string, pattern: RegExp, owned: readonly number[]): { claim: string; isTrue: boolean }[] {
  const found = pattern.global ? [...text.matchAll(pattern)] : [pattern.exec(text)]
  return found.flatMap((match) => (match ? [{ claim: match[0], isTrue: owned.includes(valueOf(match[1])) }] : []))
}

/** Sizes and prices of the cabinets with a basin, as the catalogue sells them; what is made to measure has no price and does not count. */
function soldSizes(slug: string) {
  const own = products.filter(({ collection, is_active: active }) => collection === slug && active)
  const vanities = own.filter(({ model }) => model === 'wastafelmeubel')
  return (vanities.length > 0 ? vanities : own.filter(({ model }) => model === 'toiletmeubel')).flatMap(({ sizes }) =>
    sizes.flatMap((size) => ('width' in size && size.price > 0 ? [size] : [])),
  )
}

/** Sizes that a collection shows and that are made on request only. */
const onRequest: Record<string, { heights: number[] }> = { epoque: { heights: [700] } }

test.each(collections)('$name has the sizes and the lowest price of the catalogue', ({ slug, sizes, priceFrom }) => {
  const sold = soldSizes(slug)
  expect(sizes.widths).toEqual(sorted(sold.map(({ width }) => width)))
  expect(sizes.depths).toEqual(sorted(sold.map(({ depth = 0 }) => depth)))
  expect(sizes.heights).toEqual(sorted([...sold.map(({ height }) => height), ...(onRequest[slug]?.heights ?? [])]))
  expect(priceFrom).toBe(Math.min(...sold.map(({ price }) => price)))
})

test('a text about a collection names a size that is sold', () => {
  const claims = collections.flatMap(({ name, sizes, meta, hero, tagline }) => {
    const summary = [meta.description, hero.intro, hero.eyebrow ?? '', tagline].join(' ')
    const elsewhere = sentences
      .filter(({ text }) => text.includes(name))
      .map(({ text }) => text.slice(text.indexOf(name) + name.length))
    return [
      ...elsewhere.flatMap((text) => claimsIn(text, /^ van (\d{3,4}) mm/, sizes.widths)),
      ...elsewhere.flatMap((text) => claimsIn(text, /^ (?:van|is) [^.;]*?(\d{3}) mm diep/, sizes.depths)),
      ...claimsIn(summary, /(\d{3}) mm diep/g, sizes.depths),
      ...claimsIn(summary, /(?<!maat )tot (\d{4}) mm/g, [Math.max(...sizes.widths)]),
    ].map((claim) => ({ name, ...claim }))
  })
  expect(claims.length).toBeGreaterThan(20)
  expect(claims.filter(({ isTrue }) => !isTrue)).toEqual([])
})

test('what is said of the depth of toilet cabinets is the depth of all of them', () => {
  const depths = sorted(
    products.flatMap(({ model, sizes }) =>
      model === 'toiletmeubel' ? sizes.flatMap((size) => ('depth' in size ? [size.depth ?? 0] : [])) : [],
    ),
  )
  const said = sentences.flatMap(({ text }) =>
    /toilet(?:meubel|kast)/i.test(text) ? [...text.matchAll(/(\d{3}) mm(?: diep|$)/g)].map(([, mm]) => Number(mm)) : [],
  )
  expect(said.length).toBeGreaterThan(2)
  expect(sorted(said)).toEqual(depths)
})

test('the tables of collections side by side have the sizes of each', () => {
  const span = (values: readonly number[]) => `${Math.min(...values)} - ${Math.max(...values)}`
  const byName = new Map(collections.map((collection) => [collection.name, collection]))
  const rows = tableOf('/collecties', 'Maten naast elkaar')
  expect(rows.map(([name, depth, width]) => [name, depth, width])).toEqual(
    rows.map(([name = '']) => {
      const sizes = byName.get(name)?.sizes
      return [name, sizes?.depths.join(' of '), span(sizes?.widths ?? [])]
    }),
  )
  const lines = tableOf('/collecties/exclusief', 'Naast elkaar')
  expect(lines.map(([name, width, , since]) => [name, width, since])).toEqual(
    lines.map(([name = '']) => [name, span(byName.get(name)?.sizes.widths ?? []), String(byName.get(name)?.since)]),
  )
  const deepest = sorted(collections.flatMap(({ sizes }) => sizes.depths))
  expect(files.pages.get('/collecties')?.hero.title).toContain(`van ${deepest.at(0)} tot ${deepest.at(-1)} mm diep`)
})

test('a price from that a collection names is its lowest price', () => {
  const wrong = collections.flatMap(({ slug, meta, priceFrom }) =>
    [...meta.description.replaceAll(/\s/g, ' ').matchAll(/vanaf (€ [\d.]+,\d\d)/gi)]
      .filter(([, price]) => price !== formatPrice(priceFrom).replaceAll(/\s/g, ' '))
      .map(([claim]) => `${slug}: ${claim}`),
  )
  expect(wrong).toEqual([])
})

test('the description of a mirror has the sizes of its formats', () => {
  const wrong = files.mirrors.flatMap(({ name, meta, story, formats }) => {
    const text = meta.description
    const sizes = formats.flatMap(({ size }) => size ?? [])
    const pairs = [...text.matchAll(/(?<!vorm tot )\b(\d{3,4}) × (\d{3,4})/g)].map(([claim, width, height]) => ({
      claim,
      isTrue: sizes.some((size) => size.width === Number(width) && size.height === Number(height)),
    }))
    const compartments = [...story.join(' ').matchAll(/vak\w* van (\d{3}) mm diep/g)].map(([claim, mm]) => ({
      claim,
      isTrue: sizes.every(({ depth }) => Number(mm) < depth),
    }))
    return [
      ...claimsIn(text, /(\d{3}) mm diep/g, sorted(sizes.map(({ depth }) => depth))),
      ...claimsIn(text, new RegExp(`${aNumber} breedtes`, 'gi'), [new Set(sizes.map(({ width }) => width)).size]),
      ...claimsIn(text, new RegExp(`(?<!vaste )${aNumber} maten`, 'gi'), [formats.length]),
      ...pairs,
      ...compartments,
    ].flatMap(({ claim, isTrue }) => (isTrue ? [] : [`${name}: ${claim}`]))
  })
  expect(wrong).toEqual([])
})

test('a hinge opens as far in its guide and as a part as in the table', () => {
  const row = tableOf('/montage/scharnieren', 'De drie naast elkaar').find(([label]) => label === 'Opent tot')
  const [exclusief = 0, grass = 0, hettich = 0] = (row ?? []).slice(1).map((cell) => Number.parseInt(cell, 10))
  const angles = { exclusief, grass, hettich }
  for (const [slug, angle] of Object.entries(angles)) {
    expect(files.guides.get(`/montage/scharnieren/${slug}`)?.recognise.join(' '), slug).toContain(
      `opent ${angle} graden`,
    )
    const parts = files.parts.filter(
      ({ name }) => name.toLowerCase().startsWith(`scharnier ${slug}`) && name.includes('°'),
    )
    expect(parts.map(({ name }) => /(\d+)°/.exec(name)?.[1])).toEqual(parts.map(() => String(angle)))
  }
  const said = sentences.flatMap(({ text }) => /scharnier\D*((?:\d+, )*\d+ of \d+) graden/.exec(text)?.[1] ?? [])
  expect(said.length).toBeGreaterThan(0)
  for (const list of said) expect(list.match(/\d+/g)?.map(Number)).toEqual(sorted(Object.values(angles)))
})

test('a drawer carries what its system carries', () => {
  const owner = sentences.find(({ text }) => /Hettich en Exclusief dragen/.test(text))?.text ?? ''
  const kilos = (of: string) => Number(new RegExp(`${of}\\D*? (\\d+) kg`).exec(owner)?.[1])
  const bySystem = { hettich: kilos('Hettich'), exclusief: kilos('Exclusief'), xp: kilos('XP'), scala: Number.NaN }
  const byCollection = new Map([
    ['thor', kilos('Thor')],
    ['nuance515', kilos('Nuance 51.5')],
  ])
  const said = [
    ...sentences.map(({ text, own }) => ({ text, own })),
    ...products.map(({ short_description: text = '', collection }) => ({
      text,
      own: files.collections.get(collection ?? ''),
    })),
  ].flatMap(({ text, own }) => {
    const load = /(?:laden?|geleiders?|draagkracht)\b.*?(\d+) kg|(?:geleiders?|laden?)\b.*? dragen .*?(\d+) kg/i.exec(
      text,
    )
    return own && load && /draa?g/i.test(text)
      ? [{ text, kilos: Number(load[1] ?? load[2]), owned: byCollection.get(own.slug) ?? bySystem[own.drawerSystem] }]
      : []
  })
  expect(said.length).toBeGreaterThan(5)
  expect(said.filter((claim) => claim.kilos !== claim.owned)).toEqual([])
  const exclusive = sentences.find(
    ({ text, file }) => file === '/collecties/exclusief' && text.startsWith('Draagkracht lade'),
  )
  expect(exclusive?.text).toBe(`Draagkracht lade, ${bySystem.exclusief} kg`)
})

test('screws and weight of one piece are those of the table for fitters', () => {
  const rows = new Map(
    tableOf('/montage/montagehandleiding', 'Gewicht en bevestiging per collectie').map((row) => [row[0], row]),
  )
  const wrong = sentences.flatMap(({ text, own }) => {
    const row = rows.get(own?.name)
    const screws = new RegExp(`hang\\w* aan ${aNumber} schroeven`).exec(text)?.[1]
    const weight = /wegen (\d+ kg) per stuk/.exec(text)?.[1]
    const isWrong =
      (screws !== undefined && String(valueOf(screws)) !== row?.[6]) || (weight !== undefined && weight !== row?.[2])
    return isWrong && row ? [`${own?.slug}: ${text}`] : []
  })
  expect(wrong).toEqual([])
  // The rule of the caption gives what the parts and the table name.
  expect(
    [...rows.values()].filter(
      ([, width, , , , , points]) => Number(points) > 2 && Number(points) < Math.max(3, Number(width) / 200),
    ),
  ).toEqual([])
  expect(files.parts.filter(({ name }) => new RegExp(`rail met ${aNumber}`).test(name))).toEqual([])
})

const years = factsOf('/voorwaarden', 'De garantie in drie getallen')
const furniture = years.get('Meubelen') ?? 0
const electronics = years.get('Elektronica') ?? 0
const runners = years.get('Geleiders van laden') ?? 0
const spareParts = years.get('Onderdelen leverbaar') ?? 0

test('a guarantee has as many years as the terms say, for each thing that a sentence names', () => {
  const things: [RegExp, number][] = [
    [/meubel|kast\b|romp|scharnier/i, furniture],
    [/elektr|\bled|verlichting/i, electronics],
    [/geleider/i, runners],
  ]
  const said = sentences.flatMap(({ text, file }) => {
    if (!/garantie/i.test(text) && !/^\d+ jaar op /.test(text)) return []
    const numbers = [...text.matchAll(new RegExp(`\\b${aNumber}(?= jaar\\b| op\\b|[.]?$)`, 'gi'))].map(([, word]) =>
      valueOf(word),
    )
    const named = things.flatMap(([thing, value]) => (thing.test(text) ? [value] : []))
    return numbers.length > 0 && named.length > 0
      ? [{ file, text, numbers: sorted(numbers), named: sorted(named) }]
      : []
  })
  expect(said.length).toBeGreaterThan(10)
  expect(said.filter(({ numbers, named }) => numbers.join() !== named.join())).toEqual([])
  expect(collections.filter(({ guaranteeYears }) => guaranteeYears !== furniture).map(({ slug }) => slug)).toEqual([])
  expect(
    files.mirrors
      .filter(
        ({ features, shape, guaranteeYears }) =>
          guaranteeYears !== (features.includes('verlichting') && shape !== 'spiegelkast' ? electronics : furniture),
      )
      .map(({ name }) => name),
  ).toEqual([])
})

test('spare parts and recipes are kept as long everywhere, counted from the end of a collection', () => {
  const said = sentences.flatMap(({ text, file }) => {
    const number = new RegExp(`\\b${aNumber} jaar`).exec(text)?.[1]
    return number !== undefined &&
      /onderdelen|recepten? (?:van lak|bewaren)|voorraad|leverbaar|leveren wij|bewa(?:ar|ren)/i.test(text) &&
      !/garantie/i.test(text)
      ? [{ file, text, years: valueOf(number) }]
      : []
  })
  expect(said.length).toBeGreaterThan(8)
  expect(said.filter((claim) => claim.years !== spareParts || /na (?:de )?aankoop/.test(claim.text))).toEqual([])
})

test('a delivery takes as many weeks everywhere', () => {
  const weeks = factsOf('/producten', 'Levertijd vanaf de orderbevestiging')
  const week = (label: string) => weeks.get(label) ?? 0
  const kinds: [RegExp, number][] = [
    [/curaçao|curacao|scharnier|onderdeel|front maken/i, Number.NaN],
    [/beton/i, week('Met betonnen blad')],
    [/exclusief|ronin/i, week('Exclusief en Ronin')],
    [/voorraad/i, week('Op voorraad')],
    [/plank|planchet|nis/i, week('Losse planken')],
    [/lak en fineer|order en pallet|de zes weken|nederland|uur werk/i, week('Lak en fineer')],
  ]
  const said = sentences.flatMap(({ text, file }) => {
    const number = new RegExp(`\\b${aNumber} weken`, 'i').exec(text)?.[1]
    const isDelivery =
      /lever|order|duurt|verkooppunt|\d weken voor|de zes weken|zes weken tijd/i.test(text) && !/front|lade /.test(text)
    const expected = kinds.find(([kind]) => kind.test(`${text} ${file}`))?.[1]
    return number === undefined || !isDelivery || expected === undefined || Number.isNaN(expected)
      ? []
      : [{ file, text, weeks: valueOf(number), expected }]
  })
  expect(said.length).toBeGreaterThan(10)
  expect(said.filter((claim) => claim.weeks !== claim.expected)).toEqual([])
})

test('board is E1 in Exclusief and E0,5 elsewhere, and a text about all of it says E1 or lower', () => {
  const classes = collections.map(
    ({ slug, brand, formaldehydeClass }) =>
      `${slug}: ${brand === 'Exclusief' ? 'E1' : 'E0,5'}` === `${slug}: ${formaldehydeClass}`,
  )
  expect(classes.every(Boolean)).toBe(true)
  const flat = sentences.filter(
    ({ text }) => /\bE1\b(?! of (?:lager|beter))/.test(text) && !/^E1$|Plaatkeur|Exclusief|E0,5|EN 717/.test(text),
  )
  expect(flat.map(({ file, text }) => `${file}: ${text}`)).toEqual([])
})

test('PDFs give the guarantee of the terms, of each mirror its own, and of each collection the depths of the catalogue', () => {
  const wordsOf = (file: string) =>
    pdfWords(readFileSync(join('public/media', file)))
      .join(' ')
      .replaceAll(/\s+/g, ' ')
  const wrong = files.downloads.flatMap(({ file, type, collection }) => {
    if (!file.endsWith('.pdf')) return []
    const words = wordsOf(file)
    if (type === 'brochure') {
      const said = [...words.matchAll(/(\d+) (?:jaar garantie|years’ guarantee|Jahre Garantie)/g)].map(([, value]) =>
        Number(value),
      )
      return said.join() === [furniture, electronics, runners].join() ? [] : [`${file}: ${said.join()}`]
    }
    const mirror = files.mirrors.find(({ name }) => file === `pdf/spiegels/${name.toLowerCase()}.pdf`)
    if (mirror) return words.includes(mirrorGuarantee(mirror)) ? [] : [`${file}: ${mirrorGuarantee(mirror)}`]
    const sizes = files.collections.get(collection ?? '')?.sizes
    const depth = /diepte (\d+)/.exec(words)?.[1]
    return type === 'maattekening' && sizes && !sizes.depths.includes(Number(depth)) ? [`${file}: ${depth}`] : []
  })
  expect(wrong).toEqual([])
})
