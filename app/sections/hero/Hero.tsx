/** The opening of a page: its h1, one paragraph, and a picture in one of four ways. */
import type { ReactNode } from 'react'
import type { Crumb } from '#app/lib/seo.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs/Breadcrumbs.tsx'
import { Picture } from '#app/ui/picture/Picture.tsx'
import type { HeroContent } from '../section.schema.ts'
import styles from './Hero.module.css'

/** `crumbs` is left out on home only. `children` stand under the intro (a price, buttons). */
export function Hero({ hero, crumbs, children }: { hero: HeroContent; crumbs?: readonly Crumb[]; children?: ReactNode }) {
  const picture = hero.picture && (
    <div className={styles['picture']}>
      <Picture slot={hero.picture} priority="hero" sizes={hero.layout === 'split' ? '(width <= 900px) 100vw, 55vw' : '100vw'} fill={hero.layout === 'cover' || hero.layout === 'split'} />
    </div>
  )
  return (
    <header className={styles['hero']} data-layout={hero.layout} data-tone={hero.layout === 'cover' ? 'dark' : undefined}>
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
