/** The dialog of the popup: the form, then the confirmation. Escape, the backdrop and the cross postpone it; 'Nee, bedankt' removes it. */
import { IconX } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { Button } from '#app/ui/button/Button.tsx'
import { IconButton } from '#app/ui/icon-button/IconButton.tsx'
import { ModalDialog } from '#app/ui/modal-dialog/ModalDialog.tsx'
import { NewsletterForm } from './NewsletterForm.tsx'
import styles from './NewsletterDialog.module.css'

type NewsletterDialogProps = { confirmed: boolean; onSubscribed: () => void; onClose: (forGood: boolean) => void }

export function NewsletterDialog({ confirmed, onSubscribed, onClose }: NewsletterDialogProps) {
  const title = useRef<HTMLHeadingElement>(null)
  const close = useRef<HTMLButtonElement>(null)
  // Focusing the first field would open the keyboard of a phone.
  useEffect(() => title.current?.focus(), [])
  useEffect(() => {
    if (confirmed) close.current?.focus()
  }, [confirmed])

  return (
    <ModalDialog
      className={styles['dialog']}
      aria-labelledby="nieuwsbrief-venster"
      onClose={() => onClose(false)}
      closesOnBackdrop
    >
      <div className={styles['inside']}>
        <IconButton className={styles['cross']} label="Venster sluiten" onClick={() => onClose(false)}>
          <IconX size={22} aria-hidden="true" />
        </IconButton>
        {confirmed ? (
          <div className={styles['words']}>
            <h2 ref={title} id="nieuwsbrief-venster" tabIndex={-1} lang="en">
              You've got mail!
            </h2>
            <p>Bedankt voor je inschrijving!</p>
            <p className={styles['note']}>
              In die mail staat een link. Open die en druk op bevestigen: pas dan staat u op de lijst.
            </p>
            <Button ref={close} onClick={() => onClose(false)}>
              Sluiten
            </Button>
          </div>
        ) : (
          <>
            <div className={styles['words']}>
              <h2 ref={title} id="nieuwsbrief-venster" tabIndex={-1}>
                Eén brief per seizoen
              </h2>
              <p>
                Wat er op de bank ligt, hoe een krappe badkamer paste, wat beton doet als het droogt. In vijf minuten
                gelezen.
              </p>
            </div>
            <NewsletterForm id="brief-venster" onSubscribed={onSubscribed} />
            <Button look="text" className={styles['refusal']} onClick={() => onClose(true)}>
              Nee, bedankt
            </Button>
          </>
        )}
      </div>
    </ModalDialog>
  )
}
