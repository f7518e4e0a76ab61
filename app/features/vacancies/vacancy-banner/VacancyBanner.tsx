/** 'Nieuwe vacature': a line across the site. It asks in the browser, so that pages stay the same for everybody and the list is always fresh. */
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { ButtonLink } from '#app/ui/button/Button.tsx'
import { vacanciesQueryOptions } from '../vacancy-query.ts'
import { vacancyBanner } from './banner-rule.ts'
import styles from './VacancyBanner.module.css'

/** `pathname` of the page it stands on. While nothing is known, and when asking fails, it is not there. */
export function VacancyBanner({ pathname }: { pathname: string }) {
  const { data: vacancies } = useQuery({ ...vacanciesQueryOptions(), retry: false })
  const place = useRef<HTMLDivElement>(null)
  const unseen = useWasUnseen(place)
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

/** True once the place has been out of sight, and from then on: what comes there then pushes nothing that somebody is looking at. */
function useWasUnseen(place: RefObject<Element | null>): boolean {
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
