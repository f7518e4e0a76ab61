import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { readCampaign, splitCampaign } from './campaign.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

test('separates campaigns and click ids from the params of pages, which keep their spelling', () => {
  expect(splitCampaign('?utm_source=folder&search=a%20b&gclid=x&page=2&utm_campaign=najaar')).toEqual({
    search: '?search=a%20b&page=2',
    marks: 'utm_source=folder&gclid=x&utm_campaign=najaar',
  })
  expect(splitCampaign('?utm_medium=mail')).toEqual({ search: '', marks: 'utm_medium=mail' })
  for (const search of [
    '',
    '?',
    '?page=2',
    '?utm_anders=1',
    '?xutm_source=1',
    '?utm_source',
    '?search=utm_source=1',
    '?glas=x',
  ])
    expect(splitCampaign(search)).toEqual({ search, marks: '' })
})

test('loses and adds nothing, and leaves no mark behind', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.tuple(
          fc.constantFrom('utm_source', 'utm_term', 'gclid', 'search', 'page', ''),
          fc.stringMatching(/^[a-z=%+?]{0,6}$/),
        ),
        { minLength: 1 },
      ),
      (pairs) => {
        const parts = pairs.map(([name, value]) => `${name}=${value}`)
        const { search, marks } = splitCampaign(`?${parts.join('&')}`)
        const both = [...search.slice(1).split('&'), ...marks.split('&')].filter((part) => part !== '')
        expect(both.toSorted()).toEqual(parts.toSorted())
        expect(splitCampaign(search).marks).toBe('')
      },
    ),
  )
})

test('reads the first value of each campaign param, cut, without click ids', () => {
  expect(readCampaign('utm_source=folder&utm_source=ander&gclid=x&utm_term=bad%20kamer&utm_content=')).toEqual({
    utm_source: 'folder',
    utm_term: 'bad kamer',
  })
  expect(readCampaign(`utm_id=${'9'.repeat(500)}`)['utm_id']).toHaveLength(100)
})

test('cleans the address of the opened page once and keeps the rest of it', async () => {
  const replaceState = vi.fn()
  vi.stubGlobal('location', { pathname: '/producten', search: '?page=2&utm_source=folder', hash: '#lijst' })
  vi.stubGlobal('history', { state: { key: 'a' }, replaceState })
  const { campaign, takeCampaign } = await import('./campaign.ts')
  expect(campaign()).toEqual({})
  takeCampaign()
  expect(replaceState.mock.calls).toEqual([[{ key: 'a' }, '', '/producten?page=2#lijst']])
  expect(campaign()).toEqual({ utm_source: 'folder' })
  vi.stubGlobal('location', { pathname: '/', search: '?page=2', hash: '' })
  takeCampaign()
  expect(replaceState).toHaveBeenCalledTimes(1)
})
