/** An editor: asks the content server what its panel asks. */
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { z } from 'zod'

const entrySchema = z.looseObject({ documentId: z.string() })
// Fields of entries as the panel sends them back: of any kind.
export type Entry = Record<string, never> & z.output<typeof entrySchema>

export type Editor = {
  request: (method: string, path: string, body?: object) => Promise<unknown>
  /** The address of the entry of a kind whose field has this value, and its draft with everything in it. */
  find: (kind: string, field: string, value: string) => Promise<[path: string, entry: ReturnType<typeof asEntry>]>
  /** The only entry of a kind. */
  single: (kind: string) => Promise<[path: string, entry: ReturnType<typeof asEntry>]>
  /** Saves a draft. */
  change: (path: string, changes: object) => Promise<void>
  publish: (path: string) => Promise<void>
  /** Follows the button of the panel beside the document at this address: the website's answer, with a cookie. */
  preview: (path: string) => Promise<Response>
  /** Puts a picture into the media library. @param focalPoint marked in it, in percent. @returns its id */
  upload: (file: string, alt: string, focalPoint?: { x: number; y: number }) => Promise<number>
}

const account = { email: 'redactie@oeverhout.example', password: 'Een-wachtwoord-van-1-test' }

/** Signs in; the first to come makes the account. */
export async function editorOf(url: string): Promise<Editor> {
  const sessionSchema = z.object({ data: z.object({ token: z.string() }) })
  let session = ''
  const request = async (method: string, path: string, body?: object): Promise<unknown> => {
    const response = await fetch(url + path, {
      method,
      headers: { 'content-type': 'application/json', ...(session !== '' && { authorization: `Bearer ${session}` }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`)
    return text === '' ? null : JSON.parse(text)
  }
  const { data } = z.object({ data: z.object({ hasAdmin: z.boolean() }) }).parse(await request('GET', '/admin/init'))
  session = sessionSchema.parse(
    data.hasAdmin
      ? await request('POST', '/admin/login', account)
      : await request('POST', '/admin/register-admin', { firstname: 'Test', lastname: 'Redacteur', ...account }),
  ).data.token

  const whole = async (path: string) => asEntry(z.object({ data: z.unknown() }).parse(await request('GET', path)).data)
  return {
    request,
    async find(kind, field, value) {
      const list = `/content-manager/collection-types/api::${kind}.${kind}`
      const query = new URLSearchParams({ [`filters[${field}][$eq]`]: value, pageSize: '1' })
      const { results } = z.object({ results: z.array(entrySchema) }).parse(await request('GET', `${list}?${query}`))
      const path = `${list}/${results[0]?.documentId ?? ''}`
      return [path, await whole(path)]
    },
    async single(kind) {
      const path = `/content-manager/single-types/api::${kind}.${kind}`
      return [path, await whole(path)]
    },
    async change(path, changes) {
      await request('PUT', path, asSent(changes))
    },
    async publish(path) {
      await request('POST', `${path}/actions/publish`, {})
    },
    async preview(path) {
      const [, , , uid, documentId] = path.split('/')
      const query = new URLSearchParams({ status: 'draft', ...(documentId !== undefined && { documentId }) })
      const link = await request('GET', `/content-manager/preview/url/${uid}?${query}`)
      const { data: opened } = z.object({ data: z.object({ url: z.string() }) }).parse(link)
      return fetch(opened.url, { redirect: 'manual' })
    },
    async upload(file, alt, focalPoint) {
      const body = new FormData()
      body.set('files', new Blob([readFileSync(file)], { type: 'image/webp' }), basename(file))
      const info = { name: basename(file), alternativeText: alt, caption: null, folder: null, focalPoint }
      body.set('fileInfo', JSON.stringify(info))
      const headers = { authorization: `Bearer ${session}` }
      const response = await fetch(`${url}/upload`, { method: 'POST', headers, body })
      if (!response.ok) throw new Error(`${file}: ${response.status} ${await response.text()}`)
      const [{ id }] = z.tuple([z.object({ id: z.number() })]).parse(await response.json())
      return id
    },
  }
}

/** Of relations the panel knows how many there are, and sends back none that it leaves as they are. */
function asSent<T>(value: T): T {
  const isCount = (inner: unknown) =>
    typeof inner === 'object' && inner !== null && Object.keys(inner).join() === 'count'
  return JSON.parse(JSON.stringify(value, (_, inner: unknown) => (isCount(inner) ? undefined : inner)))
}

/** An entry whose parts a test reads and changes. */
function asEntry(value: unknown) {
  return z
    .looseObject({
      hero: z.record(z.string(), z.unknown()).optional(),
      picture: z.record(z.string(), z.unknown()).optional(),
      items: z.array(z.record(z.string(), z.unknown())).default([]),
      sections: z.array(z.unknown()).default([]),
      openingstijden: z.record(z.string(), z.unknown()).nullish(),
      closed: z.string().nullish(),
      synonyms: z.array(z.unknown()).default([]),
      slug: z.string().optional(),
      to: z.string().optional(),
    })
    .parse(value)
}
