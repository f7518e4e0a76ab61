/** A few colours side by side, in one SVG: a list of products has a hundred of them. */
import styles from './SwatchRow.module.css'

const size = 16
const step = 20

/** `colors` as #rrggbb; decorative, so it needs a text beside it. */
export function SwatchRow({ colors }: { colors: readonly string[] }) {
  return (
    <svg
      className={styles['row']}
      viewBox={`-0.5 -0.5 ${colors.length * step - (step - size)} ${size}`}
      aria-hidden="true"
    >
      {colors.map((color, index) => (
        <rect key={`${index} ${color}`} x={index * step} fill={color} />
      ))}
    </svg>
  )
}
