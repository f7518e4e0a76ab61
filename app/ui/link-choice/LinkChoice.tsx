/** A choice among links, so that every value has an address: one stop of Tab, at the chosen value, with arrow keys to the others. */
import { useHydrated } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { focusAmongLinks } from '#app/lib/focus-among-links.ts'
import { Swatch } from '#app/ui/swatch/Swatch.tsx'
import styles from './LinkChoice.module.css'

type LinkChoiceProps = {
  label: string
  /** Written beside the label. */
  chosen: string | undefined
  /** null where the label is already shown above the links. */
  heading: 'h2' | 'p' | null
  children: ReactNode
}

export function LinkChoice({ label, chosen, heading: Heading, children }: LinkChoiceProps) {
  return (
    // The arrow keys only move the focus between the links.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <nav aria-label={label} onKeyDown={focusAmongLinks}>
      {Heading && (
        <Heading className={styles['legend']}>
          {label} {chosen !== undefined && <span key={chosen}>{chosen}</span>}
        </Heading>
      )}
      {children}
    </nav>
  )
}

type ChoiceLinkProps = { href: string; isChosen: boolean; title?: string; children: ReactNode }

/** One value. Without JavaScript there are no arrow keys, so every link is a stop of Tab. */
export function ChoiceLink({ href, isChosen, title, children }: ChoiceLinkProps) {
  const hydrated = useHydrated()
  const stop = isChosen ? ({ 'aria-current': 'true' } as const) : hydrated ? { tabIndex: -1 } : {}
  return (
    <a href={href} title={title} {...stop}>
      {children}
    </a>
  )
}

type ColorLinksProps = { colors: readonly { href: string; label: string; color: string; isChosen: boolean }[] }

/** Values that are colours, `color` as #rrggbb. */
export function ColorLinks({ colors }: ColorLinksProps) {
  return (
    <ul className={styles['colors']}>
      {colors.map(({ href, label, color, isChosen }) => (
        <li key={href}>
          <ChoiceLink href={href} isChosen={isChosen} title={label}>
            <Swatch color={color} size="fill" />
            <span className="visually-hidden">{label}</span>
          </ChoiceLink>
        </li>
      ))}
    </ul>
  )
}
