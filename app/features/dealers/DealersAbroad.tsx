/**
 * The search for dealers on a page in another language, whose words are content: a plain form, and the dealers nearest to what was typed. What
 * the search of the Dutch pages is made of is not loaded here, so that it stays out of what all pages share.
 */
import { useQuery } from '@tanstack/react-query'
import { Band } from '#app/ui/band/Band.tsx'
import { Button } from '#app/ui/button/Button.tsx'
import barStyles from '#app/ui/search-bar/SearchBar.module.css'
import type { ForeignLanguage } from '#domain/languages.ts'
import type { PageContent } from '#domain/pages/section.schema.ts'
import { dealersAbroadQueryOptions } from './abroad-query.ts'
import styles from './DealersAbroad.module.css'

type DealersAbroadProps = {
  language: ForeignLanguage
  words: NonNullable<PageContent['finder']>
  /** The place that was typed. */
  near: string | undefined
}

export function DealersAbroad({ language, words, near }: DealersAbroadProps) {
  const { data: found } = useQuery({
    ...dealersAbroadQueryOptions(language, near ?? ''),
    enabled: near !== undefined,
  })
  const all = (
    <p className={styles['all']}>
      <a href={words.all.href}>{words.all.label}</a>
    </p>
  )
  return (
    <>
      <Band space="tight">
        <search id="zoek">
          <form className={barStyles['bar']} method="get" action={`/${language}#zoek`}>
            <label className={barStyles['label']} htmlFor="near">
              {words.label}
            </label>
            <div className={barStyles['line']}>
              <input
                key={near}
                id="near"
                className={barStyles['field']}
                type="search"
                name="near"
                defaultValue={near}
                maxLength={60}
                autoComplete="off"
                enterKeyHint="search"
                aria-describedby="near-hint"
              />
              <Button type="submit" className={barStyles['submit']}>
                <span data-icon="search" aria-hidden="true" />
                {words.submit}
              </Button>
            </div>
            <p id="near-hint" className={barStyles['hint']}>
              {words.hint}
            </p>
          </form>
        </search>
        {near === undefined && all}
      </Band>
      {near !== undefined && (
        <Band space="tight" split={4} aria-labelledby="gevonden">
          <div>
            <h2 id="gevonden" className={styles['title']}>
              {found ? words.found : words.unknown}
            </h2>
            {found && <p className={styles['quiet']}>{found.label}</p>}
          </div>
          <div>
            {found && (
              <ol className={styles['list']}>
                {found.dealers.map((dealer) => (
                  <li key={dealer.id} className={styles['dealer']}>
                    <a href={`/verkooppunten/${dealer.slug}`}>{dealer.name}</a>
                    <span>{dealer.distance}</span>
                    <span className={styles['quiet']}>{dealer.address}</span>
                    {dealer.phone !== undefined && (
                      <a className={styles['quiet']} href={`tel:${dealer.phone.replaceAll(' ', '')}`}>
                        {dealer.phone}
                      </a>
                    )}
                  </li>
                ))}
              </ol>
            )}
            {all}
          </div>
        </Band>
      )}
    </>
  )
}
