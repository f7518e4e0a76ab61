import { expect, test } from 'vitest'
import { PublicError } from '#domain/public-error.ts'
import { startInstance } from './start.ts'

test('writes no message of an unknown error into a page', async () => {
  const { serializationAdapters: [errors] = [] } = await startInstance.getOptions()
  const written = (error: Error) => (errors?.test(error) === true ? errors.toSerializable(error) : null)
  expect(JSON.stringify(written(new TypeError('hunter2')))).not.toContain('hunter2')
  expect(written(new PublicError('Even geen producten'))).toEqual({
    name: 'PublicError',
    message: 'Even geen producten',
  })
})
