/** The open vacancies. */
import { useSuspenseQuery } from '@tanstack/react-query'
import { site } from '#domain/site.ts'
import { Band } from '#app/ui/band/Band.tsx'
import { SiteLink } from '#app/ui/link/SiteLink.tsx'
import { vacanciesQueryOptions } from './vacancy-query.ts'
import { hoursOfVacancy } from '#domain/vacancies/vacancy-hours.ts'
import styles from './VacancyList.module.css'

export function VacancyList() {
  const { data: vacancies } = useSuspenseQuery(vacanciesQueryOptions())
  return (
    <Band aria-labelledby="open">
      <h2 id="open" className={styles['title']}>
        {vacancies.length === 0
          ? 'Op dit moment is er niets vrij'
          : vacancies.length === 1
            ? 'Eén vacature'
            : `${vacancies.length} vacatures`}
      </h2>
      {vacancies.length === 0 ? (
        <p className={styles['none']}>
          Wij zoeken nu niemand. Kent u hout, lak of steen en wilt u dat wij uw naam bewaren, schrijf dan naar{' '}
          <a href={`mailto:${site.emailJobs}`}>{site.emailJobs}</a>; na een jaar gooien wij uw brief weg.
        </p>
      ) : (
        <ul className={styles['list']}>
          {vacancies.map((vacancy) => (
            <li key={vacancy.slug} className={styles['vacancy']}>
              <h3 className={styles['name']}>
                <SiteLink link={{ to: '/vacatures/$vacature', params: { vacature: vacancy.slug } }}>
                  {vacancy.titel}
                </SiteLink>
              </h3>
              <p className={styles['facts']}>
                {vacancy.locatie}, {hoursOfVacancy(vacancy.uren)}
              </p>
              <p className={styles['intro']}>{vacancy.intro}</p>
            </li>
          ))}
        </ul>
      )}
    </Band>
  )
}
