/** The mirror large, with its light on or off, warm or cool, and in its other colours. Radio buttons and CSS switch the light, also without JavaScript. */
import { useId } from 'react'
import type { PictureSlot } from '#domain/picture-slot.ts'
import { Enlargeable } from '#app/ui/gallery/Enlargeable.tsx'
import { Gallery, rowSizes, type Slide } from '#app/ui/gallery/Gallery.tsx'
import styles from './LightSwitch.module.css'

type LightSwitchProps = {
  /** 'spiegel Maan' */
  name: string
  lit: PictureSlot
  unlit: PictureSlot | undefined
  /** The ends of a light whose colour can be changed; the picture was taken at the warm one. */
  tones: { warm: string; cool: string } | null
  /** The same mirror in its colours. */
  colors: readonly Slide[]
}

export function LightSwitch({ name, lit, unlit, tones, colors }: LightSwitchProps) {
  const id = useId()
  const first: Slide = {
    key: lit.media,
    label: 'Aan de wand',
    picture: lit,
    ...(colors.length > 0 ? { caption: 'Aan de wand' } : {}),
  }
  if (!unlit) return <Gallery name={name} slides={[first, ...colors]} />
  const lights = (
    <div className={styles['pictures']}>
      <div className={styles['off']}>
        <Enlargeable slot={unlit} sizes={rowSizes} sign />
      </div>
      <div className={styles['on']}>
        <Enlargeable slot={lit} sizes={rowSizes} priority="hero" sign />
      </div>
    </div>
  )
  return (
    <div className={styles['stage']}>
      <Gallery name={name} slides={[{ ...first, content: lights }, ...colors]} />
      <div className={styles['switches']}>
        <fieldset className={styles['switch']}>
          <legend className={styles['legend']}>Licht</legend>
          <label>
            <input type="radio" name={id} value="aan" defaultChecked /> Aan
          </label>
          <label>
            <input type="radio" name={id} value="uit" /> Uit
          </label>
        </fieldset>
        {tones && (
          <fieldset className={[styles['switch'], styles['tones']].join(' ')}>
            <legend className={styles['legend']}>Lichtkleur</legend>
            <label>
              <input type="radio" name={`${id}-tone`} value="warm" defaultChecked /> Warm, {tones.warm}
            </label>
            <label>
              <input type="radio" name={`${id}-tone`} value="koel" /> Koel, {tones.cool}
            </label>
            <small className={styles['note']}>Koel is een indruk, naar de foto met warm licht.</small>
          </fieldset>
        )}
      </div>
    </div>
  )
}
