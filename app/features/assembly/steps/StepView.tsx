/** One step of a guide, large enough for a telephone at an arm's length: drawing, text, and links to the steps before and after. */
import { IconAlertTriangle, IconArrowLeft, IconArrowRight, IconX } from '@tabler/icons-react'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, type TouchEvent } from 'react'
import { Picture } from '#app/ui/picture/Picture.tsx'
import { Switch } from '#app/ui/switch/Switch.tsx'
import type { GuidePageData } from '#server/assembly/guides.ts'
import { OfflineNote } from '../offline/OfflineNote.tsx'
import { faultsId, stepHref, stepId, stepsOf, swipeOf } from './step-list.ts'
import { useWakeLock } from './use-wake-lock.ts'
import styles from './StepView.module.css'

export function StepView({ guide, place }: { guide: GuidePageData; place: number }) {
  const steps = stepsOf(guide.chapters)
  const shown = steps[place]
  const [before, after] = [steps[place - 1], steps[place + 1]]
  const previous = before && stepHref(guide.path, before.key)
  const next = after && stepHref(guide.path, after.key)
  const turn = useTurning(previous, next)
  if (!shown) return null
  const { step, key, chapterTitle } = shown
  return (
    <div className={styles['view']} {...turn}>
      <p className={styles['bar']}>
        <a className={styles['close']} href={`${guide.path}#${stepId(key)}`}>
          <IconX size={22} aria-hidden="true" />
          Hele handleiding
        </a>
        <span className={styles['count']} aria-live="polite">
          <span>{`Stap ${place + 1} van ${steps.length}`}</span>
          <span className="visually-hidden">{`: ${step.title}`}</span>
        </span>
      </p>
      <progress className={styles['progress']} max={steps.length} value={place + 1} aria-label="Voortgang" />
      <article key={stepId(key)} className={styles['step']}>
        {step.drawing.file && (
          <div className={styles['drawing']}>
            <Picture slot={step.drawing} sizes="(width <= 768px) 100vw, 60vw" priority="hero" />
          </div>
        )}
        <div className={styles['words']}>
          <p className={styles['chapter']}>
            {guide.hero.title.replace(/:.*/, '')}: {chapterTitle}
          </p>
          <h1 className={styles['title']}>{step.title}</h1>
          <p className={styles['text']}>{step.text}</p>
          {step.warning !== undefined && (
            <p className={styles['warning']}>
              <IconAlertTriangle className={styles['sign']} size={24} aria-hidden="true" />
              <span>
                <strong>Let op.</strong> {step.warning}
              </span>
            </p>
          )}
        </div>
      </article>
      <nav className={styles['ways']} aria-label="Stappen">
        {previous === undefined ? (
          <span />
        ) : (
          <a className={styles['previous']} rel="prev" href={previous}>
            <IconArrowLeft size={22} aria-hidden="true" />
            Vorige
          </a>
        )}
        {next === undefined ? (
          <a className={styles['next']} href={`${guide.path}#${faultsId}`}>
            Klaar. Lukt het niet?
          </a>
        ) : (
          <a className={styles['next']} rel="next" href={next}>
            Volgende
            <IconArrowRight size={22} aria-hidden="true" />
          </a>
        )}
      </nav>
      <div className={styles['device']}>
        <AwakeSwitch />
        <OfflineNote path={guide.path} />
      </div>
    </div>
  )
}

function AwakeSwitch() {
  const { state, toggle } = useWakeLock()
  if (state === 'unsupported') return null
  return (
    <div className={styles['awake']}>
      <Switch label="Houd het scherm aan" checked={state === 'on'} onChange={toggle} />
      <output>
        {state === 'refused' && 'Dit apparaat staat het nu niet toe, bijvoorbeeld omdat de accu bijna leeg is.'}
      </output>
    </div>
  )
}

/** Goes to the step before or after on a swipe or an arrow key. Returns the touch handlers. */
function useTurning(previous: string | undefined, next: string | undefined) {
  const router = useRouter()
  const start = useRef<{ x: number; y: number } | null>(null)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (
        event.defaultPrevented ||
        event.altKey ||
        event.ctrlKey ||
        event.metaKey ||
        event.shiftKey ||
        (event.target instanceof Element && event.target.closest('input, textarea, select, video, dialog'))
      )
        return
      const href = event.key === 'ArrowRight' ? next : event.key === 'ArrowLeft' ? previous : undefined
      if (href !== undefined) void router.navigate({ href })
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [router, previous, next])
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const touch = touches.item(0)
      start.current = touches.length === 1 ? { x: touch.clientX, y: touch.clientY } : null // two fingers zoom
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const touch = changedTouches.item(0)
      const way = start.current ? swipeOf(start.current, { x: touch.clientX, y: touch.clientY }) : null
      const href = way === 'next' ? next : way === 'previous' ? previous : undefined
      start.current = null
      if (href !== undefined) void router.navigate({ href })
    },
  }
}
