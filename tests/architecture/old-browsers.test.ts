/** What the build makes runs from Safari 16.4 on (Vite's own floor, a telephone of 2017). The compiler knows younger functions as well, and no browser here misses them. */
import { expect, test } from 'vitest'
import { read, sourceFiles } from './source-files.ts'

test('no script of the site calls what Safari 16.4 does not have', () => {
  const younger =
    /\b(?:Object|Map)\.groupBy\(|\bURL\.(?:canParse|parse)\(|\.checkVisibility\(|\bPromise\.(?:withResolvers|try)\(|\bArray\.fromAsync\(|\.(?:symmetricDifference|isSubsetOf|isSupersetOf|isDisjointFrom)\(|\bIterator\.from\(|\.(?:values|keys|entries)\(\)\.(?:map|filter|flatMap|some|every|find|toArray|take|drop|reduce)\(/
  const scripts = sourceFiles(['dist/client/assets'], /\.js$/)
  expect(scripts.length).toBeGreaterThan(100)
  expect(
    scripts.flatMap((path) => [...read(path).matchAll(new RegExp(younger, 'g'))].map(([call]) => `${path} ${call}`)),
  ).toEqual([])
})

test('where there is no light-dark() every colour of the tokens is one of the system', () => {
  const names = [
    ...new Set([...read('app/styles/tokens.css').matchAll(/(--[\w-]+): light-dark\(/g)].map(([, name = '']) => name)),
  ]
  expect(names.length).toBeGreaterThan(10)
  const plain = new Map(
    [...read('app/styles/tokens.css').matchAll(/(--[\w-]+): (canvas|canvastext|graytext);/g)].map(
      ([, name = '', colour = '']) => [name, colour],
    ),
  )
  expect(names.filter((name) => !['canvas', 'canvastext', 'graytext'].includes(plain.get(name) ?? ''))).toEqual([])
})
