/**
 * Masters of the pictures that lie on the content server, or on a host that was named for them: fetched once, kept on disk, looked after in the
 * background. Only from there, and on the content server only from where its media lie: an address never leads anywhere else in the network.
 */
import { createHash } from 'node:crypto'
import { readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import { reportProblem } from '#server/problem-report.ts'
import { readCmsPictureName } from './cms-picture-name.ts'
import { keepFile } from './keep-file.ts'
import { turns } from './turns.ts'

export type CmsMediaSettings = {
  /** Content server, origin and path before /api, without a slash at the end. */
  url: string
  /** Origins that hold nothing but media. */
  mediaHosts: readonly string[]
  /** Folder for the masters. */
  dir: string
  /** ms that a whole picture may take. */
  timeout?: number
  /** bytes */
  largest?: number
  /** ms until a kept master is asked after again, and until one that could not be had is. */
  fresh?: number
  pause?: number
  fetch?: typeof globalThis.fetch
}

const pictureTypes = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/avif'])
/** Names that visitors make up are asked for too, but not more of them at a time, and so many are remembered. */
const atOnce = 4
const mostUnderway = 100
const remembered = 5_000

type Fetched = { kind: 'bytes'; bytes: Uint8Array; etag: string | null } | { kind: 'same' } | { kind: 'gone' }

export function createCmsMasters({
  url,
  mediaHosts,
  dir,
  timeout = 10_000,
  largest = 25_000_000,
  fresh = 600_000,
  pause = 30_000,
  fetch = globalThis.fetch,
}: CmsMediaSettings) {
  const asked = new LRUCache<string, { at: number; etag: string | null }>({ max: remembered })
  const underway = new Map<string, Promise<void>>()
  const inTurn = turns(atOnce)

  async function ask(media: string, address: URL, file: string): Promise<void> {
    const etag = (await isFile(file)) ? (asked.get(media)?.etag ?? null) : null
    try {
      const fetched = await inTurn(() => download(address, etag, { timeout, largest, fetch }))
      asked.set(media, { at: performance.now(), etag: fetched.kind === 'bytes' ? fetched.etag : etag })
      if (fetched.kind === 'gone') await rm(file, { force: true })
      // The same bytes are left where they are: what was made from them stays good.
      if (fetched.kind === 'bytes' && !(await readFile(file).catch(() => null))?.equals(fetched.bytes))
        await keepFile(file, fetched.bytes)
    } catch (error) {
      asked.set(media, { at: performance.now(), etag })
      reportProblem({ event: 'picture-not-fetched', picture: address.pathname, error })
    }
  }

  function refresh(media: string, address: URL, file: string): Promise<void> {
    const before = underway.get(media)
    if (before) return before
    const work = ask(media, address, file).finally(() => underway.delete(media))
    underway.set(media, work)
    return work
  }

  return {
    /** The file of the master, or null when there is none or it cannot be had now. */
    async masterOf(media: string): Promise<string | null> {
      const address = addressOf(media, url, mediaHosts)
      if (address === null) return null
      const file = join(dir, createHash('sha256').update(address.href).digest('hex'))
      const age = performance.now() - (asked.get(media)?.at ?? Number.NEGATIVE_INFINITY)
      const isKept = await isFile(file)
      if (age < (isKept ? fresh : pause) || underway.size >= mostUnderway) return isKept ? file : null
      const work = refresh(media, address, file)
      if (isKept) return file
      await work
      return (await isFile(file)) ? file : null
    },
  }
}

/** Where the picture of this name lies, or null when that is no place to fetch from. */
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

/** @throws when it cannot be had: no answer, an answer that is no picture, or one that is too large */
async function download(
  address: URL,
  etag: string | null,
  { timeout, largest, fetch }: { timeout: number; largest: number; fetch: typeof globalThis.fetch },
): Promise<Fetched> {
  const stop = new AbortController()
  const response = await fetch(address, {
    redirect: 'error',
    signal: AbortSignal.any([AbortSignal.timeout(timeout), stop.signal]),
    headers: { accept: [...pictureTypes].join(', '), ...(etag !== null && { 'if-none-match': etag }) },
  })
  try {
    if (response.status === 304 && etag !== null) return { kind: 'same' }
    if (response.status === 404 || response.status === 410) return { kind: 'gone' }
    if (!response.ok || !response.body) throw new Error(`it was answered with ${response.status}`)
    const type = response.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? ''
    if (!pictureTypes.has(type)) throw new Error(`it is ${type === '' ? 'of no type' : type.slice(0, 60)}`)
    const chunks: Uint8Array[] = []
    let size = 0
    for await (const chunk of response.body) {
      size += chunk.byteLength
      if (size > largest) throw new Error(`it is larger than ${largest} bytes`)
      chunks.push(chunk)
    }
    return { kind: 'bytes', bytes: Buffer.concat(chunks), etag: response.headers.get('etag') }
  } finally {
    stop.abort() // whatever was not read need not come
  }
}

async function isFile(path: string): Promise<boolean> {
  return (await stat(path).catch(() => null))?.isFile() ?? false
}
