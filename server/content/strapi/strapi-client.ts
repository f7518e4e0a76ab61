/**
 * A client of the Strapi 5 REST API: GET only, published entries unless told otherwise. What a visitor typed becomes a value of the
 * query, never a part of its structure.
 */
import { isDeepStrictEqual } from 'node:util'
import { stringify } from 'qs'
import type { z } from 'zod'
import { ContentSourceError } from '../content-source.ts'
import { withoutKey, type StrapiQuery, type UnknownKey } from './strapi-query.ts'
import { wireErrorSchema, wireListSchema, wireSingleSchema, type WireErrorDetails } from './wire.ts'

export type StrapiServer = {
  /** Origin and path before /api, without a trailing slash. */
  url: string
  token?: string | undefined
  /** 'draft' for what editors have not published; 'published' by default. */
  status?: 'published' | 'draft'
  /** ms until a response must be complete. */
  timeout?: number
  fetch?: typeof globalThis.fetch
}

/** Most entries that Strapi gives in one response. */
export const mostAtOnce = 100

/** The error of a server that does not know a key of the query. */
class UnknownKeyError extends ContentSourceError {
  readonly key: UnknownKey
  constructor(key: UnknownKey, message: string) {
    super('status', message, 400)
    this.key = key
  }
}

/** @param onUnknownKey called once for each key of a query that the server does not know */
export function strapiClient(
  { url, token, status = 'published', timeout = 30_000, fetch = globalThis.fetch }: StrapiServer,
  onUnknownKey: (path: string, key: UnknownKey) => void = () => undefined,
) {
  const unknownKeys = new Map<string, UnknownKey[]>()

  /**
   * The response, without the relations, fields, filters and sort keys that the content type of the server does not
   * have: one that it refuses is left out of this and every later request. @throws {ContentSourceError}
   */
  async function ask<TSchema extends z.ZodType>(
    path: string,
    query: StrapiQuery,
    schema: TSchema,
    pagination?: object,
  ): Promise<z.output<TSchema>> {
    const known = unknownKeys.get(path) ?? []
    const allowed = known.reduce((rest, key) => withoutKey(rest, key) ?? rest, query)
    try {
      return await get(path, { ...allowed, ...(pagination && { pagination }) }, schema)
    } catch (error) {
      if (!(error instanceof UnknownKeyError) || withoutKey(allowed, error.key) === null) throw error
      const learned = unknownKeys.get(path) ?? []
      if (!learned.some((key) => isDeepStrictEqual(key, error.key))) {
        unknownKeys.set(path, [...learned, error.key])
        onUnknownKey(path, error.key)
      }
      return ask(path, query, schema, pagination)
    }
  }

  async function get<TSchema extends z.ZodType>(
    path: string,
    query: object,
    schema: TSchema,
  ): Promise<z.output<TSchema>> {
    const headers = new Headers({
      accept: 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    })
    let response: Response
    let body: string
    const signal = AbortSignal.timeout(timeout)
    const send = () =>
      fetch(`${url}${path}?${stringify({ ...query, status }, { encodeValuesOnly: true })}`, {
        headers,
        redirect: 'manual',
        signal,
      })
    try {
      // A keep-alive connection may be closed by the server at the moment that it is used again: that is no failure of
      // the server, so the request is sent once more.
      response = await send().catch((error: unknown) => {
        if (isClosedConnection(error)) return send()
        throw error
      })
      body = await response.text()
    } catch (error) {
      if (error instanceof Error && error.name === 'TimeoutError')
        throw new ContentSourceError(
          'timeout',
          `The content server did not answer GET ${path} within ${timeout / 1000} s.`,
        )
      throw new ContentSourceError(
        'unreachable',
        `The content server cannot be reached for GET ${path}: ${reasonOf(error)}.`,
      )
    }
    const json = parseJson(body)
    if (!response.ok) {
      const { error } = wireErrorSchema.safeParse(json).data ?? {}
      const message = `The content server answered ${response.status} to GET ${path}${error ? `: ${error.message.slice(0, 200)}` : ''}.`
      const key = response.status === 400 && error ? unknownKeyOf(error.details) : null
      throw key ? new UnknownKeyError(key, message) : new ContentSourceError('status', message, response.status)
    }
    const read = schema.safeParse(json)
    if (read.success) return read.data
    const issue = read.error.issues[0]
    throw new ContentSourceError(
      'malformed',
      json === undefined
        ? `The content server answered GET ${path} with something that is not JSON.`
        : `The content server answered GET ${path} with an unknown shape: ${issue?.path.map(String).join('.') ?? ''} ${issue?.message ?? ''}.`,
    )
  }

  /** One window of a list, as large as the server allows. */
  async function window(path: string, query: StrapiQuery, start: number, limit: number) {
    const { data, meta } = await ask(path, query, wireListSchema, { start, limit, withCount: true })
    const { total, pageCount, pageSize } = meta?.pagination ?? {}
    const isLast = data.length < limit && (data.length > 0 || start === 0)
    const counted = pageCount !== undefined && pageSize !== undefined ? pageCount * pageSize : undefined
    const all = total ?? counted ?? (isLast ? start + data.length : undefined)
    if (all === undefined)
      throw new ContentSourceError(
        'malformed',
        `The content server answered GET ${path} without saying how many there are.`,
      )
    return { data, total: all }
  }

  return {
    /**
     * `limit` entries from `start` on, or all; in several requests when that is more than the server gives at once.
     * @throws {ContentSourceError}
     */
    async list(
      path: string,
      query: StrapiQuery,
      { start = 0, limit = Number.POSITIVE_INFINITY }: { start?: number; limit?: number } = {},
    ): Promise<{ data: unknown[]; total: number }> {
      const { data, total } = await window(path, query, start, Math.min(mostAtOnce, limit))
      for (let last = data.length; last > 0 && data.length < limit && start + data.length < total;) {
        const next = await window(path, query, start + data.length, Math.min(mostAtOnce, limit - data.length))
        data.push(...next.data)
        last = next.data.length
      }
      return { data, total }
    },
    /** The entry of a single type, or null when it has none, or none in that language. @throws {ContentSourceError} */
    async single(path: string, query: StrapiQuery): Promise<unknown> {
      try {
        return (await ask(path, query, wireSingleSchema)).data ?? null
      } catch (error) {
        if (error instanceof ContentSourceError && error.status === 404) return null
        throw error
      }
    },
  }
}

const params: readonly UnknownKey['param'][] = ['populate', 'fields', 'sort', 'filters']

/** The key of `Invalid key materials at variants`; null for other errors. */
function unknownKeyOf({ key, path, param: named }: WireErrorDetails): UnknownKey | null {
  const param = params.find((name) => name === named)
  if (param === undefined || key === undefined) return null
  // In a component the path is that of the query: 'variants.populate.materials'.
  const parts = path?.split('.').filter((part) => part !== 'populate') ?? []
  return { param, path: parts.at(-1) === key ? parts : [...parts, key] }
}

function isClosedConnection(error: unknown): boolean {
  return (
    error instanceof Error &&
    error.cause instanceof Error &&
    'code' in error.cause &&
    (error.cause.code === 'UND_ERR_SOCKET' || error.cause.code === 'ECONNRESET')
  )
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The network's message, such as 'connect ECONNREFUSED 127.0.0.1:1337'; of fetch itself only that it failed. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  return (error.cause instanceof Error && error.cause.message !== '' ? error.cause.message : error.message).slice(
    0,
    200,
  )
}
