/**
 * What a text says of furniture in general is true of each piece that it is shown with, and what a text claims to be the most or the least is
 * so by the sizes of the catalogue. facts.test.ts compares single figures; server/content/facts.ts fills in those that texts refer to.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { codeTexts, contentTexts } from './dutch-texts.ts'
import { files, products } from './configurator-kits.ts'
import { tableOf } from '#server/content/supply-tables.ts'
import { numberWord } from '#domain/number-words.ts'
import { wordSlug } from '#domain/slug.ts'

const sentences = contentTexts().flatMap(({ text, file }) =>
  text
    .replaceAll('\u00A0', ' ')
    .split(/(?<=[.?!])\s+/)
    .map((sentence) => ({ text: sentence, file })),
)
const collections = [...files.collections.values()]
const twoTapsFrom = Math.min(
  ...files.configurator.sets.flatMap(({ tops }) => tops.flatMap((top) => top.twoTapsFrom ?? [])),
)

test('a family names no width that one of its products does not reach', () => {
  const wrong = files.families.flatMap((family) => {
    const widths = [...family.description.join(' ').matchAll(/vanaf (\d{3,4}) mm/gi)].map(([, mm]) => Number(mm))
    return family.products.flatMap(({ slug, sizes }) => {
      const widest = Math.max(...sizes.map((size) => ('width' in size ? size.width : size.diameter)))
      return widths.filter((width) => width > widest).map((width) => `${slug}: ${width}`)
    })
  })
  expect(wrong).toEqual([])
})

test('a top is as wide and as deep as the cabinet under it, and no text says otherwise', () => {
  const tops = products.filter(({ model, slug }) => model === 'wastafel' && slug.startsWith('meubelwastafel'))
  const wrong = tops.flatMap(({ slug, collections: [own], variants }) =>
    variants.flatMap(({ width, depth }) =>
      own === undefined ||
      products.some(
        (product) =>
          product.model === 'wastafelmeubel' &&
          product.collections[0]?.slug === own.slug &&
          product.variants.some((cabinet) => cabinet.width === width && cabinet.depth === depth),
      )
        ? []
        : [`${slug} ${width} x ${depth}`],
    ),
  )
  expect(wrong).toEqual([])
  expect(sentences.filter(({ text }) => /zijden \d+ mm over|\d mm overstek/.test(text))).toEqual([])
})

test('two taps on one basin are named from the width on that the configurator has them', () => {
  const said = sentences.filter(
    ({ text }) => /twee kra(?:nen|angaten)/.test(text) && /\d{3,4} mm (?:breed|zijn|met twee)/.test(text),
  )
  expect(said.length).toBeGreaterThan(0)
  expect(
    said.filter(({ text }) =>
      [...text.matchAll(/(\d{3,4}) mm (?:breed|zijn|met twee)/g)].some(([, mm]) => Number(mm) < twoTapsFrom),
    ),
  ).toEqual([])
})

test('a department has as many people everywhere', () => {
  const team = new Map(
    [...tableOf(files, '/over-ons/team', 'Wat elke afdeling aflevert')].map(([name, row]) => [
      wordSlug(name),
      Number(row[1]),
    ]),
  )
  const said = sentences.flatMap(({ text, file }) => {
    const [, department = '', people] = /In de (\S+) werken (\S+) mensen/.exec(text) ?? []
    return people === undefined ? [] : [{ file, isTrue: numberWord(team.get(wordSlug(department)) ?? 0) === people }]
  })
  expect(said.length).toBeGreaterThan(0)
  expect(said.filter(({ isTrue }) => !isTrue)).toEqual([])
})

test('an appointment in the showroom takes as long everywhere', () => {
  const said = sentences.filter(({ file, text }) => file.includes('showroom') && /(?:half|een) uur\b/i.test(text))
  expect(said.length).toBeGreaterThan(3)
  expect(said.filter(({ text }) => /half uur/i.test(text) || files.showroom.minutes !== 60)).toEqual([])
})

test('every drawer system has its runner among the parts, and every hinge itself', () => {
  const has = (path: string, name: RegExp) => files.parts.some((part) => part.guide === path && name.test(part.name))
  const missing = [...files.guides.keys()].filter(
    (path) =>
      (path.startsWith('/montage/ladesystemen/') && !has(path, /^Geleider/)) ||
      (path.startsWith('/montage/scharnieren/') && !has(path, /^Scharnier/)),
  )
  expect(missing).toEqual([])
})

const least = (pick: (collection: (typeof collections)[number]) => number) =>
  collections.toSorted((one, other) => pick(one) - pick(other))[0]?.slug
/** What texts call the most or the least of all furniture, and whether it is. */
const superlatives: [RegExp, () => boolean][] = [
  // Of rooms, not of furniture.
  [/het kleinste vertrek|^De kleinste was \d/, () => true],
  [
    /^Epoch, het kleinste meubel van het huis$/,
    () => least(({ sizes }) => Math.min(...sizes.widths) * Math.min(...sizes.depths)) === 'epoch',
  ],
  [
    /^De kleinste Beat:/,
    () => {
      const beats = products
        .filter(({ collections: [own] }) => own?.slug.startsWith('beat'))
        .filter(({ model }) => model === 'toiletmeubel')
      const narrowest = ({ variants }: (typeof beats)[number]) => Math.min(...variants.map(({ width }) => width ?? 0))
      return beats.toSorted((one, other) => narrowest(one) - narrowest(other))[0]?.slug === 'toiletmeubel-beat-45'
    },
  ],
  [
    /^De kleinste: 400 of 500 mm breed/,
    () => Math.min(...(files.collections.get('sunny')?.sizes.widths ?? [])) === 400,
  ],
  [
    /^De geleiders zijn daarom de zwaarste die wij monteren: ze dragen 70 kg/,
    () => sentences.every(({ text }) => !/(?:[89]\d|1\d\d) kg per lade|dragen (?:elk )?(?:[89]\d|1\d\d) kg/.test(text)),
  ],
]

test('what is said to be the most or the least of all is so', () => {
  const said = sentences.filter(
    ({ text }) =>
      /\b(?:onze|ons|van het huis|van alle|dan toe|die wij (?:monteren|maken)|Beat:|^De)\b/.test(text) &&
      /\b(?:ondiepste|diepste|breedste|smalste|kleinste|grootste|hoogste|laagste|lichtste|zwaarste|dunste|dikste)\b/i.test(
        text,
      ) &&
      /meubel|kast|lade|geleider|Beat|400/.test(text),
  )
  expect(said.length).toBeGreaterThanOrEqual(superlatives.length)
  const wrong = said.filter(({ text }) => !superlatives.some(([claim, isTrue]) => claim.test(text) && isTrue()))
  expect(wrong).toEqual([])
})

test('no page writes the price of a product out', () => {
  const folder = resolve('content/pages')
  const pages = readdirSync(folder).map((file) => ({ file, text: readFileSync(join(folder, file), 'utf8') }))
  expect(pages.filter(({ text }) => text.includes('{{price.')).length).toBeGreaterThan(3)
  expect(pages.filter(({ text }) => /€\s*\d/.test(text)).map(({ file }) => file)).toEqual([])
})

test('parts are kept from the end of a collection on, in every text', () => {
  const said = [...contentTexts(), ...codeTexts()].filter(({ text }) => /(?:15|vijftien) jaar na\b/.test(text))
  expect(said.length).toBeGreaterThan(8)
  expect(said.filter(({ text }) => !/jaar na (?:het einde|het laatste meubel|de laatste)/.test(text))).toEqual([])
})
