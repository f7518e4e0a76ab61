/** The steps of a guide as one list, and their addresses: `?step=hoogte-2` is the second step of the chapter 'hoogte'. */
import type { Guide } from '#domain/assembly/guide.schema.ts'

type Chapters = Guide['chapters']
export type StepKey = { chapter: string; index: number }
export type PlacedStep = { key: StepKey; chapterTitle: string; step: Chapters[number]['steps'][number] }

/** Id of the faults and their remedies on the page of a guide. */
export const faultsId = 'storingen'

/** The value of `?step=`, and the id of the step on the page of the whole guide. */
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

/** Index of the step in `stepsOf`; null when the guide has no such step, and the whole guide is shown. */
export function stepPlace(chapters: Chapters, step: string | undefined): number | null {
  const place = stepsOf(chapters).findIndex(({ key }) => stepId(key) === step)
  return place === -1 ? null : place
}

/** A swipe is at least this many px long. */
const minSwipePx = 56

/** The direction of a touch; null when it is too short, or less than twice as far across as up or down. */
export function swipeOf(from: { x: number; y: number }, to: { x: number; y: number }): 'next' | 'previous' | null {
  const [across, upright] = [to.x - from.x, Math.abs(to.y - from.y)]
  if (Math.abs(across) < minSwipePx || Math.abs(across) < upright * 2) return null
  return across < 0 ? 'next' : 'previous'
}
