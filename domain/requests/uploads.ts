/** What a visitor sends with a form, photographs or a CV, as the form names it: `{id}*{name}`, with commas between them. Pure. */
import type { RequestKind } from './request-kinds.ts'

/** Bytes of one file, as it is chosen. */
export const uploadBytesLimit = 10 * 1024 * 1024

/** Why a file is not taken in. */
export type UploadFault = 'format' | 'pixels' | 'broken' | 'bytes' | 'count' | 'busy' | 'failed' | 'gone'

export type UploadRule = {
  /** The form field that names what was taken in, and its key in the request. */
  field: 'photos' | 'cv'
  /** Of the file that is kept. */
  ending: 'jpg' | 'pdf'
  /** Files of one request. */
  limit: number
  /** Of the line in the summary. */
  label: string
  /** What a visitor is told of one that is not taken in. */
  faults: Record<UploadFault, (name: string) => string>
}

export const photoRule: UploadRule = {
  field: 'photos',
  ending: 'jpg',
  limit: 5,
  label: 'Foto’s',
  faults: {
    format: (name) => `${name} is geen JPEG, PNG, HEIC of WebP.`,
    pixels: (name) => `${name} heeft meer beeldpunten dan wij aankunnen. Verklein de foto, of kies een andere.`,
    broken: (name) => `${name} is beschadigd en gaat niet open. Kies een andere.`,
    bytes: (name) => `${name} is groter dan 10 MB. Verklein de foto, of kies een andere.`,
    count: (name) => `U kunt vijf foto’s meesturen; ${name} gaat niet mee.`,
    busy: (name) => `${name} is niet aangekomen, omdat het druk is. Kies de foto over een minuut opnieuw.`,
    failed: (name) => `${name} konden wij niet bewaren. Verstuur uw verzoek zonder, of probeer het later opnieuw.`,
    gone: (name) => `${name} is gewist, omdat het formulier te lang openstond. Kies de foto opnieuw.`,
  },
}

const noPdf = (name: string) => `${name} is geen pdf. Bewaar uw cv als pdf en kies het opnieuw.`

export const cvRule: UploadRule = {
  field: 'cv',
  ending: 'pdf',
  limit: 1,
  label: 'Cv',
  faults: {
    format: noPdf,
    pixels: noPdf,
    broken: noPdf,
    bytes: (name) => `${name} is groter dan 10 MB. Bewaar uw cv kleiner, of kies een ander bestand.`,
    count: (name) => `U kunt één pdf meesturen; ${name} gaat niet mee.`,
    busy: (name) => `${name} is niet aangekomen, omdat het druk is. Kies uw cv over een minuut opnieuw.`,
    failed: (name) => `${name} konden wij niet bewaren. Verstuur uw sollicitatie zonder, of probeer het later opnieuw.`,
    gone: (name) => `${name} is gewist, omdat het formulier te lang openstond. Kies uw cv opnieuw.`,
  },
}

/** The kinds of requests that take files. */
export const uploadRules: Partial<Record<RequestKind, UploadRule>> = { service: photoRule, application: cvRule }

/** A file that was taken in. */
export type UploadRef = {
  /** Unguessable: a form that carries it may use the file. */
  id: string
  /** Of the file that was chosen. */
  name: string
}

/** A file of a form that is open, with its size in bytes. */
export type ShownUpload = UploadRef & { bytes: number }

const maxName = 60
const form = /^([\w-]{32})\*([^*,]{1,60})$/

/** The files that a form names, each once; what is not the name of one is left out. */
export function readUploads(text: string): UploadRef[] {
  const found = new Map<string, UploadRef>()
  for (const part of text.split(',')) {
    const [, id, name] = form.exec(part) ?? []
    if (id !== undefined && name !== undefined) found.set(id, { id, name: uploadName(name) })
  }
  return [...found.values()]
}

/** The text that `readUploads` reads. */
export function writeUploads(uploads: readonly UploadRef[]): string {
  return uploads.map(({ id, name }) => `${id}*${name}`).join(',')
}

/** The name of a chosen file, without folders and signs that mean something elsewhere, at most 60 characters with its ending. */
export function uploadName(file: string): string {
  const last = file.split(/[/\\]/).at(-1) ?? ''
  const plain = last
    .toWellFormed()
    .replaceAll(/[^\p{L}\p{N} ._()-]+/gu, '_')
    .replace(/^[\s._]+/, '')
    .trim()
  const [ending = ''] = /\.[a-z0-9]{1,5}$/i.exec(plain) ?? []
  const stem = plain.slice(0, plain.length - ending.length).slice(0, maxName - ending.length)
  return `${stem.toWellFormed().replaceAll('\uFFFD', '_').trim() || 'bestand'}${ending}`
}
