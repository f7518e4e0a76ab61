/** The address of the page that is on screen, as the shell sees it. */
import { useRouterState } from '@tanstack/react-router'

/** Path of the page on screen; while another page is being loaded it stays the one that is still shown. */
export function usePagePath(): string {
  return useRouterState({ select: (state) => state.resolvedLocation?.pathname ?? state.location.pathname })
}

/** The same with its search params: what the page on screen can be found by again. */
export function usePageAddress(): string {
  return useRouterState({
    select: ({ resolvedLocation, location }) => {
      const { pathname, searchStr } = resolvedLocation ?? location
      return pathname + searchStr
    },
  })
}

/** The title of the page on screen, as its head gives it. */
export function usePageTitle(): string {
  return useRouterState({
    select: (state) =>
      state.matches.flatMap((match) => match.meta ?? []).findLast((meta) => meta?.title !== undefined)?.title ?? '',
  })
}

/** True when the address leads to no page (only the root matches), or the page on screen is an error or not-found page instead of what the address promises. */
export function usePageIsMissing(): boolean {
  return useRouterState({
    select: (state) =>
      state.matches.length === 1 ||
      state.matches.some((match) => match.status === 'error' || match.status === 'notFound'),
  })
}
