/** Tells a failure of the connection from one of ours. */

/** The messages of Chromium, Firefox and Safari for a request without a response. */
const noAnswer =
  /failed to fetch|networkerror|load failed|dynamically imported module|importing a module script failed|network connection was lost/i

/** True when the site was not reached; `isOnline` is what the browser thinks of its network. */
export function isUnreached(error: unknown, isOnline: boolean): boolean {
  return !isOnline || (error instanceof TypeError && noAnswer.test(error.message))
}
