/**
 * Filters of the REST dialect. They mean what the joins of a content server mean: a condition on a relation holds
 * when one related entry meets all of it; a missing value meets no comparison and no negation of one, only `$null`;
 * the negation of a condition on a relation holds when one related entry fails it. Operators that end in i fold case
 * and accents, which a content server on SQLite does not.
 */
import { foldText } from '#domain/text-fold.ts'
import type { ContentType, FieldType } from './content-types.ts'
import { comparable, folded, isRecord, written, type Entry } from './rest-entry.ts'
import { invalidKey, problem, type Problem } from './rest-problem.ts'

/** Whether the condition evaluates to `wanted` for the entry; null is a related entry that does not exist. */
export type Filter = (entry: Entry | null, wanted: boolean) => boolean

export const everything: Filter = (_entry, wanted) => wanted
const all =
  (parts: readonly Filter[]): Filter =>
  (entry, wanted) =>
    wanted ? parts.every((part) => part(entry, true)) : parts.some((part) => part(entry, false))
const any =
  (parts: readonly Filter[]): Filter =>
  (entry, wanted) =>
    wanted ? parts.some((part) => part(entry, true)) : parts.every((part) => part(entry, false))
const not =
  (part: Filter): Filter =>
  (entry, wanted) =>
    part(entry, !wanted)

function related(name: string, part: Filter): Filter {
  return (entry, wanted) => {
    const entries = entry?.relations[name] ?? []
    return entries.length === 0 ? part(null, wanted) : entries.some((target) => part(target, wanted))
  }
}

/** The condition in `raw` on entries of `type`. What cannot be parsed goes to `problems`. */
export function readFilters(raw: unknown, type: ContentType, problems: Problem[]): Filter {
  if (Array.isArray(raw)) return all(raw.map((part) => readFilters(part, type, problems)))
  if (!isRecord(raw)) return refuse(problems, problem('The filters parameter must be an object or an array'))
  return all(
    Object.entries(raw).map(([key, value]): Filter => {
      if (key === '$not') return not(readFilters(value, type, problems))
      if (key === '$and' || key === '$or') {
        if (!Array.isArray(value)) return refuse(problems, problem(`Operator ${key} must be an array`, { key }))
        const parts = value.map((part) => readFilters(part, type, problems))
        return key === '$and' ? all(parts) : any(parts)
      }
      const relation = type.relations.get(key)
      if (relation) return related(key, readRelated(value, relation.target, problems))
      const field = type.fields.get(key)
      return field ? readField(key, field, value, problems) : refuse(problems, invalidKey(key))
    }),
  )
}

/** A condition on related entries; operators and plain values directly under the relation compare its id. */
function readRelated(raw: unknown, target: ContentType, problems: Problem[]): Filter {
  const keys = isRecord(raw) ? Object.keys(raw) : []
  const ofId = !isRecord(raw) || (keys.length > 0 && keys.every((key) => readers.has(key)))
  return ofId ? readField('id', 'number', raw, problems) : readFilters(raw, target, problems)
}

function readField(name: string, type: FieldType, raw: unknown, problems: Problem[]): Filter {
  if (!isRecord(raw)) return readOperator(Array.isArray(raw) ? '$in' : '$eq', name, type, raw, problems)
  return all(
    Object.entries(raw).map(([operator, operand]) =>
      operator === '$not'
        ? not(readField(name, type, operand, problems))
        : readOperator(operator, name, type, operand, problems),
    ),
  )
}

function readOperator(operator: string, name: string, type: FieldType, operand: unknown, problems: Problem[]): Filter {
  const reader = readers.get(operator)
  if (!reader) return refuse(problems, invalidKey(operator))
  return (
    reader(name, type, operand) ?? refuse(problems, problem(`Invalid value for ${operator} at ${name}`, { key: name }))
  )
}

function refuse(problems: Problem[], found: Problem): Filter {
  problems.push(found)
  return everything
}

/** The condition of one operator, or null when it does not take the operand. */
type Reader = (name: string, type: FieldType, operand: unknown) => Filter | null
type Comparable = string | number

const isMissing =
  (name: string): Filter =>
  (entry, wanted) =>
    ((entry?.fields[name] ?? null) === null) === wanted

function compared(name: string, type: FieldType, holds: (value: Comparable) => boolean): Filter {
  return (entry, wanted) => {
    const value = comparable(entry, name, type)
    return value !== null && holds(value) === wanted
  }
}

/** An operator that compares with one value; of several values one must match. */
function comparison(
  holds: (value: Comparable, operand: Comparable) => boolean,
  ofNull?: (name: string) => Filter,
): Reader {
  return (name, type, operand) => {
    const parts = listOf(operand).map((one): Filter | null => {
      if (one === null) return ofNull ? ofNull(name) : null
      const cast = castOperand(type, one)
      return cast === null ? null : compared(name, type, (value) => holds(value, cast))
    })
    return anyOf(parts)
  }
}

/** An operator that compares with several values at once. */
function listComparison(
  holds: (value: Comparable, operands: readonly Comparable[]) => boolean,
  length?: number,
): Reader {
  return (name, type, operand) => {
    const operands = listOf(operand)
      .map((one) => castOperand(type, one))
      .filter((one) => one !== null)
    if (operands.length !== (length ?? listOf(operand).length)) return null
    return compared(name, type, (value) => holds(value, operands))
  }
}

/** An operator on the written text. */
function wording(holds: (text: string, operand: string) => boolean, fold: boolean): Reader {
  return (name, _type, operand) =>
    anyOf(
      listOf(operand).map((one): Filter | null => {
        if (typeof one !== 'string') return null
        const asked = fold ? foldText(one) : one
        return (entry, wanted) => {
          const text = fold ? folded(entry, name) : written(entry, name)
          return text !== null && holds(text, asked) === wanted
        }
      }),
    )
}

const missing =
  (isWanted: boolean): Reader =>
  (name, _type, operand) => {
    const asked =
      operand === null || typeof operand === 'string' ? !['false', 'f', '0', ''].includes(operand ?? '') : null
    return asked === null ? null : asked === isWanted ? isMissing(name) : not(isMissing(name))
  }

const equals = (text: string, operand: string) => text === operand
const contains = (text: string, operand: string) => text.includes(operand)
const starts = (text: string, operand: string) => text.startsWith(operand)
const ends = (text: string, operand: string) => text.endsWith(operand)

const readers: ReadonlyMap<string, Reader> = new Map([
  ['$eq', comparison((value, operand) => value === operand, isMissing)],
  [
    '$ne',
    comparison(
      (value, operand) => value !== operand,
      (name) => not(isMissing(name)),
    ),
  ],
  ['$gt', comparison((value, operand) => value > operand)],
  ['$gte', comparison((value, operand) => value >= operand)],
  ['$lt', comparison((value, operand) => value < operand)],
  ['$lte', comparison((value, operand) => value <= operand)],
  ['$in', listComparison((value, operands) => operands.includes(value))],
  ['$notIn', listComparison((value, operands) => !operands.includes(value))],
  ['$between', listComparison((value, [low = value, high = value]) => value >= low && value <= high, 2)],
  ['$null', missing(true)],
  ['$notNull', missing(false)],
  ['$eqi', wording(equals, true)],
  ['$nei', wording((text, operand) => text !== operand, true)],
  ['$contains', wording(contains, false)],
  ['$containsi', wording(contains, true)],
  ['$notContains', wording((text, operand) => !contains(text, operand), false)],
  ['$notContainsi', wording((text, operand) => !contains(text, operand), true)],
  ['$startsWith', wording(starts, false)],
  ['$startsWithi', wording(starts, true)],
  ['$endsWith', wording(ends, false)],
  ['$endsWithi', wording(ends, true)],
])

/** The names of all operators, except those that combine conditions. */
export const operators: readonly string[] = [...readers.keys()]

const listOf = (operand: unknown): readonly unknown[] => (Array.isArray(operand) ? operand : [operand])

/** One of the conditions, provided that there is one and that all could be made. */
function anyOf(parts: readonly (Filter | null)[]): Filter | null {
  const good = parts.filter((part) => part !== null)
  return good.length === parts.length && good.length > 0 ? any(good) : null
}

const time = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})?)?$/

/** The operand in the type of the field, or null when it is not one. */
function castOperand(type: FieldType, operand: unknown): Comparable | null {
  if (typeof operand !== 'string') return null
  switch (type) {
    case 'text':
    case 'blocks':
      return operand
    case 'number':
      return finite(operand.trim() === '' ? Number.NaN : Number(operand))
    case 'boolean':
      return ['true', 't', '1'].includes(operand) ? 1 : ['false', 'f', '0'].includes(operand) ? 0 : null
    case 'time':
      return finite(
        time.test(operand) ? Date.parse(operand) : /^\d{1,16}$/.test(operand) ? Number(operand) : Number.NaN,
      )
    default:
      return type satisfies never
  }
}

const finite = (value: number): number | null => (Number.isFinite(value) ? value : null)
