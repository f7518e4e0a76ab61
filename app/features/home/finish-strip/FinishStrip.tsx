/** All finishes as one strip of bars from light to dark; the one pointed at says its name. */
import { useState } from 'react'
import { Band } from '#app/ui/band/Band.tsx'
import { ButtonLink } from '#app/ui/button/Button.tsx'
import { Standing } from '#app/ui/kept-html/Standing.tsx'
import { hrefTo } from '#app/ui/link/href.ts'
import { SiteLink } from '#app/ui/link/SiteLink.tsx'
import { Swatch } from '#app/ui/swatch/Swatch.tsx'
import type { HomePageData } from '#server/content/pages.ts'
import styles from './FinishStrip.module.css'

/** `of`: the content that the finishes came with; `stands`: they did not come along. */
export function FinishStrip({
  finishes,
  of,
  stands,
}: Pick<HomePageData, 'finishes'> & { of: object; stands: boolean }) {
  const [pointed, setPointed] = useState<string>()
  // The bars may be no more than HTML: what happens on them is heard around them.
  const [listen] = useState(() => (strip: HTMLElement | null) => {
    const name = ({ target }: Event) =>
      setPointed((target instanceof Element && target.closest('a')?.textContent) || undefined)
    for (const event of ['pointerover', 'focusin']) strip?.addEventListener(event, name)
    strip?.addEventListener('pointerleave', () => setPointed(undefined))
  })
  return (
    <Band space="tight">
      <Standing name="strook van afwerkingen" className={styles['finishes']} of={of} stands={stands} ref={listen}>
        {() => (
          <>
            <h2 className={styles['title']}>{finishes.length} afwerkingen, van krijt tot inkt</h2>
            <ul className={styles['strip']}>
              {finishes.map((finish) => (
                <li key={finish.name} className={styles['bar']}>
                  <SiteLink className={styles['link']} link={{ to: '/kleuren/$kleur', params: { kleur: finish.name } }}>
                    <Swatch color={finish.color} size="fill" />
                    <span className="visually-hidden">{finish.displayName}</span>
                  </SiteLink>
                </li>
              ))}
            </ul>
          </>
        )}
      </Standing>
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
