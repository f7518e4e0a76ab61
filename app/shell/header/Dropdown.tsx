/** One label of the header with the sheet of links that it opens. Without JavaScript the label is a link. */
import { useEffect, useRef, useState } from 'react'
import { idle } from '#app/lib/idle.ts'
import { lazyComponent } from '#app/lib/lazy-component/lazy-component.ts'
import styles from './Header.module.css'
import { LinkButton } from './LinkButton.tsx'

type Menu = { label: string; href: string }

const { LazyComponent: Sheet, preload: prepareSheets } = lazyComponent(async () => (await import('./Sheet.tsx')).Sheet)

/** Fetches what the labels open as soon as the page has nothing else to do. */
export function usePreparedSheets(): void {
  useEffect(() => {
    void idle().then(prepareSheets)
  }, [])
}

type DropdownProps = {
  menu: Menu
  open: boolean
  /** A pointer of the given kind ('mouse', 'pen', 'touch') came over the label. */
  onEnter: (pointer: string) => void
  onPress: () => void
  onClose: () => void
}

export function Dropdown({ menu, open, onEnter, onPress, onClose }: DropdownProps) {
  const sheetId = `menu${menu.href.replaceAll('/', '-')}`
  const button = useRef<HTMLAnchorElement>(null)
  const sheet = useRef<HTMLDivElement>(null)
  const [wantsFirstLink, setWantsFirstLink] = useState(false)

  useEffect(() => {
    const stop = new AbortController()
    if (open) closeOnLeaving(button.current, onClose, stop.signal)
    return () => stop.abort()
  }, [open, onClose])

  return (
    <li>
      <LinkButton
        ref={button}
        href={menu.href}
        className={styles['label']}
        aria-expanded={open}
        aria-controls={open ? sheetId : undefined}
        onFocus={prepareSheets}
        onPointerEnter={(event) => {
          setWantsFirstLink(false)
          onEnter(event.pointerType)
        }}
        onPress={() => {
          setWantsFirstLink(false)
          onPress()
        }}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return
          event.preventDefault()
          if (open) sheet.current?.querySelector('a')?.focus()
          else {
            setWantsFirstLink(true)
            onPress()
          }
        }}
      >
        {menu.label}
      </LinkButton>
      {/* Closed it is not there: only scripts open it, and a hundred links that nobody sees would travel with every page. */}
      {open && (
        <div ref={sheet} id={sheetId} className={styles['sheet']}>
          <Sheet of={menu.label} id={sheetId} takesFocus={wantsFirstLink} onClose={onClose} onUnavailable={onClose} />
        </div>
      )}
    </li>
  )
}

/** Escape closes and brings the focus back; focus that goes elsewhere closes. */
function closeOnLeaving(button: HTMLAnchorElement | null, close: () => void, signal: AbortSignal): void {
  const item = button?.parentElement
  // On the document: a dropdown opened by hovering does not hold the focus.
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape') return
      if (item?.contains(document.activeElement)) button?.focus()
      close()
    },
    { signal },
  )
  document.addEventListener(
    'focusin',
    (event) => {
      if (event.target instanceof Node && !item?.contains(event.target)) close()
    },
    { signal },
  )
}
