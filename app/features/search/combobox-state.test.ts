import { expect, test } from 'vitest'
import { emptyCombobox, nextCombobox, openedByEnter, statusText, type ComboboxEvent } from './combobox-state.ts'

const after = (...events: ComboboxEvent[]) => events.reduce(nextCombobox, emptyCombobox)
const typed = (query: string): ComboboxEvent => ({ type: 'typed', query })
const found = (query: string, total: number): ComboboxEvent => ({
  type: 'found',
  results: {
    query,
    total,
    items: Array.from({ length: Math.min(5, total) }, (_, place) => ({
      title: `${query} ${place}`,
      description: '',
      url: `/${place}`,
      category: 'Pagina',
    })),
  },
})
const down: ComboboxEvent = { type: 'moved', by: 1 }
const up: ComboboxEvent = { type: 'moved', by: -1 }

test('an empty or blank query shows nothing, any other waits for its results', () => {
  expect(statusText(after())).toBe('')
  expect(statusText(after(typed('   ')))).toBe('')
  expect(statusText(after(typed('eiken')))).toBe('Laden...')
  expect(statusText(after(typed('eiken'), found('eiken', 0)))).toBe('Geen resultaten gevonden.')
  expect(statusText(after(typed('eiken'), found('eiken', 1)))).toBe('1 resultaat')
  expect(statusText(after(typed('eiken'), found('eiken', 12)))).toBe('12 resultaten')
})

test('stale results never replace newer ones, nor come back after the query was cleared', () => {
  expect(after(typed('ei'), typed('eik'), found('eik', 3), found('ei', 9)).results?.query).toBe('eik')
  expect(after(typed('ei'), typed(''), found('ei', 9)).results).toBe(null)
})

test('the results of the previous query are shown until the next ones are there', () => {
  expect(after(typed('ei'), found('ei', 9), typed('eik')).results?.query).toBe('ei')
  expect(after(typed('ei'), found('ei', 9), typed(' ')).results).toBe(null)
})

test('arrows go round from the last result to the first', () => {
  const three = [typed('ei'), found('ei', 3)]
  expect(after(...three, down).highlighted).toBe(0)
  expect(after(...three, up).highlighted).toBe(2)
  expect(after(...three, down, down, down, down).highlighted).toBe(0)
  expect(after(typed('ei'), down).highlighted).toBe(null)
})

test('Enter opens the highlighted or the only result, and never a result of an earlier query', () => {
  expect(openedByEnter(after(typed('ei'), found('ei', 3)))).toBe(null)
  expect(openedByEnter(after(typed('ei'), found('ei', 3), down, down))).toBe(1)
  expect(openedByEnter(after(typed('ei'), found('ei', 1)))).toBe(0)
  expect(openedByEnter(after(typed('ei'), found('ei', 1), typed('eik')))).toBe(null)
  expect(openedByEnter(after(typed('ei'), found('ei', 3), down, typed('eik')))).toBe(null)
})
