/** A few colours side by side and how many more there are, in one SVG: a list of products has a hundred colours. */
import { classNames } from '#app/lib/class-names.ts'
import styles from './SwatchRow.module.css'

const size = 16
const step = 20
/** Room for two digits and a plus. */
const restWidth = 28

type SwatchRowProps = {
  className?: string | undefined
  /** As #rrggbb; those that fit. */
  colors: readonly string[]
  /** How many do not. */
  rest: number
  /** Says how many there are. */
  label: string
}

export function SwatchRow({ className, colors, rest, label }: SwatchRowProps) {
  return (
    <svg
      className={classNames(styles['row'], className)}
      viewBox={`-0.5 -0.5 ${colors.length * step - (step - size) + (rest > 0 ? restWidth : 0)} ${size}`}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the colours are those of the data, for which there is no file
      role="img"
      aria-label={label}
    >
      {colors.map((color, index) => (
        <rect key={`${index} ${color}`} x={index * step} fill={color} />
      ))}
      {rest > 0 && (
        <text x={colors.length * step} y={size - 4}>
          {`+${rest}`}
        </text>
      )}
    </svg>
  )
}
