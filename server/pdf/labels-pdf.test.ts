import { expect, test } from 'vitest'
import { labelAddress, labelsPdf, type Label } from './labels-pdf.ts'

const label = (index: number): Label => ({ article: `WB45-${String(index).padStart(4, '0')}-EINA`, name: 'Wastafelmeubel Beat 45', detail: '80 x 54 x 45 cm, Eiken naturel' })
const labels = (count: number) => Array.from({ length: count }, (_, index) => label(index))
const pages = (bytes: Buffer) => bytes.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0

test('24 labels stand on a sheet, and the next one begins a new sheet', async () => {
  expect(await Promise.all([1, 24, 25].map(async (count) => pages(await labelsPdf(labels(count), '2026-11-21'))))).toEqual([1, 1, 2])
})

test('each code leads to the address of its article, which is said to those who cannot see it', async () => {
  const text = (await labelsPdf(labels(3), '2026-11-21')).toString('latin1')
  for (const { article } of labels(3)) expect(text).toContain(`(QR-code naar ${labelAddress(article)})`)
  expect(labelAddress('WB45-0800-EINA')).toMatch(/^https?:\/\/[^/]+\/artikel\/wb45-0800-eina$/)
  expect(text).toContain('/StructTreeRoot')
})

test('the same labels on the same day are the same bytes, and long or strange names still fit', async () => {
  const strange: Label = { article: 'X-1', name: `Wastafelmeubel ${'met een zeer lange naam '.repeat(8)}`, detail: '木' }
  expect((await labelsPdf([strange], '2026-11-21')).equals(await labelsPdf([strange], '2026-11-21'))).toBe(true)
})
