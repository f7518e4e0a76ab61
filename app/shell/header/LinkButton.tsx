/**
 * A link that becomes a button once the page is alive. It stays the same element, so that a press while the page comes to life is not lost:
 * what begins on the link ends on the button. Without JavaScript it is a link.
 */
import { useHydrated } from '@tanstack/react-router'
import type { ComponentPropsWithRef, KeyboardEvent, MouseEvent } from 'react'

type LinkButtonProps = Omit<ComponentPropsWithRef<'a'>, 'href' | 'onClick'> & {
  /** Where the link leads. */
  href: string
  /** Called for a click, Enter and space once it is a button. */
  onPress: () => void
}

export function LinkButton({
  href,
  onPress,
  onKeyDown,
  'aria-expanded': expanded,
  'aria-controls': controls,
  'aria-haspopup': popup,
  children,
  ...anchor
}: LinkButtonProps) {
  const hydrated = useHydrated()
  const asButton = hydrated && {
    role: 'button',
    'aria-expanded': expanded,
    'aria-controls': controls,
    'aria-haspopup': popup,
    draggable: false,
    onClick: (event: MouseEvent<HTMLElement>) => {
      event.preventDefault()
      // For browsers that do not focus what is clicked (Safari): what opens gives the focus back to where it was.
      event.currentTarget.focus()
      onPress()
    },
    onKeyDown: (event: KeyboardEvent<HTMLAnchorElement>) => {
      onKeyDown?.(event)
      if (event.key !== ' ') return
      event.preventDefault()
      if (!event.repeat) onPress()
    },
  }
  return (
    <a href={href} {...anchor} {...asButton}>
      {children}
    </a>
  )
}
