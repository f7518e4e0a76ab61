/** A picture with a button that replaces it by a 3D model, which is loaded then. Without scripts there is only the picture. */
import { useEffect, useEffectEvent, useRef, useState, type ComponentType, type ReactNode } from 'react'
import { Button } from '#app/ui/button/Button.tsx'
import type { LoadedModel, ModelStage } from './model-stage.ts'
import type { ModelControlsProps, ModelVariant } from './ModelControls.tsx'
import type { ModelMeasures } from '#domain/furniture/furniture-model.ts'
import { measuresInWords } from './measure-words.ts'
import styles from './ModelViewer.module.css'
import type { RoomFile } from './room-address.ts'

export type ModelFile = {
  href: string
  /** The colour that the file opens in comes first. */
  variants: readonly ModelVariant[]
}
export type ModelSource = {
  /** Another key is another model, which replaces the one in view. */
  key: string
  load: () => Promise<LoadedModel>
  /** Colours to choose from here. */
  variants: readonly ModelVariant[]
  /** The same model as a file, to see in a room with a telephone; null or absent without one. */
  room?: RoomFile | null
}

/** A file as a source. */
export function fileSource({ href, variants }: ModelFile): ModelSource {
  return { key: href, variants, load: async () => (await import('./gltf-model.ts')).loadGltfModel(href) }
}

type Shown = {
  stage: ModelStage
  Controls: ComponentType<ModelControlsProps>
  measures: ModelMeasures | null
}
type State = 'picture' | 'loading' | 'failed' | Shown

type ModelViewerProps = {
  model: ModelSource
  /** What is shown: 'spiegel Maan'. */
  name: string
  /** As high as its place, where that has a height. */
  fill?: boolean
  /** The picture. */
  children: ReactNode
}

export function ModelViewer({ model, name, fill = false, children }: ModelViewerProps) {
  const [state, setState] = useState<State>('picture')
  const [measured, setMeasured] = useState(false)
  const canvas = useRef<HTMLCanvasElement>(null)
  const layer = useRef<SVGSVGElement>(null)
  const stage = useRef<ModelStage>(null)

  useEffect(() => () => stage.current?.dispose(), [])
  const { key, load } = model
  const loadOf = useEffectEvent((_key: string) => load())
  useEffect(() => {
    if (!stage.current) return undefined
    let isCurrent = true
    const replace = async () => {
      try {
        const next = await loadOf(key)
        if (!isCurrent) return
        stage.current?.replace(next)
        setState((now) => (typeof now === 'object' ? { ...now, measures: next.measures ?? null } : now))
      } catch {
        if (isCurrent) setState('failed')
      }
    }
    void replace()
    return () => {
      isCurrent = false
    }
  }, [key])

  async function open() {
    setState('loading')
    try {
      const [{ createModelStage }, { ModelControls: Controls }, loaded] = await Promise.all([
        import('./model-stage.ts'),
        import('./ModelControls.tsx'),
        load(),
      ])
      if (!canvas.current || !layer.current) return
      stage.current = createModelStage(canvas.current, layer.current, loaded)
      setState({ stage: stage.current, Controls, measures: loaded.measures ?? null })
    } catch {
      setState('failed')
    }
  }
  function close() {
    stage.current?.dispose()
    stage.current = null
    setMeasured(false)
    setState('picture')
  }
  function toggleMeasures() {
    stage.current?.measure(!measured)
    setMeasured(!measured)
  }
  const shown = typeof state === 'object' ? state : null
  const isOpen = shown !== null || state === 'loading'
  return (
    <div className={styles['viewer']} data-state={shown === null ? state : 'shown'} data-fill={fill || undefined}>
      <div className={styles['stage']}>
        <div className={styles['picture']}>{children}</div>
        {isOpen && (
          <canvas ref={canvas} className={styles['canvas']}>
            {`3D-model van ${name}; de foto’s op deze pagina laten hetzelfde zien.`}
          </canvas>
        )}
        {isOpen && <svg ref={layer} className={styles['measures']} aria-hidden="true" />}
      </div>
      <Button
        className={styles['open']}
        look="secondary"
        data-needs-js=""
        data-print="hide"
        onClick={isOpen ? close : open}
      >
        {isOpen ? 'Sluit 3D' : 'Bekijk in 3D'}
      </Button>
      <div className={styles['bar']} data-print="hide">
        <output className={styles['status']}>
          {state === 'loading'
            ? 'Het model wordt geladen…'
            : state === 'failed'
              ? 'Het 3D-model kan hier niet worden getoond. De foto’s laten hetzelfde meubel zien.'
              : measured && shown?.measures && measuresInWords(shown.measures)}
        </output>
        {shown && (
          <shown.Controls
            stage={shown.stage}
            variants={model.variants}
            measured={shown.measures && measured}
            onMeasure={toggleMeasures}
            room={model.room ?? null}
          />
        )}
      </div>
    </div>
  )
}
