/** Collects a sample of a finish on the wall. Before hydration and without scripts it is a link to the form with this finish. */
import { IconCheck } from '@tabler/icons-react'
import { useHydrated } from '@tanstack/react-router'
import { sampleTray, useSampleTray } from '#app/lib/sample-tray.ts'
import { hrefTo } from '#app/ui/link/href.ts'
import type { FinishCard } from '#server/finishes/finishes.ts'
import styles from './SampleToggle.module.css'

type SampleToggleProps = {
  finish: Pick<FinishCard, 'name' | 'displayName'>
  /** Called with what came of a press. */
  onToggle: (outcome: ReturnType<typeof sampleTray.toggle>) => void
}

export function SampleToggle({ finish: { name, displayName }, onToggle }: SampleToggleProps) {
  const isHydrated = useHydrated()
  const isChosen = useSampleTray().includes(name)
  const words = (
    <>
      Staal<span className="visually-hidden">{` aanvragen van ${displayName}`}</span>
    </>
  )
  return isHydrated ? (
    <button
      className={styles['sample']}
      type="button"
      aria-pressed={isChosen}
      onClick={() => onToggle(sampleTray.toggle(name))}
    >
      <span>{words}</span>
      {isChosen && <IconCheck size={16} stroke={1.5} aria-hidden="true" />}
    </button>
  ) : (
    <a className={styles['sample']} rel="nofollow" href={hrefTo({ to: '/kleurstalen', search: { color: [name] } })}>
      <span>{words}</span>
    </a>
  )
}
