/** The description of the open API as OpenAPI 3.1, from the content types of the REST dialect and the schemas of dealers and the feed. */
import { z } from 'zod'
import { dealerSchema } from '#domain/dealers/dealer.schema.ts'
import { absoluteUrl } from '#domain/absolute-url.ts'
import { site } from '#domain/site.ts'
import { feedColumns } from '#server/catalogue/product-feed.ts'
import { resources, type ContentType, type FieldType } from '#server/rest/content-types.ts'

type Json = Readonly<Record<string, unknown>>

const fieldSchemas: Readonly<Record<FieldType, Json>> = {
  text: { type: ['string', 'null'] },
  number: { type: ['number', 'null'] },
  boolean: { type: ['boolean', 'null'] },
  time: { type: ['string', 'null'], format: 'date-time' },
  blocks: { type: ['array', 'null'], items: { type: 'object' }, description: 'Rich text in blocks of Strapi.' },
}

/** The fields of an entry; a relation is there when it is populated. No type leads back to itself. */
function entrySchema({ fields, relations }: ContentType): Json {
  return {
    type: 'object',
    properties: {
      ...Object.fromEntries([...fields].map(([name, type]) => [name, fieldSchemas[type]])),
      ...Object.fromEntries(
        [...relations].map(([name, { target, many }]) => [
          name,
          many ? { type: 'array', items: entrySchema(target) } : { anyOf: [entrySchema(target), { type: 'null' }] },
        ]),
      ),
    },
    required: ['id', 'documentId'],
  }
}

const parameters: readonly Json[] = [
  {
    name: 'populate',
    in: 'query',
    description: 'Relations to include: `*`, or `populate[variants][populate]=*`.',
    schema: { type: 'string' },
    example: '*',
  },
  {
    name: 'filters',
    in: 'query',
    style: 'deepObject',
    explode: true,
    description: 'Such as `filters[slug][$eq]=…`, `$in`, `$gte`, `$containsi`.',
    schema: { type: 'object', additionalProperties: true },
  },
  {
    name: 'sort',
    in: 'query',
    description: 'A field and `:asc` or `:desc`.',
    schema: { type: 'string' },
    example: 'createdAt:desc',
  },
  {
    name: 'pagination',
    in: 'query',
    style: 'deepObject',
    explode: true,
    description: '`start` and `limit`, or `page` and `pageSize`; 100 entries at most.',
    schema: {
      type: 'object',
      properties: {
        start: { type: 'integer' },
        limit: { type: 'integer', maximum: 100 },
        page: { type: 'integer' },
        pageSize: { type: 'integer', maximum: 100 },
      },
    },
  },
]

const problem: Json = {
  type: 'object',
  properties: {
    data: { type: 'null' },
    error: {
      type: 'object',
      properties: {
        status: { type: 'integer' },
        name: { type: 'string' },
        message: { type: 'string' },
        details: { type: 'object' },
      },
      required: ['status', 'name', 'message'],
    },
  },
  required: ['data', 'error'],
}

function answer(description: string, schema: Json, type = 'application/json'): Json {
  return { description, content: { [type]: { schema } } }
}

const refused = answer('A query that cannot be read.', { $ref: '#/components/schemas/Problem' })
const missing = answer('No such entry.', { $ref: '#/components/schemas/Problem' })
const unchanged: Json = { description: 'Not changed since the ETag of `If-None-Match`.' }

function contentPaths(): Json {
  return Object.fromEntries(
    Object.entries(resources).flatMap(([name, { single }]): [string, Json][] => {
      const one = {
        type: 'object',
        properties: { data: { $ref: `#/components/schemas/${name}` }, meta: { type: 'object' } },
        required: ['data'],
      }
      const list = {
        type: 'object',
        properties: {
          data: { type: 'array', items: { $ref: `#/components/schemas/${name}` } },
          meta: { type: 'object', properties: { pagination: { type: 'object' } } },
        },
        required: ['data', 'meta'],
      }
      const all = {
        get: {
          operationId: `list-${name}`,
          summary: name,
          parameters,
          responses: { 200: answer('The entries.', single ? one : list), 304: unchanged, 400: refused },
        },
      }
      if (single) return [[`/api/${name}`, all]]
      const byId = {
        get: {
          operationId: `read-${name}`,
          summary: `One of ${name}`,
          parameters: [{ name: 'documentId', in: 'path', required: true, schema: { type: 'string' } }, parameters[0]],
          responses: { 200: answer('The entry.', one), 304: unchanged, 404: missing },
        },
      }
      return [
        [`/api/${name}`, all],
        [`/api/${name}/{documentId}`, byId],
      ]
    }),
  )
}

/** The files that the site makes of its catalogue: address, type and what they are. */
const files: readonly (readonly [path: string, type: string, summary: string])[] = [
  ['/professional/prijslijst.csv', 'text/csv', 'Price list'],
  [
    '/professional/prijslijst.xlsx',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'Price list for spreadsheets',
  ],
  ['/professional/prijslijst.pdf', 'application/pdf', 'Price list to print'],
  ['/professional/etim-xchange.json', 'application/json', 'ETIM xChange 1.1'],
  ['/professional/bmecat.xml', 'application/xml', 'BMEcat 2005 with ETIM'],
  ['/feed/products.csv', 'text/csv', 'One row per article'],
]

export function openApi(): Json {
  const feed = {
    type: 'object',
    properties: Object.fromEntries(feedColumns.map((column) => [column, { type: 'string' }])),
    required: feedColumns,
  }
  return {
    openapi: '3.1.0',
    info: {
      title: `${site.name}: catalogus, verkooppunten en bestanden`,
      version: '1.0.0',
      description:
        'Read-only and free to use. Lengths in mm, prices in cents including VAT in /api, in euros in feeds and files. Cross-origin requests are allowed.',
      contact: { name: site.legalName, email: site.email, url: absoluteUrl('/professional') },
    },
    servers: [{ url: absoluteUrl('/').replace(/\/$/, '') }],
    paths: {
      ...contentPaths(),
      '/api/dealers': {
        get: {
          operationId: 'list-dealers',
          summary: 'Dealers',
          responses: { 200: answer('All records.', { type: 'array', items: { $ref: '#/components/schemas/dealer' } }) },
        },
      },
      '/feed/products.json': {
        get: {
          operationId: 'product-feed',
          summary: 'One row per article',
          responses: {
            200: answer('The rows.', {
              type: 'object',
              properties: { products: { type: 'array', items: { $ref: '#/components/schemas/feedRow' } } },
              required: ['products'],
            }),
          },
        },
      },
      ...Object.fromEntries(
        files.map(([path, type, summary]) => [
          path,
          {
            get: {
              operationId: path.slice(1).replaceAll(/[/.]/g, '-'),
              summary,
              responses: { 200: answer(summary, { type: 'string' }, type) },
            },
          },
        ]),
      ),
    },
    components: {
      schemas: {
        Problem: problem,
        ...Object.fromEntries(Object.entries(resources).map(([name, { type }]) => [name, entrySchema(type)])),
        dealer: dealerJsonSchema(),
        feedRow: feed,
      },
    },
  }
}

/** The record that is shown: without the address for requests. */
function dealerJsonSchema(): Json {
  const { $schema: _, ...schema } = z.toJSONSchema(dealerSchema.omit({ email: true }))
  return schema
}
