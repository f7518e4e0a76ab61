import fc from 'fast-check'
import { expect, it } from 'vitest'
import { uploadName, readUploads, writeUploads } from './uploads.ts'

const id = 'A'.repeat(32)

it.each([
  ['IMG_0412.HEIC', 'IMG_0412.HEIC'],
  ['C:\\foto\\lade.jpg', 'lade.jpg'],
  ['../../etc/passwd', 'passwd'],
  ['lade, links*2.png', 'lade_ links_2.png'],
  ['a\r\nBcc: x.jpg', 'a_Bcc_ x.jpg'],
  ['.jpg', 'jpg'],
  ['', 'bestand'],
  [`${'x'.repeat(90)}.webp`, `${'x'.repeat(55)}.webp`],
])('names a file %j as %j', (file, name) => {
  expect(uploadName(file)).toBe(name)
})

it('leaves out what is not the name of a file, and names each once', () => {
  expect(readUploads(`x,${id}*a.jpg,${id}*b.jpg,${id},../${id}*c.jpg,,${'B'.repeat(32)}*d.jpg`)).toEqual([
    { id, name: 'b.jpg' },
    { id: 'B'.repeat(32), name: 'd.jpg' },
  ])
})

it('reads what it has written, whatever the files are called', () => {
  const ref = fc.record({
    id: fc.uint8Array({ minLength: 24, maxLength: 24 }).map((bytes) => Buffer.from(bytes).toString('base64url')),
    name: fc.string({ unit: 'binary', maxLength: 120 }).map(uploadName),
  })
  fc.assert(
    fc.property(fc.uniqueArray(ref, { selector: (upload) => upload.id, maxLength: 5 }), (uploads) => {
      expect(readUploads(writeUploads(uploads))).toEqual(uploads)
    }),
  )
})
