/**
 * Pictures that are cut around the point that an editor marked in them: 'cut/16x9-30-60/cms/uploads/kast' is of 'cms/uploads/kast' the largest
 * part of 16 by 9 whose middle is as near as can be to 30 % from the left and 60 % from the top. With the ending of a portrait crop it is 4 by 5.
 */
import { portraitEnding } from '#domain/picture-source.ts'

/** In percent of the width from the left, and of the height from the top. */
export type FocalPoint = { x: number; y: number }
/** `ratio`: width by height. */
export type PictureCut = FocalPoint & { ratio: number }
type Size = { width: number; height: number }

const cutPattern = /^cut\/(\d{1,2})x(\d{1,2})-(\d{1,3})-(\d{1,3})\/(.+)$/
/** That of every portrait crop. */
const portraitRatio = 4 / 5

/** The name of the part of a picture. @param ratio as slots have it, such as '16/9' */
export function cutName(media: string, ratio: string, { x, y }: FocalPoint): string {
  return `cut/${ratio.replace('/', 'x')}-${Math.round(x)}-${Math.round(y)}/${media}`
}

/** The picture that a name is a part of, and which part; null for the name of a whole picture. */
export function readCut(name: string): { media: string; cut: PictureCut } | null {
  const [, wide, high, x, y, rest] = cutPattern.exec(name) ?? []
  if (rest === undefined) return null
  const isPortrait = rest.endsWith(portraitEnding)
  return {
    media: isPortrait ? rest.slice(0, -portraitEnding.length) : rest,
    cut: { ratio: isPortrait ? portraitRatio : Number(wide) / Number(high), x: Number(x), y: Number(y) },
  }
}

/** The part of a picture of this size, in px. */
export function cutBox({ width, height }: Size, { ratio, x, y }: PictureCut): Size & { left: number; top: number } {
  const part = {
    width: Math.max(1, Math.round(Math.min(width, height * ratio))),
    height: Math.max(1, Math.round(Math.min(height, width / ratio))),
  }
  return {
    ...part,
    left: startOf(x, part.width, width),
    top: startOf(y, part.height, height),
  }
}

function startOf(percent: number, part: number, whole: number): number {
  return Math.round(Math.min(whole - part, Math.max(0, (whole * percent) / 100 - part / 2)))
}

const named = new Set<string>()

/** Keeps that a page names this part. Only such are made: an address can name far more than a disk holds. */
export function nameCut(name: string): void {
  named.add(name)
}

export function isNamedCut(name: string): boolean {
  return named.has(name) || (name.endsWith(portraitEnding) && named.has(name.slice(0, -portraitEnding.length)))
}
