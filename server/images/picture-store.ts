/** Pictures at the widths that pages name: made once from their masters, then read from disk. */
import { openAsBlob } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { reportProblem } from '#server/observe/problem-report.ts'
import { createWorkQueue } from '#server/work-queue.ts'
import { createPictureMaker } from './picture-maker.ts'
import type { PictureCut } from '#server/content/picture-cut.ts'
import type { PictureRequest } from './picture-request.ts'

export type StoredPicture = {
  /** Read from disk in parts, as a client takes them. */
  content: Blob
  /** Changes with the master, the width and the settings of the format. */
  key: string
}
/** What has an address, or 'model': a JPEG for a 3D file, which has none. */
export type WantedPicture = { media: string; width: PictureRequest['width'] | 'model' }
export type PictureStore = {
  /** The picture, made if need be; null without a readable master. */
  get: (request: WantedPicture) => Promise<StoredPicture | null>
  /** Makes the picture unless it is on disk. True when it had to be made. */
  prepare: (request: PictureRequest) => Promise<boolean>
}
/** `version` changes with the content of the file, but not with a new release. `cut`: the part of it that is meant, when it is not all. */
export type Master = { file: string; version: string; cut?: PictureCut }

/** Part of every key: a change of the format settings in picture-process.ts needs a new number. */
const recipe = 4
/** Pictures made at the same time. */
const concurrency = 2

/** A store in `cacheDir`. Identical requests share their work. When the cache cannot be written, pictures are made each time. */
export function createPictureStore({
  masterOf,
  cacheDir,
}: {
  masterOf: (media: string) => Promise<Master | null>
  cacheDir: string
}): PictureStore {
  const underway = new Map<string, Promise<Blob | null>>()
  const queue = createWorkQueue(concurrency)
  const make = createPictureMaker()

  async function locate(request: WantedPicture) {
    const master = await masterOf(request.media)
    if (master === null) return null
    const key = `${recipe}-${master.version}-${request.width}`
    return { request, master, key, file: join(cacheDir, `${request.media}.${key}`) }
  }
  type Place = NonNullable<Awaited<ReturnType<typeof locate>>>

  function makeOnce(place: Place): Promise<Blob | null> {
    const existing = underway.get(place.file)
    if (existing) return existing
    const work = makeAndStore(place).finally(() => underway.delete(place.file))
    underway.set(place.file, work)
    return work
  }

  async function makeAndStore({ request, master, file }: Place): Promise<Blob | null> {
    try {
      const bytes = await queue.run(() => make({ master: master.file, width: request.width, cut: master.cut, file }))
      return bytes === null ? await openAsBlob(file) : new Blob([bytes])
    } catch (error) {
      reportProblem({ event: 'picture-not-made', about: { picture: request.media }, error })
      return null
    }
  }

  return {
    async get(request) {
      const place = await locate(request)
      if (place === null) return null
      const content = (await openIfThere(place.file)) ?? (await makeOnce(place))
      return content && { content, key: place.key }
    },
    async prepare(request) {
      const place = await locate(request)
      if (place === null || (await stat(place.file).catch(() => null))) return false
      return (await makeOnce(place)) !== null
    },
  }
}

async function openIfThere(file: string): Promise<Blob | null> {
  try {
    return await openAsBlob(file)
  } catch {
    return null
  }
}
