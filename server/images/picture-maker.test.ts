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

test('makes the part of a picture around the point that an editor marked, and its card too', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'picture-maker-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const master = join(folder, 'master.png')
  const blue = { create: { width: 300, height: 600, channels: 3, background: '#0000ff' } } as const
  await sharp({ create: { width: 1200, height: 600, channels: 3, background: '#ff0000' } })
    .composite([{ input: blue, left: 900, top: 0 }])
    .toFile(master)
  const make = createPictureMaker({ maxIdleMs: 0 })
  const partAt = async (x: number, width: 480 | 'og') => {
    const file = join(folder, `part-${x}-${width}`)
    await make({ master, width, cut: { ratio: 0.8, x, y: 50 }, file })
    const [metadata, { channels }] = await Promise.all([sharp(file).metadata(), sharp(file).stats()])
    return { size: [metadata.width, metadata.height], blue: (channels[2]?.mean ?? 0) / 255 }
  }
  expect(await partAt(90, 480)).toEqual({ size: [480, 600], blue: expect.closeTo(300 / 480, 1) })
  expect(await partAt(10, 480)).toEqual({ size: [480, 600], blue: expect.closeTo(0, 1) })
  expect(await partAt(90, 'og')).toEqual({ size: [1200, 630], blue: expect.closeTo(300 / 1143, 1) })
})
