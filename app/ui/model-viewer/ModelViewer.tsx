/** A picture with a button that replaces it by a 3D model, which is loaded then. Without scripts there is only the picture. */
import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react'
import { Button } from '#app/ui/button/Button.tsx'
import type { ModelStage } from './model-stage.ts'
import type { ModelControlsProps, ModelVariant } from './ModelControls.tsx'
import styles from './ModelViewer.module.css'

export type ModelFile = {
  href: string
  /** The colour that the file opens in comes first. */ variants: readonly ModelVariant[]
}

type State = 'picture' | 'loading' | 'failed' | { stage: ModelStage; Controls: ComponentType<ModelControlsProps> }

/** `name` says what is shown: 'spiegel Maan'. `children` is the picture. */
export function ModelViewer({ model, name, children }: { model: ModelFile; name: string; children: ReactNode }) {
  const [state, setState] = useState<State>('picture')
  const canvas = useRef<HTMLCanvasElement>(null)
  const stage = useRef<ModelStage>(null)

  useEffect(() => () => stage.current?.dispose(), [])

  async function open() {
    setState('loading')
    try {
      const [{ createModelStage }, { ModelControls: Controls }] = await Promise.all([
        import('./model-stage.ts'),
        import('./ModelControls.tsx'),
      ])
      if (!canvas.current) return
      stage.current = await createModelStage(canvas.current, model.href)
      setState({ stage: stage.current, Controls })
    } catch {
      setState('failed')
    }
  }
  function close() {
    stage.current?.dispose()
    stage.current = null
    setState('picture')
  }
  const shown = typeof state === 'object' ? state : null
  const isOpen = shown !== null || state === 'loading'
  return (
    <div className={styles['viewer']} data-state={shown === null ? state : 'shown'}>
      <div className={styles['stage']}>
        <div className={styles['picture']}>{children}</div>
        {isOpen && (
          <canvas ref={canvas} className={styles['canvas']}>
            3D-model van {name}; de foto’s op deze pagina laten hetzelfde zien.
          </canvas>
        )}
      </div>
      <div className={styles['bar']} data-needs-js="" data-print="hide">
        <Button look="secondary" onClick={isOpen ? close : open}>
          {isOpen ? 'Terug naar de foto' : 'Bekijk in 3D'}
        </Button>
        <output className={styles['status']}>
          {state === 'loading' && 'Het model wordt geladen…'}
          {state === 'failed' && 'Het 3D-model kan hier niet worden getoond. De foto’s laten hetzelfde meubel zien.'}
        </output>
        {shown && <shown.Controls stage={shown.stage} variants={model.variants} />}
      </div>
    </div>
  )
}
