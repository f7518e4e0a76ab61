import { expect, test } from 'vitest'
import { privacyPage } from './privacy.ts'

const dutch = {
  locale: 'nl',
  title: 'Privacyverklaring',
  statement: [],
  updatedAt: '2026-01-01T00:00:00.000Z',
  locales: ['nl', 'en'],
}
const pages = { getPrivacyPage: async (locale: string) => (locale === 'xx' ? null : { ...dutch, locale }) }

test('gives the page in the requested language', async () => {
  expect(await privacyPage(pages, 'en')).toMatchObject({ locale: 'en', fallback: false })
})

test('falls back to Dutch for a missing language', async () => {
  expect(await privacyPage(pages, 'xx')).toMatchObject({ locale: 'nl', fallback: true })
})

test('gives null without a page or without a source', async () => {
  expect(await privacyPage({ getPrivacyPage: async () => null }, 'nl')).toBeNull()
  expect(
    await privacyPage(
      {
        getPrivacyPage: async () => {
          throw new Error('unreachable')
        },
      },
      'nl',
    ),
  ).toBeNull()
})
