/** A sample of a colour, as SVG because the Content-Security-Policy refuses style attributes. */
import styles from './Swatch.module.css'

/** `color` as #rrggbb; decorative, so it needs a name beside it. */
export function Swatch({ color, size }: { color: string; size: 's' | 'fill' }) {
  return (
    <svg className={styles['swatch']} data-size={size} viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
      <rect width="1" height="1" fill={color} />
    </svg>
  )
}
