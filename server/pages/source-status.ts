/** How every source that pages are made of is, for people: asked itself, with what the site remembers as the second word. */
import { withTimeout } from '#server/cache/with-timeout.ts'

/** 'fresh': the source answers; 'kept': it does not, and the last good answer stands in; 'missing': neither. */
export type SourceState = 'fresh' | 'kept' | 'missing'
export type SourceCheck = {
  name: string
  /** Asks the source itself; how many entries it has, null where counting says nothing. */
  ask: () => Promise<number | null>
  /** The same of what pages show; the source itself where nothing stands in for it. */
  remember?: () => Promise<number | null>
}
export type SourceStatus = { checkedAt: string; sources: { name: string; state: SourceState; count: number | null }[] }

/** A source that is silent for so many ms is not there. */
const patience = 3_000

export async function sourceStatus(checks: readonly SourceCheck[], now: () => Date): Promise<SourceStatus> {
  const counted = (count: Promise<number | null>) =>
    withTimeout(
      count.then((value) => ({ count: value })),
      patience,
      null,
    )
  const sources = await Promise.all(
    checks.map(async ({ name, ask, remember }) => {
      const fresh = await counted(ask())
      const kept = fresh ?? (remember ? await counted(remember()) : null)
      return {
        name,
        state: fresh ? ('fresh' as const) : kept ? ('kept' as const) : ('missing' as const),
        count: kept?.count ?? null,
      }
    }),
  )
  return { checkedAt: now().toISOString(), sources }
}
