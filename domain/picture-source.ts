/** Addresses of a picture at each width. They are immutable: a new render has a new version. */

/** Widths in px that /img serves; it refuses any other. Only thumbnails are offered the first one. */
export const pictureWidths = [160, 320, 480, 640, 828, 1080, 1440, 1920, 2880] as const
export type PictureWidth = (typeof pictureWidths)[number]

/** A picture that is framed anew for narrow windows has that crop under its own name with this ending. */
export const portraitEnding = '-portret'

type PictureFile = { width: number; height: number; version: string }

/** One address: /img/{width}/{media}.webp?v={version}; without a version it is cached for an hour. */
export function pictureUrl(media: string, width: number, version?: string): string {
  return `/img/${width}/${media}.webp${version === undefined ? '' : `?v=${version}`}`
}

/** The Open Graph card of 1200 x 630 px; undefined while the picture is missing. */
export function shareCard(slot: { media: string; file: PictureFile | null } | null | undefined): string | undefined {
  return slot?.file ? `/img/og/${slot.media}.jpg?v=${slot.file.version}` : undefined
}

/**
 * `src` (about 828 px wide) and `srcSet`: all widths up to the master's own and the next one, at which the master is served unchanged.
 * `most`: the widest that the slot needs, in px.
 */
export function pictureSource(
  media: string,
  file: PictureFile,
  most: PictureWidth = 2880,
): { src: string; srcSet: string } {
  const [thumbnail, card] = pictureWidths
  const steps = pictureWidths.filter(
    (step, at) =>
      step <= most && (step > thumbnail || most <= card) && (step <= card || (pictureWidths[at - 1] ?? 0) < file.width),
  )
  return {
    src: pictureUrl(
      media,
      steps.findLast((step) => step <= Math.min(file.width, 828)) ?? pictureWidths[0],
      file.version,
    ),
    srcSet: steps.map((step) => `${pictureUrl(media, step, file.version)} ${Math.min(step, file.width)}w`).join(', '),
  }
}

/** The picture at its master's own width, 2880 px at most. */
export function largestPictureUrl(media: string, { width, version }: PictureFile): string {
  return pictureUrl(media, pictureWidths.find((step) => step >= width) ?? Math.max(...pictureWidths), version)
}
