/** The mirror large, with its light on or off, warm or cool. Radio buttons and a style sheet: it works without JavaScript and begins lit. */
import { useId } from 'react'
import type { PictureSlot } from '#app/lib/picture-slot.ts'
import { Picture } from '#app/ui/picture/Picture.tsx'
import styles from './LightSwitch.module.css'

const sizes = '(width <= 900px) 100vw, 50vw'

type LightSwitchProps = {
  lit: PictureSlot
  unlit: PictureSlot | undefined
  /** The ends of a light whose colour can be changed; the picture was taken at the warm one. */
  tones: { warm: string; cool: string } | null
}

export function LightSwitch({ lit, unlit, tones }: LightSwitchProps) {
  const name = useId()
  if (!unlit) return <Picture slot={lit} sizes={sizes} priority="hero" />
  return (
    <div className={styles['stage']}>
      <div className={styles['pictures']}>
        <div className={styles['off']}><Picture slot={unlit} sizes={sizes} /></div>
        <div className={styles['on']}><Picture slot={lit} sizes={sizes} priority="hero" /></div>
      </div>
      <div className={styles['switches']}>
        <fieldset className={styles['switch']}>
          <legend className={styles['legend']}>Licht</legend>
          <label><input type="radio" name={name} value="aan" defaultChecked /> Aan</label>
          <label><input type="radio" name={name} value="uit" /> Uit</label>
        </fieldset>
        {tones && (
          <fieldset className={[styles['switch'], styles['tones']].join(' ')}>
            <legend className={styles['legend']}>Lichtkleur</legend>
            <label><input type="radio" name={`${name}-tone`} value="warm" defaultChecked /> Warm, {tones.warm}</label>
            <label><input type="radio" name={`${name}-tone`} value="koel" /> Koel, {tones.cool}</label>
            <small className={styles['note']}>Koel is een indruk, naar de foto met warm licht.</small>
          </fieldset>
        )}
      </div>
    </div>
  )
}
