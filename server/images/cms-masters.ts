/**
 * Masters of the pictures on the content server and on MEDIA_HOSTS, and its other files: fetched once, stored on disk, refreshed in the background.
 * Only media folders of the content server are fetched from, so that no address leads anywhere else in the network.
 */
import { createHash } from 'node:crypto'
import { readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import { reportProblem } from '#server/observe/problem-report.ts'
import { createWorkQueue } from '#server/work-queue.ts'
import { readCmsPictureName } from '#server/content/cms-picture-name.ts'
import { writeFileWhole } from './write-file-whole.ts'

export type CmsMediaSettings = {
  /** Content server, origin and path before /api, without a slash at the end. */
  url: string
  /** Origins that hold nothing but media. */
  mediaHosts: readonly string[]
  /** Folder for the masters. */
  dir: string
  /** What may be fetched; pictures when absent. */
  types?: ReadonlySet<string>
  /** ms for a whole download. */
  timeout?: number
  maxBytes?: number
  /** ms until a stored master is checked again. */
  freshMs?: number
  /** ms until a master that could not be fetched is tried again. */
  retryMs?: number
  fetch?: typeof globalThis.fetch
}

const pictureTypes = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/avif'])
/** Visitors can make up names: limits of concurrent downloads, of those under way or waiting, and of remembered checks. */
const concurrency = 4
const maxUnderway = 100
const maxRemembered = 5_000

type Fetched = { kind: 'bytes'; bytes: Uint8Array; etag: string | null } | { kind: 'same' } | { kind: 'gone' }

export function createCmsMasters({
  url,
  mediaHosts,
  dir,
  types = pictureTypes,
  timeout = 10_000,
  maxBytes = 25_000_000,
  freshMs = 600_000,
  retryMs = 30_000,
  fetch = globalThis.fetch,
}: CmsMediaSettings) {
  const checked = new LRUCache<string, { at: number; etag: string | null }>({ max: maxRemembered })
  const underway = new Map<string, Promise<void>>()
  const queue = createWorkQueue(concurrency)
  let renewedAt = Number.NEGATIVE_INFINITY

  async function check(media: string, address: URL, file: string): Promise<void> {
    const etag = (await isFile(file)) ? (checked.get(media)?.etag ?? null) : null
    try {
      const fetched = await queue.run(() => download(address, etag, { types, timeout, maxBytes, fetch }))
      checked.set(media, { at: performance.now(), etag: fetched.kind === 'bytes' ? fetched.etag : etag })
      if (fetched.kind === 'gone') await rm(file, { force: true })
      // A file with the same bytes is not written again, so that its version, and the pictures made from it, stay valid.
      if (fetched.kind === 'bytes' && !(await readFile(file).catch(() => null))?.equals(fetched.bytes))
        await writeFileWhole(file, fetched.bytes)
    } catch (error) {
      checked.set(media, { at: performance.now(), etag })
      reportProblem({ event: 'picture-not-fetched', about: { picture: address.pathname }, error })
    }
  }

  function refresh(media: string, address: URL, file: string): Promise<void> {
    const before = underway.get(media)
    if (before) return before
    const work = check(media, address, file).finally(() => underway.delete(media))
    underway.set(media, work)
    return work
  }

  return {
    /** The file of the master, or null when there is none or it cannot be fetched now. */
    async masterOf(media: string): Promise<string | null> {
      const address = addressOf(media, url, mediaHosts)
      if (address === null) return null
      const file = join(dir, createHash('sha256').update(address.href).digest('hex'))
      const checkedAt = checked.get(media)?.at ?? Number.NEGATIVE_INFINITY
      const isStored = await isFile(file)
      const isDoubtful = checkedAt < renewedAt
      const isFresh = !isDoubtful && performance.now() - checkedAt < (isStored ? freshMs : retryMs)
      if (isFresh || underway.size >= maxUnderway) return isStored ? file : null
      const work = refresh(media, address, file)
      // The address of a replaced picture is new, and a browser keeps what it gets there: that has to be the new one.
      if (isStored && !isDoubtful) return file
      await work
      return (await isFile(file)) ? file : null
    },
    /** Something on the content server was replaced: each master is checked before it is served again. */
    renew() {
      renewedAt = performance.now()
    },
  }
}

/** The address of the picture with this name, or null when nothing may be fetched from there. */
export function addressOf(media: string, cmsUrl: string, mediaHosts: readonly string[]): URL | null {
  const name = readCmsPictureName(media)
  if (name === null || /%(?:2e|2f|5c)/i.test(name.path)) return null
  const { origin: cmsOrigin, pathname } = new URL(cmsUrl)
  const below = pathname.replace(/\/$/, '')
  const origin =
    name.host === null
      ? cmsOrigin
      : mediaHosts.map((host) => new URL(host)).find(({ host }) => host === name.host)?.origin
  if (origin === undefined || !URL.canParse(name.path, origin)) return null
  const address = new URL(name.path, origin)
  const isPlain =
    address.origin === origin && address.pathname === name.path && address.search === '' && address.hash === ''
  return isPlain &&
    (name.host !== null || ['uploads', 'media'].some((folder) => name.path.startsWith(`${below}/${folder}/`)))
    ? address
    : null
}

/** @throws without a response, and for a response that is no picture or is too large */
async function download(
  address: URL,
  etag: string | null,
  { types, timeout, maxBytes, fetch }: Required<Pick<CmsMediaSettings, 'types' | 'timeout' | 'maxBytes' | 'fetch'>>,
): Promise<Fetched> {
  const stop = new AbortController()
  const response = await fetch(address, {
    redirect: 'error',
    signal: AbortSignal.any([AbortSignal.timeout(timeout), stop.signal]),
    headers: { accept: [...types].join(', '), ...(etag !== null && { 'if-none-match': etag }) },
  })
  try {
    if (response.status === 304 && etag !== null) return { kind: 'same' }
    if (response.status === 404 || response.status === 410) return { kind: 'gone' }
    if (!response.ok || !response.body) throw new Error(`the response was ${response.status}`)
    const type = response.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? ''
    if (!types.has(type)) throw new Error(`it is ${type === '' ? 'of no type' : type.slice(0, 60)}`)
    const chunks: Uint8Array[] = []
    let size = 0
    for await (const chunk of response.body) {
      size += chunk.byteLength
      if (size > maxBytes) throw new Error(`it is larger than ${maxBytes} bytes`)
      chunks.push(chunk)
    }
    return { kind: 'bytes', bytes: Buffer.concat(chunks), etag: response.headers.get('etag') }
  } finally {
    stop.abort() // the rest of the body is not needed
  }
}

async function isFile(path: string): Promise<boolean> {
  return (await stat(path).catch(() => null))?.isFile() ?? false
}
