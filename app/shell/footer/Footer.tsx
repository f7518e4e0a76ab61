/** The footer of every page: the newsletter, the main links, and who the maker is. */
import { useState } from 'react'
import { tellBanner } from '#app/features/consent/banner-store.ts'
import builtMenus from '#content/menus/footer.json' with { type: 'json' }
import { ButtonLink } from '#app/ui/button/Button.tsx'
import { ContentLink } from '#app/ui/link/ContentLink.tsx'
import networks from './networks.svg?url'
import { NewsletterForm } from '#app/features/newsletter/NewsletterForm.tsx'
import { foreignLanguages } from '#domain/languages.ts'
import { staticPages } from '#domain/site-map.ts'
import { site } from '#domain/site.ts'
import { useEditedShell } from '#app/features/pages/edited-shell.ts'
import { usePagePath } from '../page-path.ts'
import { copyrightYears } from './copyright-years.ts'
import styles from './Footer.module.css'

export function Footer() {
  const path = usePagePath()
  const [years] = useState(() => copyrightYears(site.foundedYear, new Date()))
  return (
    <footer className={styles['footer']}>
      {/* The newsletter's own page has the same form. */}
      {path !== '/nieuwsbrief' && (
        <section className={styles['newsletter']} aria-labelledby="footer-nieuwsbrief">
          <div className={styles['inner']}>
            <h2 id="footer-nieuwsbrief">Vier brieven per jaar uit de werkplaats</h2>
            <div className={styles['offer']}>
              <NewsletterForm id="brief-voet" inOneLine />
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

/** `years` of the copyright: '1995–2026'. */
function FooterContent({ years }: { years: string }) {
  const { footer: menus = builtMenus } = useEditedShell()
  return (
    <>
      <section className={styles['maker']} aria-labelledby="footer-maker">
        <h2 id="footer-maker" className={styles['name']}>
          {site.name}
        </h2>
        <address className={styles['address']}>
          {`${site.legalName}\n${site.address.street}\n${site.address.postcode} ${site.address.city}\n`}
          <a href={site.phoneHref}>{site.phone}</a>
          <a href={`mailto:${site.email}`}>{site.email}</a>
        </address>
        <ButtonLink href="/contact">Neem contact op</ButtonLink>
      </section>

      <nav id="menu" className={styles['columns']} aria-label="Alle onderdelen" tabIndex={-1}>
        {menus.map((column) => (
          <div key={column.title}>
            <h3 className={styles['heading']}>{column.title}</h3>
            <ul className={styles['links']}>
              {column.links.map((link) => (
                <li key={link.href}>
                  <ContentLink href={link.href}>{link.label}</ContentLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>

      <ul className={styles['certificates']} aria-label="Keuringen">
        {site.certificates.map((certificate) => (
          <li key={certificate.name}>
            <img
              src={`/media/${certificate.image}.svg`}
              width={40}
              height={40}
              alt={`Keurmerk ${certificate.name}`}
              loading="lazy"
              decoding="async"
            />
            {certificate.name}
          </li>
        ))}
      </ul>

      <ul className={styles['networks']} aria-label="Sociale media">
        {site.social.map(({ network, url }) => (
          <li key={network}>
            <a
              href={url}
              target="_blank"
              rel="noopener"
              aria-label={network}
              title={`${network} (opent in een nieuw tabblad)`}
            >
              <svg width="44" height="44" aria-hidden="true">
                <use href={`${networks}#${network.toLowerCase()}`} />
              </svg>
            </a>
          </li>
        ))}
      </ul>

      <div className={styles['closing']}>
        <p>{`© ${years} ${site.name}`}</p>
        {foreignLanguages.map((language) => (
          <a key={language} href={`/${language}`} lang={language} hrefLang={language}>
            {staticPages[`/${language}`]}
          </a>
        ))}
        <ul className={styles['last']}>
          <li>
            <ContentLink href={site.links.status}>Status van de site</ContentLink>
          </li>
          <li data-needs-js="">
            <button type="button" onClick={(event) => tellBanner({ type: 'asked-for' }, event.currentTarget)}>
              Cookie instellingen
            </button>
          </li>
        </ul>
      </div>
    </>
  )
}
