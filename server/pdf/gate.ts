/** Lets heavy work through a few at a time: a queue that has an end, so that nobody can fill it for everybody. */

/** Runs work at once or in its turn; null when too many are waiting already. */
export type Gate = <TResult>(work: () => Promise<TResult>) => Promise<TResult> | null

/** `atOnce` are under way together, `waiting` more stand in line. */
export function createGate({ atOnce, waiting }: { atOnce: number; waiting: number }): Gate {
  const line: (() => void)[] = []
  let underWay = 0
  const leave = () => {
    const next = line.shift()
    if (next) next() // takes the place that is left
    else underWay -= 1
  }
  return (work) => {
    if (underWay < atOnce) {
      underWay += 1
      return work().finally(leave)
    }
    if (line.length >= waiting) return null
    return new Promise<void>((enter) => {
      line.push(enter)
    })
      .then(work)
      .finally(leave)
  }
}
