/** Covers the page while another one loads. The stylesheet waits 120 ms, so that it never flashes over a preloaded page. */
import { useRouterState } from '@tanstack/react-router'
import styles from './LoadingIndicator.module.css'
import { isChangingPage } from './page-change.ts'

export function LoadingIndicator() {
  const changing = useRouterState({ select: isChangingPage })
  return changing && <div className={styles['overlay']} data-loading-indicator="" aria-hidden="true" />
}
