/** What stands in the list of mirrors, and which of them that are. */
import type { MirrorCard as MirrorCardData } from '#server/content/mirrors.ts'
import { MirrorCard } from './MirrorCard.tsx'
import styles from './MirrorList.module.css'

export { mirrorList } from '../mirror-filter.ts'

export function MirrorGrid({ mirrors }: { mirrors: readonly MirrorCardData[] }) {
  return (
    <ul className={styles['grid']}>
      {mirrors.map((mirror, index) => <li key={mirror.name}><MirrorCard mirror={mirror} level={2} eager={index < 3} /></li>)}
    </ul>
  )
}
