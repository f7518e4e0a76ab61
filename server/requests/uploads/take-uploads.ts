/** Takes in the files of a posted form: those that it kept of an earlier post, and those that come with it. */
import { open, rm } from 'node:fs/promises'
import {
  readUploads,
  type ShownUpload,
  type UploadFault,
  type UploadRef,
  type UploadRule,
} from '#domain/requests/uploads.ts'
import type { RequestFact } from '#domain/requests/request-form.ts'
import { reportProblem } from '#server/observe/problem-report.ts'
import { convertPhoto, isConverterBusy } from './convert-photo.ts'
import type { UploadStore } from './upload-store.ts'
import type { ReceivedForm, Refusal } from './receive-uploads.ts'

export type TakenUploads = {
  uploads: ShownUpload[]
  /** What is wrong with those that were not taken in; null when nothing is. */
  fault: string | null
}

/** @param mayTake asked before each file, so that nobody keeps the server busy */
export async function takeUploads(
  store: UploadStore,
  rule: UploadRule,
  { form, arrived, refused }: ReceivedForm,
  mayTake: () => Promise<boolean>,
): Promise<TakenUploads> {
  const named = readUploads(form.getAll(rule.field).join(','))
  const { found, gone } = await store.findDrafts(named, rule.ending).catch((error: unknown) => {
    reportProblem({ event: 'upload-not-kept', privateError: error })
    return { found: [], gone: named }
  })
  const uploads = found.slice(0, rule.limit)
  const faults: Refusal[] = [...gone.map(({ name }): Refusal => ({ fault: 'gone', name })), ...refused]
  for (const { path, name } of arrived) {
    try {
      const taken =
        uploads.length >= rule.limit ? 'count' : (await mayTake()) ? await keepDraft(store, rule, path, name) : 'busy'
      if (typeof taken === 'string') faults.push({ fault: taken, name })
      else uploads.push(taken)
    } finally {
      await rm(path, { force: true })
    }
  }
  return { uploads, fault: faults.length === 0 ? null : faultsText(rule, faults) }
}

/** A draft of the file at `path`, or why there is none. */
async function keepDraft(
  store: UploadStore,
  { ending }: UploadRule,
  path: string,
  name: string,
): Promise<ShownUpload | UploadFault> {
  try {
    if (ending === 'pdf') return (await isPdf(path)) ? await store.keepDraft(path, name, ending) : 'format'
    if (isConverterBusy()) return 'busy'
    const target = await store.arrivalPath()
    try {
      const outcome = await convertPhoto(path, target)
      return outcome.is === 'refused' ? outcome.why : await store.keepDraft(target, name, ending)
    } finally {
      await rm(target, { force: true })
    }
  } catch (error) {
    reportProblem({ event: 'upload-not-kept', privateError: error })
    return 'failed'
  }
}

/** By the first bytes; the name of a file and the type that a browser sends say nothing. */
async function isPdf(path: string): Promise<boolean> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(5), 0, 5, 0)
    return buffer.toString('latin1', 0, bytesRead) === '%PDF-'
  } finally {
    await file.close()
  }
}

/** The faults as one text. */
export function faultsText(rule: UploadRule, faults: readonly Refusal[]): string {
  return faults.map(({ fault, name }) => rule.faults[fault](name)).join(' ')
}

/** The line of a summary that names the files; none without a file, or for a request that takes none. */
export function uploadFacts(rule: UploadRule | undefined, uploads: readonly UploadRef[]): RequestFact[] {
  return rule === undefined || uploads.length === 0
    ? []
    : [{ label: rule.label, value: uploads.map(({ name }) => name).join('\n') }]
}
