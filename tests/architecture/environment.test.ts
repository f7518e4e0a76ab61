/** Every variable of the environment is parsed in one place, at the start, and stands in one table. */
import { expect, test } from 'vitest'
import { read, sourceFiles } from './source-files.ts'

const parsed = [...read('server/env.ts').matchAll(/^ {2}([A-Z][A-Z_]+): z/gm)].map(([, name = '']) => name)
const table = read('README.md').split('\n## ').find((part) => part.startsWith('Configuration')) ?? ''

test('the table of the README names what is parsed, and nothing else but the browser of the tests', () => {
  expect(parsed.length).toBeGreaterThan(20)
  const named = table.split('\n').filter((line) => line.startsWith('| `')).flatMap((line) => [...(line.split(' | ')[0] ?? '').matchAll(/`([A-Z_]+)`/g)].map(([, name = '']) => name))
  expect(named.toSorted()).toEqual([...parsed, 'CHROMIUM_PATH'].toSorted())
})

test('what is read elsewhere, by code that the browser shares, has been parsed at the start', () => {
  const found = sourceFiles(['app', 'routes', 'server'], /(?<!\.test)\.tsx?$/).filter((path) => path !== 'server/env.ts')
    .flatMap((path) => [...read(path).matchAll(/process\.env(?:\.|\[')(\w+)/g)].map(([, name = '']) => ({ path, name })))
  expect(found.length).toBeGreaterThan(3)
  expect(found.filter(({ name }) => name !== 'NODE_ENV' && !parsed.includes(name))).toEqual([])
})
