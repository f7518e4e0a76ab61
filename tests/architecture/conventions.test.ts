/** House rules that a reader relies on and a compiler does not check. */
import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { read, sourceFiles } from './source-files.ts'

test('a route file is wiring: it exports only Route and stays short', () => {
  const routes = sourceFiles(['routes'], /\.tsx?$/)
  expect(routes.length).toBeGreaterThan(20)
  const wrong = routes.flatMap((path) => {
    const text = read(path)
    const names = [...text.matchAll(/^export\s+(?:const|function|type|interface|default)\s*(\w*)/gm)].map(
      (match) => match[1],
    )
    const lines = text.trimEnd().split('\n').length
    return [
      ...(names.join() === 'Route' ? [] : [`${path} exports ${names.join(', ')}`]),
      ...(lines > 60 ? [`${path} has ${lines} lines`] : []),
    ]
  })
  expect(wrong).toEqual([])
})

test('colours are written down in the tokens and nowhere else', () => {
  const raw = /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|oklch|oklab|lab|lch)\(/i
  const styles = sourceFiles(['app'], /\.css$/).filter((path) => path !== 'app/styles/tokens.css')
  const found = styles.flatMap((path) =>
    read(path)
      .split('\n')
      .flatMap((line, index) =>
        raw.test(line.replaceAll(/\/\*.*?\*\//g, '')) ? [`${path}:${index + 1} ${line.trim()}`] : [],
      ),
  )
  const inCode = sourceFiles(['app', 'routes'], /(?<!\.test)\.tsx$/).flatMap((path) =>
    read(path)
      .split('\n')
      .flatMap((line, index) => (/['"`]#[0-9a-f]{6}\b/i.test(line) ? [`${path}:${index + 1} ${line.trim()}`] : [])),
  )
  expect([...found, ...inCode]).toEqual([])
})

test('no component writes a style attribute, which the Content-Security-Policy would refuse', () => {
  const found = sourceFiles(['app', 'routes'], /\.tsx$/).filter((path) => /\sstyle=\{/.test(read(path)))
  expect(found).toEqual([])
})

test('numbers of pages are written by hand, not by Intl, whose first use blocks a browser longer than all else that runs at the start', () => {
  const found = sourceFiles(['app', 'domain', 'routes'], /(?<!\.test)\.tsx?$/).filter((path) =>
    /Intl\.NumberFormat|\.toLocale(?:Date)?String\('nl/.test(read(path)),
  )
  expect(found).toEqual([])
})

test('every style sheet of a component stands in a layer', () => {
  const found = sourceFiles(['app'], /\.module\.css$/).filter(
    (path) => !/@layer (?:ui|sections|features|shell)\b/.test(read(path)),
  )
  expect(found).toEqual([])
})

test('nothing is chosen by a bare element or by anything at all that stands before it', () => {
  // For `* + *` a browser works out the styles of the whole page anew whenever anything is added to it, for `li + li` those of every `li`.
  const bare = /(?:^|[\s,>(])(?:\*|[a-z][a-z0-9]*)\s*[+~]\s*[^,]*$/
  const found = sourceFiles(['app'], /\.css$/).flatMap((path) =>
    [
      ...read(path)
        .replaceAll(/\/\*.*?\*\/|:nth-[a-z-]+\([^)]*\)/gs, '')
        .matchAll(/([^{};]+)\{/g),
    ].flatMap(([, selectors = '']) =>
      selectors
        .split(',')
        .map((selector) => selector.trim())
        .filter((selector) => !selector.startsWith('@') && bare.test(selector))
        .map((selector) => `${path} ${selector}`),
    ),
  )
  expect(found).toEqual(['app/styles/base.css p + p'])
})

test('a file of server functions calls nothing of the server when it is loaded, or the browser of a developer would get it', () => {
  const called = /^(?:export )?const \w+ = (?!createServerFn|createMiddleware|createIsomorphicFn|z\.)[\w.]+\(/gm
  const files = sourceFiles(['server'], /\.functions\.ts$/)
  expect(files.length).toBeGreaterThan(20)
  expect(files.flatMap((path) => [...read(path).matchAll(called)].map(([call]) => `${path} ${call}`))).toEqual([])
})

test('there are no drawers for odds and ends and no barrels', () => {
  const found = sourceFiles(['app', 'routes', 'server', 'scripts'], /\/(?:utils?|misc|helpers?|common)\.tsx?$/)
  const barrels = sourceFiles(['app', 'server'], /\/index\.tsx?$/)
  expect([...found, ...barrels]).toEqual([])
})

test('the first lines of a file tell what room it is', () => {
  const files = sourceFiles(['app', 'server', 'scripts', 'tests'], /\.(?:tsx?|mjs)$/).filter(
    (path) => !/\.test\.tsx?$/.test(path) && !path.startsWith('tests/strapi/cms/'),
  )
  expect(files.length).toBeGreaterThan(300)
  expect(files.filter((path) => !/^(?:#!.*\n)?\/[*/]/.test(read(path)))).toEqual([])
})

test('the browser gets no server code', () => {
  expect(existsSync('dist/client/assets'), 'build first: npm run build').toBe(true)
  const markers = ['node:sqlite', 'content_entry', 'DatabaseSync', 'DATA_DIR', 'store_fact']
  const bundles = sourceFiles(['dist/client/assets'], /\.js$/)
  expect(bundles.length).toBeGreaterThan(0)
  const found = bundles.flatMap((path) =>
    markers.filter((marker) => read(path).includes(marker)).map((marker) => `${path} contains ${marker}`),
  )
  expect(found).toEqual([])
})
