/** Every variable of the environment is parsed in one place, at the start, and stands in one table. */
import { expect, test } from 'vitest'
import { read, sourceFiles } from './source-files.ts'

const parsed = [...read('server/env.ts').matchAll(/^ {4}([A-Z][A-Z_]+): [a-z]/gm)].map(([, name = '']) => name)
const table =
  read('README.md')
    .split('\n## ')
    .find((part) => part.startsWith('Configuration')) ?? ''

test('the table of the README names what is parsed, and nothing else but the browser of the tests', () => {
  expect(parsed.length).toBeGreaterThan(20)
  const named = table
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .flatMap((line) => [...(line.split(' | ')[0] ?? '').matchAll(/`([A-Z_]+)`/g)].map(([, name = '']) => name))
  expect(named.toSorted()).toEqual([...parsed, 'CHROMIUM_PATH'].toSorted())
})

test('nothing else reads a variable but whether this is production', () => {
  const found = sourceFiles(['app', 'routes', 'server'], /(?<!\.test)\.tsx?$/).flatMap((path) =>
    [...read(path).matchAll(/process\.env(?:\.|\[')(\w+)/g)].map(([, name = '']) => ({ path, name })),
  )
  expect(found.length).toBeGreaterThan(0)
  expect(found.filter(({ name }) => name !== 'NODE_ENV')).toEqual([])
})
