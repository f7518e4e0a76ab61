import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, afterEach, expect, it, vi } from 'vitest'
import { uploadName } from '#domain/requests/uploads.ts'
import { createUploadStore } from './upload-store.ts'
import { hasFiles, receiveForm } from './receive-uploads.ts'

const folder = mkdtempSync(join(tmpdir(), 'photos-'))
const arriving = join(folder, 'arriving')
const store = createUploadStore(folder, () => new Date())
/** Makes the folder, so that it can be looked into. */
await store.arrivalPath()
const warnings = vi.spyOn(process.stderr, 'write')
afterEach(() => expect(warnings).not.toHaveBeenCalled())
afterAll(() => rmSync(folder, { recursive: true }))

/** A request whose body arrives in these pieces, and then ends, or breaks off with `error`. */
function requestOf(chunks: readonly Uint8Array[], type = 'multipart/form-data; boundary=b', error?: Error): Request {
  const left = [...chunks]
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const chunk = left.shift()
      if (chunk) controller.enqueue(chunk)
      else if (error) controller.error(error)
      else controller.close()
    },
  })
  const init = { method: 'POST', headers: { 'content-type': type }, body, duplex: 'half' }
  return new Request('http://site.example/', init)
}

const receive = (...request: Parameters<typeof requestOf>) => receiveForm(requestOf(...request), store, 5, true)

const cut = (bytes: Uint8Array, sizes: readonly number[]) => {
  const chunks: Uint8Array[] = []
  for (let [from, index] = [0, 0]; from < bytes.length; index++) {
    const size = sizes[index % sizes.length] ?? bytes.length
    chunks.push(bytes.subarray(from, from + size))
    from += size
  }
  return chunks
}

const text = fc
  .array(fc.oneof(fc.string({ unit: 'binary-ascii' }), fc.constantFrom('\r\n--', '--', '\r\n', 'x\r\n-', '', 'é')), {
    maxLength: 5,
  })
  .map((pieces) => pieces.join(''))
const file = fc.record({
  name: fc.constantFrom('lade.jpg', 'é"\r\n.png', 'blob', '..', String.raw`C:\foto.jpg`),
  text,
})
const sizes = fc.array(fc.integer({ min: 1, max: 90 }), { minLength: 1, maxLength: 4 })

it('receives what fetch writes, however it is cut into pieces, and keeps nothing of a form without its end', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(text, { maxLength: 3 }),
      fc.array(file, { minLength: 1, maxLength: 4 }),
      sizes,
      async (fields, files, lengths) => {
        const form = new FormData()
        for (const value of fields) form.append('message', value)
        for (const { name, text: value } of files) form.append('photo', new Blob([value]), name)
        const response = new Response(form)
        const type = response.headers.get('content-type') ?? ''
        const body = new Uint8Array(await response.arrayBuffer())

        const received = await receive(cut(body, lengths), type)
        // A field's line ends are those of a form.
        const sent = fields.map((value) => value.replaceAll(/\r\n?|\n/g, '\r\n'))
        expect(received?.form.getAll('message')).toEqual(sent)
        expect(received?.refused).toEqual([])
        const arrived = received?.arrived.map(({ name, path }) => ({ name, text: readFileSync(path, 'utf8') }))
        expect(arrived).toEqual(files.map(({ name, text: value }) => ({ name: uploadName(name), text: value })))
        for (const { path } of received?.arrived ?? []) rmSync(path)

        expect(await receive(cut(body.subarray(0, -4), lengths), type)).toBeNull()
        const gone = new DOMException('The client is gone.', 'AbortError')
        const part = body.subarray(0, Math.floor((body.length * (lengths[0] ?? 1)) / 90))
        expect(await receive(cut(part, lengths), type, gone)).toBeNull()
        expect(readdirSync(arriving)).toEqual([])
      },
    ),
    { numRuns: 200 },
  )
})

const field = (name: string, value: string) =>
  `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
const photo = '--b\r\nContent-Disposition: form-data; name="photo"; filename="a.jpg"\r\n\r\n'

it.each([
  ['nothing', ''],
  ['no boundary', 'hello'],
  ['a boundary that goes on', '--bx'],
  ['a head without end', `--b\r\n${'x'.repeat(9_000)}`],
  ['a part without end', '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\nx'],
  ['a file without end', `${photo}${'x'.repeat(300_000)}`],
  ['a file without end after others', `${photo}x\r\n${photo}x\r\n${photo}${'x'.repeat(300_000)}`],
  ['a sixth file without end', `${`${photo}x\r\n`.repeat(5)}${photo}${'x'.repeat(300_000)}`],
  ['a part too many', `${photo}x\r\n${field('a', 'x').repeat(100)}--b--`],
  ['a field too long', `${photo}x\r\n${field('a', 'x'.repeat(65_537))}--b--`],
  ['fields too long together', `${photo}x\r\n${field('a', 'x'.repeat(6_554)).repeat(10)}--b--`],
])('gives null for %s and leaves no file', async (_, body) => {
  const chunks = cut(Buffer.from(body), [65_536])
  expect(await receive(chunks)).toBeNull()
  expect(await receiveForm(requestOf(chunks), store, 5, false)).toBeNull()
  expect(readdirSync(arriving)).toEqual([])
})

it('takes as much as the limits say', async () => {
  const received = await receive([Buffer.from(`${field('a', 'x'.repeat(655)).repeat(100)}--b--`)])
  expect(received?.form.getAll('a')).toHaveLength(100)
})

it('passes over parts that are no fields, and files that were not chosen', async () => {
  const parts = '--b\r\n\r\nx\r\n--b\r\nContent-Type: text/plain\r\n\r\nx\r\n'
  const body = `${parts}${photo.replace('a.jpg', '')}\r\n${field('a', 'é')}--b--\r\nepilogue`
  const received = await receive(cut(Buffer.from(body), [7]))
  expect(received).toEqual({ form: new URLSearchParams({ a: 'é' }), arrived: [], refused: [] })
})

it('reads past files beyond those that are received at the same time, and past all where none are taken', async () => {
  const body = Buffer.from(`${photo}${'x'.repeat(300_000)}\r\n${field('a', 'x')}--b--`)
  const results = await Promise.all(Array.from({ length: 6 }, () => receive([body])))
  expect(results.map((received) => received?.arrived.length)).toEqual([1, 1, 1, 1, 0, 0])
  expect(results[5]?.refused).toEqual([{ fault: 'busy', name: 'a.jpg' }])
  for (const { path } of results.flatMap((received) => received?.arrived ?? [])) rmSync(path)
  const received = await receiveForm(requestOf([body]), store, 5, false)
  expect(received?.refused).toEqual([{ fault: 'busy', name: 'a.jpg' }])
  expect(received?.form.get('a')).toBe('x')
  expect(readdirSync(arriving)).toEqual([])
})

it('knows a form with files by its content type, and finds the boundary in it', async () => {
  const body = Buffer.from('--a b\r\nContent-Disposition: form-data; name="a"\r\n\r\nx\r\n--a b--')
  const received = await receive([body], 'multipart/form-data; charset=utf-8; boundary="a b"')
  expect(received?.form.get('a')).toBe('x')
  expect(await receive([body], 'multipart/form-data')).toBeNull()
  for (const other of ['application/x-www-form-urlencoded', 'multipart/mixed; boundary=b', 'text/plain'])
    expect(hasFiles(requestOf([], other))).toBe(false)
})
