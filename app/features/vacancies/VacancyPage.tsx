/** One vacancy: the work, the terms, and how to apply. */
import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { formatDate } from '#domain/dutch-day.ts'
import type { RichText as RichTextBlocks } from '#domain/rich-text.ts'
import { site } from '#domain/site.ts'
import { Band } from '#app/ui/band/Band.tsx'
import { Breadcrumbs } from '#app/ui/breadcrumbs/Breadcrumbs.tsx'
import { crumbsTo } from '#domain/site-map.ts'
import { ButtonLink } from '#app/ui/button/Button.tsx'
import { Picture } from '#app/ui/picture/Picture.tsx'
import { hrefTo } from '#app/ui/link/href.ts'
import { RichText } from '#app/ui/rich-text/RichText.tsx'
import { StructuredData } from '#app/ui/structured-data/StructuredData.tsx'
import { vacancyQueryOptions } from './vacancy-query.ts'
import { jobPostingData } from './vacancy-seo.ts'
import { hoursOfVacancy } from '#domain/vacancies/vacancy-hours.ts'
import styles from './VacancyPage.module.css'

/** `children`: the form to apply with, below the vacancy. */
export function VacancyPage({ slug, children }: { slug: string; children: ReactNode }) {
  const { data: vacancy } = useSuspenseQuery(vacancyQueryOptions(slug))
  if (!vacancy) return null // the loader has already thrown notFound()
  const mail = `mailto:${site.emailJobs}?subject=${encodeURIComponent(`Sollicitatie ${vacancy.titel}`)}`
  const [intro, duties] = splitAtHeading(vacancy.beschrijving, 0)
  const [terms, letter] = splitAtHeading(vacancy.algemene_info, 1)
  return (
    <>
      <Band space="none">
        <header className={styles['head']}>
          <Breadcrumbs crumbs={crumbsTo(`/vacatures/${slug}`, vacancy.titel)} />
          <p className={styles['facts']}>
            {vacancy.locatie}, {hoursOfVacancy(vacancy.uren)}
          </p>
          <h1>{vacancy.titel}</h1>
          <div className={styles['lead']}>
            <RichText blocks={intro} />
          </div>
          <p className={styles['apply']}>
            <ButtonLink href="#sollicitatieformulier" data-print="hide">
              Solliciteer op deze pagina
            </ButtonLink>
            <span>
              <span data-print="hide">of </span>per e-mail: <a href={mail}>{site.emailJobs}</a>
            </span>
          </p>
          {vacancy.picture?.file && (
            <Picture
              slot={vacancy.picture}
              className={styles['picture']}
              sizes="(width <= 700px) 105vw, 53vw"
              priority="hero"
            />
          )}
        </header>
      </Band>
      <Band space="tight" aria-label="De functie">
        <div className={styles['job']}>
          <aside className={styles['terms']} aria-label="Algemene informatie">
            <RichText blocks={terms} />
            <p className={styles['note']}>
              Geplaatst op <time dateTime={vacancy.placed}>{formatDate(vacancy.placed)}</time>
            </p>
          </aside>
          <div className={styles['work']}>
            <RichText blocks={[...duties, ...letter]} />
          </div>
        </div>
        <p data-print="hide">
          <ButtonLink look="quiet" href={hrefTo({ to: '/vacatures' })}>
            Alle vacatures
          </ButtonLink>
        </p>
      </Band>
      {children}
      <StructuredData of={vacancy} as={jobPostingData} />
    </>
  )
}

/** Two parts: the blocks before the first heading at or after index `from`, and the rest, which is empty without such a heading. */
function splitAtHeading(blocks: RichTextBlocks, from: number): [RichTextBlocks, RichTextBlocks] {
  const at = blocks.findIndex(({ type }, index) => index >= from && type === 'heading')
  return at === -1 ? [blocks, []] : [blocks.slice(0, at), blocks.slice(at)]
}
