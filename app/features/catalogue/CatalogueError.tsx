/** Shown when the catalogue cannot be read (docs/rules.md, Content sources). */
import { ButtonLink } from '#app/ui/button/Button.tsx'
import { hrefTo } from '#app/ui/link/href.ts'
import { Unavailable } from '#app/ui/message-page/Unavailable.tsx'

const words = {
  list: { title: 'Producten', message: 'Kan producten niet laden. Probeer het later opnieuw.' },
  fit: { title: 'Past het?', message: 'Kan producten niet laden. Probeer het later opnieuw.' },
  sets: { title: 'Samenstellen', message: 'Kan producten niet laden. Probeer het later opnieuw.' },
  favourites: { title: 'Favorieten', message: 'Kan producten niet laden. Probeer het later opnieuw.' },
  wishList: { title: 'Verlanglijstje', message: 'Kan producten niet laden. Probeer het later opnieuw.' },
  product: { title: 'Product', message: 'Kan product niet laden. Probeer het later opnieuw.' },
} as const

export function CatalogueError({ of, reset }: { of: keyof typeof words; reset: () => void }) {
  return (
    <Unavailable {...words[of]} reset={reset}>
      <ButtonLink look="secondary" href={hrefTo({ to: '/collecties' })}>
        Naar de collecties
      </ButtonLink>
    </Unavailable>
  )
}
