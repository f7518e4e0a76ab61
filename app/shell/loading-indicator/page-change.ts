/** Whether the router is loading another page. */

type Place = { pathname: string }

/** The part of the router's state that this needs. */
export type RouterProgress = { isLoading: boolean; location: Place; resolvedLocation?: Place | undefined }

/** True while the router loads a different path; new search params alone do not count. */
export function isChangingPage({ isLoading, location, resolvedLocation }: RouterProgress): boolean {
  return isLoading && resolvedLocation !== undefined && location.pathname !== resolvedLocation.pathname
}
