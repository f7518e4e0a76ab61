/** The message when dealers cannot be loaded. */
import { site } from '#domain/site.ts'
import { ButtonLink } from '#app/ui/button/Button.tsx'
import { Unavailable } from '#app/ui/message-page/Unavailable.tsx'

const words = {
  list: { title: 'Verkooppunten', message: 'Kan verkooppunten niet laden. Probeer het later opnieuw.' },
  single: { title: 'Verkooppunt', message: 'Kan verkooppunt niet laden. Probeer het later opnieuw.' },
} as const

export function DealersError({ of, reset }: { of: keyof typeof words; reset: () => void }) {
  return (
    <Unavailable {...words[of]} reset={reset}>
      <ButtonLink look="secondary" href={site.phoneHref}>
        Bel {site.phone}
      </ButtonLink>
    </Unavailable>
  )
}
