/** The index of the assembly pages: a drawing for each part that a visitor may want to fit. */
import type { ReactNode } from 'react'
import { Band } from '#app/ui/band/Band.tsx'
import { hrefTo } from '#app/ui/link/href.ts'
import { drawers, hinges, type Kind } from '../identify/identify-rules.ts'
import { LineDrawing } from '../LineDrawing.tsx'
import drawingStyles from '../LineDrawing.module.css'
import styles from './AssemblyHub.module.css'

type Thing = { name: string; text: string; href: string; drawing: ReactNode; codes?: Kind }

/** In each drawing the subject of the guide is in clay. */
const things: readonly Thing[] = [
  {
    name: 'Een lade',
    text: 'Uitnemen, stellen, front wisselen',
    href: drawers.path,
    codes: drawers,
    drawing: (
      <>
        <path d="M10 12h100v18H10zM10 30v40M110 30v40" />
        <path className={drawingStyles['clay']} d="M16 36h88v22H16zM22 58l-8 14h92l-8-14M50 47h20" />
      </>
    ),
  },
  {
    name: 'Een deur met scharnier',
    text: 'Uitnemen, rechthangen, demper',
    href: hinges.path,
    codes: hinges,
    drawing: (
      <>
        <path d="M12 6v68h8V6zM20 14h8v52h-8" />
        <path className={drawingStyles['clay']} d="M28 22h26v12H28zM28 46h26v12H28z" />
        <circle className={drawingStyles['clay']} cx="70" cy="28" r="9" />
        <circle className={drawingStyles['clay']} cx="70" cy="52" r="9" />
        <path className={drawingStyles['clay']} d="M54 28h7M54 52h7" />
        <path d="M58 6h44v68H58z" />
      </>
    ),
  },
  {
    name: 'Een meubel in\u00a0de\u00a0doos',
    text: 'Muur, rail, ophangen, en wat bij uw collectie hoort',
    href: hrefTo({ to: '/montage/montagehandleiding' }),
    drawing: (
      <>
        <path d="M8 4v72M8 12l-5 5M8 26l-5 5M8 40l-5 5M8 54l-5 5" />
        <path className={drawingStyles['clay']} d="M12 24h6v8h-6zM18 26h84v4H18z" />
        <path d="M18 20h88v4H18zM18 30h88v32H18zM18 46h88" />
      </>
    ),
  },
  {
    name: 'Leidingen in\u00a0de\u00a0muur',
    text: 'Aanvoer en afvoer op de millimeter, om te printen',
    href: hrefTo({ to: '/montage/aanvoermaten-afvoermaten' }),
    drawing: (
      <>
        <path d="M14 8h92v6H14zM14 14v36h92V14M4 74h112" />
        <path
          className={drawingStyles['clay']}
          d="M60 38v16M52 46h16M42 26v12M36 32h12M78 26v12M72 32h12M94 46v28m-4 -6l4 6l4 -6"
        />
      </>
    ),
  },
  {
    name: 'Een planchet',
    text: 'Boren, pennen zetten, ophangen',
    href: hrefTo({ to: '/montage/$gids', params: { gids: 'planchet' } }),
    drawing: (
      <>
        <path d="M22 6v68M22 14l-6 6M22 30l-6 6M22 46l-6 6M22 62l-6 6" />
        <path d="M26 34h84v10H26z" />
        <path className={drawingStyles['clay']} d="M12 37h56v4H12z" />
      </>
    ),
  },
  {
    name: 'Een nisplank',
    text: 'Opmeten, profielen lijmen, kitten',
    href: hrefTo({ to: '/montage/$gids', params: { gids: 'nisplank' } }),
    drawing: (
      <>
        <path d="M8 8h16v64H8zM96 8h16v64H96zM24 20h72M24 72h72" />
        <path d="M26 42h68v6H26z" />
        <path className={drawingStyles['clay']} d="M24 40v14h9v-4h-5V40zM96 40v14h-9v-4h5V40z" />
      </>
    ),
  },
  {
    name: 'Een spiegel',
    text: 'Hoogte, kabel en veilige zones',
    href: hrefTo({ to: '/montage/montagehandleiding', hash: 'een-spiegel-ophangen' }),
    drawing: (
      <>
        <path className={drawingStyles['clay']} d="M34 4h52v52H34z" />
        <path d="M40 44l34-34M50 48l30-30M20 68h80v8H20z" />
      </>
    ),
  },
]

export function AssemblyHub() {
  return (
    <Band space="tight" aria-label="Kies wat u in uw handen hebt">
      <ul className={styles['things']}>
        {things.map(({ name, text, href, drawing, codes }) => (
          <li key={name} className={styles['thing']} data-wide={codes ? '' : undefined}>
            <a className={styles['link']} href={href}>
              <LineDrawing>{drawing}</LineDrawing>
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
