import { expect, test, vi } from 'vitest'
import { contentVersion, lastChangeOf } from '#server/content/content-version.ts'
import { readBanner } from './read-banner.ts'

test('makes pages again that had no banner because the vacancies could not be read', async () => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  const vacancy = {
    titel: 'Meubelmaker',
    slug: 'meubelmaker',
    locatie: 'Oeverdam',
    uren: '40',
    beschrijving: [],
    algemene_info: [],
    actief: true,
    createdAt: '2026-11-01T00:00:00.000Z',
    updatedAt: '2026-11-01T00:00:00.000Z',
  }
  const reads = new Set(['vacature'])
  const read = () => readBanner({ listVacancies: async () => [vacancy] })
  expect(await read()).toMatchObject({ titel: 'Meubelmaker' })
  const before = contentVersion()
  expect(await readBanner({ listVacancies: () => Promise.reject(new Error('It is down')) })).toBeNull()
  expect(lastChangeOf(reads)).toBeLessThanOrEqual(before)
  expect(await read()).toMatchObject({ titel: 'Meubelmaker' })
  expect(lastChangeOf(reads)).toBeGreaterThan(before)
  const after = contentVersion()
  await read()
  expect(contentVersion()).toBe(after)
})
