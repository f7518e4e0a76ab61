/**
 * A question with a memory. Identical questions under way are one; an answer is given again for a while, then once more while a new one is asked
 * for behind it; and when asking fails or takes long, the last good answer stands in. Failures are never kept.
 */
import { LRUCache } from 'lru-cache'
import { metrics } from '#server/observe/metrics.ts'
import { traced } from '#server/observe/tracing.ts'
import { reportProblem } from '#server/observe/problem-report.ts'

/** All in ms. */
export type Memory = {
  /** An answer is given again without asking. */
  ttl: number
  /** After that, it is still given, and a new one is asked for in the background. */
  staleFor: number
  /** Where there is an old answer, a new one is waited for so long. */
  patience: number
  /** After a failure, the old answer is given without asking. */
  pause: number
}

/** Answers that are kept of one question, by what it was asked with. */
const keptAnswers = 1_000
/** Of those that anybody can have made up, such as an unknown slug or a search: they never push the others out, and are asked anew after ten seconds. */
const passingAnswers = 200
const passingTtl = 10_000

export type Remembered<TArgs extends readonly unknown[], TAnswer> = {
  /** The answer. @throws whatever the question throws when there is no earlier answer to give */
  ask: (...args: TArgs) => Promise<TAnswer>
  /** Makes everything be asked anew; what was known before then still stands in for a failure. */
  drop: () => void
}

type Kept<TAnswer> = {
  value: TAnswer
  /** When it was asked for. */ since: number
  generation: number
  failedAt: number
}
type Flight<TAnswer> = { answer: Promise<TAnswer>; since: number; generation: number }

/**
 * `ask` with a memory.
 * `name` is for reports, counters and traces. `isPassing` tells arguments that visitors write themselves; the answer null always is.
 */
export function lastGood<TArgs extends readonly unknown[], TAnswer>(
  name: string,
  ask: (...args: TArgs) => Promise<TAnswer>,
  memory: Memory,
  isPassing: (...args: TArgs) => boolean = () => false,
): Remembered<TArgs, TAnswer> {
  const known = new LRUCache<string, Kept<TAnswer>>({ max: keptAnswers })
  const passing = new LRUCache<string, Kept<TAnswer>>({ max: passingAnswers })
  const flights = new Map<string, Flight<TAnswer>>()
  let generation = 0

  function keep(key: string, kept: Kept<TAnswer>, isPassingAnswer: boolean): void {
    const before = known.peek(key) ?? passing.peek(key)
    if (before && before.generation > kept.generation) return // asked for after a drop, and answered first
    const [into, other] = isPassingAnswer ? [passing, known] : [known, passing]
    other.delete(key)
    into.set(key, kept)
  }

  /** The asking that is under way, or a new one; one that began before a drop is nobody's any more. */
  function fly(key: string, args: TArgs): Flight<TAnswer> {
    const under = flights.get(key)
    if (under?.generation === generation) return under
    const begun = { since: performance.now(), generation }
    const answer = traced(`content ${name}`, {}, () => ask(...args))
      .then(
        (value) => {
          keep(key, { value, ...begun, failedAt: Number.NEGATIVE_INFINITY }, value === null || isPassing(...args))
          return value
        },
        (error: unknown) => {
          const kept = known.peek(key) ?? passing.peek(key)
          if (kept) kept.failedAt = performance.now()
          metrics.sourceFailed(name)
          reportProblem({
            event: 'content-not-answered',
            call: name,
            instead: kept ? 'the last good answer' : 'nothing',
            error,
          })
          throw error
        },
      )
      .finally(() => {
        if (flights.get(key) === flight) flights.delete(key)
      })
    const flight = { ...begun, answer }
    flights.set(key, flight)
    return flight
  }

  return {
    async ask(...args) {
      const key = JSON.stringify(args)
      const kept = known.get(key) ?? passing.get(key)
      if (!kept) return fly(key, args).answer
      const now = performance.now()
      const age = now - kept.since
      const [ttl, staleFor] = passing.has(key) ? [Math.min(memory.ttl, passingTtl), 0] : [memory.ttl, memory.staleFor]
      const isDropped = kept.generation !== generation
      const rests = now - kept.failedAt < memory.pause
      if (rests || (!isDropped && age < ttl)) return kept.value
      const flight = fly(key, args)
      if (isDropped || age >= ttl + staleFor)
        return inTime(flight.answer, memory.patience - (now - flight.since), kept.value)
      flight.answer.catch(() => undefined) // was reported
      return kept.value
    },
    drop() {
      generation += 1
    },
  }
}

/** `answer`, or `instead` when it fails or takes more than `ms`. */
export async function inTime<TAnswer>(answer: Promise<TAnswer>, ms: number, instead: TAnswer): Promise<TAnswer> {
  let timer: NodeJS.Timeout | undefined
  const wait = new Promise<TAnswer>((done) => {
    timer = setTimeout(done, Math.max(0, ms), instead)
  })
  try {
    return await Promise.race([answer.catch(() => instead), wait])
  } finally {
    clearTimeout(timer)
  }
}
