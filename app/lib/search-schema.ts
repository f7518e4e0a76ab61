/** How a page reads its search params: a zod schema with a reader for each name. */
import './zod-config.ts'
import { z } from 'zod/mini'

/** A value as it arrived (text, list, nothing); undefined when it is not there or not to be believed. */
type Reader = (value: unknown) => unknown

type SearchOf<TReaders extends Record<string, Reader>> = { [Name in keyof TReaders]?: Exclude<ReturnType<TReaders[Name]>, undefined> | undefined }

/** What a schema reads. */
export type Output<TSchema extends { parse: (search: Record<string, unknown>) => unknown }> = ReturnType<TSchema['parse']>

/** A zod schema of readers, as the router takes it: what is unknown or unreadable falls away, and nothing is ever refused. */
export function searchSchema<TReaders extends Record<string, Reader>>(readers: TReaders): { parse: (search: Record<string, unknown>) => SearchOf<TReaders> }
export function searchSchema(readers: Record<string, Reader>) {
  const schema = z.object(Object.fromEntries(Object.entries(readers).map(([name, reader]) => [name, z.optional(z.pipe(z.unknown(), z.transform(reader)))])))
  return { parse: (search: Record<string, unknown>) => Object.fromEntries(Object.entries(schema.parse(search)).filter(([, value]) => value !== undefined)) }
}

/** Text, the first of a list: what `read` makes of it. */
export function firstText<TValue>(read: (text: string) => TValue | undefined) {
  return (value: unknown): TValue | undefined => {
    const first: unknown = Array.isArray(value) ? value[0] : value
    return typeof first === 'string' ? read(first) : undefined
  }
}

const typed = z.string().check(z.trim(), z.minLength(1), z.maxLength(60))

/** What somebody typed, without the white space around it: 1 to 60 characters. */
export function typedText(value: unknown): string | undefined {
  return typed.safeParse(value).data
}

/** Text of this form. */
export function textLike(form: RegExp) {
  const schema = z.string().check(z.regex(form))
  return (value: unknown): string | undefined => schema.safeParse(value).data
}

/** One of a closed list. */
export function memberOf<TMember extends string | number>(list: readonly TMember[]) {
  return (value: unknown): TMember | undefined => list.find((member) => member === value)
}
