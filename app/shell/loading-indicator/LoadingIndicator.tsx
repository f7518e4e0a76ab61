/** Covers the page while another one loads. The stylesheet waits 120 ms, so that it never flashes over a preloaded page. */
import { useRouterState } from '@tanstack/react-router'
import styles from './LoadingIndicator.module.css'

type Place = { pathname: string }
/** The part of the router's state that the indicator depends on. */
type RouterProgress = { isLoading: boolean; location: Place; resolvedLocation?: Place | undefined }

export function LoadingIndicator() {
  const changing = useRouterState({ select: isChangingPage })
  return changing && <div className={styles['overlay']} data-loading-indicator="" aria-hidden="true" />
}

/** True while the router loads a different path; new search params alone do not count. */
export function isChangingPage({ isLoading, location, resolvedLocation }: RouterProgress): boolean {
  return isLoading && resolvedLocation !== undefined && location.pathname !== resolvedLocation.pathname
}
