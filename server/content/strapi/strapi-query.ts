/** The query of a request to a content server, by Strapi's names, and how it goes on without a key that the server does not know. */

/** `on`: what belongs to each component of a zone. `fields`: no others of it. */
type Populated =
  | true
  | { readonly populate: Populate }
  | { readonly on: Populate }
  | { readonly fields: readonly string[] }
export type Populate = { readonly [relation: string]: Populated }
export type StrapiQuery = {
  filters?: Readonly<Record<string, object>>
  populate?: Populate
  fields?: readonly string[]
  sort?: readonly string[]
  locale?: string
}

/** A key that the content type of the server does not have, by its path: `['variants', 'materials']`. */
export type UnknownKey = { param: 'populate' | 'fields' | 'sort' | 'filters'; path: readonly string[] }

/**
 * The query without that key, or null when it cannot go on without: it does not have the key, or its slug would no
 * longer choose the entry.
 */
export function withoutKey(query: StrapiQuery, { param, path }: UnknownKey): StrapiQuery | null {
  const [key = ''] = path
  const named = (word: string) => word.replace(/:.*/, '') === path.join('.')
  const { populate, fields, sort, filters } = query
  switch (param) {
    case 'populate': {
      const rest = populate && withoutRelation(populate, path)
      return rest ? { ...query, populate: rest } : null
    }
    case 'fields':
      return fields?.some(named) ? { ...query, fields: fields.filter((word) => !named(word)) } : null
    case 'sort':
      return sort?.some(named) ? { ...query, sort: sort.filter((word) => !named(word)) } : null
    default: {
      if (!filters || !Object.hasOwn(filters, key) || key === 'slug') return null
      return { ...query, filters: Object.fromEntries(Object.entries(filters).filter(([name]) => name !== key)) }
    }
  }
}

function withoutRelation(populate: Populate, [name = '', ...rest]: readonly string[]): Populate | null {
  const relation = populate[name]
  if (relation === undefined) return null
  if (rest.length === 0) return Object.fromEntries(Object.entries(populate).filter(([key]) => key !== name))
  const inner = relation === true || !('populate' in relation) ? null : withoutRelation(relation.populate, rest)
  return inner && { ...populate, [name]: Object.keys(inner).length === 0 ? true : { populate: inner } }
}
