import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { drawCode } from './code-image.ts'

test('keeps nothing of the drawn codes in memory', async () => {
  setFlagsFromString('--expose-gc')
  const collectGarbage: unknown = runInNewContext('gc')
  if (typeof collectGarbage !== 'function') throw new Error('garbage collection is not exposed')
  const draw = async (from: number, to: number) => {
    for (let number = from; number < to; number += 1) await drawCode('ABCDEFGH', `code ${number}`)
  }
  const inUse = () => {
    collectGarbage()
    return process.memoryUsage().heapUsed
  }
  await draw(0, 50)
  const before = inUse()
  await draw(50, 250)
  expect((inUse() - before) / 200).toBeLessThan(2_000) // bytes for a code
})
