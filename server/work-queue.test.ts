import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createWorkQueue } from './work-queue.ts'

test('runs at most the allowed number at once, all in order of arrival, and continues after a failure', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 3 }),
      fc.array(fc.boolean(), { maxLength: 12 }),
      fc.scheduler(),
      async (concurrency, works, scheduler) => {
        const queue = createWorkQueue(concurrency)
        let running = 0
        const started: number[] = []
        const results = works.map((succeeds, index) =>
          queue.run(async () => {
            started.push(index)
            running += 1
            expect(running).toBeLessThanOrEqual(concurrency)
            await scheduler.schedule(Promise.resolve())
            running -= 1
            if (!succeeds) throw new Error('work that fails')
            return index
          }),
        )
        expect(queue.waiting()).toBe(Math.max(0, works.length - concurrency))
        const ended = Promise.allSettled(results)
        await scheduler.waitFor(ended)
        expect((await ended).map(({ status }) => status)).toEqual(
          works.map((succeeds) => (succeeds ? 'fulfilled' : 'rejected')),
        )
        expect(started).toEqual(works.map((_, index) => index))
        expect(await queue.run(() => Promise.resolve('free again'))).toBe('free again')
      },
    ),
  )
})
