/** A picture with a button that turns it into a 3D model. Before the button is pressed nothing of it is loaded; without scripts only the picture is there. */
import { IconMinus, IconPlus, IconRotate, IconRotateClockwise } from '@tabler/icons-react'
import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { Button } from '#app/ui/button/Button.tsx'
import type { ModelStage } from './model-stage.ts'
import styles from './ModelViewer.module.css'

export type ModelVariant = { /** Its name in the file. */ name: string; label: string; color: string }
export type ModelFile = { href: string; /** The colour that the file opens in comes first. */ variants: readonly ModelVariant[] }

type State = 'picture' | 'loading' | 'shown' | 'failed'

/** `name` says what is shown: 'spiegel Maan'. `children` is the picture that stands there until the model is asked for. */
export function ModelViewer({ model, name, children }: { model: ModelFile; name: string; children: ReactNode }) {
  const [state, setState] = useState<State>('picture')
  const [variant, setVariant] = useState(model.variants[0]?.name ?? '')
  const canvas = useRef<HTMLCanvasElement>(null)
  const stage = useRef<ModelStage>(null)
  const group = useId()

  useEffect(() => () => stage.current?.dispose(), [])

  async function open() {
    setState('loading')
    try {
      const { createModelStage } = await import('./model-stage.ts')
      if (!canvas.current) return
      stage.current = await createModelStage(canvas.current, model.href)
      setState('shown')
    } catch {
      setState('failed')
    }
  }
  function close() {
    stage.current?.dispose()
    stage.current = null
    setVariant(model.variants[0]?.name ?? '')
    setState('picture')
  }
  async function choose(next: string) {
    setVariant(next)
    await stage.current?.show(next)
  }
  const isOpen = state === 'loading' || state === 'shown'
  return (
    <div className={styles['viewer']} data-state={state}>
      <div className={styles['stage']}>
        <div className={styles['picture']}>{children}</div>
        {isOpen && <canvas ref={canvas} className={styles['canvas']}>3D-model van {name}; de foto’s op deze pagina laten hetzelfde zien.</canvas>}
      </div>
      <div className={styles['bar']}>
        {isOpen ? <Button look="secondary" onClick={close}>Terug naar de foto</Button> : <Button look="secondary" onClick={open}>Bekijk in 3D</Button>}
        <output className={styles['said']}>
          {state === 'loading' && 'Het model wordt geladen…'}
          {state === 'failed' && 'Het 3D-model kan hier niet worden getoond. De foto’s laten hetzelfde meubel zien.'}
        </output>
        {state === 'shown' && (
          <span className={styles['moves']}>
            {moves.map(({ label, Icon, move }) => (
              <button key={label} type="button" aria-label={label} title={label} onClick={() => { if (stage.current) move(stage.current) }}><Icon size={18} stroke={1.5} aria-hidden="true" /></button>
            ))}
          </span>
        )}
        {state === 'shown' && model.variants.length > 1 && (
          <fieldset className={styles['variants']}>
            <legend className="visually-hidden">Kleur van het model</legend>
            {model.variants.map(({ name: key, label, color }) => (
              <label key={key}>
                <input type="radio" name={group} value={key} checked={variant === key} onChange={() => choose(key)} />
                <svg aria-hidden="true" viewBox="0 0 20 20"><circle cx="10" cy="10" r="9.5" fill={color} /></svg>
                <span className="visually-hidden">{label}</span>
              </label>
            ))}
            <span className={styles['chosen']} aria-hidden="true">{model.variants.find(({ name: key }) => key === variant)?.label}</span>
          </fieldset>
        )}
      </div>
    </div>
  )
}

/** What dragging and pinching do, for those who do neither. */
const moves = [
  { label: 'Draai naar links', Icon: IconRotateClockwise, move: (stage: ModelStage) => stage.turn(-20, 0) },
  { label: 'Draai naar rechts', Icon: IconRotate, move: (stage: ModelStage) => stage.turn(20, 0) },
  { label: 'Dichterbij', Icon: IconPlus, move: (stage: ModelStage) => stage.zoom(0.85) },
  { label: 'Verder weg', Icon: IconMinus, move: (stage: ModelStage) => stage.zoom(1.18) },
] as const
