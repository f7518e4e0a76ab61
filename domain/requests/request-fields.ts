/** The fields of each form, in order. Form, summary and mails are made of this list; request.schema.ts checks what is typed. */
import { dealerCountries } from '../dealers/dealer-places.ts'
import type { RequestKind } from './request-kinds.ts'

export type RequestField = {
  /** Of the input, and of the key in the request. */
  name: string
  label: string
  type: 'text' | 'email' | 'tel' | 'long-text' | 'choice'
  maxLength: number
  autoComplete: string
  isOptional?: true
  hint?: string
  /** Of the six of a wide form; all of them without it. */
  columns?: 2 | 3 | 4
  /** Of a choice. */
  options?: readonly string[]
}

const name: RequestField = { name: 'name', label: 'Naam', type: 'text', maxLength: 80, autoComplete: 'name' }
const email: RequestField = {
  name: 'email',
  label: 'E-mailadres',
  type: 'email',
  maxLength: 254,
  autoComplete: 'email',
}
/** Who it is, in one row. */
const who: readonly RequestField[] = [
  { ...name, columns: 3 },
  { ...email, columns: 3 },
]

const phone: RequestField = {
  name: 'phone',
  label: 'Telefoon',
  type: 'tel',
  maxLength: 30,
  autoComplete: 'tel',
  isOptional: true,
}

const postcode: RequestField = {
  name: 'postcode',
  label: 'Postcode',
  type: 'text',
  maxLength: 12,
  autoComplete: 'postal-code',
  hint: 'Op Curaçao leeg laten',
  columns: 3,
}
const city: RequestField = {
  name: 'city',
  label: 'Plaats',
  type: 'text',
  maxLength: 80,
  autoComplete: 'address-level2',
  columns: 3,
}
const country: RequestField = {
  name: 'country',
  label: 'Land',
  type: 'choice',
  maxLength: 20,
  autoComplete: 'country-name',
  options: dealerCountries,
}
const message = { name: 'message', type: 'long-text', autoComplete: 'off' } as const

const street: RequestField = {
  name: 'street',
  label: 'Straat en huisnummer',
  type: 'text',
  maxLength: 120,
  autoComplete: 'street-address',
}

export const partySizes = ['1 persoon', '2 personen', '3 personen', '4 personen'] as const

/** Of the field for an article number, and of its line in the summary. */
export const articleLabel = 'Artikelnummer of meubel'

/** Of the line in the summary that names what is applied for. */
export const vacancyLabel = 'Vacature'

export const requestFields: Record<RequestKind, readonly RequestField[]> = {
  contact: [
    { name: 'subject', label: 'Onderwerp', type: 'text', maxLength: 120, autoComplete: 'off' },
    { ...message, label: 'Uw vraag', maxLength: 4000 },
    ...who,
  ],
  samples: [...who, street, { ...postcode, columns: 2 }, { ...city, columns: 2 }, { ...country, columns: 2 }],
  quote: [
    ...who,
    phone,
    {
      ...message,
      label: 'Wat het verkooppunt moet weten',
      maxLength: 2000,
      isOptional: true,
      hint: 'Bijvoorbeeld de maat van de muur, of wanneer u verbouwt',
    },
  ],
  project: [
    { name: 'work', label: 'Naam van het werk', type: 'text', maxLength: 120, autoComplete: 'off' },
    { ...postcode, label: 'Postcode van het werk', autoComplete: 'off' },
    { ...country, autoComplete: 'off', columns: 3 },
    {
      name: 'period',
      label: 'Geplande levering',
      type: 'text',
      maxLength: 60,
      autoComplete: 'off',
      hint: 'Een datum of periode, zoals maart 2028, of in delen per verdieping',
    },
    ...who,
    phone,
    {
      ...message,
      label: 'Wat wij moeten weten',
      maxLength: 2000,
      isOptional: true,
      hint: 'Bijvoorbeeld welk bestek geldt, of wie er monteert',
    },
  ],
  appointment: [
    {
      name: 'party',
      label: 'U komt met',
      type: 'choice',
      maxLength: 20,
      autoComplete: 'off',
      options: partySizes,
      columns: 2,
    },
    { ...name, columns: 4 },
    { ...email, columns: 4 },
    { ...phone, columns: 2 },
    {
      ...message,
      label: 'Waar het over gaat',
      maxLength: 1000,
      isOptional: true,
      hint: 'Bijvoorbeeld een collectie die u wilt zien, dan staat die klaar',
    },
  ],
  service: [
    {
      name: 'article',
      label: articleLabel,
      type: 'text',
      maxLength: 80,
      autoComplete: 'off',
      hint: 'Van het label, zoals WB45-0800-EINA of D-1041; zonder nummer beschrijft u het meubel',
    },
    {
      ...message,
      label: 'Wat er aan de hand is',
      maxLength: 4000,
      hint: 'Welk onderdeel u nodig hebt, of wat er stuk is en sinds wanneer',
    },
    ...who,
    street,
    postcode,
    city,
    { ...country, columns: 3 },
    { ...phone, columns: 3 },
  ],
  application: [
    ...who,
    {
      ...message,
      label: 'Motivatie',
      maxLength: 4000,
    },
  ],
}

/** What a form holds besides its fields: choices, and what the page was opened with. */
export const requestChoices: Record<RequestKind, readonly string[]> = {
  contact: [],
  samples: ['finishes'],
  quote: ['items', 'composition', 'dealer', 'place'],
  project: ['items'],
  appointment: ['slot'],
  service: ['photos'],
  application: ['vacancy', 'cv'],
}
