/**
 * The last good responses of the content server on disk, so that a restart while it fails serves all that was there
 * before (docs/rules.md, Content sources). One file per call; each names the shape that it was written in, and one of
 * another shape or another server counts as absent.
 */
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { nameOfError, reportProblem } from '#server/observe/problem-report.ts'

/** Responses of one call by their keys. */
export type ResponseFile<T> = {
  /** What the file holds; nothing without a usable one. */
  read: () => ReadonlyMap<string, T>
  /** Replaces the file, in the background; a failure is reported, and the file before stays. */
  write: (responses: ReadonlyMap<string, T>) => void
}

/** @param schema of one response: a file that was written with another one is not read */
export type StoredResponses = <TSchema extends z.ZodType>(
  name: string,
  schema: TSchema,
) => ResponseFile<z.output<TSchema>>

/**
 * @param folder where the files are
 * @param server what the responses depend on besides their shape: the address of the server, and its units
 */
export function storedResponses(folder: string, server: string): StoredResponses {
  return (name, schema) => responseFile(join(folder, `${name}.json`), versionOf(schema, server))
}

function responseFile<T>(path: string, version: string): ResponseFile<T> {
  // The values were checked when they were read of the server, by a code with these same schemas.
  const fileSchema = z.strictObject({
    version: z.literal(version),
    responses: z.array(z.tuple([z.string(), z.custom<T>()])),
  })
  /** Hash of what the file holds or will hold. */
  let last = ''
  let writing = Promise.resolve()
  return {
    read() {
      try {
        const text = readFileSync(path, 'utf8')
        const { responses } = fileSchema.parse(JSON.parse(text))
        last = hashOf(text)
        return new Map(responses)
      } catch (error) {
        if (nameOfError(error) !== 'ENOENT')
          reportProblem({ event: 'stored-responses-not-read', about: { path }, privateError: error })
        return new Map()
      }
    },
    write(responses) {
      const text = JSON.stringify({ version, responses: [...responses] })
      const hash = hashOf(text)
      if (hash === last) return
      last = hash
      writing = writing
        .then(() => (hash === last ? replaceFile(path, text) : undefined)) // a newer one follows
        .catch((error: unknown) => {
          last = ''
          reportProblem({ event: 'responses-not-stored', about: { path }, privateError: error })
        })
    },
  }
}

/** Readable for this user alone; after a crash at any moment there is the old file or the new one. */
async function replaceFile(path: string, text: string): Promise<void> {
  mkdirSync(join(path, '..'), { recursive: true, mode: 0o700 })
  const temporary = `${path}.new`
  try {
    const file = await open(temporary, 'w', 0o600)
    try {
      await file.writeFile(text)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(temporary, path)
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  }
}

function versionOf(schema: z.ZodType, server: string): string {
  const shape = JSON.stringify(z.toJSONSchema(schema, { unrepresentable: 'any' }))
  return hashOf(`${server}\n${shape}`)
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
