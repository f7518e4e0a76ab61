import { expect, test } from 'vitest'
import { closedMenus, nextMenuState, type HeaderMenuEvent } from './header-menu-state.ts'

const after = (...events: HeaderMenuEvent[]) => events.reduce(nextMenuState, closedMenus)
const enter = (name: string, pointer = 'mouse'): HeaderMenuEvent => ({ type: 'pointer-entered', name, pointer })
const press = (name: string): HeaderMenuEvent => ({ type: 'pressed', name })

test('a mouse that enters a label opens its menu', () => {
  expect(after(enter('Collecties')).open).toBe('Collecties')
})

test('a finger that enters a label opens nothing; its tap does', () => {
  expect(after(enter('Collecties', 'touch')).open).toBe(null)
  expect(after(enter('Collecties', 'touch'), press('Collecties')).open).toBe('Collecties')
})

test('going to another label switches at once', () => {
  expect(after(enter('Collecties'), enter('Contact')).open).toBe('Contact')
})

test('a click on a label that hovering opened keeps it open, the next click closes it', () => {
  expect(after(enter('Contact'), press('Contact')).open).toBe('Contact')
  expect(after(enter('Contact'), press('Contact'), press('Contact')).open).toBe(null)
})

test('pressing another label opens that one', () => {
  expect(after(press('Collecties'), press('Contact')).open).toBe('Contact')
})

test('entering what is open already does not change how it was opened', () => {
  expect(after(press('Contact'), enter('Contact'), press('Contact')).open).toBe(null)
})

test('closing closes whatever is open', () => {
  expect(after(press('Contact'), { type: 'closed' }).open).toBe(null)
  expect(nextMenuState(closedMenus, { type: 'closed' })).toBe(closedMenus)
})
