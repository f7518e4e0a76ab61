/** Pictures to download, each with its size in pixels and in bytes. */
import type { SectionProps } from '../section-frame.ts'
import { Links } from '../links/Links.tsx'

export function Pictures({ title, items, frame }: SectionProps<'pictures'>) {
  const links = items.map(({ title: name, picture }) => ({
    title: name,
    text: picture.file ? `${picture.file.width} × ${picture.file.height} pixels` : undefined,
    size: picture.file?.bytes && `${Math.round(picture.file.bytes / 1000)} kB`,
    href: `/media/${picture.media}.webp`,
    picture,
  }))
  return <Links title={title} items={links} {...(frame && { frame })} />
}
