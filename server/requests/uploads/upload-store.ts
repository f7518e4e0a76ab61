/**
 * What visitors send with requests, photographs and CVs: files that no address leads to. Of a form that is still open they are drafts; a
 * request that is sent gets links of its own to them, which are on disk before its row is written. So all that a crash can
 * leave is a file of which no row knows, and `sweep` deletes it.
 *
 *   arriving/   what is being received and converted
 *   drafts/     {id}.jpg or {id}.pdf, where only the form knows the id
 *   kept/       files that the rows of requests name
 */
import { link, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { ShownUpload, UploadRef, UploadRule } from '#domain/requests/uploads.ts'
import type { StoredUpload } from '#domain/requests/request.schema.ts'
import { newLinkToken } from '#server/mail/link-token.ts'

/** ms after which a form that was left open loses its files. */
const draftMs = 90 * 60_000
/** ms after which a draft is deleted: so much later that none goes while its form is sent. */
const sweptDraftMs = 120 * 60_000
/** ms after which a file that arrives, or one of which no row knows, is left over: longer than any request takes. */
const leftOverMs = 60 * 60_000
/** Bytes of all drafts together; more come only from those who want to fill the disk. */
const maxDraftBytes = 2_000_000_000

type Ending = UploadRule['ending']

class DraftsFullError extends Error {
  override readonly name = 'DraftsFullError'
}

export type UploadStore = ReturnType<typeof createUploadStore>

/** @param folder of the files, which several processes share; it is made with the first file */
export function createUploadStore(folder: string, now: () => Date) {
  const arriving = join(folder, 'arriving')
  const drafts = join(folder, 'drafts')
  const kept = join(folder, 'kept')
  const draftOf = ({ id }: UploadRef, ending: Ending) => join(drafts, `${id}.${ending}`)
  const isOlder = (ms: number, { mtimeMs }: { mtimeMs: number }) => mtimeMs < now().getTime() - ms

  /** Files of a request that is not stored after all. */
  async function release(files: readonly string[]): Promise<void> {
    await Promise.all(files.map((file) => rm(join(kept, file), { force: true })))
  }

  return {
    /** The path of a new file for what arrives. @throws when the folder cannot be made */
    async arrivalPath(): Promise<string> {
      await mkdir(arriving, { recursive: true, mode: 0o700 })
      return join(arriving, newLinkToken())
    },

    /** Keeps a file for the form, under an id that nobody can guess. @throws when it cannot be written */
    async keepDraft(path: string, name: string, ending: Ending): Promise<ShownUpload> {
      await mkdir(drafts, { recursive: true, mode: 0o700 })
      const used = await Promise.all((await filesIn(drafts)).map(async (file) => (await statOf(file))?.size ?? 0))
      if (used.reduce((sum, size) => sum + size, 0) > maxDraftBytes)
        throw new DraftsFullError('The forms that are open have more files than the site keeps.')
      const upload = { id: newLinkToken(), name }
      await sync(path)
      await rename(path, draftOf(upload, ending))
      await sync(drafts)
      return { ...upload, bytes: (await stat(draftOf(upload, ending))).size }
    },

    /** Which of these drafts are still there, and which are not. */
    async findDrafts(
      uploads: readonly UploadRef[],
      ending: Ending,
    ): Promise<{ found: ShownUpload[]; gone: UploadRef[] }> {
      const sizes = await Promise.all(
        uploads.map(async (upload) => {
          const file = await statOf(draftOf(upload, ending))
          return file && !isOlder(draftMs, file) ? file.size : null
        }),
      )
      return {
        found: uploads.flatMap((upload, index) => {
          const bytes = sizes[index]
          return typeof bytes === 'number' ? [{ ...upload, bytes }] : []
        }),
        gone: uploads.filter((_, index) => typeof sizes[index] !== 'number'),
      }
    },

    /**
     * Gives a request links of its own to these drafts, on disk before its row is; null when one of them is gone.
     * @throws when they cannot be written
     */
    async claim(uploads: readonly UploadRef[], ending: Ending): Promise<StoredUpload[] | null> {
      if (uploads.length === 0) return []
      await mkdir(kept, { recursive: true, mode: 0o700 })
      const claimed: StoredUpload[] = []
      for (const upload of uploads) {
        const file = `${newLinkToken()}.${ending}`
        const draft = await statOf(draftOf(upload, ending))
        if (!draft || isOlder(draftMs, draft) || !(await linked(draftOf(upload, ending), join(kept, file)))) {
          await release(claimed.map(({ file: name }) => name))
          return null
        }
        claimed.push({ file, name: upload.name })
      }
      await sync(kept)
      return claimed
    },

    release,

    /** The bytes of a file; null when it is lost. @throws when the folder cannot be read */
    async read({ file }: StoredUpload): Promise<Buffer | null> {
      try {
        return await readFile(join(kept, file))
      } catch (error) {
        if (!isMissing(error)) throw error
        // Without the folder nothing is lost, but a disk is not there yet: then the mail is tried again later.
        await stat(kept)
        return null
      }
    },

    /** Deletes what a crash, an open form or a deleted request left. `known`: the files that requests name, read after the folder. */
    async sweep(known: () => Promise<ReadonlySet<string>>): Promise<void> {
      for (const [dir, ms] of [[arriving, leftOverMs] as const, [drafts, sweptDraftMs] as const])
        for (const path of await filesIn(dir)) {
          const file = await statOf(path)
          if (file && isOlder(ms, file)) await rm(path, { force: true })
        }
      const unknown: string[] = []
      for (const path of await filesIn(kept)) {
        const file = await statOf(path)
        // The time of the link, not that of the draft.
        if (file && isOlder(leftOverMs, { mtimeMs: file.ctimeMs })) unknown.push(path)
      }
      if (unknown.length === 0) return
      const names = await known()
      for (const path of unknown) if (!names.has(path.slice(kept.length + 1))) await rm(path, { force: true })
    },
  }
}

/** Waits until a file or the entries of a folder are on disk. */
async function sync(path: string): Promise<void> {
  const file = await open(path, 'r')
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}

/** False when there is no such file (any more). */
async function linked(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to)
    return true
  } catch (error) {
    if (isMissing(error)) return false
    throw error
  }
}

async function filesIn(dir: string): Promise<string[]> {
  try {
    return (await readdir(dir)).map((name) => join(dir, name))
  } catch (error) {
    if (isMissing(error)) return []
    throw error
  }
}

async function statOf(path: string) {
  try {
    return await stat(path)
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}
