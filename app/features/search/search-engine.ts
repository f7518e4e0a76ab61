/**
 * Where the search of the dropdown runs: a worker, so that typing never waits for it, or this thread where a worker cannot start.
 * Nothing is loaded before the first query (docs/rules.md, Search).
 */
import { loadLists } from './search-lists.ts'
import { topResults, type SearchResults } from './top-results.ts'

type Engine = (query: string) => Promise<SearchResults>

let engine: Engine | undefined

/** The results for a query that is not empty. @throws when nothing of the search can be loaded */
export function findResults(query: string): Promise<SearchResults> {
  engine ??= createWorkerEngine()
  return engine(query)
}

/** Runs one query at a time, and of those that are waiting only the last one, whose results all of them get. */
function createWorkerEngine(): Engine {
  let waiting: { query: string; resolve: (results: SearchResults | Promise<SearchResults>) => void }[] = []
  let isRunning = false
  let fallback: Engine | undefined

  const worker = startWorker()
  const giveUp = () => {
    worker?.terminate()
    fallback = createThreadEngine()
    for (const { query, resolve } of waiting) resolve(fallback(query))
    waiting = []
  }
  const runLast = () => {
    const last = waiting.at(-1)
    isRunning = last !== undefined
    if (last) worker?.postMessage(last.query, [])
  }
  worker?.addEventListener('message', ({ data }: MessageEvent<SearchResults>) => {
    const place = waiting.findLastIndex(({ query }) => query === data.query)
    for (const { resolve } of waiting.splice(0, place + 1)) resolve(data)
    runLast()
  })
  worker?.addEventListener('error', giveUp)
  if (worker === null) giveUp()

  return (query) =>
    fallback?.(query) ??
    new Promise((resolve) => {
      waiting.push({ query, resolve })
      if (!isRunning) runLast()
    })
}

function startWorker(): Worker | null {
  try {
    return new Worker(new URL('./search-worker.ts', import.meta.url), { type: 'module', name: 'zoeken' })
  } catch {
    return null
  }
}

function createThreadEngine(): Engine {
  const search = import('#domain/search/find-items.ts').then(async ({ createItemSearch }) => {
    const { items, words } = await loadLists()
    return createItemSearch(items, words)
  })
  return async (query) => topResults(query, (await search)(query))
}
