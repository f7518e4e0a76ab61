/** Reads the documents of a kind from a content server (docs/cms.md). */
import { z } from 'zod'
import { contentKind, type ContentKindName } from '../../content-kinds.ts'
import { ContentSourceError } from '../../content-source.ts'
import { strapiClient, type StrapiServer } from '../strapi-client.ts'
import { decodeDocument, populateOf } from './document-codec.ts'
import { documentShape } from './document-shape.ts'

/** `position`: its place in a list. */
export type DocumentEntry = { documentId: string; position: number | null; document: unknown }

export type DocumentSource = {
  /** In their order; null when the server has no such kind, or not the only one of its kind. @throws {ContentSourceError} */
  read: (name: ContentKindName) => Promise<unknown[] | null>
  /** The same with what the server calls them; none when it has no such kind. @throws {ContentSourceError} */
  entries: (name: ContentKindName) => Promise<DocumentEntry[]>
  /** What differs whenever a document of this kind was written or removed. @throws {ContentSourceError} */
  stamp: (name: ContentKindName) => Promise<string>
}

const entrySchema = z.object({ documentId: z.string(), position: z.number().nullish() })

/** The name of the list of a kind in the addresses of the content server. */
export function pluralName(name: ContentKindName): string {
  return `${name}-list`
}

export function documentSource(server: StrapiServer): DocumentSource {
  const client = strapiClient(server)

  async function entriesOf(name: ContentKindName): Promise<DocumentEntry[] | null> {
    const kind = contentKind(name)
    const shape = documentShape(kind.schema)
    const populate = populateOf(shape)
    const decode = (entry: unknown) => {
      const { documentId, position = null } = entrySchema.parse(entry)
      return { documentId, position, document: decodeDocument(shape, entry, server.url) }
    }
    if ('file' in kind) {
      const entry = await client.single(`/api/${name}`, { populate })
      return entry === null ? null : [decode(entry)]
    }
    const sort = ['list' in kind ? 'position:asc' : `${kind.key[0]}:asc`]
    try {
      return (await client.list(`/api/${pluralName(name)}`, { populate, sort })).data.map(decode)
    } catch (error) {
      if (error instanceof ContentSourceError && error.status === 404) return null
      throw error
    }
  }

  return {
    entries: async (name) => (await entriesOf(name)) ?? [],
    read: async (name) => (await entriesOf(name))?.map(({ document }) => document) ?? null,
    async stamp(name) {
      const fields = ['updatedAt']
      if ('file' in contentKind(name)) return JSON.stringify(await client.single(`/api/${name}`, { fields }))
      const newest = { fields, sort: ['updatedAt:desc'] }
      return JSON.stringify(await client.list(`/api/${pluralName(name)}`, newest, { limit: 1 }))
    },
  }
}
