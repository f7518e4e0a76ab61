/** The privacy statement with its table of contents and its languages. */
import { useSuspenseQuery } from '@tanstack/react-query'
import { inlineToPlain } from '#domain/rich-text-plain.ts'
import { site } from '#domain/site.ts'
import { Band } from '#app/ui/band/Band.tsx'
import { Breadcrumbs } from '#app/ui/breadcrumbs/Breadcrumbs.tsx'
import { Contents } from '#app/ui/contents/Contents.tsx'
import { hrefTo } from '#app/ui/link/href.ts'
import { RichText } from '#app/ui/rich-text/RichText.tsx'
import { crumbsTo } from '#domain/site-map.ts'
import { privacyQueryOptions } from './privacy-query.ts'
import styles from './PrivacyDocument.module.css'

/** The labels around the statement by language; Dutch for any other. */
const labels = {
  nl: { contents: 'Op deze pagina', changed: 'Laatst gewijzigd op', languages: 'Deze verklaring in een andere taal' },
  en: { contents: 'On this page', changed: 'Last changed on', languages: 'This statement in another language' },
  de: {
    contents: 'Auf dieser Seite',
    changed: 'Zuletzt geändert am',
    languages: 'Diese Erklärung in einer anderen Sprache',
  },
} as const

export function PrivacyDocument({ locale }: { locale: string | undefined }) {
  const { data: page } = useSuspenseQuery(privacyQueryOptions(locale))
  if (!page) return <PrivacyMissing />
  const label = isKnown(page.locale) ? labels[page.locale] : labels.nl
  const headings = page.statement.flatMap((block) =>
    block.type === 'heading' && block.level === 2 ? [inlineToPlain(block.children)] : [],
  )
  return (
    <>
      <Band space="none">
        <header className={styles['head']}>
          <Breadcrumbs crumbs={crumbsTo('/privacy')} />
          <h1 className={styles['title']} lang={page.locale}>
            {page.title}
          </h1>
          {page.fallback && (
            <p className={styles['notice']} role="note">
              Deze verklaring is er niet in de taal die u vroeg. Hieronder staat de Nederlandse tekst.
            </p>
          )}
          <nav className={styles['languages']} aria-label={label.languages}>
            <ul>
              {page.locales.map((other) => (
                <li key={other}>
                  <a
                    href={hrefTo({ to: '/privacy', search: { locale: other === 'nl' ? undefined : other } })}
                    hrefLang={other}
                    lang={other}
                    aria-current={other === page.locale ? 'true' : undefined}
                  >
                    {languageName(other)}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        </header>
      </Band>
      <Band space="tight" aria-label={page.title} lang={page.locale}>
        <Contents label={label.contents} titles={headings} />
        <div>
          <RichText blocks={page.statement} />
          <p className={styles['date']}>
            {label.changed} <time dateTime={page.updatedAt}>{longDate(page.updatedAt, page.locale)}</time>
          </p>
        </div>
      </Band>
    </>
  )
}

function PrivacyMissing() {
  return (
    <Band>
      <h1 className={styles['title']}>Privacyverklaring</h1>
      <p>
        De tekst is op dit moment niet op te halen. Wij sturen hem u graag toe: mail naar{' '}
        <a href={`mailto:${site.email}`}>{site.email}</a>.
      </p>
    </Band>
  )
}

function isKnown(locale: string): locale is keyof typeof labels {
  return Object.hasOwn(labels, locale)
}

/** '3 mei 2026' in a language, by the day in the Netherlands. */
function longDate(iso: string, locale: string): string {
  return new Date(iso).toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'Europe/Amsterdam' })
}

/** A language in its own words: 'Nederlands', 'English'. */
function languageName(locale: string): string {
  const name = new Intl.DisplayNames(locale, { type: 'language' }).of(locale) ?? locale
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1)
}
