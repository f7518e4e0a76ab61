/** All finishes from light to dark, as one strip of bars or, on a small window, as rows; the one pointed at says its name. */
import { useState } from 'react'
import { Band } from '#app/ui/band/Band.tsx'
import { ButtonLink } from '#app/ui/button/Button.tsx'
import { hrefTo } from '#app/ui/link/href.ts'
import { SiteLink } from '#app/ui/link/SiteLink.tsx'
import { Swatch } from '#app/ui/swatch/Swatch.tsx'
import type { HomePageData } from '#server/pages/pages.ts'
import styles from './FinishStrip.module.css'

export function FinishStrip({ finishes }: Pick<HomePageData, 'finishes'>) {
  const [pointed, setPointed] = useState<string>()
  return (
    <Band>
      <div className={styles['finishes']}>
        <h2 className={styles['title']}>{finishes.length} afwerkingen, van krijt tot inkt</h2>
        <ul className={styles['strip']}>
          {finishes.map((finish) => (
            <li key={finish.name} className={styles['bar']}>
              <SiteLink
                className={styles['link']}
                link={{ to: '/kleuren/$kleur', params: { kleur: finish.name } }}
                onPointerEnter={() => setPointed(finish.displayName)}
                onPointerLeave={() => setPointed(undefined)}
                onFocus={() => setPointed(finish.displayName)}
              >
                <Swatch color={finish.color} size="fill" />
                <span className="visually-hidden">{finish.displayName}</span>
              </SiteLink>
            </li>
          ))}
        </ul>
      </div>
      <p className={styles['name']} aria-hidden="true">
        {pointed ?? 'Fineer, lak, HPL en beton'}
      </p>
      <p className={styles['all']}>
        <ButtonLink look="quiet" href={hrefTo({ to: '/kleuren' })}>
          Alle kleuren bekijken
        </ButtonLink>
      </p>
    </Band>
  )
}
