/** A line drawing of a part that is not pictured. Decorative: its name is beside it. */
import type { partDrawings } from '#domain/articles/article.schema.ts'
import styles from './PartList.module.css'

type Drawn = (typeof partDrawings)[number]

/** In a box of 96 by 72. */
const lines: Record<Drawn, string> = {
  rail: 'M8 30h80v12H8zM8 36h80M18 32v8M38 32v8M58 32v8M78 32v8M14 36h8M34 36h8M54 36h8M74 36h8',
  strip: 'M8 40h64v8H8zM14 42h6v4h-6zM28 42h6v4h-6zM42 42h6v4h-6zM56 42h6v4h-6zM72 44c10 0 4-18 14-18M84 22h8v8h-8z',
  voeding: 'M20 24h56v24H20zM26 30h24M26 36h16M20 36c-8 0-6 12-14 12M76 36c8 0 6 12 14 12',
  mat: 'M22 12h44v48H22zM28 20h32v8H28v8h32v8H28v8h32M66 52h14v8',
  stelpoot: 'M38 10h20v14H38zM44 24h8v22h-8zM44 29h8M44 34h8M44 39h8M36 46h24v6H36zM32 52h32v8H32z',
  plankdrager: 'M14 40h16v-6h14v20H30v-6H14zM56 22h12v-6h10v20H68v-6H56z',
}

export function PartDrawing({ of }: { of: Drawn }) {
  return (
    <svg className={styles['drawing']} viewBox="0 0 96 72" aria-hidden="true">
      <path d={lines[of]} />
    </svg>
  )
}
