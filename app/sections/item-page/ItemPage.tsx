/** The bands that the pages of a product and of a mirror share. */
import type { ReactNode } from 'react'
import { Band } from '#app/ui/band/Band.tsx'
import { Breadcrumbs } from '#app/ui/breadcrumbs/Breadcrumbs.tsx'
import { FactList, type Fact } from '#app/ui/facts/FactList.tsx'
import { Fold } from '#app/ui/fold/Fold.tsx'
import type { Crumb } from '#domain/site-map.ts'
import styles from './ItemPage.module.css'

type ItemIntroProps = {
  crumbs: readonly Crumb[]
  pictures: ReactNode
  /** Above the title: a code, a collection. */
  eyebrow: ReactNode
  title: string
  lead: string
  actions: ReactNode
  /** The choice of size, above the actions, beside the drawing. */
  size?: ReactNode
  drawing?: ReactNode
  /** A larger title. */
  isLarge?: boolean
  /** Under the lead: price, colours. */
  children: ReactNode
  /** Under the actions: an element with the attribute `data-story`, and what may follow it. */
  story?: ReactNode
}

/** Pictures of an item beside its name, its price and what a visitor can do. */
export function ItemIntro({
  crumbs,
  pictures,
  eyebrow,
  title,
  lead,
  actions,
  size,
  drawing,
  isLarge,
  children,
  story,
}: ItemIntroProps) {
  return (
    <Band space="tight">
      <div className={styles['crumbs']}>
        <Breadcrumbs crumbs={crumbs} />
      </div>
      <div className={styles['pictures']}>{pictures}</div>
      <div className={styles['words']} data-large={isLarge}>
        <p className={styles['eyebrow']}>{eyebrow}</p>
        <h1 className={styles['title']}>{title}</h1>
        <p className={styles['lead']}>{lead}</p>
        {children}
        <div className={styles['choice']}>
          <div>
            {size}
            <p className={styles['actions']}>{actions}</p>
          </div>
          {drawing}
        </div>
        {story}
      </div>
    </Band>
  )
}

type Feature = { name: string; description: string }

/** Something of an item, such as its drawing, beside its facts, and its features under both. */
export function ItemData({
  title,
  facts,
  features,
  after,
  folded,
  children,
}: {
  title: string
  facts: readonly Fact[]
  features: readonly Feature[]
  /** With the attribute `data-after`: under the facts. */
  after?: ReactNode
  /** Both parts are folded on a telephone. */
  folded?: boolean
  children: ReactNode
}) {
  return (
    <Band ground="raised">
      <section className={styles['drawing']} aria-label={title}>
        <Part title={title} folded={folded}>
          {children}
        </Part>
      </section>
      <div className={styles['facts']}>
        <Part title="Gegevens" folded={folded}>
          <FactList facts={facts} />
        </Part>
      </div>
      {after}
      {features.length > 0 && (
        <dl className={styles['features']}>
          {features.map(({ name, description }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{description}</dd>
            </div>
          ))}
        </dl>
      )}
    </Band>
  )
}

function Part({ title, folded, children }: { title: string; folded: boolean | undefined; children: ReactNode }) {
  const heading = <h2 className={styles['heading']}>{title}</h2>
  return folded ? (
    <Fold className={styles['folded']} summary={heading}>
      {children}
    </Fold>
  ) : (
    <>
      {heading}
      {children}
    </>
  )
}
