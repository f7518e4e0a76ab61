/** The content types of the content server are those that the schemas of domain/ make, and each of their fields has a name for editors. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { contentKindNames } from '#server/content/content-kinds.ts'
import { componentLabels, fieldLabels, serverLabels } from '../../scripts/cms-labels.ts'
import { contentTypeFiles } from '../../scripts/cms-types.ts'

const root = 'tests/strapi/cms/src'
const files = contentTypeFiles()

test('are what `npm run cms:types` writes', () => {
  const there = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.startsWith('components/') || contentKindNames.some((name) => path.startsWith(`api/${name}/`)),
  )
  expect(there.filter((path) => /\.js(?:on)?$/.test(path)).toSorted()).toEqual(
    [...files.keys()].filter((path) => path !== 'content-kinds.json').toSorted(),
  )
  for (const [path, text] of files) expect(readFileSync(join(root, path), 'utf8'), path).toBe(text)
})

test('have a Dutch name for every field and every band', () => {
  const typeSchema = z.object({ attributes: z.record(z.string(), z.unknown()) })
  const used = new Set<string>()
  const isOfKind = (name: string) => contentKindNames.some((kind) => name.startsWith(`${kind}.`))
  for (const [path, text] of files)
    if (path.endsWith('.json') && path !== 'content-kinds.json')
      for (const name of Object.keys(typeSchema.parse(JSON.parse(text)).attributes))
        used.add(name.replace(/Field$/, ''))
  for (const name of Object.keys(serverLabels)) used.delete(name)
  expect([...used].filter((name) => !Object.hasOwn(fieldLabels, name))).toEqual([])
  expect(Object.keys(fieldLabels).filter((name) => !used.has(name) && !isOfKind(name))).toEqual([])
  const zones = [...files.keys()].filter((path) => /^components\/(?:sections|items)\/[a-z-]+\.json$/.test(path))
  const names = new Set(zones.map((path) => path.slice('components/'.length, -'.json'.length).replace('/', '.')))
  expect(Object.keys(componentLabels).filter((name) => !names.has(name))).toEqual([])
})
