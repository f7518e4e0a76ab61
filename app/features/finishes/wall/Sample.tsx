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

/** In rows of three, then six; three or four fill a row, in half of a wide window. */
const rowSizes = '(width <= 510px) 28vw, (width <= 600px) 20vw, 14vw'
const threeSizes = '(width <= 900px) 29vw, 14vw'
const fourSizes = '(width <= 900px) 20vw, 11vw'

/** A row of samples that lead to their pages. */
export function SampleList({ finishes }: { finishes: readonly FinishCard[] }) {
  const { length } = finishes
  const sizes = length === 3 ? threeSizes : length === 4 ? fourSizes : rowSizes
  return (
    <ul className={styles['list']}>
      {finishes.map((finish) => (
        <li key={finish.name}>
          <a className={styles['link']} href={hrefTo({ to: '/kleuren/$kleur', params: { kleur: finish.name } })}>
            <Sample finish={finish} sizes={sizes} most={828} />
            <span className={styles['name']}>{finish.displayName}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
