/** What stands in the list of mirrors, and which of them that are. */
import { NoResults } from '#app/ui/filter/NoResults.tsx'
import type { MirrorCard as MirrorCardData } from '#server/content/mirrors.ts'
import { MirrorCard } from './MirrorCard.tsx'
import styles from './MirrorList.module.css'

export { mirrorList } from '../mirror-filter.ts'

export function Mirrors({ mirrors, clearHref }: { mirrors: readonly MirrorCardData[]; clearHref: string }) {
  if (mirrors.length === 0)
    return (
      <NoResults
        title="Deze spiegel maken wij niet"
        text="Geen van de modellen heeft alles wat u koos. Haal een filter weg, of begin opnieuw."
        clearHref={clearHref}
      />
    )
  return (
    <ul className={styles['grid']} data-cards>
      {mirrors.map((mirror, index) => (
        <li key={mirror.name}>
          <MirrorCard mirror={mirror} level={2} eager={index < 3} />
        </li>
      ))}
    </ul>
  )
}
