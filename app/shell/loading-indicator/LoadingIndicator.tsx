/** Lies over the page while another one is on its way. The style sheet waits 120 ms, so that a page loaded ahead never makes it flash. */
import { useRouterState } from '@tanstack/react-router'
import styles from './LoadingIndicator.module.css'
import { isChangingPage } from './page-change.ts'

export function LoadingIndicator() {
  const changing = useRouterState({ select: isChangingPage })
  return changing && <div className={styles['overlay']} data-loading-indicator="" aria-hidden="true" />
}
