/** Work in turns. */

/** Runs what it is given, at most `atOnce` at a time, in order of arrival. */
export function turns(atOnce: number) {
  let running = 0
  const waiting: (() => void)[] = []
  return async <TResult>(work: () => Promise<TResult>): Promise<TResult> => {
    if (running >= atOnce)
      await new Promise<void>((resolve) => {
        waiting.push(resolve)
      })
    else running += 1
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next() // hands its place on
      else running -= 1
    }
  }
}
