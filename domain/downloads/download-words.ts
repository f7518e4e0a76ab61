/** Kinds of files, in the order of the list, and languages, in words; apart from the schema because the browser loads them. */
export const downloadTypes = [
  'brochure',
  'maattekening',
  'technisch-blad',
  'handleiding',
  'onderhoud',
  'certificaat',
  '3d-bestand',
  'video',
] as const

export const downloadTypeWords: Readonly<Record<(typeof downloadTypes)[number], string>> = {
  brochure: 'Brochure',
  maattekening: 'Maattekening',
  'technisch-blad': 'Technisch blad',
  handleiding: 'Handleiding',
  onderhoud: 'Onderhoud',
  certificaat: 'Certificaat',
  '3d-bestand': '3D-bestand',
  video: 'Video',
}
export const languageWords = { nl: 'Nederlands', en: 'Engels', de: 'Duits' } as const
