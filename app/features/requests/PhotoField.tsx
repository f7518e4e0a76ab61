/** Chooses photographs: those that the server has stay as checkboxes, because no browser fills in a choice of files again. */
import { useId, useState, type ChangeEvent } from 'react'
import fieldStyles from '#app/ui/form-field/FormField.module.css'
import { formatFileSize } from '#domain/downloads/file-size.ts'
import {
  photoBytesLimit,
  photoFaultText,
  photoLimit,
  photoName,
  photoTypes,
  writePhotos,
  type ShownPhoto,
} from '#domain/requests/photos.ts'
import styles from './PhotoField.module.css'

type PhotoFieldProps = {
  /** Those that were taken in. */
  photos: readonly ShownPhoto[]
  fault: string | undefined
}

export function PhotoField({ photos, fault }: PhotoFieldProps) {
  const id = useId()
  const [kept, setKept] = useState(photos.length)
  const [ownFault, setOwnFault] = useState<string>()
  const room = photoLimit - kept
  const shownFault = ownFault ?? fault

  // The server says the same, after everything has been sent. What can be taken in stays chosen.
  const check = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = Array.from(target.files ?? [])
    const fitting = files.filter(({ size }) => size <= photoBytesLimit)
    const large = files.find(({ size }) => size > photoBytesLimit)
    const extra = fitting.at(room)
    if (large) setOwnFault(photoFaultText('bytes', photoName(large.name)))
    else setOwnFault(extra && photoFaultText('count', photoName(extra.name)))
    if (!large && !extra) return
    const taken = new DataTransfer()
    for (const file of fitting.slice(0, room)) taken.items.add(file)
    target.files = taken.files
  }

  return (
    <fieldset className={styles['photos']}>
      <legend className={fieldStyles['label']}>Foto’s (niet verplicht)</legend>
      {photos.length > 0 && (
        <ul className={styles['list']}>
          {photos.map((photo) => (
            <li key={photo.id}>
              <label className={styles['photo']}>
                <input
                  type="checkbox"
                  name="photos"
                  value={writePhotos([photo])}
                  defaultChecked
                  onChange={({ target }) => setKept((count) => count + (target.checked ? 1 : -1))}
                />
                <span className={styles['name']}>{photo.name}</span>
                <span className={styles['size']}>{formatFileSize(photo.bytes)}</span>
              </label>
            </li>
          ))}
        </ul>
      )}
      <input
        className={styles['choice']}
        type="file"
        name="photo"
        multiple
        accept={photoTypes}
        disabled={room <= 0}
        aria-label={photos.length === 0 ? 'Foto’s kiezen' : 'Nog een foto kiezen'}
        aria-invalid={shownFault === undefined ? undefined : true}
        aria-describedby={`${id}-uitleg`}
        onChange={check}
      />
      <div id={`${id}-uitleg`}>
        {shownFault !== undefined && (
          <p className={fieldStyles['fault']} role={ownFault === undefined ? undefined : 'alert'}>
            {shownFault}
          </p>
        )}
        <p className={fieldStyles['note']}>
          Hoogstens vijf, elk tot 10 MB: JPEG, PNG, HEIC of WebP. Wij verkleinen ze, en wat er verder in staat, zoals de
          plaats, gaat eruit.
        </p>
      </div>
    </fieldset>
  )
}
