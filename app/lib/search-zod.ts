/** Reads search params by zod. The browser fetches it before it takes over an address that has any, else once the page is idle (search-schema.ts): some 8 KB. */
import '#domain/zod-config.ts'
import { z } from 'zod/mini'

/** A value as it arrived (text, list, nothing); undefined when it is not there or not to be believed. */
export type Reader = (value: unknown) => unknown

const typed = z.string().check(z.trim(), z.minLength(1), z.maxLength(60))

/** Text without the white space around it, 1 to 60 characters. */
export function readTyped(value: unknown): string | undefined {
  return typed.safeParse(value).data
}

/** A reader of text of this form. */
export function formReader(form: RegExp): (value: unknown) => string | undefined {
  const schema = z.string().check(z.regex(form))
  return (value) => schema.safeParse(value).data
}

/** What the readers believe of a search. */
export function searchReader(
  readers: Record<string, Reader>,
): (search: Record<string, unknown>) => Record<string, unknown> {
  const schema = z.object(
    Object.fromEntries(
      Object.entries(readers).map(([name, reader]) => [name, z.optional(z.pipe(z.unknown(), z.transform(reader)))]),
    ),
  )
  return (search) => Object.fromEntries(Object.entries(schema.parse(search)).filter(([, value]) => value !== undefined))
}
