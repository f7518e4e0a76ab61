/** Content that a build prepared equals what a start would make of the same files, and is not used for other files. */
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSiteContext, type SiteContext } from '#server/site-context.ts'
import { readLists } from '#server/catalogue/catalogue.ts'
import { crawlProducts } from '#server/catalogue/crawl-products.ts'
import { contentKey, preparedNames, readPrepared } from './prepared-content.ts'
import { prepareContent } from '#server/prepare-content.ts'

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

beforeAll(async () => {
  cpSync(resolve('content'), contentDir, { recursive: true, filter: (path) => !path.includes('studio') })
  await prepareContent(preparedDir, contentDir, publicDir)
})
afterAll(async () => {
  for (const context of opened) await context.close()
  rmSync(folder, { recursive: true, force: true })
})

test('a site that begins from what was prepared has the same content, store and catalogue as one that reads it', async () => {
  const [begun, made] = [await open('begun', preparedDir), await open('made', undefined)]
  expect(begun.prepared).not.toBeNull()
  expect(made.prepared).toBeNull()
  expect(begun.files).toEqual(made.files)
  expect(begun.prepared?.products).toEqual(await crawlProducts(made.source))
  expect(begun.prepared?.lists).toEqual(await readLists(made.source, null))
  expect(await crawlProducts(begun.source)).toEqual(await crawlProducts(made.source))
  expect(await begun.content.listFaqs({ start: 0, limit: 100 })).toEqual(
    await made.content.listFaqs({ start: 0, limit: 100 }),
  )
  const dealers = (context: SiteContext) => context.db.selectFrom('dealer').selectAll().orderBy('position').execute()
  expect(await dealers(begun)).toEqual(await dealers(made))
})

test('keeps an existing store and fills in the content that it lacks', async () => {
  const before = await createSiteContext({ contentDir, publicDir, dataDir: join(folder, 'older') })
  await before.store.insertInto('store_fact').values({ key: 'mine', value: 'kept' }).execute()
  await before.store
    .updateTable('store_fact')
    .set({ value: 'of earlier content' })
    .where('key', '=', 'content-hash')
    .execute()
  await before.store.deleteFrom('content_entry').execute()
  await before.close()
  const after = await open('older', preparedDir)
  expect(
    await after.store.selectFrom('store_fact').select('value').where('key', '=', 'mine').executeTakeFirst(),
  ).toEqual({ value: 'kept' })
  expect((await after.content.listFaqs({ start: 0, limit: 1 })).total).toBeGreaterThan(10)
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
  const path = join(folder, 'half', preparedNames.content)
  expect(readPrepared(join(folder, 'half'), contentDir, publicDir)).toBeNull()
  cpSync(preparedDir, join(folder, 'half'), { recursive: true })
  writeFileSync(path, readFileSync(path).subarray(0, 100_000))
  expect(readPrepared(join(folder, 'half'), contentDir, publicDir)).toBeNull()
  appendFileSync(path, 'x')
  expect(readPrepared(join(folder, 'half'), contentDir, publicDir)).toBeNull()
})

test('sites that start on one data folder at the same time share one store', async () => {
  const contexts = await Promise.all(Array.from({ length: 4 }, () => open('shared', preparedDir)))
  const [first, ...others] = contexts
  await first?.store.insertInto('store_fact').values({ key: 'mine', value: 'shared' }).execute()
  for (const { store } of others)
    expect(await store.selectFrom('store_fact').select('value').where('key', '=', 'mine').executeTakeFirst()).toEqual({
      value: 'shared',
    })
  expect(readdirSync(join(folder, 'shared')).filter((name) => !/^site\.db(?:-wal|-shm)?$/.test(name))).toEqual([])
})
