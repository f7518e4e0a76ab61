/** A few colours side by side, in one SVG: a list of products has a hundred of them. */
import styles from './SwatchRow.module.css'

const size = 16
const step = 20

/** `colors` as #rrggbb, of which the first may be all that fit; `label` says how many there are. */
export function SwatchRow({ colors, label }: { colors: readonly string[]; label: string }) {
  return (
    <svg
      className={styles['row']}
      viewBox={`-0.5 -0.5 ${colors.length * step - (step - size)} ${size}`}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the colours are those of the data, for which there is no file
      role="img"
      aria-label={label}
    >
      {colors.map((color, index) => (
        <rect key={`${index} ${color}`} x={index * step} fill={color} />
      ))}
    </svg>
  )
}
