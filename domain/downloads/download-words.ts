/** Kinds of files and languages in words, apart from the schema because the browser loads them. */
import type { Download } from './download.schema.ts'

export const downloadTypeWords: Readonly<Record<Download['type'], string>> = {
  brochure: 'Brochure',
  'technisch-blad': 'Technisch blad',
  handleiding: 'Handleiding',
  maattekening: 'Maattekening',
  '3d-bestand': '3D-bestand',
  certificaat: 'Certificaat',
  onderhoud: 'Onderhoud',
  video: 'Video',
}
export const languageWords: Readonly<Record<Download['language'], string>> = {
  nl: 'Nederlands',
  en: 'Engels',
  de: 'Duits',
}

/** Kinds in the order of the list. */
export const downloadTypeOrder = [
  'brochure',
  'maattekening',
  'technisch-blad',
  'handleiding',
  'onderhoud',
  'certificaat',
  '3d-bestand',
  'video',
] as const satisfies readonly Download['type'][]
