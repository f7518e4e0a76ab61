/** Shown when content cannot be loaded: what is missing, a retry button, and other links. */
import { useLocation, useRouter } from '@tanstack/react-router'
import type { MouseEvent, ReactNode } from 'react'
import { site } from '#domain/site.ts'
import { Band } from '#app/ui/band/Band.tsx'
import { ButtonLink } from '#app/ui/button/Button.tsx'
import styles from './Unavailable.module.css'

type UnavailableProps = {
  /** Heading of the page. */
  title: string
  message: string
  /** Has the router draw the page anew, after it has asked again. */
  reset: () => void
  /** Other ways, as links. */
  children?: ReactNode
}

export function Unavailable({ title, message, reset, children }: UnavailableProps) {
  const router = useRouter()
  const { href } = useLocation()
  const askAgain = async () => {
    await router.invalidate()
    reset()
  }
  return (
    <Band>
      <title>{`${title} | ${site.name}`}</title>
      <meta name="robots" content="noindex" />
      <div className={styles['words']}>
        <h1 className={styles['title']}>{title}</h1>
        <p className={styles['message']} role="alert">
          {message}
        </p>
        <div className={styles['acts']}>
          {/* Without JavaScript it loads the page again. */}
          <ButtonLink
            href={href}
            onClick={(event: MouseEvent) => {
              event.preventDefault()
              void askAgain()
            }}
          >
            Probeer opnieuw
          </ButtonLink>
          {children}
        </div>
      </div>
    </Band>
  )
}
