import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ContentSource } from './content-source.ts'
import { ContentSourceError } from './content-source-error.ts'
import { cachedSource, contentTags, localPolicy, remotePolicy, type ContentTag } from './source-cache.ts'

/** A source that counts what it is asked. */
function counting(refusal: ContentSourceError | null = null) {
  const asked: Partial<Record<keyof ContentSource, number>> = {}
  const state = { refusal }
  const count =
    <TAnswer>(call: keyof ContentSource, answer: TAnswer) =>
    async (): Promise<TAnswer> => {
      asked[call] = (asked[call] ?? 0) + 1
      if (state.refusal) throw state.refusal
      return answer
    }
  const source: ContentSource = {
    listProducts: count('listProducts', { items: [], total: 0 }),
    getProduct: count('getProduct', null),
    listCategories: count('listCategories', []),
    listCollections: count('listCollections', []),
    listFeatures: count('listFeatures', []),
    listMaterials: count('listMaterials', []),
    listColors: count('listColors', []),
    listVacancies: count('listVacancies', []),
    getVacancy: count('getVacancy', null),
    listFaqs: count('listFaqs', { items: [], total: 0 }),
    getFaq: count('getFaq', null),
    listFaqCategories: count('listFaqCategories', []),
    getPrivacyPage: count('getPrivacyPage', null),
  }
  return { source, asked, state }
}

async function askEverything(source: ContentSource): Promise<void> {
  await Promise.all([
    source.listProducts({ start: 0, limit: 24 }),
    source.getProduct('a'),
    source.listCategories(),
    source.listCollections(),
    source.listFeatures(),
    source.listMaterials(),
    source.listColors(),
    source.listVacancies(),
    source.getVacancy('a'),
    source.listFaqs({ start: 0, limit: 50 }),
    source.getFaq('a'),
    source.listFaqCategories(),
    source.getPrivacyPage('nl'),
  ])
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test.each([
  ['a content server', remotePolicy],
  ['the embedded store', localPolicy],
])('of %s everything is asked once, but vacancies every time', async (_what, memory) => {
  const { source, asked } = counting()
  const cached = cachedSource(source, memory)
  await askEverything(cached)
  await askEverything(cached)
  const { listVacancies, getVacancy, ...others } = asked
  expect([listVacancies, getVacancy]).toEqual([2, 2])
  expect(Object.values(others)).toEqual(Array.from({ length: 11 }, () => 1))
})

test('what the embedded store answered is never asked again by time', async () => {
  const { source, asked } = counting()
  const cached = cachedSource(source, localPolicy)
  await cached.listCategories()
  vi.advanceTimersByTime(365 * 86_400_000)
  await cached.listCategories()
  expect(asked.listCategories).toBe(1)
})

test.each<[ContentTag, (keyof ContentSource)[]]>([
  ['product', ['listProducts', 'getProduct']],
  ['category', ['listCategories']],
  ['collection', ['listCollections']],
  ['feature', ['listFeatures']],
  ['material', ['listMaterials']],
  ['color', ['listColors']],
  ['faq', ['listFaqs', 'getFaq', 'listFaqCategories']],
  ['vacature', []],
  ['privacy-page', ['getPrivacyPage']],
])('invalidating "%s" loads only what it feeds again', async (tag, calls) => {
  const { source, asked } = counting()
  const cached = cachedSource(source, remotePolicy)
  await askEverything(cached)
  cached.invalidate([tag])
  await askEverything(cached)
  const again = Object.entries(asked)
    .filter(([call, times]) => times === 2 && !call.includes('Vacanc'))
    .map(([call]) => call)
  expect(again.toSorted()).toEqual(calls.toSorted())
})

test('every tag can be invalidated at once', async () => {
  const { source, asked } = counting()
  const cached = cachedSource(source, remotePolicy)
  await askEverything(cached)
  cached.invalidate(contentTags)
  await askEverything(cached)
  expect(Object.values(asked)).toEqual(Array.from({ length: 13 }, () => 2))
})

test('a refusal of vacancies is reported in its own words, and the last good ones are served', async () => {
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  const { source, state } = counting()
  const cached = cachedSource(source, remotePolicy)
  await cached.listVacancies()
  state.refusal = new ContentSourceError('status', 'The content server answered 503 at /api/vacatures.', 503)
  expect(await cached.listVacancies()).toEqual([])
  expect(write.mock.calls.map(String)).toEqual([expect.stringContaining('"error":"HTTP error! status: 503"')])
  write.mockRestore()
})
