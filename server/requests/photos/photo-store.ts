/**
 * The photographs of service requests: files that no address leads to. Of a form that is still open they are drafts; a
 * request that is sent gets links of its own to them, which are on disk before its row is written. So all that a crash can
 * leave is a file of which no row knows, and `sweep` deletes it.
 *
 *   arriving/   what is being received and converted
 *   drafts/     {id}.jpg, where only the form knows the id
 *   kept/       files that the rows of requests name
 */
import { link, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { PhotoRef, ShownPhoto } from '#domain/requests/photos.ts'
import type { StoredPhoto } from '#domain/requests/request.schema.ts'
import { newLinkToken } from '#server/mail/link-token.ts'

/** ms after which a form that was left open loses its photographs. */
const draftMs = 90 * 60_000
/** ms after which a draft is deleted: so much later that none goes while its form is sent. */
const sweptDraftMs = 120 * 60_000
/** ms after which a file that arrives, or one of which no row knows, is left over: longer than any request takes. */
const leftOverMs = 60 * 60_000
/** Bytes of all drafts together; more come only from those who want to fill the disk. */
const maxDraftBytes = 2_000_000_000

class DraftsFullError extends Error {
  override readonly name = 'DraftsFullError'
}

export type PhotoStore = ReturnType<typeof createPhotoStore>

/** @param folder of the files, which several processes share; it is made with the first photograph */
export function createPhotoStore(folder: string, now: () => Date) {
  const arriving = join(folder, 'arriving')
  const drafts = join(folder, 'drafts')
  const kept = join(folder, 'kept')
  const draftOf = ({ id }: PhotoRef) => join(drafts, `${id}.jpg`)
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

    /** Keeps a converted file for the form, under an id that nobody can guess. @throws when it cannot be written */
    async keepDraft(path: string, name: string): Promise<ShownPhoto> {
      await mkdir(drafts, { recursive: true, mode: 0o700 })
      const used = await Promise.all((await filesIn(drafts)).map(async (file) => (await statOf(file))?.size ?? 0))
      if (used.reduce((sum, size) => sum + size, 0) > maxDraftBytes)
        throw new DraftsFullError('The forms that are open have more photographs than the site keeps.')
      const photo = { id: newLinkToken(), name }
      await sync(path)
      await rename(path, draftOf(photo))
      await sync(drafts)
      return { ...photo, bytes: (await stat(draftOf(photo))).size }
    },

    /** Which of these drafts are still there, and which are not. */
    async findDrafts(photos: readonly PhotoRef[]): Promise<{ found: ShownPhoto[]; gone: PhotoRef[] }> {
      const sizes = await Promise.all(
        photos.map(async (photo) => {
          const file = await statOf(draftOf(photo))
          return file && !isOlder(draftMs, file) ? file.size : null
        }),
      )
      return {
        found: photos.flatMap((photo, index) => {
          const bytes = sizes[index]
          return typeof bytes === 'number' ? [{ ...photo, bytes }] : []
        }),
        gone: photos.filter((_, index) => typeof sizes[index] !== 'number'),
      }
    },

    /**
     * Gives a request links of its own to these drafts, on disk before its row is; null when one of them is gone.
     * @throws when they cannot be written
     */
    async claim(photos: readonly PhotoRef[]): Promise<StoredPhoto[] | null> {
      if (photos.length === 0) return []
      await mkdir(kept, { recursive: true, mode: 0o700 })
      const claimed: StoredPhoto[] = []
      for (const photo of photos) {
        const file = `${newLinkToken()}.jpg`
        const draft = await statOf(draftOf(photo))
        if (!draft || isOlder(draftMs, draft) || !(await linked(draftOf(photo), join(kept, file)))) {
          await release(claimed.map(({ file: name }) => name))
          return null
        }
        claimed.push({ file, name: photo.name })
      }
      await sync(kept)
      return claimed
    },

    release,

    /** The bytes of a photograph; null when it is lost. @throws when the folder cannot be read */
    async read({ file }: StoredPhoto): Promise<Buffer | null> {
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
