/** Pictures at the widths that pages ask for: made once from their masters, then kept on disk. */
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { reportProblem } from '#server/problem-report.ts'
import { keepFile } from './keep-file.ts'
import type { PictureRequest } from './picture-request.ts'
import { turns } from './turns.ts'

export type StoredPicture = {
  bytes: Uint8Array<ArrayBuffer>
  /** Changes with the master and with what was asked of it. */ key: string
}
export type PictureStore = {
  /** The picture, or null when it has no readable master. */ get(
    request: PictureRequest,
  ): Promise<StoredPicture | null>
}

/** A change of these settings needs a new number: it is part of every key. */
const recipe = 1

/** More than any picture has that somebody means to show; a small file can claim to be far larger. */
const mostPixels = 100_000_000

type Places = {
  /** File of the master, whether it exists or not; null when there is none. */
  masterOf: (media: string) => Promise<string | null>
  cacheDir: string
  atOnce?: number
}

/**
 * A store that makes pictures from their masters and keeps them under `cacheDir`. Identical requests wait for the same work,
 * and at most `atOnce` pictures are made at a time. A cache that cannot be written costs time, never an answer.
 */
export function createPictureStore({ masterOf, cacheDir, atOnce = 2 }: Places): PictureStore {
  const underway = new Map<string, Promise<StoredPicture | null>>()
  const inTurn = turns(atOnce)

  return {
    async get(request) {
      const master = await masterOf(request.media)
      const info = master === null ? null : await stat(master).catch(() => null)
      if (master === null || !info?.isFile()) return null
      const key = `${recipe}-${info.size.toString(36)}-${Math.trunc(info.mtimeMs).toString(36)}-${request.width}-${request.format}`
      const file = join(cacheDir, `${request.media}.${key}`)

      const kept = await readFile(file).catch(() => null)
      if (kept) return { bytes: kept, key }

      let work = underway.get(file)
      if (!work) {
        work = inTurn(() => make(master, request))
          .then(
            async (bytes) => {
              await keepFile(file, bytes)
              return { bytes, key }
            },
            (error: unknown) => {
              reportProblem({ event: 'picture-master-not-readable', picture: request.media, error })
              return null
            },
          )
          .finally(() => underway.delete(file))
        underway.set(file, work)
      }
      return work
    },
  }
}

/** Open Graph cards, in px. A picture that is less wide than this in proportion stands whole, on the paper of the site. */
const card = { width: 1200, height: 630, background: '#f6f3ec' }
const wideEnough = 1.45

async function make(master: string, { width, format }: PictureRequest): Promise<Uint8Array<ArrayBuffer>> {
  const { default: sharp } = await import('sharp') // with the first picture: the server starts sooner without it
  const whole = sharp(master, { failOn: 'error', limitInputPixels: mostPixels })
  if (width === 'og') {
    const { width: across, height: high } = await whole.metadata()
    const laid = whole.resize({ ...card, fit: across / high >= wideEnough ? 'cover' : 'contain' })
    return new Uint8Array(
      await laid.flatten({ background: card.background }).jpeg({ quality: 82, mozjpeg: true }).toBuffer(),
    )
  }
  const picture = whole.resize({ width, withoutEnlargement: true })
  const bytes = await (
    format === 'avif'
      ? picture.avif({ quality: 55, effort: 2 })
      : picture.webp({ quality: 80, effort: 4, smartSubsample: true })
  ).toBuffer()
  return new Uint8Array(bytes)
}
