/** Where 'Deel deze pagina' leads: plain addresses of the services, so that nothing of theirs is loaded before a visitor goes there. Pure. */

export type ShareTarget = { label: string; href: string }

/** The links for a page with this full address and title, in the order of the specification (section 2, 'Share bar'). */
export function shareTargets(url: string, title: string): readonly ShareTarget[] {
  const link = (address: string, fields: Record<string, string>) =>
    `${address}?${Object.entries(fields)
      .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
      .join('&')}`
  return [
    { label: 'E-mail', href: link('mailto:', { subject: title, body: url }) },
    { label: 'Facebook', href: link('https://www.facebook.com/sharer/sharer.php', { u: url }) },
    { label: 'Twitter', href: link('https://twitter.com/intent/tweet', { url, text: title }) },
    { label: 'LinkedIn', href: link('https://www.linkedin.com/sharing/share-offsite/', { url }) },
    { label: 'WhatsApp', href: link('https://wa.me/', { text: `${title} ${url}` }) },
  ]
}

/** False where an address is nobody else's business: the pages of the links in newsletter mail carry a personal token. */
export function isShareable(pathname: string): boolean {
  return !pathname.startsWith('/nieuwsbrief/')
}
