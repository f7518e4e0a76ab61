import { expect, test } from 'vitest'
import { hoursOfVacancy } from '#domain/vacancies/vacancy-hours.ts'
import { employmentTypes, jobPostingData, richTextHtml, salaryIn, vacancyDescription } from './vacancy-seo.ts'
import type { Vacancy } from '#domain/vacancies/vacancy.schema.ts'

const vacancy: Vacancy & { placed: string } = {
  titel: 'Spuiter',
  slug: 'spuiter',
  locatie: 'Oeverdam',
  uren: '32-38',
  beschrijving: [],
  algemene_info: [],
  actief: true,
  createdAt: '2026-09-30T23:30:00.000Z',
  placed: '2026-10-01',
}

test('hours decide whether it is a full week, a part of one, or either', () => {
  expect(['38', '36', '24', '32-38', '16-24'].map(employmentTypes)).toEqual([
    ['FULL_TIME'],
    ['FULL_TIME'],
    ['PART_TIME'],
    ['FULL_TIME', 'PART_TIME'],
    ['PART_TIME'],
  ])
})

test('hours are written as the vacancy has them', () => {
  expect(hoursOfVacancy('32-38')).toBe('32-38 uur')
})

test('the description fits', () => {
  expect(vacancyDescription(vacancy).length).toBeGreaterThanOrEqual(60)
  expect(vacancyDescription({ ...vacancy, titel: 'Medewerker service en onderdelen' }).length).toBeLessThanOrEqual(175)
})

test('search engines get a posting with its day and its place', () => {
  expect(jobPostingData(vacancy)).toMatchObject({ '@type': 'JobPosting', datePosted: '2026-10-01', title: 'Spuiter' })
})

test('the salary is read from the words, as numbers a month', () => {
  expect(salaryIn('€ 2.780 tot € 3.640 bruto per maand bij 38 uur, naar ervaring')).toMatchObject({
    currency: 'EUR',
    value: { minValue: 2780, maxValue: 3640, unitText: 'MONTH' },
  })
  expect(salaryIn('In overleg, € 100 per dag')).toBeNull()
})

test('a posting keeps its paragraphs and lists, and no text of an editor becomes markup', () => {
  expect(
    richTextHtml([
      { type: 'heading', level: 2, children: [{ type: 'text', text: 'Werk & <b>meer</b>' }] },
      { type: 'paragraph', children: [{ type: 'text', text: ' ' }] },
      {
        type: 'list',
        format: 'unordered',
        children: [{ type: 'list-item', children: [{ type: 'text', text: 'zagen' }] }],
      },
    ]),
  ).toBe('<p><strong>Werk &amp; &lt;b&gt;meer&lt;/b&gt;</strong></p><ul><li>zagen</li></ul>')
})

test('work elsewhere is not given the address of the workshop', () => {
  expect(JSON.stringify(jobPostingData({ ...vacancy, locatie: 'Elders' }))).not.toContain('streetAddress')
  expect(JSON.stringify(jobPostingData(vacancy))).toContain('streetAddress')
})
