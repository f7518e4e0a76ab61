/**
 * What is typed in a request form stays in the tab until it is sent: Back, a reload or another page in between lose nothing. What proves that a
 * visitor is none is not kept, nor are files.
 */
import '#domain/zod-config.ts'
import { z } from 'zod/mini'

/** `search`: of the address that it was typed under. `fields`: names and values. */
const draftSchema = z.object({ search: z.string(), fields: z.array(z.array(z.string())) })
type Draft = z.output<typeof draftSchema>

/** Before the name of a draft (domain/requests/draft-name.ts). */
const storageKey = 'requestDraft'
const notKept = new Set(['website', 'form', 'code', 'answer', 'items', 'composition'])

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

export function keepDraft(draft: string, form: HTMLFormElement): void {
  const fields = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' && !notKept.has(name) ? [[name, value]] : [],
  )
  storeDraft(draft, { search: location.search, fields })
}

function storeDraft(name: string, draft: Draft): void {
  try {
    sessionStorage.setItem(`${storageKey}.${name}`, JSON.stringify(draft))
  } catch {
    // It then lasts as long as the page.
  }
}

export function forgetDraft(name: string): void {
  try {
    sessionStorage.removeItem(`${storageKey}.${name}`)
  } catch {
    // Nothing was kept.
  }
}

/** Fills in what was kept. Under another address, what that fills in itself goes first. */
export function fillInDraft(key: string, form: HTMLFormElement): void {
  const draft = readDraft(key)
  if (draft === null) return
  const isSameAddress = draft.search === location.search
  const keptOf = ({ name }: Field) => draft.fields.filter(([kept]) => kept === name).map(([, value = '']) => value)
  const fields = [...form.querySelectorAll<Field>('input:not([type=hidden], [type=file]), select, textarea')]
  for (const field of fields) {
    const [value] = keptOf(field)
    if (!isChoice(field) && value !== undefined && canHold(field, value) && (isSameAddress || !isFilledIn(field)))
      field.value = value
  }
  if (!isSameAddress) return
  // A click, so that the form hears of it.
  for (const field of fields)
    if (isChoice(field) && !notKept.has(field.name) && keptOf(field).includes(field.value) !== field.checked)
      field.click()
  // Each click kept the form as it was before React checked the box.
  storeDraft(key, draft)
}

const isChoice = (field: Field): field is HTMLInputElement => field.type === 'checkbox' || field.type === 'radio'

/** A moment that was chosen may be gone. */
const canHold = (field: Field, value: string) =>
  !(field instanceof HTMLSelectElement) || [...field.options].some((option) => option.value === value)

const isFilledIn = (field: Field) => !(field instanceof HTMLSelectElement) && field.value !== ''

function readDraft(name: string): Draft | null {
  try {
    return draftSchema.parse(JSON.parse(sessionStorage.getItem(`${storageKey}.${name}`) ?? ''))
  } catch {
    return null
  }
}
