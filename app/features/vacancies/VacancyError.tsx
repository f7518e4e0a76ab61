/** Shown when vacancies cannot be loaded. */
import { site } from '#domain/site.ts'
import { ButtonLink } from '#app/ui/button/Button.tsx'
import { Unavailable } from '#app/ui/message-page/Unavailable.tsx'

const messages = {
  list: 'Kan vacatures niet laden. Probeer het later opnieuw.',
  single: 'Kan vacature niet laden. Probeer het later opnieuw.',
} as const

export function VacancyError({ of, reset }: { of: keyof typeof messages; reset: () => void }) {
  return (
    <Unavailable title="Vacatures" message={messages[of]} reset={reset}>
      <ButtonLink look="secondary" href={`mailto:${site.emailJobs}`}>
        Mail ons
      </ButtonLink>
    </Unavailable>
  )
}
