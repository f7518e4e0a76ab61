/** The opening of a page: its h1, one paragraph, and a picture in one of four ways. */
import type { ReactNode } from 'react'
import type { Crumb } from '#app/lib/seo.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs/Breadcrumbs.tsx'
import { Picture } from '#app/ui/picture/Picture.tsx'
import type { HeroContent } from '../section.schema.ts'
import styles from './Hero.module.css'

type HeroProps = {
  hero: HeroContent
  /** Left out on home only. */
  crumbs?: readonly Crumb[]
  /** True where the header lies transparent on a cover; elsewhere a cover begins below the header. */
  underHeader?: boolean
  /** What stands under the intro (a search field, buttons). */
  children?: ReactNode
}

export function Hero({ hero, crumbs, underHeader = false, children }: HeroProps) {
  const picture = hero.picture && (
    <div className={styles['picture']}>
      <Picture slot={hero.picture} priority="hero" sizes={hero.layout === 'split' ? '(width <= 900px) 100vw, 55vw' : '100vw'} fill={hero.layout === 'cover' || hero.layout === 'split'} />
    </div>
  )
  return (
    <header className={styles['hero']} data-layout={hero.layout} data-under-header={underHeader || undefined} data-tone={hero.layout === 'cover' ? 'dark' : undefined}>
      {hero.layout === 'cover' && picture}
      <div className={styles['words']}>
        {crumbs && crumbs.length > 0 && <Breadcrumbs crumbs={crumbs} />}
        {hero.eyebrow && <p className={styles['eyebrow']}>{hero.eyebrow}</p>}
        <h1 className={styles['title']}>{hero.title}</h1>
        <p className={styles['intro']}>{hero.intro}</p>
        {children}
      </div>
      {hero.layout !== 'cover' && picture}
    </header>
  )
}
