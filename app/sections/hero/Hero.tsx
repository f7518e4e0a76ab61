/** The top of a page: its h1, one paragraph, and a picture in one of four layouts. Only a cover keeps a place for a picture that is not made yet. */
import type { ReactNode } from 'react'
import { LinkedText } from '#app/ui/link/LinkedText.tsx'
import { Picture } from '#app/ui/picture/Picture.tsx'
import type { HeroContent } from '#domain/pages/section.schema.ts'
import styles from './Hero.module.css'

type HeroProps = {
  hero: HeroContent
  /** On every page but home. */
  crumbs?: ReactNode
  /** True where the header is transparent over a cover; elsewhere a cover begins below the header. */
  underHeader?: boolean
  /** Under the intro: a search field, buttons. */
  children?: ReactNode
}

/**
 * The `sizes` of the picture. A cover is about three quarters of the window high, so on an upright screen its 16:9 picture is wider than the screen.
 * In vh: in the preload that React writes, Chromium reads svh as of another window.
 */
const heroSizes = {
  cover: '(max-aspect-ratio: 1/1) 105vh, (max-aspect-ratio: 4/3) 133vh, 100vw',
  tall: '(width<=600px) 100vw,92vw',
} as const

/** A split picture is as wide as the window, or beside its words: half as wide, or, if it is a wide one, cropped to their height. On wide windows it fills a place of 46rem high. */
function splitSizes({ width, height }: { width: number; height: number }): string {
  return `(width<=600px) 100vw,(width<=900px) ${width > 1.5 * height ? 70 : 50}vw,max(57vw,${Math.round((46 * width) / height)}rem)`
}

export function Hero({ hero, crumbs, underHeader = false, children }: HeroProps) {
  const layout = hero.layout === 'cover' || hero.picture?.file ? hero.layout : 'plain'
  const picture = hero.picture && layout !== 'plain' && (
    <div className={styles['picture']}>
      <Picture
        slot={hero.picture}
        priority="hero"
        sizes={layout === 'split' ? splitSizes(hero.picture.file ?? { width: 3, height: 2 }) : heroSizes[layout]}
        {...(layout === 'cover' && { portraitSizes: 'max(100vw,45vh)' })}
        fill={layout === 'cover'}
      />
    </div>
  )
  return (
    <header className={styles['hero']} data-layout={layout} data-under-header={underHeader || undefined}>
      {layout === 'cover' && picture}
      <div className={styles['words']}>
        {crumbs}
        {hero.eyebrow && <p className={styles['eyebrow']}>{hero.eyebrow}</p>}
        <h1 className={styles['title']}>{hero.title}</h1>
        <p className={styles['intro']}>
          <LinkedText text={hero.intro} />
        </p>
        {children}
      </div>
      {layout !== 'cover' && picture}
    </header>
  )
}
