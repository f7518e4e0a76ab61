import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createGate } from './gate.ts'

test('no more than allowed are under way, everything that was let in ends in its turn, and what is beyond the line is turned away', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 3 }),
      fc.integer({ min: 0, max: 4 }),
      fc.array(fc.boolean(), { maxLength: 12 }),
      fc.scheduler(),
      async (atOnce, waiting, works, scheduler) => {
        const gate = createGate({ atOnce, waiting })
        let underWay = 0
        const started: number[] = []
        const answers = works.map((succeeds, index) =>
          gate(async () => {
            started.push(index)
            underWay += 1
            expect(underWay).toBeLessThanOrEqual(atOnce)
            await scheduler.schedule(Promise.resolve())
            underWay -= 1
            if (!succeeds) throw new Error('work that fails')
            return index
          }),
        )
        const letIn = Math.min(works.length, atOnce + waiting)
        expect(answers.map((answer) => answer !== null)).toEqual(works.map((_, index) => index < letIn))
        const ended = Promise.allSettled(answers.slice(0, letIn).flatMap((answer) => (answer === null ? [] : [answer])))
        await scheduler.waitFor(ended)
        expect((await ended).map(({ status }) => status)).toEqual(
          works.slice(0, letIn).map((succeeds) => (succeeds ? 'fulfilled' : 'rejected')),
        )
        expect(started).toEqual(Array.from({ length: letIn }, (_, index) => index))
        expect(gate(() => Promise.resolve())).not.toBeNull() // the places are free again
      },
    ),
  )
})
