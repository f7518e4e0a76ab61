/** The controls of a 3D model: turn, zoom, measures, colour, and the way into a room. */
import { IconMinus, IconPlus, IconRotate, IconRotateClockwise, IconRulerMeasure } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { IconButton } from '../icon-button/IconButton.tsx'
import type { ModelStage } from './model-stage.ts'
import type { RoomFile } from './room-address.ts'
import { RoomLink } from './RoomLink.tsx'
import styles from './ModelViewer.module.css'

export type ModelVariant = { /** Its name in the file. */ name: string; label: string; color: string }
export type ModelControlsProps = {
  stage: ModelStage
  variants: readonly ModelVariant[]
  /** Whether its measures are shown; null for a model without. */
  measured: boolean | null
  onMeasure: () => void
  /** The model as a file to see in a room; null without one. */
  room: RoomFile | null
}

export function ModelControls({ stage, variants, measured, onMeasure, room }: ModelControlsProps) {
  const [variant, setVariant] = useState(variants[0]?.name ?? '')
  const group = useId()
  async function choose(next: string) {
    setVariant(next)
    await stage.show(next)
  }
  return (
    <>
      <span className={styles['moves']}>
        {moves.map(({ label, Icon, move }) => (
          <IconButton key={label} label={label} title={label} onClick={() => move(stage)}>
            <Icon size={18} aria-hidden="true" />
          </IconButton>
        ))}
        {measured !== null && (
          <IconButton label="Maten tonen" title="Maten tonen" aria-pressed={measured} onClick={onMeasure}>
            <IconRulerMeasure size={18} aria-hidden="true" />
          </IconButton>
        )}
      </span>
      {variants.length > 1 && (
        <fieldset className={styles['variants']}>
          <legend className="visually-hidden">Kleur van het model</legend>
          {variants.map(({ name, label, color }) => (
            <label key={name}>
              <input type="radio" name={group} value={name} checked={variant === name} onChange={() => choose(name)} />
              <svg aria-hidden="true" viewBox="0 0 20 20">
                <circle cx="10" cy="10" r="9.5" fill={color} />
              </svg>
              <span className="visually-hidden">{label}</span>
            </label>
          ))}
          <span className={styles['chosen']} aria-hidden="true">
            {variants.find(({ name }) => name === variant)?.label}
          </span>
        </fieldset>
      )}
      {room && <RoomLink file={room} stage={stage} />}
    </>
  )
}

/** What dragging and pinching do, as buttons. */
const moves = [
  { label: 'Draai naar links', Icon: IconRotateClockwise, move: (stage: ModelStage) => stage.turn(-20, 0) },
  { label: 'Draai naar rechts', Icon: IconRotate, move: (stage: ModelStage) => stage.turn(20, 0) },
  { label: 'Dichterbij', Icon: IconPlus, move: (stage: ModelStage) => stage.zoom(0.85) },
  { label: 'Verder weg', Icon: IconMinus, move: (stage: ModelStage) => stage.zoom(1.18) },
] as const
