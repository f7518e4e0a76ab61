/** Every page of the sitemap says the same from the files of content/ and from a content server that was filled with them. */
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { startSite, type Site } from '#tests/services/site-process.ts'
import { rendered } from './rendered.ts'

const { url, token } = inject('untouchedServer')
let sites: Site[] = []

beforeAll(async () => {
  const env = { SITE_URL: 'https://www.oeverhout.example' }
  sites = [await startSite(env), await startSite({ ...env, CMS_URL: url, CMS_TOKEN: token })]
  await vi.waitFor(
    async () => {
      for (const site of sites) {
        expect((await site.visit('/producten')).status).toBe(200)
        expect((await site.visit('/')).text).toContain('Nieuwe vacature') // which no page waits for
      }
    },
    { timeout: 60_000, interval: 250 },
  )
})
afterAll(async () => {
  for (const site of sites) await site[Symbol.asyncDispose]()
})

/**
 * What may differ: times of the server's rows; of pictures of products, which lie on the server, the name, the version and the colour
 * until they are there, for which the server has no field.
 */
function same(html: string): string {
  return rendered(html)
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '')
    .replaceAll(/(?:http:\/\/127[\d.:]+)?\/(?:img|media|uploads)\/[^\s"'\\&)]+/g, '/picture')
    .replaceAll(/(media|version)(\\*":\\*")[^"\\]*/g, '$1$2')
    .replaceAll(/(tone\W+)#[0-9a-f]{6}/g, '$1')
}

/** Where two texts part, with some words around it. */
function firstDifference(one: string, other: string): string {
  let at = 0
  while (at < one.length && one[at] === other[at]) at += 1
  const from = Math.max(0, at - 80)
  return `${one.slice(from, at + 120)} <> ${other.slice(from, at + 120)}`
}

const pathsOf = (xml: string) => [...xml.matchAll(/<loc>https:\/\/[^/]+([^<]*)/g)].map(([, path = '']) => path || '/')

test('every page of the sitemap is the same', { timeout: 600_000 }, async () => {
  const [files, server] = sites
  if (!files || !server) throw new Error('The sites have not been started')
  const paths = pathsOf((await files.visit('/sitemap.xml')).text)
  expect(paths.length).toBeGreaterThan(300)
  expect(pathsOf((await server.visit('/sitemap.xml')).text).toSorted()).toEqual(paths.toSorted())
  const different: string[] = []
  const left = [...paths]
  const compare = async () => {
    for (let path = left.pop(); path !== undefined; path = left.pop()) {
      const [ours, theirs] = await Promise.all([files.visit(path), server.visit(path)])
      const [one, other] = [same(ours.text), same(theirs.text)]
      if (ours.status !== 200 || theirs.status !== 200) different.push(`${path}: ${ours.status} ${theirs.status}`)
      else if (one !== other) different.push(`${path}: ${firstDifference(one, other)}`)
    }
  }
  await Promise.all([compare(), compare(), compare()])
  expect(different).toEqual([])
})
