import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { readCampaign, splitCampaign } from './campaign.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

test('campaigns and numbers of clicks are told from what pages know, which stays spelled as it was', () => {
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

test('nothing is lost or made up, and what is left has no mark', () => {
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

test('a campaign is what its names say: the first value, cut, without the numbers of third parties', () => {
  expect(readCampaign('utm_source=folder&utm_source=ander&gclid=x&utm_term=bad%20kamer&utm_content=')).toEqual({
    utm_source: 'folder',
    utm_term: 'bad kamer',
  })
  expect(readCampaign(`utm_id=${'9'.repeat(500)}`)['utm_id']).toHaveLength(100)
})

test('the address of the page that is opened is cleaned once, and the rest of it stays', async () => {
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
