/**
 * The content of content/ with what editors changed on the content server. A kind that the server has replaces its files; a document that is
 * wrong gives way to its last good version, so that a mistake costs nothing but itself (docs/cms.md).
 */
import { z } from 'zod'
import { reportRefused, type RefusedDocument } from './content-report.ts'
import { keepFresh } from './fresh-value.ts'
import { contentKind, contentKindNames, isContentKind, type ContentKindName } from './content-kinds.ts'
import {
  ContentFileError,
  readDescriptions,
  reference,
  unknownYet,
  type ContentFiles,
  type EditedFiles,
} from './content-files.ts'
import { keepUnitsOfFiles } from './figures-with-units.ts'
import { readMediaManifest, withPictureFiles, type Descriptions, type MediaManifest } from './media.ts'
import { readContentFiles } from './read-content-files.ts'
import type { ResponseFile } from './stored-responses.ts'
import type { DocumentSource } from './strapi/documents/document-source.ts'
import { filesOfDocuments, keyOf, type ContentDocument } from './strapi/documents/kind-files.ts'
import { kindsThatName } from './strapi/documents/named-documents.ts'

/** The good documents of each kind that the server has. */
export type KindDocuments = ReadonlyMap<ContentKindName, readonly ContentDocument[]>
export type Edition = { files: ContentFiles; documents: KindDocuments; refused: readonly RefusedDocument[] }

export const storedDocumentsSchema = z.array(z.strictObject({ key: z.string(), document: z.unknown() })).readonly()

/**
 * What the site shows of `read`: all that is right, and of what is wrong the version of `before`.
 * @param before what is served now; the files of content/ where there is nothing
 */
export function makeEdition(
  read: ReadonlyMap<ContentKindName, readonly unknown[]>,
  before: KindDocuments,
  { contentDir, publicDir }: { contentDir: string; publicDir: string },
): Edition {
  const refused: RefusedDocument[] = []
  const media = pictureFacts(read, { contentDir, publicDir })
  const documents = new Map<ContentKindName, readonly ContentDocument[]>(
    [...read].map(([name, list]) => {
      const known = new Map(before.get(name)?.map((one) => [one.key, one]))
      return [
        name,
        list.flatMap((document) => {
          const key = keyOf(name, document)
          if (known.get(key)?.document === document) return [{ key, document }] // which was found right before
          const problem = problemOf(name, document, media)
          if (problem === null) return [{ key, document }]
          refused.push({ kind: name, key, ...problem })
          const good = known.get(key)
          return good ? [good] : []
        }),
      ]
    }),
  )
  // What is right by itself may be wrong beside the others: a reference that leads nowhere, a collection that is missing.
  for (;;) {
    try {
      const files = readContentFiles(contentDir, publicDir, editedFiles(documents))
      keepUnitsOfFiles(files)
      return { files, documents, refused }
    } catch (error) {
      const name = error instanceof ContentFileError ? kindOfFile(error.file) : undefined
      if (!(error instanceof ContentFileError) || name === undefined || !documents.has(name)) throw error
      refused.push({ kind: name, key: '', where: error.where, reason: error.reason })
      const good = before.get(name)
      if (good && good !== documents.get(name)) documents.set(name, good)
      else documents.delete(name)
    }
  }
}

/** What is wrong with a document beside those that are served; null when it can be shown. */
export function checkDocument(
  name: ContentKindName,
  document: unknown,
  served: KindDocuments,
  folders: { contentDir: string; publicDir: string },
): RefusedDocument | null {
  const key = keyOf(name, document)
  const others = (served.get(name) ?? []).filter((one) => one.key !== key)
  const read = undecided(served).set(name, [...others.map((one) => one.document), document])
  return makeEdition(read, served, folders).refused.find(({ kind }) => kind === name) ?? null
}

type PictureFacts = { manifest: MediaManifest; descriptions: Descriptions }

/** What is known of pictures, with what these documents say of them. */
function pictureFacts(
  read: ReadonlyMap<ContentKindName, readonly unknown[]>,
  { contentDir, publicDir }: { contentDir: string; publicDir: string },
): PictureFacts {
  const edited = new Map([...read].map(([name, list]) => [`${name}.json`, JSON.stringify(list)]))
  return { manifest: readMediaManifest(publicDir), descriptions: readDescriptions(contentDir, edited) }
}

/** The first thing that is wrong with a document, or null. */
function problemOf(
  name: ContentKindName,
  document: unknown,
  { manifest, descriptions }: PictureFacts,
): { where: string; reason: string } | null {
  // References are filled in later, when all facts are known.
  const text = JSON.stringify(document).replaceAll(reference, unknownYet)
  const value = withPictureFiles(JSON.parse(text), manifest, descriptions)
  const result = contentKind(name).schema.safeParse(value, { error: inDutch })
  const issue = result.error?.issues[0]
  return issue ? { where: issue.path.map(String).join('.'), reason: issue.message } : null
}

/** What editors read of a value that is wrong, unless the schema says it in its own words. */
const inDutch: z.core.$ZodErrorMap = (issue) =>
  issue.input === undefined ? 'dit is nog niet ingevuld' : z.locales.nl().localeError(issue)

function editedFiles(documents: KindDocuments): EditedFiles {
  return new Map(
    [...documents].flatMap(([name, list]) =>
      [...filesOfDocuments(name, list)].map(([file, value]): [string, string] => [file, JSON.stringify(value)]),
    ),
  )
}

function kindOfFile(file: string): ContentKindName | undefined {
  return contentKindNames.find((name) => {
    const kind = contentKind(name)
    if ('file' in kind) return kind.file === file
    return 'list' in kind ? kind.list === file : file.startsWith(`${kind.folder}/`)
  })
}

export type EditedContent = {
  /** The content as it is served now; `base` until the server has answered once. The first call waits for that, at most ten seconds. */
  files: () => Promise<ContentFiles>
  /** The same at once: as it was read last, or `base`. */
  served: () => ContentFiles
  refused: () => readonly RefusedDocument[]
  /** Whether the last reading failed and an earlier one is served. */
  isStale: () => boolean
  /** Those that are served. */
  documents: () => KindDocuments
  /** Reads these kinds again soon. */
  renew: (names: readonly ContentKindName[]) => void
  close: () => void
}

export type EditedContentOptions = {
  source: DocumentSource
  base: ContentFiles
  contentDir: string
  publicDir: string
  /** Where the good documents stay over a restart, by kind. */
  stored: ResponseFile<readonly ContentDocument[]>
  /** Called with each new edition before it is served, and the one before; null for the first of this process. */
  onMade: (edition: Edition, before: Edition | null) => Promise<void>
}

/** Of a kind that the server had before: its last good version is served. */
const isGone = 'staat niet meer op de inhoudsserver, of is niet gepubliceerd'
/** ms after which everything is read again, in case a webhook was lost. */
const rereadAfterMs = 600_000

export function editedContent({ source, base, stored, onMade, ...folders }: EditedContentOptions): EditedContent {
  /** The kinds that changed since they were read; null or none for all. */
  let changed: Set<ContentKindName> | null = null
  let served: Edition | null = storedEdition(stored, folders)

  async function make(before: Edition | null): Promise<Edition> {
    const asked = new Set(changed === null || changed.size === 0 ? contentKindNames : changed)
    changed = new Set()
    try {
      const read = undecided(before?.documents ?? new Map())
      const gone: RefusedDocument[] = []
      const readKind = async (name: ContentKindName) => {
        const documents = await source.read(name)
        if (documents !== null && documents.length === 0) read.delete(name)
        else if (documents !== null) read.set(name, documents)
        else if (read.has(name)) gone.push({ kind: name, key: '', where: '', reason: isGone })
      }
      for (const name of asked) await readKind(name)
      // Documents that name one which has another name now, or is not there any more, say so only when they are read again.
      const renamed = [...asked].filter((name) => {
        const keys = new Set(read.get(name)?.map((document) => keyOf(name, document)))
        return before?.documents.get(name)?.some(({ key }) => !keys.has(key))
      })
      for (const name of kindsThatName(renamed).filter((kind) => !asked.has(kind))) {
        asked.add(name)
        await readKind(name)
      }
      const made = makeEdition(read, before?.documents ?? new Map(), folders)
      // What was wrong of a kind that was not read now still is, while its last good version is served.
      const others = (before?.refused ?? []).filter(
        ({ kind }) => !asked.has(kind) && !made.refused.some((one) => one.kind === kind),
      )
      const edition = { ...made, refused: [...others, ...gone, ...made.refused] }
      reportRefused(edition.refused)
      await onMade(edition, before)
      stored.write(edition.documents)
      served = edition
      return edition
    } catch (error) {
      changed = null // what was not read is asked for with all the rest
      throw error
    }
  }

  const fresh = keepFresh<Edition>({
    name: 'documents',
    make,
    isWhole: () => true,
    refreshMs: rereadAfterMs,
    initial: served,
  })
  return {
    files: () =>
      fresh.current().then(
        ({ files }) => files,
        () => base,
      ),
    served: () => served?.files ?? base,
    refused: () => served?.refused ?? [],
    isStale: () => fresh.state() !== 'fresh',
    documents: () => served?.documents ?? new Map(),
    renew(names) {
      for (const name of names) changed?.add(name)
      if (names.length > 0) fresh.renew()
    },
    close: fresh.close,
  }
}

function undecided(documents: KindDocuments): Map<ContentKindName, readonly unknown[]> {
  return new Map([...documents].map(([name, list]) => [name, list.map(({ document }) => document)]))
}

/** What an earlier process served; null when there was none, or content/ changed so that it does not fit any more. */
function storedEdition(
  stored: ResponseFile<readonly ContentDocument[]>,
  folders: { contentDir: string; publicDir: string },
): Edition | null {
  const documents = new Map(
    [...stored.read()].flatMap(([name, list]): [ContentKindName, readonly ContentDocument[]][] =>
      isContentKind(name) ? [[name, list]] : [],
    ),
  )
  if (documents.size === 0) return null
  try {
    return makeEdition(undecided(documents), new Map(), folders)
  } catch {
    return null // it is read again from the server
  }
}

/** What editors have written and not published yet, for previews: read at every call as far as it changed. */
export function draftContent(
  source: DocumentSource,
  folders: { contentDir: string; publicDir: string },
): () => Promise<Edition> {
  const read = new Map<ContentKindName, { stamp: string; documents: readonly unknown[] | null }>()
  let latest: Edition | null = null
  return async () => {
    const stamps = await Promise.all(contentKindNames.map(async (name) => ({ name, stamp: await source.stamp(name) })))
    const changed = stamps.filter(({ name, stamp }) => read.get(name)?.stamp !== stamp).map(({ name }) => name)
    const naming = kindsThatName(changed) // may have to say another name
    for (const { name, stamp } of stamps)
      if (changed.includes(name) || naming.includes(name)) read.set(name, { stamp, documents: await source.read(name) })
    if (latest !== null && changed.length === 0) return latest
    const known = [...read].flatMap(([name, { documents }]): [ContentKindName, readonly unknown[]][] =>
      documents === null || documents.length === 0 ? [] : [[name, documents]],
    )
    latest = makeEdition(new Map(known), latest?.documents ?? new Map(), folders)
    return latest
  }
}
