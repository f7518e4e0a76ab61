/** Pictures to download, each with its size in pixels and in bytes. */
import type { SectionProps } from '../section-frame.ts'
import { Links } from '../links/Links.tsx'

const wordsOf = ({ width, height, bytes = 0 }: { width: number; height: number; bytes?: number | undefined }) =>
  `${width} × ${height}${bytes > 0 ? `, ${Math.round(bytes / 1000)} kB` : ''}`

export function Pictures({ title, items, frame }: SectionProps<'pictures'>) {
  const links = items.map(({ title: name, picture }) => ({
    title: name,
    text: picture.file ? wordsOf(picture.file) : undefined,
    href: `/media/${picture.media}.webp`,
    picture,
  }))
  // After two large ones whole rows of three; a number that leaves no such rows has none that are larger.
  return <Links lead={links.length % 3 === 2} title={title} items={links} {...(frame && { frame })} />
}
