/** Identifies a drawer or hinge, one question at a time. Every answer is a link, so that it works without JavaScript and Back undoes it. */
import { hrefTo } from '#app/ui/link/href.ts'
import { stringifySearch } from '#domain/search-string.ts'
import { Band } from '#app/ui/band/Band.tsx'
import { ButtonLink } from '#app/ui/button/Button.tsx'
import { IdentifyDrawing } from './IdentifyDrawing.tsx'
import { identify, type Kind, type Question, type Seen, type System } from './identify-rules.ts'
import { skipped } from './identify-search.ts'
import styles from './Identify.module.css'

/** Id of the question, to which the link of an answer scrolls. */
const questionId = 'herken'

export function Identify({ kind, seen }: { kind: Kind; seen: Seen }) {
  const { candidates, next } = identify(kind, seen)
  const hasBegun = kind.questions.some(({ key }) => seen[key] !== undefined)
  const [only, ...others] = candidates
  return (
    <Band space="tight" id={questionId}>
      <div className={styles['question']} aria-live="polite">
        {next && <QuestionOptions kind={kind} seen={seen} question={next} />}
        {only && others.length === 0 && <Found system={only} />}
        {!next && others.length > 0 && <Several systems={candidates} noun={kind.noun} />}
        {candidates.length === 0 && <Nothing noun={kind.noun} />}
        {hasBegun && (
          <p className={styles['again']}>
            <a href={`${kind.path}#${questionId}`}>Begin opnieuw</a>
          </p>
        )}
        <p className={styles['again']}>
          <a href={hrefTo({ to: '/service/verzoek' })}>Komt u er niet uit? Stuur service een foto</a>
        </p>
      </div>
      <nav className={styles['known']} aria-label="Kies op de code van het label">
        <p className={styles['label']}>Staat de code op het label in de kast?</p>
        <ul className={styles['codes']}>
          {kind.systems.map((system) => (
            <li key={system.slug}>
              <a href={system.path} data-out={candidates.includes(system) ? undefined : ''}>
                <strong>{system.code}</strong> <span>{system.marks}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </Band>
  )
}

function QuestionOptions({ kind, seen, question }: { kind: Kind; seen: Seen; question: Question }) {
  // An answer that leaves one system leads to its guide at once.
  const hrefWith = (value: string) => {
    const answered = { ...seen, [question.key]: value }
    const [only, ...others] = identify(kind, answered).candidates
    return only && others.length === 0 ? only.path : `${kind.path}${stringifySearch(answered)}#${questionId}`
  }
  return (
    <>
      <h2 className={styles['title']}>{question.title}</h2>
      <p className={styles['where']}>{question.where}</p>
      <ul className={styles['options']}>
        {question.options.map(({ value, label }) => (
          <li key={value}>
            <a className={styles['option']} href={hrefWith(value)}>
              <IdentifyDrawing question={question.key} option={value} />
              <span>{label}</span>
            </a>
          </li>
        ))}
      </ul>
      <p className={styles['skip']}>
        <ButtonLink look="quiet" href={hrefWith(skipped)}>
          Dat kan ik niet zien
        </ButtonLink>
      </p>
    </>
  )
}

function Found({ system }: { system: System }) {
  return (
    <>
      <p className={styles['label']}>Dit is het</p>
      <h2 className={styles['title']}>{system.name}</h2>
      <p className={styles['where']}>
        {system.marks}. Op het label staat {system.code}.
      </p>
      <p className={styles['go']}>
        <ButtonLink href={system.path}>Naar de handleiding</ButtonLink>
        <ButtonLink
          look="secondary"
          rel="nofollow"
          href={hrefTo({ to: '/service/verzoek', search: { article: `${system.name}, ${system.code}` } })}
        >
          Onderdeel aanvragen
        </ButtonLink>
      </p>
    </>
  )
}

function Several({ systems, noun }: { systems: readonly System[]; noun: string }) {
  return (
    <>
      <h2 className={styles['title']}>Deze kunnen het nog zijn</h2>
      <p className={styles['where']}>Elke handleiding begint met hoe u ziet dat u de goede {noun} voor u hebt.</p>
      <ul className={styles['left']}>
        {systems.map((system) => (
          <li key={system.slug}>
            <ButtonLink look="secondary" href={system.path}>
              {system.name}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </>
  )
}

function Nothing({ noun }: { noun: string }) {
  return (
    <>
      <h2 className={styles['title']}>Dit is geen {noun} van ons</h2>
      <p className={styles['where']}>
        Twee antwoorden spreken elkaar tegen, of het onderdeel is van een ander merk. Begin opnieuw, of stuur service
        een foto.
      </p>
      <p className={styles['go']}>
        <ButtonLink href={hrefTo({ to: '/service' })}>Naar service</ButtonLink>
      </p>
    </>
  )
}
