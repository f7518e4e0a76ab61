/** Pictures to download, each with its size in pixels and in bytes, cut to one ratio where they are shown. */
import type { SectionProps } from '../section-frame.ts'
import { unbroken } from '#app/lib/unbroken.ts'
import { Links } from '../links/Links.tsx'

const wordsOf = ({ width, height, bytes = 0 }: { width: number; height: number; bytes?: number | undefined }) =>
  `${width} × ${height}${bytes > 0 ? `, ${Math.round(bytes / 1000)} kB` : ''}`

export function Pictures({ title, items, frame }: SectionProps<'pictures'>) {
  const links = items.map(({ title: name, picture }) => ({
    title: name,
    text: picture.file ? unbroken(wordsOf(picture.file)) : undefined,
    href: `/media/${picture.media}.webp`,
    picture: { ...picture, ratio: '16/9' as const },
  }))
  return <Links title={title} items={links} {...(frame && { frame })} />
}
