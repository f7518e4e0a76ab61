/** Which room may import from which (CONTRIBUTING.md). Imports go one way, type imports too, and there is no circle. */
import { describe, expect, it } from 'vitest'
import { importsOf, sourceFiles } from './source-files.ts'

const files = sourceFiles(['app', 'content/studio', 'domain', 'routes', 'server'], /\.tsx?$/).filter(
  (path) => !/\.test\.tsx?$/.test(path),
)
const imports = files.flatMap((path) =>
  importsOf(path).flatMap(({ target, typeOnly }) => (target === null ? [] : [{ path, target, typeOnly }])),
)

/** The start of the server: the one place where server and app are put together. */
const entry: ReadonlySet<string> = new Set(['server/main.ts', 'server/start.ts', 'server/entry.ts'])

/** The room that a path lies in. */
function room(path: string): string {
  if (entry.has(path)) return 'entry'
  const found = /^(app\/(?:shell|features|sections|ui|lib|styles)|content\/studio|app|content|domain|routes|server)\//
  return found.exec(path)?.[1] ?? path
}

const allowed: Record<string, readonly string[]> = {
  entry: ['entry', 'server', 'domain', 'app'],
  routes: ['app', 'app/shell', 'app/features', 'app/sections', 'app/ui', 'app/lib', 'domain', 'server'],
  app: ['app', 'app/shell', 'app/lib', 'domain', 'server'],
  'app/shell': [
    'app/shell',
    'app/features',
    'app/sections',
    'app/ui',
    'app/lib',
    'app/styles',
    'domain',
    'server',
    'content',
  ],
  'app/features': ['app/features', 'app/sections', 'app/ui', 'app/lib', 'domain', 'server'],
  'app/sections': ['app/sections', 'app/ui', 'app/lib', 'domain'],
  'app/ui': ['app/ui', 'app/lib', 'domain'],
  'app/lib': ['app/lib', 'domain'],
  'app/styles': ['app/styles'],
  'content/studio': ['content/studio', 'content', 'server', 'domain'],
  server: ['server', 'domain', 'content'],
  domain: ['domain', 'content'],
}

/** The rooms of the server, lowest first: each imports only from itself and from rooms before it. */
const serverRooms = [
  'server/env.ts',
  'server/cache',
  'server/raw-header.ts',
  'server/observe',
  'server/work-queue.ts',
  'server/db',
  'server/content',
  'server/dealers',
  'server/site-context.ts',
  'server/http',
  'server/mail',
  'server/catalogue',
  'server/captcha',
  'server/newsletter',
  'server/fit',
  'server/assembly',
  'server/articles',
  'server/finishes',
  'server/downloads',
  'server/collections',
  'server/faq',
  'server/favourites',
  'server/legal',
  'server/mirrors',
  'server/rooms',
  'server/pages',
  'server/vacancies',
  'server/dealers/dealers.functions.ts',
  'server/dealers/abroad.functions.ts',
  'server/dealers/dealers-response.ts',
  'server/configurator',
  'server/search',
  'server/rest',
  'server/images',
  'server/pdf',
  'server/models',
  'server/professional',
  'server/requests',
  'server/forms',
  'server/newsletter/newsletter.functions.ts',
  'server/requests/request.functions.ts',
  'server/markdown',
  'server/operations',
  'server/prepare-content.ts',
  'server/start.ts',
]
/** A file that is listed by itself comes before the room that it lies in. */
function serverRoom(path: string): number {
  return serverRooms.includes(path)
    ? serverRooms.indexOf(path)
    : serverRooms.findIndex((name) => path.startsWith(`${name}/`))
}

const written = ({ path, target }: { path: string; target: string }) => `${path} imports ${target}`

describe('imports', () => {
  it('go from each room only to the rooms below it', () => {
    expect(imports.filter(({ path, target }) => !allowed[room(path)]?.includes(room(target))).map(written)).toEqual([])
  })

  it('go one way between the rooms of the server', () => {
    const inServer = imports.filter(
      ({ path, target }) => room(path) === 'server' && target.startsWith('server/') && !entry.has(path),
    )
    expect(inServer.length).toBeGreaterThan(400)
    expect(
      inServer
        .filter(
          ({ path, target }) => serverRoom(path) < 0 || serverRoom(target) < 0 || serverRoom(target) > serverRoom(path),
        )
        .map(written),
    ).toEqual([])
  })

  it('make no circle', () => {
    const targets = new Map(
      files.map((path) => [path, imports.filter((one) => one.path === path).map((one) => one.target)]),
    )
    expect(circle(targets)).toBeNull()
  })

  it('of the browser take only types and server functions from the server', () => {
    const wrong = imports.filter(
      ({ path, target, typeOnly }) =>
        path.startsWith('app/') && target.startsWith('server/') && !typeOnly && !target.endsWith('.functions.ts'),
    )
    expect(wrong.map(written)).toEqual([])
  })

  it('take no component or query of one feature into another', () => {
    const feature = (path: string) => /^app\/features\/([^/]+)\//.exec(path)?.[1]
    const wrong = imports.filter(
      ({ path, target, typeOnly }) =>
        feature(path) !== undefined &&
        feature(target) !== undefined &&
        feature(target) !== feature(path) &&
        !typeOnly &&
        (target.endsWith('.tsx') || target.includes('-query.')),
    )
    expect(wrong.map(written)).toEqual([])
  })

  it('never lead to a route', () => {
    expect(imports.filter(({ target }) => target.startsWith('routes/')).map(written)).toEqual([])
  })
})

/** The first circle that is found, as a list of paths; null without any. */
function circle(targets: ReadonlyMap<string, readonly string[]>): string[] | null {
  const done = new Set<string>()
  const visit = (path: string, trail: readonly string[]): string[] | null => {
    if (trail.includes(path)) return [...trail.slice(trail.indexOf(path)), path]
    if (done.has(path)) return null
    for (const target of targets.get(path) ?? []) {
      const found = visit(target, [...trail, path])
      if (found) return found
    }
    done.add(path)
    return null
  }
  for (const path of targets.keys()) {
    const found = visit(path, [])
    if (found) return found
  }
  return null
}
