/** Receives a form with photographs as it arrives: its fields in memory, each file in a file, and nothing beyond the limits. */
import { open, rm, type FileHandle } from 'node:fs/promises'
import { photoBytesLimit, photoLimit, photoName, type PhotoFault } from '#domain/requests/photos.ts'
import { boundaryOf, readMultipart, type PartHead, type PartSink } from '#server/http/multipart.ts'
import { isBrokenOff } from '#server/http/request-body.ts'
import { nameOfError, reportProblem } from '#server/observe/problem-report.ts'
import type { PhotoStore } from './photo-store.ts'

/** Bytes of a whole form: some photographs too many or too large get a sentence instead of a broken connection. */
export const uploadLimit = 128 * 1024 * 1024
/** Bytes of its fields. */
const fieldsLimit = 65_536
const partsLimit = 100
/** Forms that one process receives files of at the same time. */
const receiversLimit = 4

export type Refusal = { fault: PhotoFault; name: string }
export type ReceivedForm = {
  form: URLSearchParams
  /** Files that arrived, in the order of the form. */
  arrived: { path: string; name: string }[]
  refused: Refusal[]
}

/** The form is larger than any that the page sends. */
class FormTooLargeError extends Error {
  override readonly name = 'FormTooLargeError'
}

let receiving = 0

/** True for a form that may hold files. */
export function hasFiles(request: Request): boolean {
  return boundaryOf(request.headers.get('content-type')) !== null
}

/**
 * The form, and the files in it; null when it is too large, malformed or did not arrive whole, of which nothing is kept.
 * `takesFiles`: otherwise they are read past, so that the visitor gets the form back with what was typed.
 */
export async function receiveForm(
  request: Request,
  store: PhotoStore,
  takesFiles: boolean,
): Promise<ReceivedForm | null> {
  const boundary = boundaryOf(request.headers.get('content-type'))
  if (boundary === null || Number(request.headers.get('content-length') ?? 0) > uploadLimit) return null
  const received: ReceivedForm = { form: new URLSearchParams(), arrived: [], refused: [] }
  const files = takesFiles && receiving < receiversLimit ? openFiles(store, received) : refuseFiles(received)
  const fields = openFields(received.form)
  receiving += 1
  let isWhole = false
  try {
    let parts = 0
    isWhole = await readMultipart(limited(request.body ?? emptyBody()), boundary, (head) => {
      parts += 1
      if (parts > partsLimit) throw new FormTooLargeError('The form has more parts than any that the page sends.')
      return head.filename === null ? fields(head) : files.open(head.filename)
    })
  } catch (error) {
    if (!isBrokenOff(error) && !(error instanceof FormTooLargeError)) throw error
  } finally {
    receiving -= 1
    await files.close()
    if (!isWhole) await Promise.all(received.arrived.map(({ path }) => rm(path, { force: true })))
  }
  return isWhole ? received : null
}

async function* emptyBody(): AsyncGenerator<Uint8Array> {}

async function* limited(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let length = 0
  for await (const chunk of body) {
    length += chunk.byteLength
    if (length > uploadLimit) throw new FormTooLargeError('The form is larger than the page says.')
    yield chunk
  }
}

/** Where fields go. */
function openFields(form: URLSearchParams): (head: PartHead) => PartSink {
  let length = 0
  return ({ name }) => {
    const parts: Uint8Array[] = []
    return {
      write(bytes) {
        length += bytes.byteLength
        if (length > fieldsLimit) throw new FormTooLargeError('The fields are longer than any that are taken.')
        parts.push(Uint8Array.from(bytes))
      },
      end: () => form.append(name, Buffer.concat(parts).toString('utf8')),
    }
  }
}

type Files = { open: (filename: string) => Promise<PartSink> | PartSink; close: () => Promise<void> }
const nowhere: PartSink = { write: () => undefined, end: () => undefined }

/** Reads past files. A form without a choice of files has one without a name. */
function refuseFiles({ refused }: ReceivedForm): Files {
  return {
    open(filename) {
      if (filename !== '') refused.push({ fault: 'busy', name: photoName(filename) })
      return nowhere
    },
    close: async () => undefined,
  }
}

/** Writes files to the folder of what arrives, up to the limits of one request. */
function openFiles(store: PhotoStore, { arrived, refused }: ReceivedForm): Files {
  let current: { path: string; file: FileHandle } | null = null

  /** Ends the file under way; `keeps` it when it arrived well. */
  const finish = async (keeps: boolean) => {
    if (current === null) return
    const { path, file } = current
    current = null
    await file.close()
    if (!keeps) await rm(path, { force: true })
  }
  return {
    async open(filename) {
      if (filename === '') return nowhere
      const name = photoName(filename)
      const refuse = async (fault: PhotoFault) => {
        refused.push({ fault, name })
        await finish(false)
      }
      if (arrived.length >= photoLimit) {
        await refuse('count')
        return nowhere
      }
      try {
        const path = await store.arrivalPath()
        current = { path, file: await open(path, 'wx', 0o600) }
      } catch (error) {
        reportProblem({ event: 'photo-not-kept', error: nameOfError(error) })
        await refuse('failed')
        return nowhere
      }
      let length = 0
      return {
        async write(bytes) {
          if (current === null) return
          length += bytes.byteLength
          if (length > photoBytesLimit) {
            await refuse('bytes')
            return
          }
          try {
            await current.file.writeFile(bytes)
          } catch (error) {
            reportProblem({ event: 'photo-not-kept', error: nameOfError(error) })
            await refuse('failed')
          }
        },
        async end() {
          if (current === null) return
          const { path } = current
          await finish(true)
          arrived.push({ path, name })
        },
      }
    },
    close: () => finish(false),
  }
}
