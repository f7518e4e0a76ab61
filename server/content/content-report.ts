/** What was last read of each list and of the documents of the content server: for /readyz?verbose, the log and the metrics. */
import { metrics } from '#server/observe/metrics.ts'
import { reportProblem } from '#server/observe/problem-report.ts'
import type { ContentKindName } from './content-kinds.ts'
import type { EntryCount } from './strapi/entry-reader.ts'

export type ListReport = Omit<EntryCount, 'missing'> & { list: string }

/** Refusals per kind in the report; a list that lost them all would be long. */
const shownRefusals = 20
const lists = new Map<string, readonly EntryCount[]>()

/** Keeps what was read of a list; a refusal that was not in its previous reading is logged. */
export function reportList(list: string, counts: readonly EntryCount[]): void {
  const before = new Set((lists.get(list) ?? []).flatMap(({ refusals }) => refusals.map((one) => JSON.stringify(one))))
  lists.set(list, counts)
  for (const { kind, found, refusals } of counts) {
    metrics.entriesRead(list, kind, found - refusals.length, refusals.length)
    for (const refusal of refusals)
      if (!before.has(JSON.stringify(refusal)))
        reportProblem({ event: 'content-entry-refused', about: { list, kind, ...refusal } })
  }
}

/** Every list that was read, each with its kinds; empty without a content server. */
export function contentReport(): ListReport[] {
  return [...lists].flatMap(([list, counts]) =>
    counts.map(({ kind, found, refusals }) => ({ list, kind, found, refusals: refusals.slice(0, shownRefusals) })),
  )
}

/** A document that was not taken: which, where in it, and why. */
export type RefusedDocument = { kind: ContentKindName; key: string; where: string; reason: string }

let refused: readonly RefusedDocument[] = []

/** Keeps which documents were not taken in the last reading; one that was taken before is logged. */
export function reportRefused(documents: readonly RefusedDocument[]): void {
  const before = new Set(refused.map((one) => JSON.stringify(one)))
  refused = documents
  for (const one of documents)
    if (!before.has(JSON.stringify(one))) reportProblem({ event: 'content-document-refused', about: one })
}

/** The documents that were not taken in the last reading. */
export function refusedDocuments(): readonly RefusedDocument[] {
  return refused
}
