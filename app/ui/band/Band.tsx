/** A horizontal band of a page: a <section> with its vertical space and the page's twelve columns. */
import type { ComponentPropsWithRef } from 'react'
import { classNames } from '#app/lib/class-names.ts'
import styles from './Band.module.css'

type BandProps = ComponentPropsWithRef<'section'> & {
  /** The ground it lies on; 'dark' is dark in both themes. */
  ground?: 'paper' | 'raised' | 'sunken' | 'dark'
  /** 'tight' for bands that belong to the one above. */
  space?: 'wide' | 'normal' | 'tight' | 'none'
  /** 'grid': twelve columns within the gutters; 'text': one readable column; 'bleed': from edge to edge. */
  width?: 'grid' | 'text' | 'bleed'
}

export function Band({
  ground = 'paper',
  space = 'normal',
  width = 'grid',
  className,
  children,
  ...section
}: BandProps) {
  return (
    <section
      className={classNames(styles['band'], className)}
      data-ground={ground}
      data-tone={ground === 'dark' ? 'dark' : undefined}
      data-space={space}
      {...section}
    >
      <div className={styles['inner']} data-width={width}>
        {children}
      </div>
    </section>
  )
}
