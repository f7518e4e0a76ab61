import { expect, test } from 'vitest'
import type { RichText } from '#domain/rich-text.ts'
import { faqDescription, faqListData, faqTitle, questionData } from './faq-seo.ts'

const answer = (text: string): RichText => [{ type: 'paragraph', children: [{ type: 'text', text }] }]

test('describes a short answer together with its question', () => {
  expect(faqDescription({ title: 'Kan dat ook in beton?', antwoord: answer('Ja, bij Sjithouse.') })).toBe(
    'Kan dat ook in beton? Ja, bij Sjithouse.',
  )
  expect(faqTitle('Hoe?')).toBe('Hoe?')
})

test('gives search engines question and answer as plain text', () => {
  const question = { title: 'Hoe?', antwoord: answer('Zo.'), createdAt: '2026-01-01T00:00:00.000Z' }
  expect(faqListData([question])).toMatchObject({
    '@type': 'FAQPage',
    mainEntity: [{ name: 'Hoe?', acceptedAnswer: { text: 'Zo.' } }],
  })
  expect(questionData(question)).toMatchObject({ '@type': 'QAPage', mainEntity: { answerCount: 1 } })
})
