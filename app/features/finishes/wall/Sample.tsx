/** Samples of finishes. */
import { hrefTo } from '#app/ui/link/href.ts'
import { Picture } from '#app/ui/picture/Picture.tsx'
import { Swatch } from '#app/ui/swatch/Swatch.tsx'
import type { FinishCard } from '#server/finishes/finishes.ts'
import styles from './Sample.module.css'

/** A flat sample: its picture, or its colour without one. Decorative: the name of the finish must be beside it. */
export function Sample({
  finish,
  sizes,
  priority = 'lazy',
}: {
  finish: Pick<FinishCard, 'image' | 'color'>
  sizes: string
  priority?: 'hero' | 'lazy'
}) {
  return (
    <span className={styles['sample']}>
      {finish.image.file ? (
        <Picture slot={finish.image} sizes={sizes} priority={priority} decorative fill />
      ) : (
        <Swatch color={finish.color} size="fill" />
      )}
    </span>
  )
}

/** A row of samples that lead to their pages. */
export function SampleList({ finishes }: { finishes: readonly FinishCard[] }) {
  return (
    <ul className={styles['list']}>
      {finishes.map((finish) => (
        <li key={finish.name}>
          <a className={styles['link']} href={hrefTo({ to: '/kleuren/$kleur', params: { kleur: finish.name } })}>
            <Sample
              finish={finish}
              sizes="(width <= 416px) 42vw, (width <= 600px) 8rem, (width <= 900px) 14vw, 9.5vw"
            />
            <span className={styles['name']}>{finish.displayName}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
