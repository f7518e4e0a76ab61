/**
 * A client of the Strapi 5 REST API: GET only, published entries only. What a visitor typed becomes a value of the
 * query, never a part of its structure.
 */
import { stringify } from 'qs'
import { z } from 'zod'
import { ContentSourceError } from '../content-source.ts'
import { readEntries, wireErrorSchema, wireList, wireSingle } from './wire.ts'

export type StrapiServer = {
  /** Origin and path before /api, without a trailing slash. */
  url: string
  token?: string | undefined
  /** ms until a response must be complete. */
  timeout?: number
  fetch?: typeof globalThis.fetch
}

/** The parts of a query, by Strapi's names. */
export type StrapiQuery = {
  filters?: object
  populate?: object | string
  fields?: readonly string[]
  sort?: readonly string[]
  locale?: string
}

/** Most entries that Strapi gives in one response. */
export const mostAtOnce = 100

export type StrapiClient = ReturnType<typeof strapiClient>

export function strapiClient({ url, token, timeout = 30_000, fetch = globalThis.fetch }: StrapiServer) {
  /** @throws {ContentSourceError} */
  async function ask<TSchema extends z.ZodType>(
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
    const get = () =>
      fetch(`${url}${path}?${stringify({ ...query, status: 'published' }, { encodeValuesOnly: true })}`, {
        headers,
        redirect: 'manual',
        signal,
      })
    try {
      // A keep-alive connection may be closed by the server at the moment that it is used again: that is no failure of
      // the server, so the request is sent once more.
      response = await get().catch((error: unknown) => {
        if (isClosedConnection(error)) return get()
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
      const told = wireErrorSchema.safeParse(json)
      throw new ContentSourceError(
        'status',
        `The content server answered ${response.status} to GET ${path}${told.success ? `: ${told.data.error.message.slice(0, 200)}` : ''}.`,
        response.status,
      )
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

  /** One window of a list, as large as the server allows. `read` counts entries that could not be parsed too. */
  async function piece<TSchema extends z.ZodType>(
    path: string,
    query: StrapiQuery,
    schema: TSchema,
    start: number,
    limit: number,
  ): Promise<{ items: z.output<TSchema>[]; read: number; total: number }> {
    const { data, meta } = await ask(
      path,
      { ...query, pagination: { start, limit, withCount: true } },
      wireList(z.unknown()),
    )
    const { total, pageCount, pageSize } = meta?.pagination ?? {}
    const isLast = data.length < limit && (data.length > 0 || start === 0)
    const all =
      total ??
      (pageCount !== undefined && pageSize !== undefined
        ? pageCount * pageSize
        : isLast
          ? start + data.length
          : undefined)
    if (all === undefined)
      throw new ContentSourceError(
        'malformed',
        `The content server answered GET ${path} without saying how many there are.`,
      )
    return { items: readEntries(schema, data), read: data.length, total: all }
  }

  /** `limit` entries from `start` on, or all; in several requests when that is more than the server gives at once. */
  async function list<TSchema extends z.ZodType>(
    path: string,
    query: StrapiQuery,
    schema: TSchema,
    { start = 0, limit = Number.POSITIVE_INFINITY }: { start?: number; limit?: number } = {},
  ): Promise<{ items: z.output<TSchema>[]; total: number }> {
    const first = await piece(path, query, schema, start, Math.min(mostAtOnce, limit))
    const items = first.items
    for (
      let read = first.read, last = first.read;
      last > 0 && read < limit && start + read < first.total;
      read += last
    ) {
      const next = await piece(path, query, schema, start + read, Math.min(mostAtOnce, limit - read))
      items.push(...next.items)
      last = next.read
    }
    return { items, total: first.total }
  }

  return {
    list,
    /** The first entry of a list, or null. @throws {ContentSourceError} */
    async first<TSchema extends z.ZodType>(
      path: string,
      query: StrapiQuery,
      schema: TSchema,
    ): Promise<z.output<TSchema> | null> {
      return (await piece(path, query, schema, 0, 1)).items[0] ?? null
    },
    /** The entry of a single type, or null when it has none, or none in that language. @throws {ContentSourceError} */
    async single<TSchema extends z.ZodType>(
      path: string,
      query: StrapiQuery,
      schema: TSchema,
    ): Promise<z.output<TSchema> | null> {
      try {
        const { data } = await ask(path, query, wireSingle(z.unknown()))
        return data === null || data === undefined ? null : (readEntries(schema, [data])[0] ?? null)
      } catch (error) {
        if (error instanceof ContentSourceError && error.status === 404) return null
        throw error
      }
    },
  }
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
