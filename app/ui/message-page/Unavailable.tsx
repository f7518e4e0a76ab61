/** Shown when content cannot be loaded: what is missing, a retry button, and other links. */
import { useLocation, useRouter } from '@tanstack/react-router'
import type { MouseEvent, ReactNode } from 'react'
import { ButtonLink } from '#app/ui/button/Button.tsx'
import { MessagePage } from './MessagePage.tsx'

type UnavailableProps = {
  /** Of the page that is missing. */
  title: string
  message: string
  /** Renders the page again, after its data was requested again. */
  reset: () => void
  /** Other ways, as links. */
  children?: ReactNode
}

export function Unavailable({ title, message, reset, children }: UnavailableProps) {
  const router = useRouter()
  const { href } = useLocation()
  const retry = async (event: MouseEvent) => {
    event.preventDefault()
    await router.invalidate()
    reset()
  }
  return (
    <MessagePage
      title={title}
      heading={title}
      message={message}
      isAlert
      actions={
        <>
          {/* Without JavaScript the link reloads the page. */}
          <ButtonLink href={href} onClick={retry}>
            Probeer opnieuw
          </ButtonLink>
          {children}
        </>
      }
    />
  )
}
