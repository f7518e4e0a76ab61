/** Takes in the photographs of a posted form: those that it kept of an earlier post, and those that come with it. */
import { rm } from 'node:fs/promises'
import {
  photoFaultText,
  photoLimit,
  readPhotos,
  type PhotoFault,
  type PhotoRef,
  type ShownPhoto,
} from '#domain/requests/photos.ts'
import type { RequestFact } from '#domain/requests/request-form.ts'
import { reportProblem } from '#server/observe/problem-report.ts'
import { convertPhoto, isConverterBusy } from './convert-photo.ts'
import type { PhotoStore } from './photo-store.ts'
import type { ReceivedForm, Refusal } from './receive-photos.ts'

export type TakenPhotos = {
  photos: ShownPhoto[]
  /** What is wrong with those that were not taken in; null when nothing is. */
  fault: string | null
}

/** @param mayConvert asked before each photograph, so that nobody keeps the server busy */
export async function takePhotos(
  store: PhotoStore,
  { form, arrived, refused }: ReceivedForm,
  mayConvert: () => Promise<boolean>,
): Promise<TakenPhotos> {
  const named = readPhotos(form.getAll('photos').join(','))
  const { found, gone } = await store.findDrafts(named).catch((error: unknown) => {
    reportProblem({ event: 'photo-not-kept', privateError: error })
    return { found: [], gone: named }
  })
  const photos = found.slice(0, photoLimit)
  const faults: Refusal[] = [...gone.map(({ name }): Refusal => ({ fault: 'gone', name })), ...refused]
  for (const { path, name } of arrived) {
    try {
      const taken =
        photos.length >= photoLimit
          ? 'count'
          : isConverterBusy() || !(await mayConvert())
            ? 'busy'
            : await convertDraft(store, path, name)
      if (typeof taken === 'string') faults.push({ fault: taken, name })
      else photos.push(taken)
    } finally {
      await rm(path, { force: true })
    }
  }
  return { photos, fault: faults.length === 0 ? null : faultsText(faults) }
}

/** A draft of the file at `path`, or why there is none. */
async function convertDraft(store: PhotoStore, path: string, name: string): Promise<ShownPhoto | PhotoFault> {
  try {
    const target = await store.arrivalPath()
    try {
      const outcome = await convertPhoto(path, target)
      return outcome.is === 'refused' ? outcome.why : await store.keepDraft(target, name)
    } finally {
      await rm(target, { force: true })
    }
  } catch (error) {
    reportProblem({ event: 'photo-not-kept', privateError: error })
    return 'failed'
  }
}

/** The faults as one text. */
export function faultsText(faults: readonly Refusal[]): string {
  return faults.map(({ fault, name }) => photoFaultText(fault, name)).join(' ')
}

/** The line of a summary that names the photographs. */
export function photoFacts(photos: readonly PhotoRef[]): RequestFact[] {
  return photos.length === 0 ? [] : [{ label: 'Foto’s', value: photos.map(({ name }) => name).join('\n') }]
}
