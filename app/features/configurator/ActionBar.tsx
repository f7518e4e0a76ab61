/** At the foot of a telephone, wherever the page is: the price, the way to an offer, sharing, and whether the preview stays in view. */
import { IconEye, IconShare2 } from '@tabler/icons-react'
import { announce } from '#app/lib/announce.ts'
import { ButtonLink } from '#app/ui/button/Button.tsx'
import { IconButton } from '#app/ui/icon-button/IconButton.tsx'
import { formatPrice } from '#domain/money.ts'
import type { SetView } from '#server/configurator/set-view.ts'
import { quoteAddress, type Place } from './set-address.ts'
import styles from './ActionBar.module.css'

type ActionBarProps = { set: SetView; place: Place; isFolded: boolean; onFold: () => void }

export function ActionBar({ set, place, isFolded, onFold }: ActionBarProps) {
  return (
    <section className={styles['bar']} aria-label="Deze samenstelling" data-print="hide">
      <a className={styles['price']} href="#specificatie">
        {formatPrice(set.total)}
      </a>
      <ButtonLink className={styles['offer']} rel="nofollow" href={quoteAddress(set, place)}>
        Offerte
      </ButtonLink>
      <span data-needs-js="">
        <span className={styles['tools']}>
          <IconButton label="Deel deze samenstelling" onClick={() => void share(`${set.name} samenstellen`)}>
            <IconShare2 size={20} aria-hidden="true" />
          </IconButton>
          <IconButton label="Voorbeeld in beeld houden" aria-pressed={!isFolded} onClick={onFold}>
            <IconEye size={20} aria-hidden="true" />
          </IconButton>
        </span>
      </span>
    </section>
  )
}

/** The address of the page by the telephone's own choice of ways, or to the clipboard. */
async function share(title: string): Promise<void> {
  try {
    if (Reflect.has(navigator, 'share')) await navigator.share({ title, url: location.href })
    else {
      await navigator.clipboard.writeText(location.href)
      announce('Link gekopieerd naar klembord!')
    }
  } catch (error) {
    // A visitor who closes the choice again has changed nothing.
    if (!(error instanceof DOMException && error.name === 'AbortError')) announce('Delen lukt hier niet.')
  }
}
