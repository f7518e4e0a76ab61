/** Content files that are wrong: named with the place and the reason, and what the store held before stays in it. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { embeddedSource } from '#server/content/embedded/embedded-source.ts'
import { openDatabase } from '#server/db/database.ts'
import { createSiteContext } from '#server/site-context.ts'

const folder = mkdtempSync(join(tmpdir(), 'import-'))
const folders = { contentDir: join(folder, 'content'), publicDir: resolve('public'), dataDir: join(folder, 'data') }
beforeAll(async () => {
  restore()
  await (await createSiteContext(folders)).close()
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function restore(): void {
  cpSync(resolve('content'), folders.contentDir, { recursive: true, filter: (path) => !path.includes('studio') })
}

const families = z.looseObject({ products: z.array(z.looseObject({})) })
/** Changes the products of a family file, or writes text in place of a file. */
function spoil(file: string, change: string | ((products: Record<string, unknown>[]) => void)): void {
  const path = join(folders.contentDir, file)
  if (typeof change === 'string') {
    writeFileSync(path, change)
    return
  }
  const family = families.parse(JSON.parse(readFileSync(path, 'utf8')))
  change(family.products)
  writeFileSync(path, JSON.stringify(family))
}

/** What the store holds, whatever the files say. */
async function stored() {
  const db = await openDatabase(join(folders.dataDir, 'site.db'))
  const source = embeddedSource(db, { pictures: {} })
  const [products, faqs] = await Promise.all([
    source.listProducts({ start: 0, limit: 20 }),
    source.listFaqs({ start: 0, limit: 100 }),
  ])
  await db.destroy()
  return { products, faqs }
}

const family = 'catalogue/families/planchet.json'
test.each([
  ['broken JSON', 'faqs.json', '[{', /^The content file faqs\.json is wrong at its top: .*JSON.*\.$/],
  [
    'a field of another kind',
    'vacancies.json',
    '[{ "titel": 3 }]',
    /^The content file vacancies\.json is wrong at 0\.titel: .+\.$/,
  ],
  [
    'the slug of a page of its own',
    family,
    (products: Record<string, unknown>[]) => {
      Object.assign(products[1] ?? {}, { slug: 'nisplank' })
    },
    /^The content file catalogue\/families\/planchet\.json is wrong at products\.1\.slug: nisplank is the address of a page of its own/,
  ],
  [
    'a slug twice',
    family,
    (products: Record<string, unknown>[]) => {
      Object.assign(products[1] ?? {}, { slug: products[0]?.['slug'] })
    },
    /^The content file catalogue\/families\/planchet\.json is wrong at products\.1\.slug: .+ is used by catalogue\/families\/planchet\.json at products\.0 too\.$/,
  ],
  [
    'an article number twice',
    family,
    (products: Record<string, unknown>[]) => {
      products.push({ ...products[0], slug: 'nog-een-planchet' })
    },
    /^The content file catalogue\/families\/planchet\.json is wrong at products\.\d+: its article number [A-Z0-9-]+ is made by catalogue\/families\/planchet\.json at products\.0 too\.$/,
  ],
  [
    'a finish that does not exist',
    family,
    (products: Record<string, unknown>[]) => {
      Object.assign(products[0] ?? {}, { finishes: ['goud'] })
    },
    /^The content file catalogue\/families\/planchet\.json is wrong at products\.0\.finishes\.0: there is no finish goud\.$/,
  ],
] as const)('%s', async (_what, file, change, message) => {
  restore()
  const before = await stored()
  // A good change in another file, which must not get in alone.
  spoil(
    'faqs.json',
    readFileSync(join(folders.contentDir, 'faqs.json'), 'utf8').replace(/"title": "/, '"title": "Nieuw: '),
  )
  spoil(file, change)
  const error: unknown = await createSiteContext(folders).then(
    (context) => context.close(),
    (thrown: unknown) => thrown,
  )
  expect(error).toMatchObject({ name: 'ContentFileError', message: expect.stringMatching(message) })
  expect(await stored()).toEqual(before)
})

test('imports valid content as a whole', async () => {
  restore()
  spoil(
    'faqs.json',
    readFileSync(join(folders.contentDir, 'faqs.json'), 'utf8').replace(/"title": "/, '"title": "Nieuw: '),
  )
  await (await createSiteContext(folders)).close()
  expect((await stored()).faqs.items.filter(({ title }) => title.startsWith('Nieuw: '))).toHaveLength(1)
})
