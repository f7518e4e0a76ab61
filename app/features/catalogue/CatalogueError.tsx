/** What stands there when the catalogue cannot be read (texts of specification section 8). */
import { Band } from '#app/ui/band/Band.tsx'
import { ButtonLink } from '#app/ui/button/Button.tsx'
import { hrefTo } from '#app/ui/link/href.ts'
import styles from './CatalogueError.module.css'

const texts = { list: 'Kan producten niet laden. Probeer het later opnieuw.', product: 'Kan product niet laden. Probeer het later opnieuw.' } as const

export function CatalogueError({ of }: { of: keyof typeof texts }) {
  return (
    <Band>
      <h1 className={styles['title']} role="alert">{texts[of]}</h1>
      <p><ButtonLink look="secondary" href={hrefTo({ to: '/collecties' })}>Naar de collecties</ButtonLink></p>
    </Band>
  )
}
