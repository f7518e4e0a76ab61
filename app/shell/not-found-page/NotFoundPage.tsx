/** The page for an address that does not exist; its HTTP status is 404. */
import { Button } from '#app/ui/button/Button.tsx'
import { site } from '#domain/site.ts'
import styles from '../lost-page/LostPage.module.css'
import { usePagePath } from '../page-path.ts'
import { lostWords } from './lost-words.ts'

const waysOn = [
  { href: '/collecties', label: 'Collecties', text: 'Veertien lijnen in hout, steen, staal en beton' },
  { href: '/verkooppunten', label: 'Verkooppunten', text: 'Waar u het meubel kunt zien en bestellen' },
  { href: '/service', label: 'Service en montage', text: 'Handleidingen, onderdelen en garantie' },
] as const

export function NotFoundPage() {
  const words = lostWords(usePagePath())
  return (
    <>
      <title>{`Deze pagina bestaat niet | ${site.name}`}</title>
      <meta name="robots" content="noindex" />
      <div className={styles['page']}>
        <div className={styles['words']}>
          <h1 className={styles['title']}>Deze plank is leeg</h1>
          <p className={styles['text']}>
            Op dit adres staat geen pagina. Misschien is die verhuisd, misschien is er onderweg een letter weggevallen.{' '}
            {words === '' ? 'Zoek hieronder' : 'Zoek hieronder op de woorden uit het adres'}, of ga verder langs een van
            de drie wegen.
          </p>
          <search className={styles['finder']}>
            <form className={styles['search']} action="/zoeken">
              <label className="visually-hidden" htmlFor="zoek-verder">
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
        </div>
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
      </div>
    </>
  )
}
