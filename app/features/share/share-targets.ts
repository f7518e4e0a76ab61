/** Links of 'Deel deze pagina': plain addresses, so that nothing of the services loads before a visitor goes there. */

export type ShareTarget = { label: string; href: string }

/** The links for a page with this full address and title. */
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
