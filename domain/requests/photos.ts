/** The photographs of a service request, as the form names them: `{id}*{name}`, with commas between them. Pure. */

/** Of one request. */
export const photoLimit = 5
/** Bytes of one, as it is chosen. */
export const photoBytesLimit = 10 * 1024 * 1024
/** What the form takes, for the browser's own choice of files. */
export const photoTypes = 'image/jpeg,image/png,image/webp,image/heic,image/heif,.heic,.heif'

/** A photograph that was taken in. */
export type PhotoRef = {
  /** Unguessable: a form that carries it may use the photograph. */
  id: string
  /** Of the file that was chosen. */
  name: string
}

/** A photograph of a form that is open, with its size in bytes. */
export type ShownPhoto = PhotoRef & { bytes: number }

const maxName = 60
const form = /^([\w-]{32})\*([^*,]{1,60})$/

/** The photographs that a form names, each once; what is not the name of one is left out. */
export function readPhotos(text: string): PhotoRef[] {
  const found = new Map<string, PhotoRef>()
  for (const part of text.split(',')) {
    const [, id, name] = form.exec(part) ?? []
    if (id !== undefined && name !== undefined) found.set(id, { id, name: photoName(name) })
  }
  return [...found.values()]
}

/** The text that `readPhotos` reads. */
export function writePhotos(photos: readonly PhotoRef[]): string {
  return photos.map(({ id, name }) => `${id}*${name}`).join(',')
}

/** The name of a chosen file, without folders and signs that mean something elsewhere, at most 60 characters with its ending. */
export function photoName(file: string): string {
  const last = file.split(/[/\\]/).at(-1) ?? ''
  const plain = last
    .toWellFormed()
    .replaceAll(/[^\p{L}\p{N} ._()-]+/gu, '_')
    .replace(/^[\s._]+/, '')
    .trim()
  const [ending = ''] = /\.[a-z0-9]{1,5}$/i.exec(plain) ?? []
  const stem = plain.slice(0, plain.length - ending.length).slice(0, maxName - ending.length)
  return `${stem.toWellFormed().replaceAll('\uFFFD', '_').trim() || 'foto'}${ending}`
}

/** Why a photograph is not taken in. */
export type PhotoFault = 'format' | 'pixels' | 'broken' | 'bytes' | 'count' | 'busy' | 'failed' | 'gone'

const faultTexts: Record<PhotoFault, (name: string) => string> = {
  format: (name) => `${name} is geen JPEG, PNG, HEIC of WebP.`,
  pixels: (name) => `${name} heeft meer beeldpunten dan wij aankunnen. Verklein de foto, of kies een andere.`,
  broken: (name) => `${name} is beschadigd en gaat niet open. Kies een andere.`,
  bytes: (name) => `${name} is groter dan 10 MB. Verklein de foto, of kies een andere.`,
  count: (name) => `U kunt vijf foto’s meesturen; ${name} gaat niet mee.`,
  busy: (name) => `${name} is niet aangekomen, omdat het druk is. Kies de foto over een minuut opnieuw.`,
  failed: (name) => `${name} konden wij niet bewaren. Verstuur uw verzoek zonder, of probeer het later opnieuw.`,
  gone: (name) => `${name} is gewist, omdat het formulier te lang openstond. Kies de foto opnieuw.`,
}

/** What a visitor is told of it. */
export function photoFaultText(fault: PhotoFault, name: string): string {
  return faultTexts[fault](name)
}
