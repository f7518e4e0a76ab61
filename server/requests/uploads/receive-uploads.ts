/** Receives a form with files as it arrives: its fields in memory, each file in a file, and nothing beyond the limits. */
import { rm, writeFile } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { Busboy, type BusboyFileStream } from '@fastify/busboy'
import { uploadBytesLimit, uploadName, type UploadFault } from '#domain/requests/uploads.ts'
import { reportProblem } from '#server/observe/problem-report.ts'
import type { UploadStore } from './upload-store.ts'

/** Bytes of a whole form: some files too many or too large get a sentence instead of a broken connection. */
export const uploadLimit = 128 * 1024 * 1024
/** Bytes of its fields. */
const fieldsLimit = 65_536
/** What else the parser takes; browsers send a few hundred bytes before each part. */
const limits = { parts: 100, fieldSize: fieldsLimit, fileSize: uploadBytesLimit, headerSize: 4_096 }
/** Forms that one process receives files of at the same time. */
const receiversLimit = 4

export type Refusal = { fault: UploadFault; name: string }
export type ReceivedForm = {
  form: URLSearchParams
  /** Files that arrived, in the order of the form. */
  arrived: { path: string; name: string }[]
  refused: Refusal[]
}

let receiving = 0

/** True for a form that may hold files. */
export function hasFiles(request: Request): boolean {
  return /^multipart\/form-data\b/i.test(request.headers.get('content-type') ?? '')
}

/**
 * The form, and the files in it; null when it is too large, malformed or did not arrive whole, of which nothing is kept.
 * @param limit files that are taken
 * @param takesFiles otherwise they are read past, so that the visitor gets the form back with what was typed
 */
export async function receiveForm(
  request: Request,
  store: UploadStore,
  limit: number,
  takesFiles: boolean,
): Promise<ReceivedForm | null> {
  if (request.body === null || Number(request.headers.get('content-length') ?? 0) > uploadLimit) return null
  const received: ReceivedForm = { form: new URLSearchParams(), arrived: [], refused: [] }
  const hasRoom = takesFiles && receiving < receiversLimit
  receiving += 1
  try {
    await readParts(
      request.headers.get('content-type') ?? '',
      request.body,
      received,
      hasRoom ? { store, limit } : null,
    )
    return received
  } catch {
    // Whatever the parser or the connection throws is the client's doing; what the disk does is a refusal.
    await Promise.all(received.arrived.map(({ path }) => rm(path, { force: true })))
    return null
  } finally {
    receiving -= 1
  }
}

/** Where files of a form go, and how many. */
type Intake = { store: UploadStore; limit: number }

/** Reads the form into `received`; without an intake past its files. Rejects when it does not arrive whole, once no file is written any more. */
async function readParts(
  contentType: string,
  body: AsyncIterable<Uint8Array>,
  received: ReceivedForm,
  intake: Intake | null,
): Promise<void> {
  const parser = new Busboy({
    headers: { 'content-type': contentType },
    limits,
    // A form without a choice of files has one without a name.
    isPartAFile: (_field, _type, filename) => filename !== undefined,
    preservePath: true,
  })
  const files: BusboyFileStream[] = []
  let keeping = Promise.resolve()
  let fieldsLength = 0
  parser.on('partsLimit', () => parser.destroy(new Error('The form has too many parts.')))
  parser.on('field', (field, value, _isNameCut, isCut) => {
    fieldsLength += Buffer.byteLength(value)
    if (isCut || fieldsLength > fieldsLimit) parser.destroy(new Error('The fields are longer than any taken.'))
    received.form.append(field, value)
  })
  parser.on('file', (_field, file, filename) => {
    files.push(file)
    // Nobody else listens to a file that is read past; the parser rejects where one breaks off.
    file.on('error', () => undefined)
    // Browsers write quotes and line ends in a name as in an address.
    const name = uploadName(filename.replaceAll(/%(?:22|0D|0A)/g, '"'))
    if (intake !== null && filename !== '') {
      keeping = keeping.then(() => keepFile(intake, received, file, name))
      return
    }
    if (filename !== '') received.refused.push({ fault: 'busy', name })
    file.resume()
  })
  try {
    await pipeline(limited(body), parser)
  } catch (error) {
    for (const file of files) file.destroy()
    throw error
  } finally {
    await keeping
  }
}

async function* limited(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let length = 0
  for await (const chunk of body) {
    length += chunk.byteLength
    if (length > uploadLimit) throw new Error('The form is larger than the page says.')
    yield chunk
  }
}

/** Writes a file to the folder of what arrives, up to the limits of one request, and reads past what is not kept. Never rejects. */
async function keepFile(
  { store, limit }: Intake,
  { arrived, refused }: ReceivedForm,
  file: BusboyFileStream,
  name: string,
): Promise<void> {
  const failed = (error: unknown) => {
    // A file that broke off is no fault of the disk.
    if (!file.destroyed) reportProblem({ event: 'upload-not-kept', privateError: error })
  }
  let path: string | null = null
  let fault: UploadFault | null = arrived.length >= limit ? 'count' : null
  try {
    if (fault === null) {
      path = await store.arrivalPath()
      await writeFile(path, file.iterator({ destroyOnReturn: false }), { flag: 'wx', mode: 0o600 })
      if (file.truncated) fault = 'bytes'
    }
  } catch (error) {
    failed(error)
    fault = 'failed'
  }
  if (path !== null && fault === null) arrived.push({ path, name })
  else if (path !== null) await rm(path, { force: true }).catch(failed)
  if (fault !== null) refused.push({ fault, name })
  file.resume()
}
