/**
 * Building blocks of the zod schemas that routes validate their search params with. A param that is missing or mistyped counts as absent:
 * a visitor's mistake never fails a page, and the router redirects to the address without it.
 * Every param arrives as text, or as a list of texts when it is repeated (search-string.ts), so numbers are coerced.
 */
import './zod-config.ts'
import { z } from 'zod/mini'

/** One optional value; absent when it does not match `schema`. */
export function param<TSchema extends z.ZodMiniType>(schema: TSchema) {
  // oxlint-disable-next-line promise/valid-params -- zod's catch, not a promise's
  return z.catch(z.optional(schema), undefined)
}

/** Several optional values, given once or repeated: unique, sorted, at most `limit`; those that do not match `schema` are dropped. */
export function paramList<TSchema extends z.ZodMiniType<string, string>>(schema: TSchema, limit = 40) {
  const list = z.pipe(
    z.union([
      z.array(param(schema)),
      z.pipe(
        schema,
        z.transform((value) => [value]),
      ),
    ]),
    z.transform((values) => {
      const valid = new Set(values.flatMap((value) => (value === undefined ? [] : [value])))
      const sorted = [...valid].toSorted((a, b) => (a < b ? -1 : 1)).slice(0, limit)
      return sorted.length > 0 ? sorted : undefined
    }),
  )
  return param(list)
}

/** Text without surrounding white space, 1 to `max` characters; longer text is cut. */
export function text(max: number) {
  return z.pipe(
    z.string().check(z.trim(), z.minLength(1)),
    z.transform((value) => value.slice(0, max)),
  )
}

/** Text of this form, such as a slug. */
export function textLike(form: RegExp) {
  return z.string().check(z.regex(form))
}

/** A whole number from `min` to `max`. */
export function wholeNumber(min: number, max: number) {
  return z.coerce.number<number>().check(z.int(), z.gte(min), z.lte(max))
}

/** One of a closed list of numbers. */
export function oneOf<const TNumber extends number>(numbers: readonly TNumber[]) {
  return z.pipe(
    z.coerce.number<TNumber>(),
    z.custom<TNumber>((value) => numbers.some((number) => number === value)),
  )
}

/** A flag, written `?name=1`; absent means no. */
export function flag() {
  return z.pipe(
    z.union([z.literal('1'), z.literal(true)]),
    z.transform((): true => true),
  )
}
