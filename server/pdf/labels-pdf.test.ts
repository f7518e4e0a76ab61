import { inflateSync } from 'node:zlib'
import jsQR from 'jsqr'
import { expect, test } from 'vitest'
import { labelAddress, labelsOnSheet, labelsPdf, type Label } from './labels-pdf.ts'
import { pointsPerMm } from './paper.ts'

const label = (index: number): Label => ({
  article: `WB45-${String(index).padStart(4, '0')}-EINA`,
  name: 'Wastafelmeubel Beat 45',
  detail: '80 x 54 x 45 cm, Eiken naturel',
})
const labels = (count: number) => Array.from({ length: count }, (_, index) => label(index))
const pages = (bytes: Buffer) => bytes.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0

test('puts 24 labels on a sheet, and starts a new sheet for the next one', async () => {
  expect(
    await Promise.all([1, 24, 25].map(async (count) => pages(await labelsPdf(labels(count), '2026-11-21')))),
  ).toEqual([1, 1, 2])
})

test('gives each code the address of its article as its alternative text', async () => {
  const text = (await labelsPdf(labels(3), '2026-11-21')).toString('latin1')
  for (const { article } of labels(3)) expect(text).toContain(`(QR-code naar ${labelAddress(article)})`)
  expect(labelAddress('WB45-0800-EINA')).toMatch(/^https?:\/\/[^/]+\/artikel\/wb45-0800-eina$/)
  expect(text).toContain('/StructTreeRoot')
})

test('makes the same bytes from the same labels, and fits long or strange names', async () => {
  const strange: Label = {
    article: 'X-1',
    name: `Wastafelmeubel ${'met een zeer lange naam '.repeat(8)}`,
    detail: '木',
  }
  expect((await labelsPdf([strange], '2026-11-21')).equals(await labelsPdf([strange], '2026-11-21'))).toBe(true)
})

type Box = { x: number; y: number; width: number; height: number }

/** The filled rectangles of each sheet, in points from its left and top. */
function filled(bytes: Buffer): Box[][] {
  const sheets: Box[][] = []
  for (const { index } of bytes.toString('latin1').matchAll(/\/FlateDecode\s*>>\s*stream\r?\n/g)) {
    const from = bytes.indexOf('stream', index) + 'stream'.length
    const drawn = inflateSync(
      bytes.subarray(bytes[from] === 13 ? from + 2 : from + 1, bytes.indexOf('endstream', from)),
    ).toString('latin1')
    const boxes = Array.from(
      drawn.matchAll(/(-?[\d.]+) (-?[\d.]+) (-?[\d.]+) (-?[\d.]+) re\b/g),
      ([, x, y, width, height]): Box => ({ x: Number(x), y: Number(y), width: Number(width), height: Number(height) }),
    )
    if (boxes.length > 0) sheets.push(boxes)
  }
  return sheets
}

/** What a telephone reads at one place of a sheet that is printed at 8 dots per mm. */
function read(boxes: readonly Box[], place: number): string | undefined {
  const dots = 8 / pointsPerMm,
    across = 3,
    paper = { width: 70 * 8, height: 37 * 8 }
  const corner = { x: (place % across) * paper.width, y: Math.floor(place / across) * paper.height + 4 }
  const picture = new Uint8ClampedArray(paper.width * paper.height * 4).fill(255)
  for (const box of boxes) {
    const [left, right, top, bottom] = [
      box.x * dots - corner.x,
      (box.x + box.width) * dots - corner.x,
      box.y * dots - corner.y,
      (box.y + box.height) * dots - corner.y,
    ].map(Math.round)
    for (let y = Math.max(0, top ?? 0); y < Math.min(paper.height, bottom ?? 0); y++) {
      for (let x = Math.max(0, left ?? 0); x < Math.min(paper.width, right ?? 0); x++)
        picture.fill(0, (y * paper.width + x) * 4, (y * paper.width + x) * 4 + 3)
    }
  }
  return jsQR(picture, paper.width, paper.height)?.data
}

test('prints codes that are read as the address of their article', async () => {
  const printed = labels(labelsOnSheet + 2)
  const sheets = filled(await labelsPdf(printed, '2026-11-21'))
  expect(sheets).toHaveLength(2)
  expect(
    printed.map((_, index) => read(sheets[Math.floor(index / labelsOnSheet)] ?? [], index % labelsOnSheet)),
  ).toEqual(printed.map(({ article }) => labelAddress(article)))
})
