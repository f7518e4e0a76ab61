/** 'Nieuwe vacature': a band above the footer. The browser fetches the vacancies, so that cached pages never show an old one. */
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { ButtonLink } from '#app/ui/button/Button.tsx'
import { vacanciesQueryOptions } from '../vacancy-query.ts'
import { vacancyBanner } from './banner-rule.ts'
import styles from './VacancyBanner.module.css'

/** Empty until the vacancies have loaded, and when that fails. */
export function VacancyBanner({ pathname }: { pathname: string }) {
  const { data: vacancies } = useQuery({ ...vacanciesQueryOptions(), retry: false })
  const place = useRef<HTMLDivElement>(null)
  const unseen = useWasOutOfSight(place)
  const banner = unseen && vacancies && vacancyBanner(vacancies, pathname)
  if (!banner) return <div ref={place} />
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

/** True from the moment that `place` is out of sight: a banner that appears then moves nothing that the visitor sees. */
function useWasOutOfSight(place: RefObject<Element | null>): boolean {
  const [unseen, setUnseen] = useState(false)
  useEffect(() => {
    if (unseen || place.current === null) return undefined
    const observer = new IntersectionObserver((entries) => {
      if (entries.some((entry) => !entry.isIntersecting)) setUnseen(true)
    })
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [unseen, place])
  return unseen
}
