import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { createPictureMaker } from './picture-maker.ts'

test('makes the pictures that are asked for while an idle process ends', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'picture-maker-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const master = join(folder, 'master.png')
  await sharp({ create: { width: 400, height: 300, channels: 3, background: '#c8b090' } }).toFile(master)
  const make = createPictureMaker({ maxIdleMs: 0 })
  for (const name of ['first', 'second', 'third']) {
    const file = join(folder, `${name}.webp`)
    expect(await make({ master, width: 360, file })).toBeNull()
    expect(statSync(file).size).toBeGreaterThan(0)
    // The process has been told to end, and is still there.
    await wait(1)
  }
})
