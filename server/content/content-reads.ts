/**
 * What of the content a page is made of. Readers of content say what they give; what was read while a page was made stays with it, and a change
 * makes stale only what has read it (docs/cms.md, Changes show at once). A key is a kind ('faq', 'mirrors') or one document of it ('pages:/contact').
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import { isDeepStrictEqual } from 'node:util'
import type { ContentFiles } from './content-files.ts'

export type ContentReads = ReadonlySet<string>

/** What a search has read. */
export const searchWordsKey = 'searchWords' satisfies keyof ContentFiles

const recording = new AsyncLocalStorage<Set<string>>()

/** Notes that this was read, for the page that is being made, if any. */
export function noteRead(key: string): void {
  recording.getStore()?.add(key)
}

/** What `work` made, and all that it read. */
export function recordReads<T>(work: () => T): { made: T; reads: ContentReads } {
  const reads = new Set<string>()
  return { made: recording.run(reads, work), reads }
}

/** Makes `make` once for each pair of arguments; everyone who takes the result has read what it was made of. */
export function oncePerContent<TFiles extends object, TOther extends object, T>(
  make: (files: TFiles, other: TOther) => T,
): (files: TFiles, other: TOther) => T {
  const known = new WeakMap<TFiles, WeakMap<TOther, { made: T; reads: ContentReads }>>()
  return (files, other) => {
    const ofFiles = known.get(files) ?? new WeakMap<TOther, { made: T; reads: ContentReads }>()
    known.set(files, ofFiles)
    const once = ofFiles.get(other) ?? recordReads(() => make(files, other))
    ofFiles.set(other, once)
    once.reads.forEach(noteRead)
    return once.made
  }
}

const noting = new WeakMap<ContentFiles, ContentFiles>()

/** The same content, which notes what is read of it. */
export function notingReads(files: ContentFiles): ContentFiles {
  const known = noting.get(files)
  if (known) return known
  const maps = {
    collections: new NotingMap('collections', files.collections),
    pages: new NotingMap('pages', files.pages),
    guides: new NotingMap('guides', files.guides),
  }
  const noted = new Proxy<ContentFiles>(
    { ...files, ...maps },
    {
      get(target, field, receiver) {
        if (typeof field === 'string' && !Object.hasOwn(maps, field)) noteRead(field)
        return Reflect.get(target, field, receiver)
      },
    },
  )
  noting.set(files, noted)
  return noted
}

/** Notes each entry that is looked up, and the whole kind for all that looks at more than one. */
class NotingMap<TValue> extends Map<string, TValue> {
  readonly #kind: string
  constructor(kind: string, entries: Iterable<readonly [string, TValue]>) {
    super(entries)
    this.#kind = kind
  }
  override get(key: string) {
    noteRead(`${this.#kind}:${key}`)
    return super.get(key)
  }
  override has(key: string) {
    noteRead(`${this.#kind}:${key}`)
    return super.has(key)
  }
  override get size() {
    noteRead(this.#kind)
    return super.size
  }
  override keys() {
    noteRead(this.#kind)
    return super.keys()
  }
  override values() {
    noteRead(this.#kind)
    return super.values()
  }
  override entries() {
    noteRead(this.#kind)
    return super.entries()
  }
  override forEach(callback: (value: TValue, key: string, map: Map<string, TValue>) => void) {
    noteRead(this.#kind)
    super.forEach(callback)
  }
  override [Symbol.iterator]() {
    return this.entries()
  }
}

/** The keys of what differs between two readings of the content. */
export function changesBetween(before: ContentFiles, now: ContentFiles): string[] {
  const old = new Map<string, unknown>(Object.entries(before))
  return Object.entries(now).flatMap(([field, value]: [string, unknown]) => {
    const was = old.get(field)
    if (isDeepStrictEqual(value, was)) return []
    if (!(value instanceof Map) || !(was instanceof Map)) return [field]
    const keys = [...new Set([...was.keys(), ...value.keys()])].map(String)
    return [
      field,
      ...keys.filter((key) => !isDeepStrictEqual(value.get(key), was.get(key))).map((key) => `${field}:${key}`),
    ]
  })
}
