import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { storedResponses } from './stored-responses.ts'

const names = z.array(z.string())
let dir = ''
let folder = ''
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'stored-'))
  folder = join(dir, 'responses')
})
afterEach(() => {
  rmSync(dir, { recursive: true })
  vi.restoreAllMocks()
})

const onDisk = () => new Map(storedResponses(folder, 'cms')('names', names).read())
const written = (expected: Map<string, string[]>) => expect.poll(onDisk).toEqual(expected)

test('keeps the responses for the next process, the last ones when several are written at once', async () => {
  expect(onDisk()).toEqual(new Map())
  const file = storedResponses(folder, 'cms')('names', names)
  for (const name of ['eiken', 'noten', 'essen']) file.write(new Map([['all', [name]]]))
  await written(new Map([['all', ['essen']]]))
  expect(readdirSync(folder)).toEqual(['names.json'])
  expect(statSync(join(folder, 'names.json')).mode & 0o777).toBe(0o600)
  expect(statSync(folder).mode & 0o777).toBe(0o700)
})

test('reads nothing that was written in another shape or of another server, or is no such file', async () => {
  const problems = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  storedResponses(folder, 'cms')('names', names).write(new Map([['all', ['eiken']]]))
  await written(new Map([['all', ['eiken']]]))
  expect(storedResponses(folder, 'cms')('names', z.array(z.string().max(9))).read().size).toBe(0)
  expect(storedResponses(folder, 'another')('names', names).read().size).toBe(0)
  const path = join(folder, 'names.json')
  for (const text of ['', readFileSync(path, 'utf8').slice(0, -5), '[]']) {
    writeFileSync(path, text)
    expect(onDisk()).toEqual(new Map())
  }
  expect(problems.mock.calls.map(String).every((line) => line.includes('stored-responses-not-read'))).toBe(true)
})

test('what cannot be written is reported, and tried again with the next response', async () => {
  const problems = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  writeFileSync(folder, 'a file in the way')
  const file = storedResponses(folder, 'cms')('names', names)
  file.write(new Map([['all', ['eiken']]]))
  await expect.poll(() => problems.mock.calls.map(String).join()).toContain('responses-not-stored')
  rmSync(folder)
  file.write(new Map([['all', ['eiken']]]))
  await written(new Map([['all', ['eiken']]]))
})
