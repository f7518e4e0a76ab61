/**
 * Typed addresses. `hrefTo({ to: '/collecties/$collectie', params: { collectie: 'beat40' } })` is checked against the route tree
 * (a typo does not compile) and costs a string, not a location object: pages with a hundred links are rendered twice as fast.
 */
import type { RegisteredRouter, ValidateLinkOptions } from '@tanstack/react-router'
import { stringifySearch } from '#domain/search-string.ts'

type LinkTarget = { to?: string; params?: unknown; search?: unknown; hash?: unknown }

/** The address of a route, with its params and search filled in. A param that is missing stays visible as `$name`. */
export function hrefTo<const TOptions>(options: ValidateLinkOptions<RegisteredRouter, TOptions>): string
export function hrefTo(options: LinkTarget): string {
  const params = isRecord(options.params) ? options.params : {}
  const path = (options.to ?? '').replaceAll(/\$([a-zA-Z_]+)/g, (whole, name: string) =>
    name in params ? encodeURIComponent(String(params[name])) : whole,
  )
  const search = isRecord(options.search) ? stringifySearch(options.search) : ''
  const hash = typeof options.hash === 'string' && options.hash !== '' ? `#${options.hash}` : ''
  return path + search + hash
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
