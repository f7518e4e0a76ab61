/** Whether the router is on its way to another page. */

type Place = { pathname: string }

/** What the router says about itself. */
export type RouterProgress = { isLoading: boolean; location: Place; resolvedLocation?: Place | undefined }

/** True from the click until the change completes or fails, when it leads to a different path; new search params alone are no change of page. */
export function isChangingPage({ isLoading, location, resolvedLocation }: RouterProgress): boolean {
  return isLoading && resolvedLocation !== undefined && location.pathname !== resolvedLocation.pathname
}
