/** The steps of a guide one after the other, and the one that the address names: `?step=hoogte-2` is the second step of the chapter 'hoogte'. */
import { searchSchema, textLike, type Output } from '#app/lib/search-schema.ts'
import type { Guide } from '#domain/assembly/guide.schema.ts'

type Chapters = Guide['chapters']
export type StepKey = { chapter: string; index: number }
export type PlacedStep = { key: StepKey; chapterTitle: string; step: Chapters[number]['steps'][number] }

export const guideSearchSchema = searchSchema({ step: textLike(/^[a-z0-9-]{3,60}$/) })
export type GuideSearch = Output<typeof guideSearchSchema>

/** As it stands in the address, and as the id of the step on the whole page. */
export function stepId({ chapter, index }: StepKey): string {
  return `${chapter}-${index + 1}`
}

export function stepHref(path: string, key: StepKey): string {
  return `${path}?step=${stepId(key)}`
}

export function stepsOf(chapters: Chapters): PlacedStep[] {
  return chapters.flatMap((chapter) =>
    chapter.steps.map((step, index) => ({ key: { chapter: chapter.slug, index }, chapterTitle: chapter.title, step })),
  )
}

/** Place of the asked step in `stepsOf`, from 0; null when the guide has no such step: then the whole page is shown. */
export function stepPlace(chapters: Chapters, asked: string | undefined): number | null {
  const place = stepsOf(chapters).findIndex(({ key }) => stepId(key) === asked)
  return place === -1 ? null : place
}

/** A finger that goes at least this many px sideways, and twice as far as up or down, turns the page. */
const leastSwipe = 56

export function swipeOf(from: { x: number; y: number }, to: { x: number; y: number }): 'next' | 'previous' | null {
  const [across, upright] = [to.x - from.x, Math.abs(to.y - from.y)]
  if (Math.abs(across) < leastSwipe || Math.abs(across) < upright * 2) return null
  return across < 0 ? 'next' : 'previous'
}
