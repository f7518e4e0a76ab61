/** Where the maker is: a drawn map, the `directions` of the page, or the address and the hours of the showroom, and route links. */
import { routeLinks } from '#app/features/dealers/route-links.ts'
import { landPart } from '#app/features/dealers/map/land.ts'
import { onMap } from '#app/features/dealers/map/map-view.ts'
import { useEditedShell } from '#app/features/pages/edited-shell.ts'
import { openingHours } from '#domain/opening-hours.ts'
import type { SectionOf } from '#domain/pages/section.schema.ts'
import { site } from '#domain/site.ts'
import { Band } from '#app/ui/band/Band.tsx'
import { ButtonLink } from '#app/ui/button/Button.tsx'
import { FactList } from '#app/ui/facts/FactList.tsx'
import { ContentLink } from '#app/ui/link/ContentLink.tsx'
import { hrefTo } from '#app/ui/link/href.ts'
import { SiteAddress } from './SiteAddress.tsx'
import styles from './Whereabouts.module.css'

/** What the map shows: the Netherlands, with some sea. */
const northWest = onMap({ latitude: 53.72, longitude: 3.05 }),
  southEast = onMap({ latitude: 50.62, longitude: 7.5 })
/** Map units that one px takes at 360 px, about the width of the map on a telephone and a tablet. */
const unit = (southEast.x - northWest.x) / 360
/** For orientation. `side`: where the name covers no border. */
const towns: readonly (Pick<PlaceProps, 'name' | 'side'> & { latitude: number; longitude: number })[] = [
  { name: 'Amsterdam', latitude: 52.374, longitude: 4.89, side: 'offshore' },
  { name: 'Groningen', latitude: 53.219, longitude: 6.568, side: 'left' },
  { name: 'Utrecht', latitude: 52.091, longitude: 5.122, side: 'right' },
  { name: 'Eindhoven', latitude: 51.441, longitude: 5.478, side: 'above' },
]
const neighbours = ['surroundings', 'belgie', 'duitsland'] as const
const parts = ['seam', 'netherlands', 'outline'] as const

export function Whereabouts({ directions }: { directions?: SectionOf<'spread'> | undefined }) {
  const { address } = site
  const { openingHours: week = openingHours } = useEditedShell()
  /** Inline, because an <img> cannot take the colours of the theme. */
  const asImage = { role: 'img', 'aria-label': `Kaart van Nederland, met ${address.city} aangewezen` } as const
  const place = { ...onMap(address), name: address.city, side: 'below' as const }
  return (
    <Band aria-labelledby="waar">
      <figure className={styles['figure']}>
        <svg
          className={styles['map']}
          viewBox={[northWest.x, northWest.y, southEast.x - northWest.x, southEast.y - northWest.y]
            .map(Math.round)
            .join(' ')}
          {...asImage}
        >
          {neighbours.map((part) => (
            <use key={part} href={landPart(part)} className={styles['surroundings']} />
          ))}
          {parts.map((part) => (
            <use key={part} href={landPart(part)} className={styles[part]} />
          ))}
          {towns.map((town) => (
            <Place
              key={town.name}
              {...onMap(town)}
              name={town.name}
              side={town.side}
              radius={2}
              className={styles['town']}
            />
          ))}
          <Place {...place} radius={6} className={styles['own']} />
        </svg>
        <figcaption className={styles['source']}>
          Kaart: provincies <ContentLink href="https://github.com/VictorCazanave/svg-maps">svg-maps</ContentLink> (
          <ContentLink href="https://creativecommons.org/licenses/by/4.0/deed.nl">CC BY 4.0</ContentLink>), landen
          Natural Earth.
        </figcaption>
      </figure>
      <div className={styles['where']}>
        <h2 id="waar" className={styles[directions ? 'title' : 'label']}>
          {directions?.title ?? 'Adres en openingstijden'}
        </h2>
        {directions ? (
          directions.paragraphs.map((text) => <p key={text}>{text}</p>)
        ) : (
          <SiteAddress className={styles['address']} />
        )}
        <ul className={styles['routes']} aria-label="Route">
          {routeLinks({ Naam: site.legalName, ...address }).map((link) => (
            <li key={link.label}>
              <ContentLink href={link.href} data-icon="map-pin">
                {link.label}
              </ContentLink>
            </li>
          ))}
        </ul>
        {directions?.link && (
          <ButtonLink look="quiet" href={directions.link.href}>
            {directions.link.label}
          </ButtonLink>
        )}
        {!directions && (
          <div className={styles['hours']}>
            <FactList facts={week.showroomHours.map(({ days, hours }) => ({ label: days, value: hours }))} />
            <p className={styles['appointment']}>
              <ButtonLink href={hrefTo({ to: '/showroom/afspraak' })}>Maak een afspraak</ButtonLink>
            </p>
          </div>
        )}
      </div>
    </Band>
  )
}

type PlaceProps = {
  x: number
  y: number
  name: string
  side: keyof typeof sides
  /** In px. */ radius: number
  className: string | undefined
}

/** How far a name is from its dot, in px, and what it begins or ends with there. */
const sides = {
  left: { x: -1, y: 0, apart: 5, textAnchor: 'end' },
  offshore: { x: -1, y: 0, apart: 30, textAnchor: 'end' },
  right: { x: 1, y: 0, apart: 5, textAnchor: 'start' },
  above: { x: 0, y: -1, apart: 8, textAnchor: 'middle' },
  below: { x: 0, y: 1, apart: 10, textAnchor: 'middle' },
} as const

function Place({ x, y, name, side, radius, className }: PlaceProps) {
  const { apart, textAnchor, ...way } = sides[side]
  return (
    <g transform={`translate(${Math.round(x)} ${Math.round(y)}) scale(${unit})`} className={className}>
      <circle r={radius} />
      <text x={way.x * (radius + apart)} y={way.y * (radius + apart) + 4.5} textAnchor={textAnchor}>
        {name}
      </text>
    </g>
  )
}
