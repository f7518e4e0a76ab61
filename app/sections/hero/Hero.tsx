/** The opening of a page: its h1, one paragraph, and a picture in one of four ways; beside or under the words no picture stands until it is made. */
import type { ReactNode } from 'react'
import { Picture } from '#app/ui/picture/Picture.tsx'
import type { HeroContent } from '#domain/pages/section.schema.ts'
import styles from './Hero.module.css'

type HeroProps = {
  hero: HeroContent
  /** Left out on home only. */
  crumbs?: ReactNode
  /** True where the header lies transparent on a cover; elsewhere a cover begins below the header. */
  underHeader?: boolean
  /** What stands under the intro (a search field, buttons). */
  children?: ReactNode
}

/** How wide the picture is drawn. A cover keeps the height of the window, or of what the words leave of it, so on an upright screen its 16:9 picture is wider than the screen. */
const heroSizes = {
  cover: '(width <= 1100px) and (max-aspect-ratio: 1/1) 95svh, (max-aspect-ratio: 16/9) 178svh, 100vw',
  tall: '92vw',
  split: '(width <= 900px) 100vw, (width <= 1340px) 46rem, 55vw',
} as const

/** Titles of more characters than this are set smaller on a cover, so that they do not stand before the furniture. */
const longTitle = 24

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
        <h1 className={styles['title']} data-length={hero.title.length > longTitle ? 'long' : undefined}>
          {hero.title}
        </h1>
        <p className={styles['intro']}>{hero.intro}</p>
        {children}
      </div>
      {layout !== 'cover' && picture}
    </header>
  )
}
