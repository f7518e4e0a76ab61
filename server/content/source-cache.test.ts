import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ContentSourceError, type ContentSource } from './content-source.ts'
import { cachedSource, contentTags, localPolicy, remotePolicy, type ContentTag } from './source-cache.ts'

/** A source that counts its calls. */
function counting(refusal: ContentSourceError | null = null) {
  const calls: Partial<Record<keyof ContentSource, number>> = {}
  const state = { refusal }
  const count =
    <TAnswer>(call: keyof ContentSource, answer: TAnswer) =>
    async (): Promise<TAnswer> => {
      calls[call] = (calls[call] ?? 0) + 1
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
  return { source, calls, state }
}

async function callEverything(source: ContentSource): Promise<void> {
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
  ['the embedded source', localPolicy],
])('%s: loads everything once, but vacancies at every call', async (_what, memory) => {
  const { source, calls } = counting()
  const cached = cachedSource(source, memory)
  await callEverything(cached)
  await callEverything(cached)
  const { listVacancies, getVacancy, ...others } = calls
  expect([listVacancies, getVacancy]).toEqual([2, 2])
  expect(Object.values(others)).toEqual(Array.from({ length: 11 }, () => 1))
})

test('responses of the embedded source do not expire', async () => {
  const { source, calls } = counting()
  const cached = cachedSource(source, localPolicy)
  await cached.listCategories()
  vi.advanceTimersByTime(365 * 86_400_000)
  await cached.listCategories()
  expect(calls.listCategories).toBe(1)
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
])('invalidating "%s" loads only what it feeds again', async (tag, expected) => {
  const { source, calls } = counting()
  const cached = cachedSource(source, remotePolicy)
  await callEverything(cached)
  cached.invalidate([tag])
  await callEverything(cached)
  const again = Object.entries(calls)
    .filter(([call, times]) => times === 2 && !call.includes('Vacanc'))
    .map(([call]) => call)
  expect(again.toSorted()).toEqual(expected.toSorted())
})

test('invalidates every tag at once', async () => {
  const { source, calls } = counting()
  const cached = cachedSource(source, remotePolicy)
  await callEverything(cached)
  cached.invalidate(contentTags)
  await callEverything(cached)
  expect(Object.values(calls)).toEqual(Array.from({ length: 13 }, () => 2))
})

test('reports an error status of vacancies in its own words, and serves the last good ones', async () => {
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  const { source, state } = counting()
  const cached = cachedSource(source, remotePolicy)
  await cached.listVacancies()
  state.refusal = new ContentSourceError('status', 'The content server answered 503 at /api/vacatures.', 503)
  expect(await cached.listVacancies()).toEqual([])
  expect(write.mock.calls.map(String)).toEqual([expect.stringContaining('"error":"HTTP error! status: 503"')])
  write.mockRestore()
})
