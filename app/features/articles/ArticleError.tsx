/** The message when a number cannot be looked up. */
import { ButtonLink } from '#app/ui/button/Button.tsx'
import { hrefTo } from '#app/ui/link/href.ts'
import { Unavailable } from '#app/ui/message-page/Unavailable.tsx'

export function ArticleError({ reset }: { reset: () => void }) {
  return (
    <Unavailable title="Artikelnummer" message="Kan artikel niet laden. Probeer het later opnieuw." reset={reset}>
      <ButtonLink look="secondary" href={hrefTo({ to: '/service' })}>
        Naar service
      </ButtonLink>
    </Unavailable>
  )
}
