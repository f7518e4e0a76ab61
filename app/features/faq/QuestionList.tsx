/** Questions that unfold to their answers, with a link to the page of each. */
import type { RichText as RichTextBlocks } from '#domain/rich-text.ts'
import { wholeWords } from '#app/lib/whole-words.ts'
import { Disclosure } from '#app/ui/disclosure/Disclosure.tsx'
import { SiteLink } from '#app/ui/link/SiteLink.tsx'
import { RichText } from '#app/ui/rich-text/RichText.tsx'
import styles from './QuestionList.module.css'

type Question = { title: string; slug: string; antwoord: RichTextBlocks }

export function QuestionList({ questions }: { questions: readonly Question[] }) {
  return (
    <div className={styles['list']}>
      {questions.map(({ title, slug, antwoord }) => (
        <Disclosure key={slug} title={wholeWords(title)}>
          <RichText blocks={antwoord} topLevel={4} />
          <p className={styles['own']} data-print="hide">
            <SiteLink link={{ to: '/veelgestelde-vragen/$vraag', params: { vraag: slug } }}>
              Alleen deze vraag<span className="visually-hidden">: {title}</span>
            </SiteLink>
          </p>
        </Disclosure>
      ))}
    </div>
  )
}
