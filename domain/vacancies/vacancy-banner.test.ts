import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cutDescription, showsVacancyBanner, vacancyBanner } from './vacancy-banner.ts'

const vacancy = {
  titel: 'Meubelmaker',
  slug: 'meubelmaker',
  locatie: 'Oeverdam',
  uren: '32-38',
  intro: 'U bouwt kasten.',
}

test('keeps a description of up to 120 characters, and cuts a longer one with three dots', () => {
  expect(cutDescription('a'.repeat(120))).toBe('a'.repeat(120))
  expect(cutDescription('a'.repeat(121))).toBe(`${'a'.repeat(120)}...`)
  fc.assert(
    fc.property(fc.string({ maxLength: 300 }), (text) => {
      const cut = cutDescription(text)
      expect(cut.length).toBeLessThanOrEqual(123)
      expect(text.length > 120 ? cut === `${text.slice(0, 120)}...` : cut === text).toBe(true)
    }),
  )
})

test('links a single vacancy directly, several as a list', () => {
  expect(vacancyBanner([vacancy])?.button).toEqual({ label: 'Bekijk vacature', href: '/vacatures/meubelmaker' })
  expect(vacancyBanner([vacancy, vacancy])?.button).toEqual({ label: 'Bekijk alle vacatures', href: '/vacatures' })
})

test('names title, place and hours of the newest', () => {
  expect(vacancyBanner([vacancy, { ...vacancy, titel: 'Spuiter' }])).toMatchObject({
    titel: 'Meubelmaker',
    locatie: 'Oeverdam',
    uren: '32-38 uur',
    description: 'U bouwt kasten.',
  })
})

test('is hidden on vacancy pages, without vacancies and without a title', () => {
  expect(['/vacatures', '/vacatures/spuiter', '/', '/vacatures-elders'].map(showsVacancyBanner)).toEqual([
    false,
    false,
    true,
    true,
  ])
  expect(vacancyBanner([])).toBeNull()
  expect(vacancyBanner([{ ...vacancy, titel: ' ' }])).toBeNull()
})
