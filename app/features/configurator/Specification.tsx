/** What the set consists of and costs, line by line, with article numbers; what it weighs and when it comes; what is not in it. */
import { Band } from '#app/ui/band/Band.tsx'
import { ButtonLink } from '#app/ui/button/Button.tsx'
import { FactList } from '#app/ui/facts/FactList.tsx'
import { hrefTo } from '#app/ui/link/href.ts'
import { formatPrice } from '#domain/money.ts'
import { stringifySearch } from '#domain/search-string.ts'
import type { SetView } from '#server/configurator/set-view.ts'
import { quoteAddress, type Place } from './set-address.ts'
import { setFacts } from './set-words.ts'
import styles from './Specification.module.css'

export function Specification({ set, place }: { set: SetView; place: Place }) {
  return (
    <Band ground="raised" id="specificatie" aria-labelledby="specificatie-kop">
      <div className={styles['order']}>
        <h2 id="specificatie-kop" className={styles['title']}>
          Wat u kiest
        </h2>
        <table className={styles['lines']}>
          <caption className="visually-hidden">Onderdelen met artikelnummer en prijs</caption>
          <thead className="visually-hidden">
            <tr>
              <th scope="col">Onderdeel</th>
              <th scope="col">Prijs incl. btw</th>
            </tr>
          </thead>
          <tbody>
            {set.lines.map(({ part, name, detail, article, href, price, quantity }) => (
              <tr key={`${part} ${article}`}>
                <th scope="row">
                  <a href={href}>{name}</a>
                  <span>
                    {quantity > 1 && `${quantity} × `}
                    {detail}
                  </span>
                  <span>{article}</span>
                </th>
                <td>
                  {formatPrice(price * quantity)}
                  {quantity > 1 && <span>{`${formatPrice(price)} per stuk`}</span>}
                </td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">Samen, incl. btw</th>
              <td>{formatPrice(set.total)}</td>
            </tr>
          </tfoot>
        </table>
        <p className={styles['actions']} data-print="hide">
          <ButtonLink rel="nofollow" href={quoteAddress(set, place)}>
            Offerte bij een verkooppunt
          </ButtonLink>
          <ButtonLink look="secondary" href={`/samenstellen/${set.slug}.pdf${stringifySearch(set.search)}`} download>
            Bewaar als pdf
          </ButtonLink>
          <ButtonLink look="text" href={hrefTo({ to: '/verkooppunten', search: { collection: set.slug } })}>
            Zoek een verkooppunt
          </ButtonLink>
          <ButtonLink look="text" href={hrefTo({ to: '/verlanglijstje', search: { items: set.items } })}>
            Naar een verlanglijstje
          </ButtonLink>
          <ButtonLink look="text" href={fitAddress(set, place)}>
            Past het? Reken de hele plek na
          </ButtonLink>
        </p>
      </div>
      <div className={styles['facts']}>
        <h2 className={styles['title']}>Gegevens</h2>
        <FactList facts={setFacts(set)} />
        <h3 className={styles['subtitle']}>Niet inbegrepen</h3>
        <dl className={styles['missing']}>
          {set.notIncluded.map(({ name, text }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Band>
  )
}

/** 'Past het?' with this cabinet and the place of the visitor, or that in which the set fits; it counts in cm. */
function fitAddress({ fit: { item, place } }: SetView, { niche, budget }: Place): string {
  return `/service/past-het${stringifySearch({
    width: niche === undefined ? place?.width : String(niche / 10),
    depth: place?.depth,
    maxPrice: budget,
    item,
  })}`
}
