import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { buildName, earlierBuilds, storeBuild } from './stored-builds.ts'

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

test('names a build by the names of its files', () => {
  expect(buildName(build('a-1.js', 'b-1.css'))).toBe(buildName(build('b-1.css', 'a-1.js')))
  expect(buildName(build('a-1.js'))).not.toBe(buildName(build('a-2.js')))
  for (let count = 0; count < 200; count++)
    expect(buildName(build(`a-${count}.js`)), 'never like a partial copy or an option').toMatch(/^\w[\w-]{15}$/)
})

test('keeps five builds before the latest; starting an old one makes it the latest', async () => {
  const kept = join(folder, 'kept')
  const dists = Array.from({ length: 8 }, (_, number) => build(`app-${number}.js`))
  for (const [number, dist] of dists.entries()) await storeBuild(dist, kept, buildName(dist), day(number + 1))
  const files = () =>
    readdirSync(kept)
      .flatMap((name) => readdirSync(join(kept, name, 'assets')))
      .toSorted()
  const named = (...numbers: number[]) => numbers.map((number) => `app-${number}.js`)
  expect(files()).toEqual(named(2, 3, 4, 5, 6, 7))
  const [, , second = ''] = dists
  await storeBuild(second, kept, buildName(second), day(20))
  const ninth = build('app-9.js')
  await storeBuild(ninth, kept, buildName(ninth), day(21))
  expect(files(), 'the third is the oldest now').toEqual(named(2, 4, 5, 6, 7, 9))
  const earlier = earlierBuilds(kept, buildName(ninth))
  expect(earlier.map((place) => readdirSync(join(place, 'assets'))[0])).toEqual(named(2, 7, 6, 5, 4))
  expect(readFileSync(join(earlier[0] ?? '', 'assets/app-2.js'), 'utf8')).toBe('app-2.js')
})

test('deletes abandoned copies, and stores a build once for simultaneous processes', async () => {
  const kept = join(folder, 'shared')
  for (const [name, time] of [
    ['.part-old-1', day(1)],
    ['.part-new-2', new Date(day(2).getTime() - 60_000)],
  ] as const) {
    mkdirSync(join(kept, name), { recursive: true })
    utimesSync(join(kept, name), time, time)
  }
  const dist = build('app.js')
  await Promise.all([1, 2, 3].map(() => storeBuild(dist, kept, buildName(dist), day(2))))
  expect(readdirSync(kept).toSorted()).toEqual(['.part-new-2', buildName(dist)].toSorted())
  expect(earlierBuilds(kept, buildName(dist))).toEqual([])
  expect(earlierBuilds(join(kept, 'nowhere'), 'x')).toEqual([])
})
