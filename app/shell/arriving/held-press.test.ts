import { runInNewContext } from 'node:vm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerHeldPress, holdPress, takeHeldPress } from './held-press.ts'

class Button {
  presses = 0
  readonly isHeart: boolean
  constructor(isHeart = false) {
    this.isHeart = isHeart
  }
  click() {
    this.presses += 1
  }
  matches() {
    return this.isHeart
  }
}

let click: (target: object) => void

beforeEach(() => {
  const window = {}
  vi.stubGlobal('window', window)
  vi.stubGlobal('HTMLElement', Button)
  runInNewContext(holdPress, {
    w: window,
    on: (_where: object, _kind: string, hear: (event: { target: object }) => void) => {
      click = (target) => hear({ target })
    },
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const on = (button: Button | null) => ({ closest: () => button })

test('the last button that was pressed is pressed once more, and only once', async () => {
  const [first, last] = [new Button(), new Button()]
  click(on(first))
  click(on(last))
  takeHeldPress()
  await answerHeldPress()
  await answerHeldPress()
  expect([first.presses, last.presses]).toEqual([0, 1])
})

test('a click elsewhere lets go of it', async () => {
  const button = new Button()
  click(on(button))
  click(on(null))
  takeHeldPress()
  await answerHeldPress()
  expect(button.presses).toBe(0)
})

test('whoever presses again while React takes over has been heard already', async () => {
  const button = new Button()
  click(on(button))
  takeHeldPress()
  click(on(button))
  await answerHeldPress()
  expect(button.presses).toBe(0)
})

test('hearts are held by their own', async () => {
  const heart = new Button(true)
  click(on(heart))
  takeHeldPress()
  await answerHeldPress()
  expect(heart.presses).toBe(0)
})

test('a click on what is no element of a page is none on a button', () => {
  expect(() => click({})).not.toThrow()
})
