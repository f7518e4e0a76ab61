/**
 * A part of the page that the server writes and that sleeps in the browser: its HTML stands as it came, and its script stays where it is
 * until the part comes near the window.
 */
import { createElement, Fragment, lazy, memo, Suspense, useEffect, type ComponentType } from 'react'
import { madeOnce } from './made-once.ts'

/** So far below the window a part wakes: a fast scroll finds it alive. */
const near = '1200px'

/** For the browser: the component of `load`, asleep until `wake`. */
export function asleep(load: () => Promise<ComponentType>): { Content: ComponentType; wake: () => void } {
  let wake = () => {}
  const woken = new Promise<void>((resolve) => {
    wake = resolve
  })
  const arrival = (): Promise<ComponentType> =>
    load().catch(async () => {
      await anotherChance()
      return arrival()
    })
  return {
    Content: lazy(async () => {
      await woken
      return { default: await arrival() }
    }),
    wake,
  }
}

/** For the server: the component as it is. */
export function awake(Content: ComponentType): { Content: ComponentType; wake: () => void } {
  return { Content, wake: () => {} }
}

/** What could not be loaded may be had once the line is back, or when somebody goes on. */
function anotherChance(): Promise<unknown> {
  return new Promise((resolve) => {
    for (const moment of ['online', 'focusin', 'pointerdown']) addEventListener(moment, resolve, { once: true })
  })
}

/** The element that holds the part. A form that is sent while it sleeps is sent again when it is awake. */
export function createAsleepPart({ Content, wake }: ReturnType<typeof asleep>) {
  let isAwake = false
  let sent: HTMLFormElement | undefined
  const greet = () => {
    isAwake = true
    sent?.requestSubmit()
    sent = undefined
  }
  const watch = (element: HTMLDivElement | null) => {
    if (element === null || isAwake) return undefined
    const hold = (event: SubmitEvent) => {
      if (isAwake || !(event.target instanceof HTMLFormElement)) return
      event.preventDefault()
      sent = event.target
      wake()
    }
    element.addEventListener('submit', hold)
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) wake()
      },
      { rootMargin: near },
    )
    observer.observe(element)
    return () => {
      element.removeEventListener('submit', hold)
      observer.disconnect()
    }
  }
  function Waking() {
    useEffect(greet, [])
    return null
  }
  // Kept as it is: React makes a sleeping part anew when its parents ask it to change. The server makes it once.
  return memo(function AsleepPart({ className }: { className?: string | undefined }) {
    return createElement('div', {
      ref: watch,
      className,
      ...madeOnce(Content, 'asleep', () =>
        createElement(Suspense, null, createElement(Fragment, null, createElement(Content), createElement(Waking))),
      ),
    })
  })
}
