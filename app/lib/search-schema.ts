/** How a page reads its search params: a reader for each name. Not zod: all pages' readers come before any page is alive, and zod would be a tenth of that. */

/** A value as it arrived (text, list, nothing); undefined when it is not there or not to be believed. */
type Reader = (value: unknown) => unknown

type SearchOf<TReaders extends Record<string, Reader>> = { [Name in keyof TReaders]?: Exclude<ReturnType<TReaders[Name]>, undefined> | undefined }

/** What a schema reads. */
export type Output<TSchema extends { parse: (search: Record<string, unknown>) => unknown }> = ReturnType<TSchema['parse']>

/** A schema of readers, as the router takes it: what is unknown or unreadable falls away, and nothing is ever refused. */
export function searchSchema<TReaders extends Record<string, Reader>>(readers: TReaders): { parse: (search: Record<string, unknown>) => SearchOf<TReaders> }
export function searchSchema(readers: Record<string, Reader>) {
  return {
    parse(search: Record<string, unknown>) {
      const read: Record<string, unknown> = {}
      for (const [name, reader] of Object.entries(readers)) {
        const value = reader(search[name])
        if (value !== undefined) read[name] = value
      }
      return read
    },
  }
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
  const text = typeof value === 'string' ? value.trim() : ''
  return text !== '' && text.length <= 60 ? text : undefined
}

/** Text of this form. */
export function textLike(form: RegExp) {
  return (value: unknown): string | undefined => (typeof value === 'string' && form.test(value) ? value : undefined)
}

/** One of a closed list. */
export function memberOf<TMember extends string | number>(list: readonly TMember[]) {
  return (value: unknown): TMember | undefined => list.find((member) => member === value)
}
