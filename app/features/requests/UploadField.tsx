/** Chooses photographs or a CV: those that the server has stay as checkboxes, because no browser fills in a choice of files again. */
import { useEffect, useId, useRef, useState, type ChangeEvent } from 'react'
import fieldStyles from '#app/ui/form-field/FormField.module.css'
import { formatFileSize } from '#domain/downloads/file-size.ts'
import type { RequestForm as FormState } from '#domain/requests/request-form.ts'
import {
  cvRule,
  photoRule,
  uploadBytesLimit,
  uploadName,
  writeUploads,
  type ShownUpload,
  type UploadRule,
} from '#domain/requests/uploads.ts'
import styles from './UploadField.module.css'

type UploadWords = {
  rule: UploadRule
  legend: string
  choose: string
  chooseAnother: string
  /** For the browser's own choice of files. */
  accept: string
  note: string
}

export const photoField: UploadWords = {
  rule: photoRule,
  legend: 'Foto’s (niet verplicht)',
  choose: 'Foto’s kiezen',
  chooseAnother: 'Nog een foto kiezen',
  accept: 'image/jpeg,image/png,image/webp,image/heic,image/heif,.heic,.heif',
  note: 'Hoogstens vijf, elk tot 10 MB: JPEG, PNG, HEIC of WebP. Wij verkleinen ze, en wat er verder in staat, zoals de plaats, gaat eruit.',
}

export const cvField: UploadWords = {
  rule: cvRule,
  legend: 'Cv (niet verplicht)',
  choose: 'Cv kiezen',
  chooseAnother: 'Ander cv kiezen',
  accept: 'application/pdf,.pdf',
  note: 'Eén pdf tot 10 MB. Geen cv? Schrijf dan in uw motivatie waar u hebt gewerkt.',
}

export function UploadField({ words, state }: { words: UploadWords; state: FormState }) {
  const uploads = state.uploads ?? []
  return (
    <Choice
      // Those that the server has are no longer in the choice of files.
      key={uploads.map(({ id }) => id).join(' ')}
      words={words}
      uploads={uploads}
      fault={state.step === 'fill' ? state.faults[words.rule.field] : undefined}
    />
  )
}

function namesOf(input: HTMLInputElement | null): string[] {
  return Array.from(input?.files ?? [], ({ name }) => name)
}

type ChoiceProps = {
  words: UploadWords
  /** Those that were taken in. */
  uploads: readonly ShownUpload[]
  fault: string | undefined
}

function Choice({ words, uploads, fault }: ChoiceProps) {
  const id = useId()
  const [kept, setKept] = useState(uploads.length)
  const [ownFault, setOwnFault] = useState<string>()
  const [chosen, setChosen] = useState<readonly string[]>([])
  const input = useRef<HTMLInputElement>(null)
  // A visitor may have chosen before the page was hydrated.
  useEffect(() => setChosen(namesOf(input.current)), [])
  const { limit, field, faults } = words.rule
  const room = limit - kept
  const shownFault = ownFault ?? fault

  // The server says the same, after everything has been sent. What can be taken in stays chosen.
  const check = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = Array.from(target.files ?? [])
    const fitting = files.filter(({ size }) => size <= uploadBytesLimit)
    const large = files.find(({ size }) => size > uploadBytesLimit)
    const extra = fitting.at(room)
    if (large) setOwnFault(faults.bytes(uploadName(large.name)))
    else setOwnFault(extra && faults.count(uploadName(extra.name)))
    if (large || extra) {
      const taken = new DataTransfer()
      for (const file of fitting.slice(0, room)) taken.items.add(file)
      target.files = taken.files
    }
    setChosen(namesOf(target))
  }

  return (
    <fieldset className={styles['uploads']}>
      <legend className={fieldStyles['label']}>{words.legend}</legend>
      {uploads.length > 0 && (
        <ul className={styles['list']}>
          {uploads.map((upload) => (
            <li key={upload.id}>
              <label className={styles['upload']}>
                <input
                  type="checkbox"
                  name={field}
                  value={writeUploads([upload])}
                  defaultChecked
                  onChange={({ target }) => setKept((count) => count + (target.checked ? 1 : -1))}
                />
                <span className={styles['name']}>{upload.name}</span>
                <span className={styles['size']}>{formatFileSize(upload.bytes)}</span>
              </label>
            </li>
          ))}
        </ul>
      )}
      {/* The browser's own button and words are in the browser's language; a script shows the names in place of its words. */}
      <div className={styles['choose']}>
        <label className={styles['button']} htmlFor={id}>
          {uploads.length === 0 ? words.choose : words.chooseAnother}
        </label>
        <input
          ref={input}
          id={id}
          className={styles['choice']}
          type="file"
          name="file"
          multiple={limit > 1}
          accept={words.accept}
          disabled={room <= 0}
          aria-invalid={shownFault === undefined ? undefined : true}
          aria-describedby={`${id}-gekozen ${id}-uitleg`}
          onChange={check}
        />
        <output id={`${id}-gekozen`} className={styles['chosen']} data-needs-js="">
          {chosen.length === 0 ? 'Nog niets gekozen' : chosen.join(', ')}
        </output>
      </div>
      <div id={`${id}-uitleg`}>
        {shownFault !== undefined && (
          <p className={fieldStyles['fault']} role={ownFault === undefined ? undefined : 'alert'}>
            {shownFault}
          </p>
        )}
        <p className={fieldStyles['note']}>{words.note}</p>
      </div>
    </fieldset>
  )
}
