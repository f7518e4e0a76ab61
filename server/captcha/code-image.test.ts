import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { drawCode } from './code-image.ts'

test('of the codes that were drawn nothing stays in memory', async () => {
  setFlagsFromString('--expose-gc')
  const sweep: unknown = runInNewContext('gc')
  if (typeof sweep !== 'function') throw new Error('this engine cannot be asked to sweep')
  const draw = async (from: number, to: number) => {
    for (let number = from; number < to; number += 1) await drawCode('ABCDEFGH', `code ${number}`)
  }
  const inUse = () => {
    sweep()
    return process.memoryUsage().heapUsed
  }
  await draw(0, 50)
  const before = inUse()
  await draw(50, 250)
  expect((inUse() - before) / 200).toBeLessThan(2_000) // bytes for a code
})
