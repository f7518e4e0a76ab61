import fc from 'fast-check'
import { expect, test } from 'vitest'
import { appear, dismiss, elapse, hiddenOverlay, overlayFade } from './passing-overlay.ts'

test('it stands for its time, fades for 300 ms and is gone', () => {
  const shown = appear(1000, 4000)
  expect(elapse(shown, 4999).phase).toBe('shown')
  expect(elapse(shown, 5000)).toEqual({ phase: 'leaving', until: 5300 })
  expect(elapse(elapse(shown, 5000), 5299).phase).toBe('leaving')
  expect(elapse(elapse(shown, 5000), 5300)).toEqual(hiddenOverlay)
})

test('sent away, it fades from that moment, and sending it away twice changes nothing', () => {
  const leaving = dismiss(appear(0, 2000), 500)
  expect(leaving).toEqual({ phase: 'leaving', until: 500 + overlayFade })
  expect(dismiss(leaving, 600)).toBe(leaving)
  expect(dismiss(hiddenOverlay, 600)).toBe(hiddenOverlay)
})

test('a clock that calls once and late ends where one that calls every millisecond ends', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 3000 }), fc.integer({ min: 1, max: 2000 }), (now, visible) => {
      let stepwise = appear(0, visible)
      for (let moment = 0; moment <= now; moment += 1) stepwise = elapse(stepwise, moment)
      expect(elapse(appear(0, visible), now)).toEqual(stepwise)
    }),
  )
})
