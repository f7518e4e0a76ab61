/**
 * Where the search of the dropdown runs: a worker, so that typing never waits for it, or this thread where a worker cannot start.
 * Nothing is loaded before the first question (docs/rules.md, Search).
 */
import '#domain/zod-config.ts'
import { z } from 'zod/mini'
import { answerTo, type SearchAnswer } from './search-answer.ts'
import { searchItemsSchema } from '#domain/search/search-item.ts'
import { loadItems } from './search-lists.ts'

type Engine = (query: string) => Promise<SearchAnswer>

let engine: Engine | undefined

/** Asks for the results of a query that is not empty. @throws when nothing of the search can be loaded */
export function askSearch(query: string): Promise<SearchAnswer> {
  engine ??= workerEngine()
  return engine(query)
}

const answerSchema = z.object({ query: z.string(), total: z.number(), items: searchItemsSchema })

/** One question at a time: of those that come meanwhile only the last is worth asking. A question that a later one overtakes gets that one's answer. */
function workerEngine(): Engine {
  let asked: { query: string; tell: (answer: SearchAnswer | Promise<SearchAnswer>) => void }[] = []
  let underWay: string | null = null
  let fallback: Engine | undefined

  const worker = startWorker()
  const giveUp = () => {
    worker?.terminate()
    fallback = threadEngine()
    for (const { query, tell } of asked) tell(fallback(query))
    asked = []
  }
  const askNext = () => {
    underWay = asked.at(-1)?.query ?? null
    if (underWay !== null) worker?.postMessage(underWay, [])
  }
  worker?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const answer = answerSchema.safeParse(data)
    if (!answer.success) return giveUp()
    const place = asked.findLastIndex(({ query }) => query === answer.data.query)
    for (const { tell } of asked.splice(0, place + 1)) tell(answer.data)
    askNext()
  })
  worker?.addEventListener('error', giveUp)
  if (worker === null) giveUp()

  return (query) =>
    fallback?.(query) ??
    new Promise((tell) => {
      asked.push({ query, tell })
      if (underWay === null) askNext()
    })
}

function startWorker(): Worker | null {
  try {
    return new Worker(new URL('./search-worker.ts', import.meta.url), { type: 'module', name: 'zoeken' })
  } catch {
    return null
  }
}

/** The same search on this thread. */
function threadEngine(): Engine {
  const search = import('#domain/search/find-items.ts').then(async ({ createItemSearch }) =>
    createItemSearch(await loadItems()),
  )
  return async (query) => answerTo(query, (await search)(query))
}
