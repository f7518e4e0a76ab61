import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { buildName, earlierBuilds, keepBuild } from './kept-builds.ts'

const folder = mkdtempSync(join(tmpdir(), 'builds-'))
afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
})

function build(...files: string[]): string {
  const dist = mkdtempSync(join(folder, 'dist-'))
  mkdirSync(join(dist, 'assets'))
  for (const name of files) writeFileSync(join(dist, 'assets', name), name)
  return dist
}
const day = (number: number) => new Date(Date.UTC(2026, 10, number))

test('a build has one name, by the names of its files', () => {
  expect(buildName(build('a-1.js', 'b-1.css'))).toBe(buildName(build('b-1.css', 'a-1.js')))
  expect(buildName(build('a-1.js'))).not.toBe(buildName(build('a-2.js')))
  for (let count = 0; count < 200; count++)
    expect(buildName(build(`a-${count}.js`)), 'never one that looks like a part or an option').toMatch(/^\w[\w-]{15}$/)
})

test('five builds before the latest are kept, and starting an old one again makes it the latest', async () => {
  const kept = join(folder, 'kept')
  const dists = Array.from({ length: 8 }, (_, number) => build(`app-${number}.js`))
  for (const [number, dist] of dists.entries()) await keepBuild(dist, kept, buildName(dist), day(number + 1))
  const files = () =>
    readdirSync(kept)
      .flatMap((name) => readdirSync(join(kept, name, 'assets')))
      .toSorted()
  expect(files()).toEqual(['app-2.js', 'app-3.js', 'app-4.js', 'app-5.js', 'app-6.js', 'app-7.js'])
  const [, , second = ''] = dists
  await keepBuild(second, kept, buildName(second), day(20))
  const [ninth] = [build('app-9.js')]
  await keepBuild(ninth, kept, buildName(ninth), day(21))
  expect(files(), 'the third is the oldest now').toEqual([
    'app-2.js',
    'app-4.js',
    'app-5.js',
    'app-6.js',
    'app-7.js',
    'app-9.js',
  ])
  const earlier = earlierBuilds(kept, buildName(ninth))
  expect(earlier.map((place) => readdirSync(join(place, 'assets'))[0])).toEqual([
    'app-2.js',
    'app-7.js',
    'app-6.js',
    'app-5.js',
    'app-4.js',
  ])
  expect(readFileSync(join(earlier[0] ?? '', 'assets/app-2.js'), 'utf8')).toBe('app-2.js')
})

test('what was left half written is no build, and goes; processes that keep the same build at once do it once', async () => {
  const kept = join(folder, 'shared')
  for (const [name, time] of [
    ['.part-old-1', day(1)],
    ['.part-new-2', new Date(day(2).getTime() - 60_000)],
  ] as const) {
    mkdirSync(join(kept, name), { recursive: true })
    utimesSync(join(kept, name), time, time)
  }
  const dist = build('app.js')
  await Promise.all([1, 2, 3].map(() => keepBuild(dist, kept, buildName(dist), day(2))))
  expect(readdirSync(kept).toSorted()).toEqual(['.part-new-2', buildName(dist)].toSorted())
  expect(earlierBuilds(kept, buildName(dist))).toEqual([])
  expect(earlierBuilds(join(kept, 'nowhere'), 'x')).toEqual([])
})
