/** What the viewer shows: the pictures of an EnlargeArea that can be seen there, each of them once. */
import type { ViewedPicture } from './ZoomPane.tsx'

/** `opener`: the link that was followed, at whose picture it starts. */
export function viewedPictures(area: Element, opener: HTMLAnchorElement): { pictures: ViewedPicture[]; start: number } {
  const shown = [...area.querySelectorAll<HTMLAnchorElement>('a[data-enlarge]')].filter(
    (link) => link === opener || (link.getClientRects().length > 0 && getComputedStyle(link).visibility === 'visible'),
  )
  const once = shown.filter((link, index) => shown.findIndex(({ href }) => href === link.href) === index)
  return { pictures: once.map(viewedPicture), start: once.findIndex(({ href }) => href === opener.href) }
}

function viewedPicture(link: HTMLAnchorElement): ViewedPicture {
  const [width = 1, height = 1] = (link.dataset['size'] ?? '').split(' ').map(Number)
  return {
    href: link.href,
    alt: link.dataset['enlarge'] ?? '',
    width,
    height,
    small: link.querySelector('img')?.currentSrc ?? '',
  }
}
