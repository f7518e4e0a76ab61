/** A sample of a colour: an empty SVG, whose `color` is an attribute, because the Content-Security-Policy refuses style attributes. */
import styles from './Swatch.module.css'

/** `color` as #rrggbb; decorative, so it needs a name beside it. */
export function Swatch({ color, size }: { color: string; size: 's' | 'fill' }) {
  return <svg className={styles['swatch']} data-size={size} color={color} aria-hidden="true" />
}
