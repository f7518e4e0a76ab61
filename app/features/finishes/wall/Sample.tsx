/** A flat sample of a finish: its picture, or its colour while there is none. */
import { Picture } from '#app/ui/picture/Picture.tsx'
import { Swatch } from '#app/ui/swatch/Swatch.tsx'
import type { FinishCard } from '#server/pages/finishes.ts'
import styles from './Sample.module.css'

/** Decorative: the name of the finish must be beside it. */
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
