/** A vacancy that is switched off is gone at the very next question, from the list, its page, the feed and the sitemap. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { vacancyFeed } from '#server/vacancies/vacancies.ts'
import { vacancyList } from '#server/vacancies/vacancies.ts'
import { siteAddresses } from '#server/pages/site-addresses.ts'
import { createSiteContext, type SiteContext } from '#server/site-context.ts'
import { startFakeCms, type FakeCms } from '#tests/fault/fake-cms.ts'

const slug = 'meubelmaker'

/** Where the vacancy shows. */
async function traces(context: SiteContext): Promise<string[]> {
  const [list, page, { paths }] = await Promise.all([
    vacancyList(context.content),
    context.content.getVacancy(slug),
    siteAddresses(context, async () => []),
  ])
  return [
    ...(list.some((vacancy) => vacancy.slug === slug) ? ['list'] : []),
    ...(page ? ['page'] : []),
    ...(vacancyFeed(list).includes(`/vacatures/${slug}<`) ? ['feed'] : []),
    ...(paths.includes(`/vacatures/${slug}`) ? ['sitemap'] : []),
  ]
}
const everywhere = ['list', 'page', 'feed', 'sitemap']

let dataDir = ''
let cms: FakeCms
const contexts: SiteContext[] = []
const open = async (folder: string, url: string | null) => {
  const context = await createSiteContext({
    contentDir: resolve('content'),
    publicDir: resolve('public'),
    dataDir: join(dataDir, folder),
    cms: url === null ? null : { url },
  })
  contexts.push(context)
  return context
}
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'vacancies-'))
  cms = await startFakeCms()
})
afterAll(async () => {
  await Promise.all(contexts.map((context) => context.close()))
  await cms[Symbol.asyncDispose]()
  rmSync(dataDir, { recursive: true })
})

describe('a vacancy that is switched off', () => {
  test('on a content server is gone at the next question, without a word from that server', async () => {
    const context = await open('remote', cms.url)
    expect(await traces(context)).toEqual(everywhere)
    cms.rewrite = (body) => {
      const answer: unknown = JSON.parse(body)
      if (typeof answer !== 'object' || answer === null || !('data' in answer) || !Array.isArray(answer.data))
        return body
      return JSON.stringify({ ...answer, data: answer.data.filter((entry: { slug?: unknown }) => entry.slug !== slug) })
    }
    expect(await traces(context)).toEqual([])
    cms.rewrite = (body) => body
    expect(await traces(context)).toEqual(everywhere)
  })
})
