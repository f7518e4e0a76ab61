/** Tells a failure of the connection from one of ours. */

/** What browsers say of a request, or of a file of the site, that got no answer at all: Chromium, Firefox, Safari. */
const noAnswer =
  /failed to fetch|networkerror|load failed|dynamically imported module|importing a module script failed|network connection was lost/i

/** True when the site was not reached; `isOnline` is what the browser thinks of its network. */
export function isUnreached(error: unknown, isOnline: boolean): boolean {
  return !isOnline || (error instanceof TypeError && noAnswer.test(error.message))
}
