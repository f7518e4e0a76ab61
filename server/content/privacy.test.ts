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

test('a language that exists is given as it is', async () => {
  expect(await privacyPage(pages, 'en')).toMatchObject({ locale: 'en', fallback: false })
})

test('a language that does not exist is answered in Dutch and says so', async () => {
  expect(await privacyPage(pages, 'xx')).toMatchObject({ locale: 'nl', fallback: true })
})

test('without a page, or without a source, there is nothing', async () => {
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
