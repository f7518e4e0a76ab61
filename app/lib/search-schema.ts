/**
 * How a page reads its search params: a zod schema with a reader for each name. Most addresses have none, and then there is nothing to read:
 * the browser gets zod before it takes over a page whose address has some, else after the page has come to life (app/router.tsx waits for it).
 */
import { once } from '#domain/once.ts'
import * as zod from './search-zod.ts'
import type { Reader } from './search-zod.ts'
import { atHand } from './spared.ts'

type SearchOf<TReaders extends Record<string, Reader>> = {
  [Name in keyof TReaders]?: Exclude<ReturnType<TReaders[Name]>, undefined> | undefined
}

/** What a schema reads. */
export type Output<TSchema extends { parse: (search: Record<string, unknown>) => unknown }> = ReturnType<
  TSchema['parse']
>

/** What search params are read by. */
export const searchZod = atHand(zod)

/** A schema of readers, as the router takes it: what is unknown or unreadable falls away, and nothing is ever refused. */
export function searchSchema<TReaders extends Record<string, Reader>>(
  readers: TReaders,
): { parse: (search: Record<string, unknown>) => SearchOf<TReaders> }
export function searchSchema(readers: Record<string, Reader>) {
  const reader = once(() => searchZod.get().searchReader(readers))
  return { parse: (search: Record<string, unknown>) => (Object.keys(search).length === 0 ? {} : reader()(search)) }
}

/** Text, the first of a list: what `read` makes of it. */
export function firstText<TValue>(read: (text: string) => TValue | undefined) {
  return (value: unknown): TValue | undefined => {
    const first: unknown = Array.isArray(value) ? value[0] : value
    return typeof first === 'string' ? read(first) : undefined
  }
}

/** What somebody typed, without the white space around it: 1 to 60 characters. */
export function typedText(value: unknown): string | undefined {
  return searchZod.get().readTyped(value)
}

/** Text of this form. */
export function textLike(form: RegExp) {
  const reader = once(() => searchZod.get().formReader(form))
  return (value: unknown): string | undefined => reader()(value)
}

/** One of a closed list. */
export function memberOf<TMember extends string | number>(list: readonly TMember[]) {
  return (value: unknown): TMember | undefined => list.find((member) => member === value)
}
