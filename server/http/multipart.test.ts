import fc from 'fast-check'
import { expect, it } from 'vitest'
import { boundaryOf, readMultipart } from './multipart.ts'

type Part = { name: string; filename: string | null; text: string }

async function read(chunks: readonly Uint8Array[], boundary: string): Promise<{ parts: Part[]; isWhole: boolean }> {
  const parts: Part[] = []
  const isWhole = await readMultipart(
    (async function* arrive() {
      yield* chunks
    })(),
    boundary,
    (head) => {
      const bytes: Uint8Array[] = []
      return {
        write: (part) => void bytes.push(Uint8Array.from(part)),
        end: () => void parts.push({ ...head, text: Buffer.concat(bytes).toString('latin1') }),
      }
    },
  )
  return { parts, isWhole }
}

const cut = (bytes: Uint8Array, sizes: readonly number[]) => {
  const chunks: Uint8Array[] = []
  for (let [from, index] = [0, 0]; from < bytes.length; index++) {
    const size = sizes[index % sizes.length] ?? bytes.length
    chunks.push(bytes.subarray(from, from + size))
    from += size
  }
  return chunks
}

it('reads what fetch writes, however it is cut into pieces', async () => {
  const text = fc.oneof(fc.string({ unit: 'binary-ascii' }), fc.constantFrom('\r\n--', '--', '\r\n', 'x\r\n-', ''))
  const part = fc.record({
    name: fc.constantFrom('photo', 'message', 'a"b'),
    filename: fc.option(fc.constantFrom('lade.jpg', 'é"\r\n.png', 'blob')),
    text: fc.array(text, { maxLength: 5 }).map((pieces) => pieces.join('')),
  })
  await fc.assert(
    fc.asyncProperty(
      fc.array(part, { minLength: 1, maxLength: 5 }),
      fc.array(fc.integer({ min: 1, max: 90 }), { minLength: 1, maxLength: 4 }),
      async (parts, sizes) => {
        const form = new FormData()
        for (const { name, filename, text: value } of parts)
          if (filename === null) form.append(name, value)
          else form.append(name, new Blob([Buffer.from(value, 'latin1')]), filename)
        const response = new Response(form)
        const boundary = boundaryOf(response.headers.get('content-type')) ?? ''
        const body = new Uint8Array(await response.arrayBuffer())
        const result = await read(cut(body, sizes), boundary)
        // A field's line ends are those of a form.
        const sent = parts.map(({ text: value, ...head }) => ({
          ...head,
          text: head.filename === null ? value.replaceAll(/\r\n?|\n/g, '\r\n') : value,
        }))
        expect(result).toEqual({ isWhole: true, parts: sent })
        expect((await read(cut(body.subarray(0, -4), sizes), boundary)).isWhole).toBe(false)
      },
    ),
    { numRuns: 300 },
  )
})

it.each([
  ['nothing', ''],
  ['no boundary', 'hello'],
  ['a boundary that goes on', '--bx'],
  ['a part without a head', '--b\r\n\r\nx\r\n--b--'],
  ['a part that is no field', '--b\r\nContent-Type: text/plain\r\n\r\nx\r\n--b--'],
  ['a head without end', `--b\r\n${'x'.repeat(9_000)}`],
  ['a part without end', '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\nx'],
])('says of %s that it is no whole form', async (_, text) => {
  expect((await read([Buffer.from(text)], 'b')).isWhole).toBe(false)
})

it('finds the boundary in a content type', () => {
  expect(boundaryOf('multipart/form-data; boundary=----WebKitFormBoundaryx1')).toBe('----WebKitFormBoundaryx1')
  expect(boundaryOf('multipart/form-data; charset=utf-8; boundary="a b"')).toBe('a b')
  for (const other of [
    null,
    '',
    'application/x-www-form-urlencoded',
    'multipart/mixed; boundary=b',
    'multipart/form-data',
  ])
    expect(boundaryOf(other)).toBeNull()
})
