/** Pictures at the widths that pages ask for: made once from their masters, then kept on disk. */
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import type { PictureRequest } from './picture-request.ts'

export type StoredPicture = { bytes: Uint8Array<ArrayBuffer>; /** Changes with the master and with what was asked of it. */ key: string }
export type PictureStore = { /** The picture, or null when it has no readable master. */ get(request: PictureRequest): Promise<StoredPicture | null> }

/** A change of these settings needs a new number: it is part of every key. */
const recipe = 1

/**
 * A store that makes pictures from `mastersDir`/{media}.webp and keeps them under `cacheDir`. Identical requests wait for the same work,
 * and at most `atOnce` pictures are made at a time. A cache that cannot be written costs time, never an answer.
 */
export function createPictureStore({ mastersDir, cacheDir, atOnce = 2 }: { mastersDir: string; cacheDir: string; atOnce?: number }): PictureStore {
  const underway = new Map<string, Promise<StoredPicture | null>>()
  const inTurn = turns(atOnce)

  return {
    async get(request) {
      const master = join(mastersDir, `${request.media}.webp`)
      const info = await stat(master).catch(() => null)
      if (!info?.isFile()) return null
      const key = `${recipe}-${info.size.toString(36)}-${Math.trunc(info.mtimeMs).toString(36)}-${request.width}-${request.format}`
      const file = join(cacheDir, `${request.media}.${key}`)

      const kept = await readFile(file).catch(() => null)
      if (kept) return { bytes: kept, key }

      let work = underway.get(file)
      if (!work) {
        work = inTurn(() => make(master, request)).then(
          async (bytes) => {
            await keep(file, bytes)
            return { bytes, key }
          },
          (error: unknown) => {
            process.stderr.write(`The master ${request.media}.webp cannot be read (${String(error)}); replace it.\n`)
            return null
          },
        ).finally(() => underway.delete(file))
        underway.set(file, work)
      }
      return work
    },
  }
}

async function make(master: string, { width, format }: PictureRequest): Promise<Uint8Array<ArrayBuffer>> {
  const picture = sharp(master, { failOn: 'error' }).resize({ width, withoutEnlargement: true })
  const bytes = await (format === 'avif' ? picture.avif({ quality: 55, effort: 2 }) : picture.webp({ quality: 80, effort: 4, smartSubsample: true })).toBuffer()
  return new Uint8Array(bytes)
}

/** Written aside and renamed, so that a reader sees a whole file or none. */
async function keep(file: string, bytes: Uint8Array): Promise<void> {
  const aside = `${file}.${process.pid}.part`
  try {
    await mkdir(dirname(file), { recursive: true })
    await writeFile(aside, bytes)
    await rename(aside, file)
  } catch {
    await rm(aside, { force: true }).catch(() => null)
  }
}

/** Runs what it is given, at most `atOnce` at a time, in order of arrival. */
function turns(atOnce: number) {
  let running = 0
  const waiting: (() => void)[] = []
  return async <TResult>(work: () => Promise<TResult>): Promise<TResult> => {
    if (running >= atOnce) await new Promise<void>((resolve) => { waiting.push(resolve) })
    else running += 1
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next() // hands its place on
      else running -= 1
    }
  }
}
