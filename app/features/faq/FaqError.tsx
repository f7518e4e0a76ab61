/** Shown in place of questions that cannot be loaded. */
import { ButtonLink } from '#app/ui/button/Button.tsx'
import { hrefTo } from '#app/ui/link/href.ts'
import { Unavailable } from '#app/ui/message-page/Unavailable.tsx'

const messages = {
  list: 'Kan veelgestelde vragen niet laden. Probeer het later opnieuw.',
  single: 'Kan veelgestelde vraag niet laden. Probeer het later opnieuw.',
} as const

export function FaqError({ of, reset }: { of: keyof typeof messages; reset: () => void }) {
  return (
    <Unavailable title="Veelgestelde vragen" message={messages[of]} reset={reset}>
      <ButtonLink look="secondary" href={hrefTo({ to: '/contact' })}>
        Stel uw vraag aan ons
      </ButtonLink>
    </Unavailable>
  )
}
