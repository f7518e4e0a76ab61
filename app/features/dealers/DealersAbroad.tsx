/** The search for dealers on a page in another language, whose words are content: a field, and the dealers nearest to what was typed. */
import { useSuspenseQuery } from '@tanstack/react-query'
import { Band } from '#app/ui/band/Band.tsx'
import { SearchBar } from '#app/ui/search-bar/SearchBar.tsx'
import { finderId } from '#domain/dealers/dealer-query.ts'
import type { ForeignLanguage } from '#domain/languages.ts'
import { dealersAbroadQueryOptions } from './dealer-queries.ts'
import styles from './DealersAbroad.module.css'
import { NearDealers } from './NearDealers.tsx'

/** `near`: the place that was typed. */
export function DealersAbroad({ language, near }: { language: ForeignLanguage; near: string | undefined }) {
  const { data } = useSuspenseQuery(dealersAbroadQueryOptions(language, near))
  if (!data) return null
  const { words, found } = data
  return (
    <Band space="tight">
      <div id={finderId}>
        <SearchBar
          action={`/${language}`}
          hash={finderId}
          name="near"
          label={words.label}
          hint={words.hint}
          value={near ?? ''}
          submit={words.submit}
        />
      </div>
      <div className={styles['found']} aria-live="polite">
        {near !== undefined && <h2 className={styles['title']}>{found ? words.found : words.unknown}</h2>}
        {found && (
          <>
            <p className={styles['place']} lang="nl">
              {found.label}
            </p>
            <NearDealers dealers={found.dealers} />
          </>
        )}
        <p className={styles['all']}>
          <a href={words.all.href}>{words.all.label}</a>
        </p>
      </div>
    </Band>
  )
}
