/** Questions as links to their pages, one a line. */
import { wholeWords } from '#app/lib/whole-words.ts'
import { SiteLink } from '#app/ui/link/SiteLink.tsx'
import styles from './QuestionLinks.module.css'

type QuestionLinksProps = { questions: readonly { title: string; slug: string }[]; className?: string | undefined }

export function QuestionLinks({ questions, className }: QuestionLinksProps) {
  return (
    <ul className={className}>
      {questions.map(({ title, slug }) => (
        <li key={slug} className={styles['line']}>
          <SiteLink className={styles['link']} link={{ to: '/veelgestelde-vragen/$vraag', params: { vraag: slug } }}>
            {wholeWords(title)}
          </SiteLink>
        </li>
      ))}
    </ul>
  )
}
