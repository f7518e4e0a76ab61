/** What stands on the wall of samples and above it, and which of them that are. */
import { stringifySearch } from '#domain/search-string.ts'
import { FavouriteButton } from '#app/ui/favourite/FavouriteButton.tsx'
import { NoResults } from '#app/ui/filter/NoResults.tsx'
import { hrefTo } from '#app/ui/link/href.ts'
import type { FinishCard } from '#server/content/finishes.ts'
import type { FinishSearch } from '../finish-search.ts'
import { Sample } from './Sample.tsx'
import styles from './FinishWall.module.css'

export { findFinish, finishWall } from '#domain/finishes/finish-lookups.ts'
export { OpenFinish } from './OpenFinish.tsx'

const path = '/kleuren'

export function Wall({ finishes, search }: { finishes: readonly FinishCard[]; search: FinishSearch }) {
  if (finishes.length === 0)
    return (
      <NoResults
        title="Die combinatie bestaat niet"
        text="Niet elk oppervlak past op elke vorm. Laat een van de keuzes los, dan komen er kleuren terug."
        clearHref={path}
      />
    )
  return (
    <ul className={styles['wall']} data-cards>
      {finishes.map((finish, index) => (
        <Tile key={finish.name} finish={finish} search={search} isFirst={index < 4} />
      ))}
    </ul>
  )
}

/** `isFirst`: one of those that stand on the first screen. */
function Tile({ finish, search, isFirst }: { finish: FinishCard; search: FinishSearch; isFirst: boolean }) {
  return (
    <li className={styles['tile']}>
      <a
        className={styles['open']}
        href={`${path}${stringifySearch({ ...search, color: finish.name })}#gekozen-kleur`}
        aria-label={`Bekijk ${finish.displayName} groot`}
      >
        <Sample
          finish={finish}
          sizes="(width <= 640px) 44vw, (width <= 800px) 30vw, (width < 1000px) 23vw, 13.5rem"
          priority={isFirst ? 'hero' : 'lazy'}
        />
      </a>
      <h2 className={styles['name']}>
        <a href={hrefTo({ to: '/kleuren/$kleur', params: { kleur: finish.name } })}>{finish.displayName}</a>
      </h2>
      <FavouriteButton
        className={styles['heart']}
        item={{ kind: 'finish', id: finish.name }}
        name={`kleur ${finish.displayName}`}
      />
    </li>
  )
}
