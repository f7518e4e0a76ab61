/**
 * Building blocks of the zod schemas with which routes validate their search params (docs/rules.md, Search params). An invalid param counts
 * as absent. Every param arrives as text, or as a list of texts when it is repeated (search-string.ts), so numbers are coerced.
 */
import './zod-config.ts'
import { z } from 'zod/mini'

/** The schema of a route, built when the route is first matched: the first script of every page has the routes of all pages. */
export function searchSchema<TSchema extends z.ZodMiniType>(make: () => TSchema) {
  return z.lazy(make)
}

/** `fallback` instead of a value that does not match `schema`. */
export function withFallback<TSchema extends z.ZodMiniType>(schema: TSchema, fallback: z.output<TSchema>) {
  // oxlint-disable-next-line promise/valid-params -- zod's catch, not a promise's
  return z.catch(schema, fallback)
}

/** One optional value; absent when it does not match `schema`. */
export function param<TSchema extends z.ZodMiniType>(schema: TSchema) {
  return withFallback(z.optional(schema), undefined)
}

/** Several optional values, given once or repeated: unique, sorted, at most `limit`; others than `schema` allows are dropped. */
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
  return z.pipe(z.coerce.number<TNumber>(), z.literal(numbers))
}

/** A flag, written `?name=1`; absent means no. */
export function flag() {
  return z.pipe(
    z.union([z.literal('1'), z.literal(true)]),
    z.transform((): true => true),
  )
}
