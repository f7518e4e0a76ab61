/** Static files: those of the build (immutable, compressed ahead) and those in public/. */
import { openAsBlob } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { extname, join, sep } from 'node:path'
import { LRUCache } from 'lru-cache'
import type { ServerMiddleware } from 'srvx'
import { NodeResponse } from 'srvx/node'
import { byteRange } from './byte-range.ts'
import { mapHosts } from './finished-page.ts'
import { filePolicy, securityHeaders } from './security-headers.ts'

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.pdf': 'application/pdf',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.vtt': 'text/vtt; charset=utf-8',
  '.glb': 'model/gltf-binary',
  '.fbx': 'application/octet-stream',
  '.wasm': 'application/wasm',
  '.xml': 'application/xml',
  '.mp3': 'audio/mpeg',
}

type Root = { prefix: string; dir: string; immutable: boolean }

type Info = { size: number; mtimeMs: number }
/** Immutable files in memory: a page has half a dozen, and their stat calls took longer than the page itself. */
type FileCache = {
  /** Null for a compressed variant that does not exist. */
  infos: LRUCache<string, { info: Info | null }>
  bytes: LRUCache<string, Buffer<ArrayBuffer>>
}

/** Bytes of all cached files, and of the largest one. */
const maxCacheBytes = 16_777_216
const maxFileBytes = 1_048_576

/** Serves GET and HEAD for existing files under the roots, in order; everything else goes on to `next`. */
export function staticFiles(roots: readonly Root[]): ServerMiddleware {
  const cache: FileCache = {
    infos: new LRUCache({ max: 4_000 }),
    bytes: new LRUCache({
      maxSize: maxCacheBytes,
      maxEntrySize: maxFileBytes,
      sizeCalculation: ({ length }) => length || 1,
    }),
  }
  return async (request, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next()
    const path = decodePath(new URL(request.url).pathname)
    if (path === null || !types[extname(path)]) return next()
    for (const root of roots) {
      if (!path.startsWith(root.prefix)) continue
      const response = await fileResponse(request, root, path, root.immutable ? cache : null)
      if (response) return response
    }
    return next()
  }
}

/** The decoded path, or null when it is not a plain path below a root. */
function decodePath(pathname: string): string | null {
  try {
    const path = decodeURIComponent(pathname)
    return path.includes('\0') || path.split(/[/\\]/).some((part) => part.startsWith('.')) ? null : path
  } catch {
    return null
  }
}

async function fileResponse(
  request: Request,
  root: Root,
  path: string,
  cache: FileCache | null,
): Promise<Response | null> {
  const plain = join(root.dir, path)
  if (!plain.startsWith(root.dir + sep)) return null
  const info = cache?.infos.get(plain)?.info ?? (await fileInfo(plain))
  if (!info) return null
  cache?.infos.set(plain, { info })

  const etag = `W/"${info.size.toString(36)}-${Math.trunc(info.mtimeMs).toString(36)}"`
  const headers = new Headers({
    ...securityHeaders,
    'content-type': types[extname(path)] ?? 'application/octet-stream',
    'cache-control': root.immutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
    'last-modified': new Date(info.mtimeMs).toUTCString(),
    'accept-ranges': 'bytes',
    etag,
  })
  const policy = filePolicy(extname(path), mapHosts())
  if (policy !== undefined) headers.set('content-security-policy', policy)
  if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers })

  const range = request.headers.get('range')
  if (range !== null) {
    const wanted = byteRange(range, info.size)
    if (wanted === 'unsatisfiable') {
      headers.set('content-range', `bytes */${info.size}`)
      return new Response(null, { status: 416, headers })
    }
    if (wanted) {
      headers.set('content-range', `bytes ${wanted.start}-${wanted.end}/${info.size}`)
      return body(request, plain, headers, { status: 206, length: wanted.end - wanted.start + 1 }, null, wanted)
    }
  }
  for (const [encoding, ending] of [
    ['br', '.br'],
    ['gzip', '.gz'],
  ] as const) {
    if (!new RegExp(String.raw`\b${encoding}\b`).test(request.headers.get('accept-encoding') ?? '')) continue
    const packed = (cache?.infos.get(plain + ending) ?? { info: await fileInfo(plain + ending) }).info
    cache?.infos.set(plain + ending, { info: packed })
    if (!packed) continue
    headers.set('content-encoding', encoding)
    headers.set('vary', 'accept-encoding')
    return body(request, plain + ending, headers, { status: 200, length: packed.size }, cache)
  }
  return body(request, plain, headers, { status: 200, length: info.size }, cache)
}

async function body(
  request: Request,
  file: string,
  headers: Headers,
  { status, length }: { status: number; length: number },
  cache: FileCache | null,
  range?: { start: number; end: number },
): Promise<Response> {
  headers.set('content-length', String(length))
  if (request.method === 'HEAD') return new Response(null, { status, headers })
  if (cache && length <= maxFileBytes) {
    const bytes = cache.bytes.get(file) ?? (await readFile(file))
    cache.bytes.set(file, bytes)
    return new NodeResponse(bytes, { status, headers }) // sent whole, without a stream
  }
  const blob = await openAsBlob(file) // streamed in chunks
  return new Response(range ? blob.slice(range.start, range.end + 1) : blob, { status, headers })
}

async function fileInfo(file: string): Promise<Info | null> {
  try {
    const info = await stat(file)
    return info.isFile() ? info : null
  } catch {
    return null
  }
}
