/** The button that asks for a sample of a finish: it opens the form with this finish and those that were collected before. */
import { sampleTray, useSampleTray, withSample } from '#app/lib/sample-tray.ts'
import { ButtonLink, type ButtonLook } from '#app/ui/button/Button.tsx'
import { hrefTo } from '#app/ui/link/href.ts'

export function SampleLink({ finish, look }: { finish: string; look: ButtonLook }) {
  const names = withSample(useSampleTray(), finish)
  return (
    <ButtonLink
      look={look}
      rel="nofollow"
      href={hrefTo({ to: '/kleurstalen', search: { color: [...names] } })}
      onClick={() => sampleTray.set(names)}
    >
      Staal aanvragen
    </ButtonLink>
  )
}
