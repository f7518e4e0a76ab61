/** Parses the query string of a REST request into a query or a problem; never throws. */
import qs from 'qs'
import { z } from 'zod'
import type { ContentType, FieldType } from './content-types.ts'
import { isRecord } from './rest-entry.ts'
import { everything, readFilters, type Filter } from './rest-filter.ts'
import { invalidKey, problem, type Problem } from './rest-problem.ts'

/** `path` leads over relations to the sort field: by the lowest value ascending, by the highest descending. */
export type Order = { path: readonly string[]; field: string; type: FieldType; descending: boolean }
/** Which entries, in which order, and which fields; `fields` null for all. The same for a response and for every relation in it. */
export type Selection = {
  fields: readonly string[] | null
  populate: ReadonlyMap<string, Selection>
  filter: Filter
  orders: readonly Order[]
}
/** Entries `start` up to `start + limit`; `paged` when the client counts in pages. */
export type Pagination = { start: number; limit: number; paged: boolean; withCount: boolean }
export type RestQuery = { selection: Selection; pagination: Pagination; locale: string | undefined }

/** Maximum characters of a query string; a list of products with a hundred slugs takes less than 7,000. */
const longestQuery = 8192
const defaultLimit = 25
const maxLimit = 100
const flag = { true: true, t: true, 1: true, false: false, f: false, 0: false } as const
const flagSchema = z.enum(['true', 't', '1', 'false', 'f', '0']).transform((value) => flag[value])
const whole = z
  .string()
  .regex(/^-?\d{1,15}$/)
  .transform(Number)
  .optional()
const anything = z.unknown().optional()

const querySchema = z.strictObject({
  filters: anything,
  fields: anything,
  populate: anything,
  sort: anything,
  /** Only published entries exist here: a draft counts as published. */
  status: z.enum(['published', 'draft']).optional(),
  locale: z
    .string()
    .regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/)
    .optional(),
  pagination: z
    .strictObject({ start: whole, limit: whole, page: whole, pageSize: whole, withCount: flagSchema.optional() })
    .default({}),
})

/** Parses the query string `search` (with or without its question mark) for entries of `type`. */
export function readQuery(search: string, type: ContentType): { query: RestQuery } | { problem: Problem } {
  const text = search.replace(/^\?/, '')
  if (text.length > longestQuery) return { problem: problem(`The query is longer than ${longestQuery} characters`) }
  let raw: unknown
  try {
    raw = qs.parse(text, {
      strictNullHandling: true,
      plainObjects: true,
      arrayLimit: 100,
      depth: 20,
      strictDepth: true,
      parameterLimit: 1000,
      throwOnLimitExceeded: true,
    })
  } catch (error) {
    return { problem: problem(error instanceof Error ? error.message : 'Invalid query') } // too deep, too many keys, or a list of more than a hundred
  }
  // Our own message: zod's would read the constructor name of what was sent, which may be an object.
  const parsed = querySchema.safeParse(raw, { error: () => 'Invalid value' })
  if (!parsed.success) return { problem: inOwnWords(parsed.error) }
  const { pagination, locale, ...asked } = parsed.data
  const problems: Problem[] = []
  const query = {
    selection: readSelection(asked, type, problems),
    pagination: readPagination(pagination, problems),
    locale,
  }
  const [first] = problems
  return first ? { problem: first } : { query }
}

function inOwnWords(error: z.ZodError): Problem {
  const [issue] = error.issues
  if (issue?.code === 'unrecognized_keys') return invalidKey(issue.keys[0] ?? '')
  const path = issue?.path.map(String).join('.') ?? ''
  return problem(`Invalid value for ${path}`, { key: path })
}

function readPagination(
  { start, limit, page, pageSize, withCount = true }: z.output<typeof querySchema>['pagination'],
  problems: Problem[],
): Pagination {
  const counted = (asked: number) => (asked === -1 ? maxLimit : Math.min(maxLimit, Math.max(1, asked)))
  const offset = start !== undefined || limit !== undefined
  if (offset && (page !== undefined || pageSize !== undefined))
    problems.push({ ...problem('Cannot use both page & offset pagination in the same query'), name: 'PaginationError' })
  if (offset) return { start: Math.max(0, start ?? 0), limit: counted(limit ?? defaultLimit), paged: false, withCount }
  const size = counted(pageSize ?? defaultLimit)
  return { start: (Math.max(1, page ?? 1) - 1) * size, limit: size, paged: true, withCount }
}

type Asked = { fields?: unknown; populate?: unknown; filters?: unknown; sort?: unknown }

const wholeEntry: Selection = { fields: null, populate: new Map(), filter: everything, orders: [] }

function readSelection({ fields, populate, filters, sort }: Asked, type: ContentType, problems: Problem[]): Selection {
  return {
    fields: readFields(fields, type, problems),
    populate: readPopulate(populate, type, problems),
    filter: filters === undefined ? everything : readFilters(filters, type, problems),
    orders: readSort(sort, problems).flatMap(({ path, order }) => readOrder(path, order, type, problems)),
  }
}

/** The words of 'a,b' or of ['a', 'b,c'], or null for anything else. */
function readWords(raw: unknown): string[] | null {
  const list: unknown[] = Array.isArray(raw) ? raw : [raw]
  if (!list.every((part) => typeof part === 'string')) return null
  return list
    .flatMap((part) => part.split(','))
    .map((word) => word.trim())
    .filter((word) => word !== '')
}

function readFields(raw: unknown, type: ContentType, problems: Problem[]): string[] | null {
  if (raw === undefined || raw === '*') return null
  const words = readWords(raw)
  if (!words) problems.push(problem('Invalid fields parameter. Expected a string or an array of strings'))
  const unknown = words?.find((word) => !type.fields.has(word))
  if (unknown !== undefined) problems.push(invalidKey(unknown))
  return [...new Set(['id', 'documentId', ...(words ?? [])])]
}

const yes: ReadonlySet<unknown> = new Set(['true', 't', '1', '*'])
const no: ReadonlySet<unknown> = new Set(['false', 'f', '0'])

function readPopulate(raw: unknown, type: ContentType, problems: Problem[]): ReadonlyMap<string, Selection> {
  if (raw === undefined || no.has(raw)) return new Map()
  if (yes.has(raw)) return new Map([...type.relations.keys()].map((name) => [name, wholeEntry]))
  if (isRecord(raw))
    return new Map(Object.entries(raw).flatMap(([name, value]) => readRelation(name, value, type, problems)))
  const words = readWords(raw)
  if (!words)
    problems.push(problem('Invalid populate parameter. Expected a string, an array of strings, a populate object'))
  return populatePaths(
    (words ?? []).map((word) => word.split('.')),
    type,
    problems,
  )
}

function readRelation(name: string, raw: unknown, type: ContentType, problems: Problem[]): [string, Selection][] {
  const relation = type.relations.get(name)
  if (!relation) {
    problems.push(invalidKey(name))
    return []
  }
  if (no.has(raw)) return []
  if (yes.has(raw)) return [[name, wholeEntry]]
  if (!isRecord(raw)) problems.push(problem("Invalid nested populate. Expected '*' or an object", { key: name }))
  const { fields, populate, filters, sort, ...others } = isRecord(raw) ? raw : {}
  const [unknown] = Object.keys(others)
  if (unknown !== undefined) problems.push(invalidKey(unknown))
  return [[name, readSelection({ fields, populate, filters, sort }, relation.target, problems)]]
}

/** Relations by their paths: 'variants.color_textures' populates both. */
function populatePaths(
  paths: readonly (readonly string[])[],
  type: ContentType,
  problems: Problem[],
): ReadonlyMap<string, Selection> {
  return new Map(
    [...Map.groupBy(paths, ([name = '']) => name)].flatMap(([name, group]): [string, Selection][] => {
      const relation = type.relations.get(name)
      if (!relation) {
        problems.push(invalidKey(name))
        return []
      }
      return [
        [
          name,
          {
            ...wholeEntry,
            populate: populatePaths(
              group.map((path) => path.slice(1)).filter((path) => path.length > 0),
              relation.target,
              problems,
            ),
          },
        ],
      ]
    }),
  )
}

type SortWord = { path: string[]; order: unknown }

/** 'a:asc,b.c:desc', { a: 'asc', b: { c: 'desc' } }, or a list of either. */
function readSort(raw: unknown, problems: Problem[]): SortWord[] {
  if (raw === undefined) return []
  if (Array.isArray(raw)) return raw.flatMap((part) => readSort(part, problems))
  if (isRecord(raw)) return sortTree(raw, [])
  const words = readWords(raw)
  if (!words)
    problems.push(
      problem(
        'Invalid sort parameter. Expected a string, an array of strings, a sort object or an array of sort objects',
      ),
    )
  return (words ?? []).map((word) => {
    const [path = '', order = 'asc'] = word.split(':').map((part) => part.trim())
    return { path: path.split('.'), order }
  })
}

function sortTree(raw: Record<string, unknown>, above: readonly string[]): SortWord[] {
  return Object.entries(raw).flatMap(([key, value]) =>
    isRecord(value) ? sortTree(value, [...above, key]) : [{ path: [...above, key], order: value }],
  )
}

function readOrder(path: readonly string[], order: unknown, type: ContentType, problems: Problem[]): Order[] {
  const relations = path.slice(0, -1)
  const field = path.at(-1) ?? ''
  let target: ContentType | undefined = type
  for (const name of relations) target = target?.relations.get(name)?.target
  const fieldType = target?.fields.get(field)
  if (!fieldType) problems.push(invalidKey(path.join('.')))
  const direction = typeof order === 'string' ? order.toLowerCase() : ''
  if (direction !== 'asc' && direction !== 'desc')
    problems.push(problem('Invalid order. order can only be one of asc|desc|ASC|DESC'))
  return fieldType ? [{ path: relations, field, type: fieldType, descending: direction === 'desc' }] : []
}
