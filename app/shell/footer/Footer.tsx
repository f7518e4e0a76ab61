/** What stands under every page: the newsletter and the foot. */
import { useState } from 'react'
import { SleepingForm } from '#app/features/newsletter/SleepingForm.tsx'
import { site } from '#app/lib/site.ts'
import { Standing } from '#app/ui/kept-html/Standing.tsx'
import { usePagePath } from '../page-path.ts'
import { copyrightYears } from './copyright-years.ts'
import styles from './Footer.module.css'
import { FooterContent } from './FooterContent.tsx'

export function Footer() {
  const path = usePagePath()
  const [year] = useState(thisYear)
  return (
    <footer className={styles['footer']}>
      {/* Not under the newsletter's own page, which has the same form. */}
      {path !== '/nieuwsbrief' && (
        <section className={styles['newsletter']} aria-labelledby="footer-nieuwsbrief">
          <div className={styles['inner']}>
            <div className={styles['invitation']}>
              <h2 id="footer-nieuwsbrief">Vier brieven per jaar uit de werkplaats</h2>
              <p>Een nieuwe afwerking, een opgeloste hoek, de dagen waarop de showroom langer open is.</p>
            </div>
            <SleepingForm className={styles['offer']} />
          </div>
        </section>
      )}
      <Standing name="footer" of={year} stands className={styles['inner']}>
        {() => import.meta.env.SSR && <FooterContent years={year.years} />}
      </Standing>
    </footer>
  )
}

/** The same object all year: what was made for one year is not shown in the next. */
let current = { years: '' }
function thisYear(): { years: string } {
  const years = copyrightYears(site.foundedYear, new Date())
  if (current.years !== years) current = { years }
  return current
}
