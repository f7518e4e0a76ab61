/** Content files that are wrong: named with the place and the reason, and nothing is opened. */
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import { createSiteContext } from '#server/site-context.ts'

const folder = mkdtempSync(join(tmpdir(), 'import-'))
const folders = { contentDir: join(folder, 'content'), publicDir: resolve('public'), dataDir: join(folder, 'data') }
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

/** Of products that no text names. */
const family = 'catalogue/families/handgreep.json'
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
    /^The content file catalogue\/families\/handgreep\.json is wrong at products\.1\.slug: nisplank is the address of a page of its own/,
  ],
  [
    'a slug twice',
    family,
    (products: Record<string, unknown>[]) => {
      Object.assign(products[1] ?? {}, { slug: products[0]?.['slug'] })
    },
    /^The content file catalogue\/families\/handgreep\.json is wrong at products\.1\.slug: .+ is used by catalogue\/families\/handgreep\.json at products\.0 too\.$/,
  ],
  [
    'an article number twice',
    family,
    (products: Record<string, unknown>[]) => {
      products.push({ ...products[0], slug: 'nog-een-handgreep' })
    },
    /^The content file catalogue\/families\/handgreep\.json is wrong at products\.\d+: its article number [A-Z0-9-]+ is made by catalogue\/families\/handgreep\.json at products\.0 too\.$/,
  ],
  [
    'a finish that does not exist',
    family,
    (products: Record<string, unknown>[]) => {
      Object.assign(products[0] ?? {}, { finishes: ['goud'] })
    },
    /^The content file catalogue\/families\/handgreep\.json is wrong at products\.0\.finishes\.0: there is no finish goud\.$/,
  ],
] as const)('%s', async (_what, file, change, message) => {
  restore()
  spoil(file, change)
  const error: unknown = await createSiteContext(folders).then(
    (context) => context.close(),
    (thrown: unknown) => thrown,
  )
  expect(error).toMatchObject({ name: 'ContentFileError', message: expect.stringMatching(message) })
  expect(existsSync(folders.dataDir)).toBe(false)
})
