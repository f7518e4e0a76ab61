/** The top of a page: its h1, one paragraph, and a picture in one of four layouts. Only a cover keeps a place for a picture that is not made yet. */
import type { ReactNode } from 'react'
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

/** The `sizes` of the picture. A cover has the height of the window, so on an upright screen its 16:9 picture is wider than the screen. */
const heroSizes = {
  cover: '(width <= 1100px) and (max-aspect-ratio: 1/1) 95svh, (max-aspect-ratio: 16/9) 178svh, 100vw',
  tall: '92vw',
  split: '(width <= 900px) 100vw, (width <= 1340px) 46rem, 55vw',
} as const

/** On a cover, titles of more characters than this are set smaller, so that they do not cover the furniture. */
const longTitleLength = 24

export function Hero({ hero, crumbs, underHeader = false, children }: HeroProps) {
  const layout = hero.layout === 'cover' || hero.picture?.file ? hero.layout : 'plain'
  const picture = hero.picture && layout !== 'plain' && (
    <div className={styles['picture']}>
      <Picture
        slot={hero.picture}
        priority="hero"
        sizes={heroSizes[layout]}
        fill={layout === 'cover' || layout === 'split'}
      />
    </div>
  )
  return (
    <header
      className={styles['hero']}
      data-layout={layout}
      data-under-header={underHeader || undefined}
      data-tone={layout === 'cover' ? 'dark' : undefined}
    >
      {layout === 'cover' && picture}
      <div className={styles['words']}>
        {crumbs}
        {hero.eyebrow && <p className={styles['eyebrow']}>{hero.eyebrow}</p>}
        <h1 className={styles['title']} data-length={hero.title.length > longTitleLength ? 'long' : undefined}>
          {hero.title}
        </h1>
        <p className={styles['intro']}>{hero.intro}</p>
        {children}
      </div>
      {layout !== 'cover' && picture}
    </header>
  )
}
