/** A flat sample of a colour, drawn as SVG because a strict Content-Security-Policy refuses style attributes. */
import styles from './Swatch.module.css'

/** `color` as #rrggbb; decorative, so a name must stand beside it. */
export function Swatch({ color, size = 'm' }: { color: string; size?: 's' | 'm' | 'l' | 'fill' }) {
  return (
    <svg className={styles['swatch']} data-size={size} viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
      <rect width="1" height="1" fill={color} />
    </svg>
  )
}
