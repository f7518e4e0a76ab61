/** Samples of finishes. */
import type { ComponentProps } from 'react'
import { hrefTo } from '#app/ui/link/href.ts'
import { Picture } from '#app/ui/picture/Picture.tsx'
import { Swatch } from '#app/ui/swatch/Swatch.tsx'
import type { FinishCard } from '#server/finishes/finishes.ts'
import styles from './Sample.module.css'

/** A flat sample: its picture, or its colour without one. Decorative: the name of the finish must be beside it. */
export function Sample({
  finish,
  ...picture
}: { finish: Pick<FinishCard, 'image' | 'color'> } & Pick<
  ComponentProps<typeof Picture>,
  'sizes' | 'priority' | 'most'
>) {
  return finish.image.file ? (
    <Picture slot={finish.image} decorative {...picture} />
  ) : (
    <span className={styles['sample']}>
      <Swatch color={finish.color} size="fill" />
    </span>
  )
}

/** In rows of three, then six; four fill a row. */
const rowSizes = '(width <= 510px) 28vw, (width <= 600px) 20vw, (width <= 900px) 14vw, 7vw'
const fourSizes = '(width <= 900px) 20vw, 11vw'

/** A row of samples that lead to their pages. */
export function SampleList({ finishes }: { finishes: readonly FinishCard[] }) {
  return (
    <ul className={styles['list']}>
      {finishes.map((finish) => (
        <li key={finish.name}>
          <a className={styles['link']} href={hrefTo({ to: '/kleuren/$kleur', params: { kleur: finish.name } })}>
            <Sample finish={finish} sizes={finishes.length === 4 ? fourSizes : rowSizes} most={828} />
            <span className={styles['name']}>{finish.displayName}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
