/** Limits how much heavy work runs at the same time. */

/** A queue that runs at most `concurrency` pieces of work at once, in order of arrival. */
export function createWorkQueue(concurrency: number) {
  const waiting: (() => void)[] = []
  let running = 0
  return {
    /** Number of jobs that wait. */
    waiting: () => waiting.length,
    async run<T>(work: () => Promise<T>): Promise<T> {
      if (running < concurrency) running += 1
      else
        await new Promise<void>((resolve) => {
          waiting.push(resolve)
        })
      try {
        return await work()
      } finally {
        const next = waiting.shift()
        if (next) next() // hands its slot to the next job
        else running -= 1
      }
    },
  }
}
