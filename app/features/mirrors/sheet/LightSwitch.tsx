/** The mirror large, with its light on or off. Two radio buttons and a style sheet: it works without JavaScript and begins lit. */
import { useId } from 'react'
import type { PictureSlot } from '#app/lib/picture-slot.ts'
import { Picture } from '#app/ui/picture/Picture.tsx'
import styles from './LightSwitch.module.css'

const sizes = '(width <= 900px) 100vw, 50vw'

export function LightSwitch({ lit, unlit }: { lit: PictureSlot; unlit: PictureSlot | undefined }) {
  const name = useId()
  if (!unlit) return <Picture slot={lit} sizes={sizes} priority="hero" />
  return (
    <div className={styles['stage']}>
      <div className={styles['pictures']}>
        <div className={styles['off']}><Picture slot={unlit} sizes={sizes} /></div>
        <div className={styles['on']}><Picture slot={lit} sizes={sizes} priority="hero" /></div>
      </div>
      <fieldset className={styles['switch']}>
        <legend className={styles['legend']}>Licht</legend>
        <label><input type="radio" name={name} value="aan" defaultChecked /> Aan</label>
        <label><input type="radio" name={name} value="uit" /> Uit</label>
      </fieldset>
    </div>
  )
}
