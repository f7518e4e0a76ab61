/** The foot of every page: the newsletter, all ways on, and who the maker is. */
import { useState } from 'react'
import { NewsletterForm } from '#app/features/newsletter/NewsletterForm.tsx'
import { site } from '#domain/site.ts'
import { usePagePath } from '../page-path.ts'
import { copyrightYears } from './copyright-years.ts'
import styles from './Footer.module.css'
import { FooterContent } from './FooterContent.tsx'

export function Footer() {
  const path = usePagePath()
  const [years] = useState(() => copyrightYears(site.foundedYear, new Date()))
  return (
    <footer className={styles['footer']}>
      {/* The newsletter's own page has the same form. */}
      {path !== '/nieuwsbrief' && (
        <section className={styles['newsletter']} aria-labelledby="footer-nieuwsbrief">
          <div className={styles['inner']}>
            <div className={styles['invitation']}>
              <h2 id="footer-nieuwsbrief">Vier brieven per jaar uit de werkplaats</h2>
              <p>Een nieuwe afwerking, een opgeloste hoek, de dagen waarop de showroom langer open is.</p>
            </div>
            <div className={styles['offer']}>
              <NewsletterForm id="brief-voet" />
            </div>
          </div>
        </section>
      )}
      <div className={styles['inner']}>
        <FooterContent years={years} />
      </div>
    </footer>
  )
}
