/**
 * What a schema says about the entries of a content type, in the few words that a content server has: texts, numbers, groups of fields,
 * lists of groups and lists of different groups. Made from the JSON Schema of zod, so that a field is written down once.
 */
import { z } from 'zod'
import { referenceTargets, type ReferenceTarget } from '#domain/reference.ts'

/** `isNullable`: null says something else than absence. */
export type Field = { shape: Shape; isRequired: boolean; isNullable: boolean }
export type Group = { kind: 'group'; fields: ReadonlyMap<string, Field> }
export type Shape =
  | { kind: 'text'; options?: readonly string[]; minLength?: number; maxLength?: number; pattern?: string }
  | { kind: 'number'; isInteger: boolean; min?: number; max?: number }
  /** The name of another document, or the names of several. */
  | { kind: 'reference'; to: ReferenceTarget; isMany: boolean; min?: number }
  /** The opening hours of seven days, as their texts (domain/dealers/dealer.schema.ts). */
  | { kind: 'week' }
  /** `isOnlyTrue`: false is said by absence. */
  | { kind: 'flag'; isOnlyTrue: boolean }
  | Group
  /** Texts or numbers, one on each line of a text. */
  | { kind: 'lines'; areNumbers: boolean; min?: number }
  /** `isWrapped`: the elements are no groups, so each is the `value` of one. */
  | { kind: 'list'; of: Group; isWrapped: boolean; min?: number; max?: number }
  /** An object whose keys are not known: a list of groups with `key`, and `value` unless that is a group itself. */
  | { kind: 'record'; of: Group; isWrapped: boolean }
  /** A list of groups of different kinds, told apart by their `kind`. */
  | { kind: 'zone'; groups: ReadonlyMap<string, Group> }

export class ShapeError extends Error {
  override readonly name = 'ShapeError'
}

/** What is read of a JSON Schema. */
type Json = {
  reference?: ReferenceTarget | undefined
  form?: 'week' | undefined
  type?: string | string[] | undefined
  const?: unknown
  enum?: unknown[] | undefined
  anyOf?: Json[] | undefined
  oneOf?: Json[] | undefined
  properties?: Record<string, Json> | undefined
  required?: string[] | undefined
  additionalProperties?: Json | false | undefined
  items?: Json | false | undefined
  prefixItems?: Json[] | undefined
  minLength?: number | undefined
  maxLength?: number | undefined
  pattern?: string | undefined
  minimum?: number | undefined
  maximum?: number | undefined
  minItems?: number | undefined
  maxItems?: number | undefined
}
const jsonSchema: z.ZodType<Json> = z.lazy(() =>
  z.object({
    reference: z.enum(referenceTargets).optional(),
    form: z.literal('week').optional(),
    type: z.union([z.string(), z.array(z.string())]).optional(),
    const: z.unknown().optional(),
    enum: z.array(z.unknown()).optional(),
    anyOf: z.array(jsonSchema).optional(),
    oneOf: z.array(jsonSchema).optional(),
    properties: z.record(z.string(), jsonSchema).optional(),
    required: z.array(z.string()).optional(),
    additionalProperties: z.union([z.literal(false), jsonSchema]).optional(),
    items: z.union([z.literal(false), jsonSchema]).optional(),
    prefixItems: z.array(jsonSchema).optional(),
    minLength: z.number().optional(),
    maxLength: z.number().optional(),
    pattern: z.string().optional(),
    minimum: z.number().optional(),
    maximum: z.number().optional(),
    minItems: z.number().optional(),
    maxItems: z.number().optional(),
  }),
)

/** The fields that the server adds to a picture (server/content/media.ts). */
const addedToPictures = new Set(['file', 'portrait'])

/** To make one takes milliseconds, and it is asked for with every document. */
const knownShapes = new WeakMap<z.ZodType, Group>()

/** The fields of a document; one that is no object itself has it as its only field `items`. @throws {ShapeError} for what a content server cannot hold */
export function documentShape(schema: z.ZodType): Group {
  const known = knownShapes.get(schema)
  if (known) return known
  const shape = shapeOf(jsonSchema.parse(z.toJSONSchema(schema, { io: 'input', reused: 'inline' })))
  const group = shape.kind === 'group' ? shape : groupOf([['items', shape]])
  knownShapes.set(schema, group)
  return group
}

/** Whether the value of this document is what its only field holds. */
export function isWrappedDocument({ fields }: Group): boolean {
  const only = fields.get('items')
  return fields.size === 1 && (only?.shape.kind === 'list' || only?.shape.kind === 'record')
}

export function isPicture({ fields }: Group): boolean {
  return fields.has('media') && fields.has('tone')
}

function groupOf(shapes: readonly (readonly [string, Shape])[]): Group {
  return {
    kind: 'group',
    fields: new Map(shapes.map(([name, shape]) => [name, { shape, isRequired: true, isNullable: false }])),
  }
}

function shapeOf(json: Json): Shape {
  if (json.reference) return { kind: 'reference', to: json.reference, isMany: false }
  if (json.form) return { kind: json.form }
  const options = json.anyOf ?? json.oneOf
  if (options) return sameOf(options.map(shapeOf))
  const constants = json.enum ?? (json.const === undefined ? undefined : [json.const])
  if (constants) return constantsOf(constants)
  const { minLength, maxLength, pattern, minimum, maximum, minItems, maxItems } = json
  switch (json.type) {
    case 'string':
      return {
        kind: 'text',
        ...(minLength !== undefined && { minLength }),
        ...(maxLength !== undefined && { maxLength }),
        ...(pattern !== undefined && { pattern }),
      }
    case 'integer':
    case 'number':
      return {
        kind: 'number',
        isInteger: json.type === 'integer',
        ...(minimum !== undefined && minimum > Number.MIN_SAFE_INTEGER && { min: minimum }),
        ...(maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER && { max: maximum }),
      }
    case 'boolean':
      return { kind: 'flag', isOnlyTrue: false }
    case 'array': {
      const of = json.prefixItems?.[0] ?? json.items
      if (!of) throw new ShapeError('a list of anything has no place in a content server')
      const [min, max] = [minItems ?? json.prefixItems?.length, maxItems ?? json.prefixItems?.length]
      return listOf(of, { ...(min !== undefined && { min }), ...(max !== undefined && { max }) })
    }
    case 'object':
      return json.additionalProperties ? recordOf(json.additionalProperties) : objectOf(json)
    default:
      throw new ShapeError(`${JSON.stringify(json)} has no place in a content server`)
  }
}

function constantsOf(constants: readonly unknown[]): Shape {
  if (constants.length === 1 && constants[0] === '') return { kind: 'text', maxLength: 0 }
  if (constants.every((value) => typeof value === 'string')) return { kind: 'text', options: constants }
  if (constants.every((value) => typeof value === 'number'))
    return { kind: 'number', isInteger: true, min: Math.min(...constants), max: Math.max(...constants) }
  if (constants.length === 1 && constants[0] === true) return { kind: 'flag', isOnlyTrue: true }
  throw new ShapeError(`one of ${JSON.stringify(constants)} has no place in a content server`)
}

function listOf(of: Json, bounds: { min?: number; max?: number }): Shape {
  const groups = (of.oneOf ?? of.anyOf ?? []).map(shapeOf).filter((shape) => shape.kind === 'group')
  const named = groups.flatMap((group): [string, Group][] => {
    const kind = group.fields.get('kind')?.shape
    const fields = new Map([...group.fields].filter(([name]) => name !== 'kind'))
    return kind?.kind === 'text' ? (kind.options ?? []).map((option) => [option, { ...group, fields }]) : []
  })
  if (groups.length > 0 && named.length >= groups.length) return { kind: 'zone', groups: new Map(named) }
  const shape = shapeOf(of)
  const min = bounds.min !== undefined && { min: bounds.min }
  if (shape.kind === 'reference') return { ...shape, isMany: true, ...min }
  if (shape.kind === 'text' || shape.kind === 'number')
    return { kind: 'lines', areNumbers: shape.kind === 'number', ...min }
  return shape.kind === 'group'
    ? { kind: 'list', of: shape, isWrapped: false, ...bounds }
    : { kind: 'list', of: groupOf([['value', shape]]), isWrapped: true, ...bounds }
}

function recordOf(of: Json): Shape {
  const shape = shapeOf(of)
  const isWrapped = shape.kind !== 'group'
  const value = shape.kind === 'group' ? shape.fields : groupOf([['value', shape]]).fields
  return {
    kind: 'record',
    of: { kind: 'group', fields: new Map([...groupOf([['key', { kind: 'text' }]]).fields, ...value]) },
    isWrapped,
  }
}

function objectOf({ properties = {}, required = [] }: Json): Group {
  const isSlot = Object.hasOwn(properties, 'media') && Object.hasOwn(properties, 'tone')
  return {
    kind: 'group',
    fields: new Map(
      Object.entries(properties)
        .filter(([name]) => !isSlot || !addedToPictures.has(name))
        .map(([name, json]) => [name, fieldOf(json, required.includes(name))]),
    ),
  }
}

function fieldOf(json: Json, isRequired: boolean): Field {
  const isNull = ({ type }: Json) => type === 'null'
  const options = json.anyOf ?? json.oneOf
  if (options?.some(isNull)) {
    const [only, ...others] = options.filter((option) => !isNull(option))
    return { shape: shapeOf(only && others.length === 0 ? only : { anyOf: others }), isRequired, isNullable: true }
  }
  if (Array.isArray(json.type)) {
    const type = json.type.find((one) => one !== 'null')
    const shape = shapeOf({ ...json, ...(type !== undefined && { type }) })
    return { shape, isRequired, isNullable: json.type.includes('null') }
  }
  return { shape: shapeOf(json), isRequired, isNullable: false }
}

/** One shape for values of several: groups become one with the fields of all, of which those that not all have are optional. */
function sameOf(shapes: readonly Shape[]): Shape {
  return shapes.reduce((one, other) => {
    if (one.kind === 'group' && other.kind === 'group') return mergedGroups(one, other)
    if (one.kind === 'text' && other.kind === 'text' && one.options && other.options)
      return { kind: 'text', options: [...new Set([...one.options, ...other.options])] }
    if (one.kind === 'text' && other.kind === 'text') return { kind: 'text' }
    if (one.kind === 'number' && other.kind === 'number')
      return {
        kind: 'number',
        isInteger: one.isInteger && other.isInteger,
        ...(one.min !== undefined && other.min !== undefined && { min: Math.min(one.min, other.min) }),
        ...(one.max !== undefined && other.max !== undefined && { max: Math.max(one.max, other.max) }),
      }
    if (JSON.stringify(one) === JSON.stringify(other)) return one
    throw new ShapeError(`a ${one.kind} or a ${other.kind} has no place in a content server`)
  })
}

function mergedGroups(one: Group, other: Group): Group {
  const fields = new Map<string, Field>()
  for (const [name, field] of [...one.fields, ...other.fields]) {
    const [mine, theirs] = [one.fields.get(name), other.fields.get(name)]
    fields.set(
      name,
      mine && theirs
        ? {
            shape: sameOf([mine.shape, theirs.shape]),
            isRequired: mine.isRequired && theirs.isRequired,
            isNullable: mine.isNullable || theirs.isNullable,
          }
        : { ...field, isRequired: false },
    )
  }
  return { kind: 'group', fields }
}
