/** Pages that a private link opens: their query holds a token that reads or changes what a visitor sent. */
const privatePaths = /^\/(?:aanvraag(?:\/|$)|nieuwsbrief\/)/

/** True for a page that is neither counted nor offered for sharing. */
export function isPrivatePath(pathname: string): boolean {
  return privatePaths.test(pathname)
}
