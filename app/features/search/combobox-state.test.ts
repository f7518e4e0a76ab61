import { expect, test } from 'vitest'
import { emptyCombobox, nextCombobox, openedByEnter, statusText, type ComboboxEvent } from './combobox-state.ts'

const after = (...events: ComboboxEvent[]) => events.reduce(nextCombobox, emptyCombobox)
const typed = (query: string): ComboboxEvent => ({ type: 'typed', query })
const answered = (query: string, total: number): ComboboxEvent => ({
  type: 'answered',
  answer: {
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

test('an empty or white query shows nothing, a query waits for its answer', () => {
  expect(statusText(after())).toBe('')
  expect(statusText(after(typed('   ')))).toBe('')
  expect(statusText(after(typed('eiken')))).toBe('Laden...')
  expect(statusText(after(typed('eiken'), answered('eiken', 0)))).toBe('Geen resultaten gevonden.')
  expect(statusText(after(typed('eiken'), answered('eiken', 1)))).toBe('1 resultaat')
  expect(statusText(after(typed('eiken'), answered('eiken', 12)))).toBe('12 resultaten')
})

test('a stale answer never overwrites a newer one, nor comes back after the query was cleared', () => {
  expect(after(typed('ei'), typed('eik'), answered('eik', 3), answered('ei', 9)).answer?.query).toBe('eik')
  expect(after(typed('ei'), typed(''), answered('ei', 9)).answer).toBe(null)
})

test('the results of the query before stay in sight until the next ones come', () => {
  expect(after(typed('ei'), answered('ei', 9), typed('eik')).answer?.query).toBe('ei')
  expect(after(typed('ei'), answered('ei', 9), typed(' ')).answer).toBe(null)
})

test('arrows go round', () => {
  const found = [typed('ei'), answered('ei', 3)]
  expect(after(...found, down).highlighted).toBe(0)
  expect(after(...found, up).highlighted).toBe(2)
  expect(after(...found, down, down, down, down).highlighted).toBe(0)
  expect(after(typed('ei'), down).highlighted).toBe(null)
})

test('Enter opens the highlighted or the only result, and never a result of an earlier query', () => {
  expect(openedByEnter(after(typed('ei'), answered('ei', 3)))).toBe(null)
  expect(openedByEnter(after(typed('ei'), answered('ei', 3), down, down))).toBe(1)
  expect(openedByEnter(after(typed('ei'), answered('ei', 1)))).toBe(0)
  expect(openedByEnter(after(typed('ei'), answered('ei', 1), typed('eik')))).toBe(null)
  expect(openedByEnter(after(typed('ei'), answered('ei', 3), down, typed('eik')))).toBe(null)
})
