/** Which room may look into which: routes -> features -> sections -> ui -> lib, and the server apart. */
import { expect, test } from 'vitest'
import { importsOf, sourceFiles } from './source-files.ts'

const files = sourceFiles(['app', 'routes', 'server'], /\.tsx?$/).filter((path) => !/\.test\.tsx?$/.test(path))

/** The room that a path lies in. */
function room(path: string): string {
  const found = /^(app\/(?:shell|features|sections|ui|lib|styles)|app|routes|server|content|tests)(?:\/|$)/.exec(path)
  return found?.[1] ?? path
}

const allowed: Record<string, readonly string[]> = {
  routes: ['app', 'app/shell', 'app/features', 'app/sections', 'app/ui', 'app/lib', 'server'],
  app: ['app', 'app/shell', 'app/lib'],
  'app/shell': ['app/shell', 'app/features', 'app/sections', 'app/ui', 'app/lib', 'app/styles', 'server', 'content'],
  'app/features': ['app/features', 'app/sections', 'app/ui', 'app/lib', 'server'],
  'app/sections': ['app/sections', 'app/ui', 'app/lib'],
  'app/ui': ['app/ui', 'app/lib'],
  'app/lib': ['app/lib', 'content'],
  'app/styles': ['app/styles'],
  server: ['server', 'app', 'app/features', 'app/sections', 'app/lib', 'content'],
}

test('every import goes in an allowed direction', () => {
  const wrong = files.flatMap((path) =>
    importsOf(path)
      .filter(({ target }) => target !== null && !allowed[room(path)]?.includes(room(target)))
      .map(({ specifier }) => `${path} imports ${specifier}`),
  )
  expect(wrong).toEqual([])
})

test('the browser side calls the server only through *.functions.ts; everything else it takes from there is types', () => {
  const wrong = files
    .filter((path) => path.startsWith('app/'))
    .flatMap((path) =>
      importsOf(path)
        .filter(
          ({ target, typeOnly }) => target?.startsWith('server/') && !typeOnly && !target.endsWith('.functions.ts'),
        )
        .map(({ specifier }) => `${path} imports ${specifier}`),
    )
  expect(wrong).toEqual([])
})

test('the server takes from the app only schemas, slugs, pure rules and the zod setting, never a component', () => {
  const wrong = files
    .filter((path) => path.startsWith('server/'))
    .flatMap((path) =>
      importsOf(path)
        .filter(({ target }) => target?.startsWith('app/') && (target.endsWith('.tsx') || target.includes('-query.')))
        .map(({ specifier }) => `${path} imports ${specifier}`),
    )
  expect(wrong).toEqual([])
})

test('a feature takes from another feature only types, schemas, slugs and pure rules', () => {
  const feature = (path: string) => /^app\/features\/([^/]+)\//.exec(path)?.[1]
  const wrong = files
    .filter((path) => feature(path) !== undefined)
    .flatMap((path) =>
      importsOf(path)
        .filter(
          ({ target, typeOnly }) =>
            target !== null &&
            feature(target) !== undefined &&
            feature(target) !== feature(path) &&
            !typeOnly &&
            (target.endsWith('.tsx') || target.includes('-query.')),
        )
        .map(({ specifier }) => `${path} imports ${specifier}`),
    )
  expect(wrong).toEqual([])
})

test('nothing imports a route', () => {
  const wrong = files.flatMap((path) =>
    importsOf(path)
      .filter(({ target }) => target?.startsWith('routes/'))
      .map(({ specifier }) => `${path} imports ${specifier}`),
  )
  expect(wrong).toEqual([])
})
