/** What was last read of each list of the content server: for /readyz?verbose, the log and the metrics. */
import { metrics } from '#server/observe/metrics.ts'
import { reportProblem } from '#server/observe/problem-report.ts'
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
