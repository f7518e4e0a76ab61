/** The page for an address that does not exist; its HTTP status is 404. */
import { Button } from '#app/ui/button/Button.tsx'
import { MessagePage } from '#app/ui/message-page/MessagePage.tsx'
import { usePagePath } from '../page-path.ts'
import { lostWords } from './lost-words.ts'
import styles from './NotFoundPage.module.css'

const waysOn = [
  { href: '/collecties', label: 'Collecties', text: 'Veertien lijnen in hout, steen, staal en beton' },
  { href: '/verkooppunten', label: 'Verkooppunten', text: 'Waar u het meubel kunt zien en bestellen' },
  { href: '/service', label: 'Service en montage', text: 'Handleidingen, onderdelen en garantie' },
] as const

export function NotFoundPage() {
  const words = lostWords(usePagePath())
  return (
    <MessagePage
      title="Deze pagina bestaat niet"
      heading="Deze plank is leeg"
      message={`Op dit adres staat geen pagina. Misschien is die verhuisd, misschien is er onderweg een letter weggevallen. ${
        words === '' ? 'Zoek hieronder' : 'Zoek hieronder op de woorden uit het adres'
      }, of ga verder langs één van de drie wegen.`}
      actions={
        <search className={styles['finder']}>
          <form className={styles['search']} action="/zoeken">
            <label className={styles['label']} htmlFor="zoek-verder">
              Zoek op deze site
            </label>
            <input
              key={words}
              id="zoek-verder"
              className={styles['field']}
              type="search"
              name="q"
              defaultValue={words}
              maxLength={60}
              placeholder="Zoek overal op deze site..."
              autoComplete="off"
            />
            <Button type="submit">Zoeken</Button>
          </form>
        </search>
      }
    >
      <ul className={styles['ways']}>
        {waysOn.map((way) => (
          <li key={way.href}>
            <a href={way.href}>
              <span className={styles['way']}>{way.label}</span>
              <span className={styles['note']}>{way.text}</span>
            </a>
          </li>
        ))}
      </ul>
    </MessagePage>
  )
}
