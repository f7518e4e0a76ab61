import { expect, test, vi } from 'vitest'
import { PublicError } from '#domain/public-error.ts'
import { startInstance } from './start.ts'

test('writes no message of an unknown error into a page, and reports it', async () => {
  const reported: string[] = []
  vi.spyOn(process.stderr, 'write').mockImplementation((line) => reported.push(String(line)) > 0)
  const { serializationAdapters: [errors] = [] } = await startInstance.getOptions()
  const written = (error: Error) => (errors?.test(error) === true ? errors.toSerializable(error) : null)
  expect(JSON.stringify(written(new TypeError('hunter2')))).not.toContain('hunter2')
  expect(written(new PublicError('Even geen producten'))).toEqual({
    name: 'PublicError',
    message: 'Even geen producten',
  })
  vi.restoreAllMocks()
  expect(reported).toEqual([
    expect.stringMatching(/"event":"loader-failed","error":"TypeError","stack":\["at [^"]*app\/start\.test\.ts/),
  ])
  expect(reported.join('')).not.toContain('hunter2')
})
