/** 'Nieuwe vacature': a band above the footer. */
import { useQuery } from '@tanstack/react-query'
import { ButtonLink } from '#app/ui/button/Button.tsx'
import { showsVacancyBanner } from '#domain/vacancies/vacancy-banner.ts'
import { vacancyBannerQueryOptions } from './vacancy-banner-query.ts'
import styles from './VacancyBanner.module.css'

/** Nothing on vacancy pages, without a vacancy, and when vacancies could not be read. */
export function VacancyBanner({ pathname }: { pathname: string }) {
  const { data: banner } = useQuery(vacancyBannerQueryOptions())
  if (!banner || !showsVacancyBanner(pathname)) return null
  return (
    <aside className={styles['banner']} aria-label="Nieuwe vacature" data-print="hide">
      <div className={styles['inner']}>
        <p className={styles['label']}>Nieuwe vacature</p>
        <p className={styles['title']}>{banner.titel}</p>
        <p className={styles['facts']}>
          {banner.locatie}, {banner.uren}
        </p>
        <p className={styles['text']}>{banner.description}</p>
        <ButtonLink className={styles['button']} look="secondary" href={banner.button.href}>
          {banner.button.label}
        </ButtonLink>
      </div>
    </aside>
  )
}
