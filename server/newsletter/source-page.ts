/** On which page a form was sent: part of the proof of consent. */

/** The path that the browser came from, without search; 'onbekend' when it does not say. */
export function sourcePage(request: Request): string {
  const referrer = request.headers.get('referer') ?? ''
  return URL.canParse(referrer) ? new URL(referrer).pathname.slice(0, 200) : 'onbekend'
}
