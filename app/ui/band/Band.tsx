/** A horizontal band of a page: a <section> with its vertical space and the page's twelve columns. */
import type { ComponentPropsWithRef } from 'react'
import { classNames } from '#app/lib/class-names.ts'
import styles from './Band.module.css'

type BandProps = ComponentPropsWithRef<'section'> & {
  /** The background; 'dark' is dark in both themes. */
  ground?: 'paper' | 'raised' | 'sunken' | 'dark'
  /** 'tight' for bands that belong to the one above. */
  space?: 'normal' | 'tight' | 'none'
  /** From 900 px the first child takes this many columns, and the others are beside it after a free one. */
  split?: 4 | 5 | 6 | undefined
}

export function Band({ ground = 'paper', space = 'normal', split, className, children, ...section }: BandProps) {
  return (
    <section
      className={classNames(styles['band'], className)}
      data-ground={ground}
      data-tone={ground === 'dark' ? 'dark' : undefined}
      data-space={space}
      {...section}
    >
      <div className={styles['inner']} data-split={split}>
        {children}
      </div>
    </section>
  )
}
