/**
 * Moves documents between content/ and the content server: `npm run content:push` and `npm run content:pull` (docs/cms.md). Without
 * `--write` they say what would change and change nothing; what is the same is left alone, so a second run does nothing.
 */
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual, parseArgs } from 'node:util'
import { z } from 'zod'
import { contentKindNames, type ContentKindName } from '#server/content/content-kinds.ts'
import { makeEdition } from '#server/content/edited-content.ts'
import {
  documentSource,
  type DocumentEntry as ServerDocument,
} from '#server/content/strapi/documents/document-source.ts'
import { documentsOfFiles, filesOfDocuments, keyOf } from '#server/content/strapi/documents/kind-files.ts'
import { contentDocuments } from './content-documents.ts'
import { withOwnPictures, writeUploads, type Uploads } from './pull-uploads.ts'

export type ContentServerAccess = { url: string; token: string }
/** A difference, in words: 'page /over-ons: changed'. */
export type Difference = { kind: ContentKindName; key: string; how: 'new' | 'changed' | 'removed' }

/**
 * Makes the server's documents those of content/, all or none. What only the server has stays, unless `removes`.
 * @param writes false to list the differences only
 * @throws {Error} when the server refuses it; then nothing was changed
 */
export async function pushContent(
  { url, token }: ContentServerAccess,
  contentDir: string,
  { writes, removes }: { writes: boolean; removes: boolean },
): Promise<Difference[]> {
  const source = documentSource({ url, token })
  const ours = Map.groupBy(contentDocuments(contentDir), ({ kind }) => kind)
  const differences: Difference[] = []
  const changes: object[] = []
  for (const kind of contentKindNames) {
    const theirs = new Map((await source.entries(kind)).map((entry) => [keyOf(kind, entry.document), entry]))
    const known = new Map(
      documentsOfFiles(kind, (file) => readFileSync(join(contentDir, file), 'utf8'), contentDir).map((one) => [
        one.key,
        one,
      ]),
    )
    for (const { key, data } of ours.get(kind) ?? []) {
      const before = theirs.get(key)
      if (before && isDeepStrictEqual(before.document, known.get(key)?.document) && isInPlace(before, data)) continue
      differences.push({ kind, key, how: before ? 'changed' : 'new' })
      changes.push({ kind, documentId: before?.documentId, data })
    }
    for (const [key, { documentId }] of theirs) {
      if (!removes || known.has(key)) continue
      differences.push({ kind, key, how: 'removed' })
      changes.push({ kind, documentId, data: null })
    }
  }
  if (writes && changes.length > 0) await post(`${url}/api/push`, token, { changes })
  return differences
}

function isInPlace({ position }: ServerDocument, data: Record<string, unknown>): boolean {
  return data['position'] === undefined || data['position'] === position
}

async function post(address: string, token: string, body: object): Promise<void> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(600_000),
  })
  if (!response.ok)
    throw new Error(
      `The content server refused the documents with status ${response.status}: ${(await response.text()).slice(0, 400)}`,
    )
}

/**
 * Makes the files of content/ those that the server has published, and fetches the pictures that were uploaded for them. A document that the site would
 * refuse stops it before anything is written.
 * @param writes false to list the differences only
 */
export async function pullContent(
  { url, token }: ContentServerAccess,
  { contentDir, publicDir }: { contentDir: string; publicDir: string },
  { writes }: { writes: boolean },
): Promise<Difference[]> {
  const source = documentSource({ url, token })
  const read = new Map<ContentKindName, readonly unknown[]>()
  for (const kind of contentKindNames) {
    const documents = await source.read(kind)
    if (documents !== null && documents.length > 0) read.set(kind, documents)
  }
  const { refused, documents } = makeEdition(read, new Map(), { contentDir, publicDir })
  for (const { kind, key, where, reason } of refused) throw new Error(`${kind} ${key} is wrong at ${where}: ${reason}.`)
  const differences: Difference[] = []
  const files = new Map<string, unknown>()
  const gone: string[] = []
  const uploads: Uploads = new Map()
  for (const [kind, published] of documents) {
    const theirs = published.map(({ key, document }) => ({ key, document: withOwnPictures(document, url, uploads) }))
    const ours = documentsOfFiles(kind, (file) => readFileSync(join(contentDir, file), 'utf8'), contentDir)
    const known = new Map(ours.map((one) => [one.key, one.document]))
    const here = filesOfDocuments(kind, ours)
    const there = filesOfDocuments(kind, theirs)
    for (const [file, value] of there) if (!isDeepStrictEqual(value, here.get(file))) files.set(file, value)
    for (const { key, document } of theirs)
      if (!isDeepStrictEqual(known.get(key), document))
        differences.push({ kind, key, how: known.has(key) ? 'changed' : 'new' })
    for (const { key } of ours)
      if (!theirs.some((one) => one.key === key)) differences.push({ kind, key, how: 'removed' })
    gone.push(...[...here.keys()].filter((file) => !there.has(file)))
  }
  if (writes) {
    if (uploads.size > 0) await writeUploads(uploads, publicDir)
    // All are written beside the old ones first, so that a full disk or a stop leaves content/ as it was.
    for (const [file, value] of files)
      writeFileSync(join(contentDir, `${file}.new`), `${JSON.stringify(value, null, 2)}\n`)
    for (const file of files.keys()) renameSync(join(contentDir, `${file}.new`), join(contentDir, file))
    for (const file of gone) rmSync(join(contentDir, file))
  }
  return differences
}

if (import.meta.main) {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { write: { type: 'boolean', default: false }, remove: { type: 'boolean', default: false } },
  })
  const isPush = positionals[0] === 'push'
  const variables = z.object({
    CMS_URL: z.url(),
    CMS_PUSH_TOKEN: z.string().optional(),
    CMS_TOKEN: z.string().optional(),
  })
  const env = variables.safeParse(process.env).data
  const token = isPush ? env?.CMS_PUSH_TOKEN : env?.CMS_TOKEN
  if (!env || token === undefined) {
    console.error(
      `Set CMS_URL to the address of the content server and ${isPush ? 'CMS_PUSH_TOKEN to a token that may write' : 'CMS_TOKEN to a token that may read'} (docs/cms.md).`,
    )
    process.exit(1)
  }
  try {
    const access = { url: env.CMS_URL, token }
    const found = isPush
      ? await pushContent(access, 'content', { writes: values.write, removes: values.remove })
      : await pullContent(access, { contentDir: 'content', publicDir: 'public' }, { writes: values.write })
    for (const { kind, key, how } of found) console.log(`${kind} ${key}: ${how}`)
    console.log(`${found.length} documents ${values.write ? 'were written' : 'differ; --write writes them'}.`)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}
