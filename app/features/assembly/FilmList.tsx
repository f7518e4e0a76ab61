/** The films of guides with links to their steps; the first drawing where there is no film. */
import { useSuspenseQuery } from '@tanstack/react-query'
import { Band } from '#app/ui/band/Band.tsx'
import { ButtonLink } from '#app/ui/button/Button.tsx'
import { Picture } from '#app/ui/picture/Picture.tsx'
import { Film } from './Film.tsx'
import { guideFilmsQueryOptions } from './guide-query.ts'
import type { FilmFolder } from './guide-slugs.ts'
import { stepHref } from './steps/step-list.ts'
import styles from './FilmList.module.css'

export function FilmList({ folder }: { folder: FilmFolder }) {
  const { data: guides } = useSuspenseQuery(guideFilmsQueryOptions(folder))
  return (
    <Band space="tight" aria-label="Films en stappen">
      {guides.map((guide) => (
        <article key={guide.path} className={styles['guide']}>
          <div className={styles['film']}>
            {guide.film ? (
              <Film film={guide.film} title={guide.title} />
            ) : (
              guide.drawing?.file && <Picture slot={guide.drawing} sizes="(width <= 900px) 91vw, 53vw" />
            )}
          </div>
          <div className={styles['words']}>
            <h2 className={styles['title']}>{guide.title}</h2>
            {guide.film && guide.film.cues.length > 0 && (
              <ul className={styles['cues']} aria-label="In de film">
                {guide.film.cues.map((cue) => (
                  <li key={cue}>{cue}</li>
                ))}
              </ul>
            )}
            <ul className={styles['chapters']}>
              {guide.chapters.map(({ slug, title, stepCount }) => (
                <li key={slug}>
                  <a href={stepHref(guide.path, { chapter: slug, index: 0 })}>{title}</a>{' '}
                  <span>{stepCount} stappen</span>
                </li>
              ))}
            </ul>
            <p className={styles['more']}>
              <ButtonLink look="quiet" href={guide.path}>
                Alle stappen met tekeningen
              </ButtonLink>
            </p>
          </div>
        </article>
      ))}
    </Band>
  )
}
