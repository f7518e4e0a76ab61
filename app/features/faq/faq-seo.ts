/** Titles, descriptions and structured data of the question pages. */
import { cutAtWord } from '#domain/cut-at-word.ts'
import type { RichText } from '#domain/rich-text.ts'
import { richTextToPlain } from '#domain/rich-text-plain.ts'

type Question = { title: string; antwoord: RichText }

const titleLength = 62
const descriptionLength = 160

/** The question, cut after a whole word when it is too long for a title. */
export function faqTitle(question: string): string {
  return cutAtWord(question, titleLength)
}

/** The beginning of the answer, after the question when the answer is short. */
export function faqDescription({ title, antwoord }: Question): string {
  const answer = richTextToPlain(antwoord)
  return cutAtWord(answer.length < 60 ? `${title} ${answer}` : answer, descriptionLength)
}

/** schema.org/FAQPage of questions that a page shows with their answers. */
export function faqListData(questions: readonly Question[]): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map((question) => entity(question)),
  }
}

/** schema.org/QAPage of one question. */
export function questionData(question: Question & { createdAt: string }): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'QAPage',
    mainEntity: { ...entity(question), answerCount: 1, dateCreated: question.createdAt },
  }
}

function entity({ title, antwoord }: Question) {
  return { '@type': 'Question', name: title, acceptedAnswer: { '@type': 'Answer', text: richTextToPlain(antwoord) } }
}
