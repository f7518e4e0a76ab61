/** The address of the page that is on screen, as the shell sees it. */
import { useRouterState } from '@tanstack/react-router'

/** Path of the page on screen; while another page is being loaded it stays the one that is still shown. */
export function usePagePath(): string {
  return useRouterState({ select: (state) => state.resolvedLocation?.pathname ?? state.location.pathname })
}

/** True when the page on screen is an error or not-found page instead of what the address promises. */
export function usePageIsMissing(): boolean {
  return useRouterState({ select: (state) => state.matches.some((match) => match.status === 'error' || match.status === 'notFound') })
}
