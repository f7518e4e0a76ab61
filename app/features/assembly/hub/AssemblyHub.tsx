/** The index of the assembly pages: a drawing for each part that a visitor may want to fit. */
import { Band } from '#app/ui/band/Band.tsx'
import { hrefTo } from '#app/ui/link/href.ts'
import { drawers, hinges, type Kind } from '../identify/identify-rules.ts'
import { box, door, drawer, mirror, niche, pipes, shelf, type HubDrawing } from './hub-drawings.ts'
import styles from './AssemblyHub.module.css'

type Thing = { name: string; text: string; href: string; drawing: HubDrawing; codes?: Kind }

const things: readonly Thing[] = [
  {
    name: 'Een lade',
    text: 'Uitnemen, stellen, front wisselen',
    href: drawers.path,
    codes: drawers,
    drawing: drawer,
  },
  {
    name: 'Een deur met scharnier',
    text: 'Uitnemen, rechthangen, demper',
    href: hinges.path,
    codes: hinges,
    drawing: door,
  },
  {
    name: 'Een meubel in\u00a0de\u00a0doos',
    text: 'Muur, rail, ophangen, en wat bij uw collectie hoort',
    href: hrefTo({ to: '/montage/montagehandleiding' }),
    drawing: box,
  },
  {
    name: 'Leidingen in\u00a0de\u00a0muur',
    text: 'Aanvoer en afvoer op de millimeter, om te printen',
    href: hrefTo({ to: '/montage/aanvoermaten-afvoermaten' }),
    drawing: pipes,
  },
  {
    name: 'Een planchet',
    text: 'Boren, pennen zetten, ophangen',
    href: hrefTo({ to: '/montage/$gids', params: { gids: 'planchet' } }),
    drawing: shelf,
  },
  {
    name: 'Een nisplank',
    text: 'Opmeten, profielen lijmen, kitten',
    href: hrefTo({ to: '/montage/$gids', params: { gids: 'nisplank' } }),
    drawing: niche,
  },
  {
    name: 'Een spiegel',
    text: 'Hoogte, kabel en veilige zones',
    href: hrefTo({ to: '/montage/montagehandleiding', hash: 'een-spiegel-ophangen' }),
    drawing: mirror,
  },
]

export function AssemblyHub() {
  return (
    <Band space="tight" aria-label="Kies wat u in uw handen hebt">
      <ul className={styles['things']}>
        {things.map(({ name, text, href, drawing, codes }) => (
          <li key={name} className={styles['thing']}>
            <a className={styles['link']} href={href}>
              <svg className={styles['drawing']} viewBox="0 0 120 90" data-tone="light" aria-hidden="true">
                {drawing.map(([surface, path]) => (
                  <path key={path} className={styles[surface]} d={path} />
                ))}
              </svg>
              <span>
                <strong className={styles['name']}>{name}</strong>
                <span className={styles['text']}>{text}</span>
              </span>
            </a>
            {codes && (
              <p className={styles['codes']}>
                <span className={styles['codesLabel']}>Of kies de code op het label:</span>
                {codes.systems.map((system) => (
                  <a key={system.slug} href={system.path} title={system.name}>
                    {system.code}
                  </a>
                ))}
              </p>
            )}
          </li>
        ))}
      </ul>
    </Band>
  )
}
