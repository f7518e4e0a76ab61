/** Static files: those of the build and all texts from memory, the others of public/ as streams with ranges. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { readFile, stat } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { send as sendFile } from '@fastify/send'
import { LRUCache } from 'lru-cache'
import { send, wishOf } from './fast-path.ts'
import { formOf, mapHosts, respondWith, textType, type FinishedResponse } from './finished-response.ts'
import { filePolicy, securityHeaders } from './security-headers.ts'
import type { Target } from './target.ts'

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

/** Files below `dir` at addresses that begin with `prefix`. `immutable`: a file never changes, and its address names its content. */
type Root = { prefix: string; dir: string; immutable: boolean }

export type StaticFiles = {
  /** The immutable file at this address, once it was read. */
  ready: (target: Target) => FinishedResponse | null
  /** Serves GET and HEAD for existing files under the roots, in order; false for everything else. */
  respond: (request: IncomingMessage, response: ServerResponse, target: Target) => Promise<boolean>
}

/** @param maxBytes of all files in memory */
export function staticFiles(roots: readonly Root[], maxBytes = 24_000_000): StaticFiles {
  const cache = new LRUCache<string, FinishedResponse>({ maxSize: maxBytes, sizeCalculation: ({ bytes }) => bytes })

  /** The file, read when it is not in memory, as `key`, in its present state; null when there is none. */
  async function inMemory(
    key: string,
    file: string,
    type: string,
    cacheControl: string,
  ): Promise<FinishedResponse | null> {
    const info = await stat(file).catch(() => null)
    if (!info?.isFile()) return null
    const tag = `W/"${info.size.toString(36)}-${Math.trunc(info.mtimeMs).toString(36)}"`
    const known = cache.get(key)
    if (known?.tag === tag) return known
    const isCompressible = textType.test(type) || extname(file) === '.wasm'
    const headers = {
      ...securityHeaders,
      ...headersOf(file, type, cacheControl),
      'last-modified': info.mtime.toUTCString(),
      ...(isCompressible && { vary: 'accept-encoding' }),
      etag: tag,
    }
    const br = isCompressible ? await readFile(`${file}.br`).catch(() => null) : null // made by the build
    const forms = br
      ? { br: formOf(headers, 'br', br) }
      : { identity: formOf(headers, 'identity', await readFile(file)) }
    const finished = { status: 200, tag, headers, isCompressible, forms, bytes: Math.ceil(info.size * 1.5) + 6_000 }
    cache.set(key, finished)
    return finished
  }

  return {
    ready: ({ pathname }) => cache.get(pathname) ?? null,
    async respond(request, response, { pathname }) {
      const path = decodePath(pathname)
      const type = types[extname(path)]
      if (type === undefined || (request.method !== 'GET' && request.method !== 'HEAD')) return false
      for (const { prefix, dir, immutable } of roots) {
        if (!path.startsWith(prefix)) continue
        const cacheControl = immutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600'
        if (immutable || textType.test(type)) {
          const file = join(dir, path)
          const known = immutable ? cache.get(pathname) : undefined
          const found = known ?? (await inMemory(immutable ? pathname : file, file, type, cacheControl))
          if (found === null) continue
          send(response, await respondWith(found, wishOf(request)))
          return true
        }
        // A range is for GET, and an If-Range with a weak tag never matches (RFC 9110, 14.2 and 13.1.5).
        const isUnusable = request.method === 'HEAD' || String(request.headers['if-range']).startsWith('W/')
        if (isUnusable) delete request.headers.range
        const file = await sendFile(request, path, { root: dir, cacheControl: false, contentType: false })
        if (file.type !== 'file' && file.statusCode !== 412 && file.statusCode !== 416) continue
        response.writeHead(file.statusCode, { ...file.headers, ...headersOf(path, type, cacheControl) })
        await pipeline(file.stream, response)
        return true
      }
      return false
    },
  }
}

function headersOf(file: string, type: string, cacheControl: string): Record<string, string> {
  const policy = filePolicy(extname(file), mapHosts())
  return {
    'content-type': type,
    'cache-control': cacheControl,
    ...(policy !== undefined && { 'content-security-policy': policy }),
  }
}

/** The decoded path; '' when it is not a plain path below a root. */
function decodePath(pathname: string): string {
  try {
    const path = decodeURIComponent(pathname)
    return path.includes('\0') || path.split(/[/\\]/).some((part) => part.startsWith('.')) ? '' : path
  } catch {
    return ''
  }
}
