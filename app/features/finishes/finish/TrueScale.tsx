/** Part of the sample at its real size, once the screen is calibrated with a bank card. */
import { useId, useLayoutEffect, useRef } from 'react'
import { pictureUrl } from '#domain/picture-source.ts'
import type { FinishPageData } from '#server/finishes/finishes.ts'
import { Band } from '#app/ui/band/Band.tsx'
import { bankCard, sampleWidth, scaleLimits, setScale, useScale } from '../true-scale.ts'
import styles from './TrueScale.module.css'

/** Renders nothing while the picture of the sample has not been made. */
export function TrueScale({
  finish: { image, displayName, surface, isDark },
}: {
  finish: Pick<FinishPageData, 'image' | 'displayName' | 'surface' | 'isDark'>
}) {
  const scale = useScale()
  const id = useId()
  const slider = useRef<HTMLInputElement>(null)
  // React sends no event for a slider that was moved before hydration.
  useLayoutEffect(() => {
    const position = slider.current?.valueAsNumber ?? scaleLimits.usual
    if (Math.abs(position - scaleLimits.usual) > scaleLimits.step) setScale(position)
  }, [])
  if (!image.file) return null
  const size = {
    width: Math.round(sampleWidth * scale),
    height: Math.round((sampleWidth * scale * image.file.height) / image.file.width),
  }
  const label = `${displayName} op ware grootte`
  const isEven = surface.kind === 'mat-lak'
  return (
    <Band ground="raised" id="ware-grootte">
      <div className={styles['words']}>
        <h2 className={styles['title']}>Op ware grootte</h2>
        <p>
          Nerf en korrel zijn hier zo groot als op het meubel, als uw scherm is ingesteld. Leg een bankpas op de omtrek
          en schuif tot ze even groot zijn; deze browser onthoudt het.
        </p>
        <p className={styles['slider']}>
          <label htmlFor={id}>Grootte van de pas op uw scherm</label>
          <input
            ref={slider}
            id={id}
            type="range"
            min={scaleLimits.least}
            max={scaleLimits.most}
            step={scaleLimits.step}
            value={scale}
            aria-valuetext={`${scale.toFixed(2).replace('.', ',')} beeldpunten per mm`}
            onChange={(event) => setScale(event.target.valueAsNumber)}
          />
        </p>
      </div>
      <div className={styles['sample']} data-tone={isDark ? 'dark' : 'light'} data-even={isEven || undefined}>
        {isEven ? (
          // A matt lacquer is one colour, of which a file shows the blocks of its compression at this size.
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn in the colour of the finish, without a file
          <svg {...size} color={surface.color} role="img" aria-label={label} />
        ) : (
          <img {...size} src={pictureUrl(image.media, 1920, image.file.version)} alt={label} loading="lazy" />
        )}
        <Card width={bankCard.width} height={bankCard.height} scale={scale} look="lying" />
        <Card width={bankCard.height} height={bankCard.width} scale={scale} look="upright" />
      </div>
    </Band>
  )
}

/** The outline of a bank card on the sample; upright on a telephone, which is narrower than a card is long. */
function Card({
  width,
  height,
  scale,
  look,
}: {
  width: number
  height: number
  scale: number
  look: 'lying' | 'upright'
}) {
  return (
    <svg
      className={styles['card']}
      data-look={look}
      width={width * scale}
      height={height * scale}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
    >
      <rect width={width} height={height} rx={bankCard.radius} />
      <text x={width / 2} y={height / 2} textAnchor="middle">
        Leg hier uw pas
      </text>
    </svg>
  )
}
