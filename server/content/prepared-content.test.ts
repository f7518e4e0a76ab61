/** Content that a build prepared equals what a start would make of the same files, and is not used for other files. */
import { appendFileSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { createSiteContext, type SiteContext } from '#server/site-context.ts'
import { crawlProducts } from '#server/catalogue/crawl-products.ts'
import { contentKey, prepareContent, preparedName, readPrepared } from './prepared-content.ts'

const folder = mkdtempSync(join(tmpdir(), 'prepared-'))
const contentDir = join(folder, 'content'),
  publicDir = resolve('public'),
  preparedDir = join(folder, 'prepared')
const opened: SiteContext[] = []
async function open(name: string, prepared: string | undefined): Promise<SiteContext> {
  const context = await createSiteContext({ contentDir, publicDir, dataDir: join(folder, name), preparedDir: prepared })
  opened.push(context)
  return context
}

cpSync(resolve('content'), contentDir, { recursive: true, filter: (path) => !path.includes('studio') })
prepareContent(preparedDir, contentDir, publicDir)
afterAll(async () => {
  for (const context of opened) await context.close()
  rmSync(folder, { recursive: true, force: true })
})

test('a site that begins from what was prepared has the same content and catalogue as one that reads it', async () => {
  const [begun, made] = [await open('begun', preparedDir), await open('made', undefined)]
  expect(begun.files).toEqual(made.files)
  expect(begun.products).toEqual(made.products)
  expect(await crawlProducts(begun.source)).toEqual(await crawlProducts(made.source))
  expect(await begun.content.listFaqs({ start: 0, limit: 100 })).toEqual(
    await made.content.listFaqs({ start: 0, limit: 100 }),
  )
  const dealers = (context: SiteContext) => context.db.selectFrom('dealer').selectAll().orderBy('position').execute()
  expect(await dealers(begun)).toEqual(await dealers(made))
})

test('content that changed after the build is read and checked as it is now', async () => {
  const path = join(contentDir, 'faqs.json'),
    whole = readFileSync(path, 'utf8')
  expect(readPrepared(preparedDir, contentDir, publicDir)).not.toBeNull()
  writeFileSync(path, whole.replace('"title": "', '"title": "Gewijzigd: '))
  expect(readPrepared(preparedDir, contentDir, publicDir)).toBeNull()
  const changed = await open('changed', preparedDir)
  expect(changed.files.faqs.filter(({ title }) => title.startsWith('Gewijzigd: '))).toHaveLength(1)
  writeFileSync(path, '[{ "title": "Kort" }]')
  await expect(open('wrong', preparedDir)).rejects.toThrow(/^The content file faqs\.json is wrong at 0\.title: /)
  expect(existsSync(join(folder, 'wrong'))).toBe(false)
  writeFileSync(path, whole)
  expect(readPrepared(preparedDir, contentDir, publicDir)).not.toBeNull()
})

test('a file that is added or renamed changes the content key', () => {
  const key = contentKey(contentDir, publicDir)
  const path = join(contentDir, 'pages/nieuw.json')
  writeFileSync(path, '{}')
  const added = contentKey(contentDir, publicDir)
  rmSync(path)
  writeFileSync(join(contentDir, 'pages/nieuwer.json'), '{}')
  const renamed = contentKey(contentDir, publicDir)
  rmSync(join(contentDir, 'pages/nieuwer.json'))
  expect(new Set([key, added, renamed]).size).toBe(3)
  expect(contentKey(contentDir, publicDir)).toBe(key)
})

test('does not use prepared content that is truncated or missing', () => {
  const path = join(folder, 'half', preparedName)
  expect(readPrepared(join(folder, 'half'), contentDir, publicDir)).toBeNull()
  cpSync(preparedDir, join(folder, 'half'), { recursive: true })
  writeFileSync(path, readFileSync(path).subarray(0, 100_000))
  expect(readPrepared(join(folder, 'half'), contentDir, publicDir)).toBeNull()
  appendFileSync(path, 'x')
  expect(readPrepared(join(folder, 'half'), contentDir, publicDir)).toBeNull()
})
