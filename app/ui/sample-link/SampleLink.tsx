/** The button that asks for a sample of a finish: it opens the form with this finish and those that were collected before, which says so when they are too many. */
import { sampleTray, useSampleTray } from '#app/lib/sample-tray.ts'
import { ButtonLink, type ButtonLook } from '#app/ui/button/Button.tsx'
import { hrefTo } from '#app/ui/link/href.ts'

export function SampleLink({ finish, look }: { finish: string; look: ButtonLook }) {
  const names = [...new Set([...useSampleTray(), finish])]
  return (
    <ButtonLink
      look={look}
      rel="nofollow"
      href={hrefTo({ to: '/kleurstalen', search: { color: names } })}
      onClick={() => sampleTray.set(names)}
    >
      Staal aanvragen
    </ButtonLink>
  )
}
