import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { readContentFiles } from '#server/content/read-content-files.ts'
import { expandFamilies } from '#server/content/families/expand-families.ts'
import { besidesPrice } from './offer-words.ts'

const products = expandFamilies(readContentFiles(resolve('content'), resolve('public')))

test('says beside the price what the description says that the picture shows besides', () => {
  const told = products.filter(({ description }) =>
    /op de foto (?:zijn niet bij de prijs|hoort er niet bij)/.test(description),
  )
  expect(told.length).toBeGreaterThan(40)
  expect(told.filter(({ model }) => besidesPrice(model) === null).map(({ slug }) => slug)).toEqual([])
})

test('says nothing of products that are pictured alone', () => {
  expect(['kolomkast', 'spiegelkast', 'spiegel', 'bovenkast', 'wastafel'].map(besidesPrice)).toEqual(
    Array(5).fill(null),
  )
})
