/** A modal dialog that is open while it is mounted. On closing, the browser returns the focus to where it was. */
import { useLayoutEffect, useRef, type ComponentPropsWithoutRef } from 'react'

type ModalDialogProps = ComponentPropsWithoutRef<'dialog'> & {
  /** Unmount it: called for Escape and the like, and for a click on the backdrop with `closesOnBackdrop`. */
  onClose: () => void
  closesOnBackdrop?: boolean
}

export function ModalDialog({ onClose, closesOnBackdrop = false, children, ...dialog }: ModalDialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  // A layout effect closes the dialog while it is still in the document: only then the browser returns the focus.
  useLayoutEffect(() => {
    const element = ref.current
    element?.showModal()
    return () => element?.close()
  }, [])
  return (
    // The keyboard's equivalent of clicking the backdrop is Escape.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={ref}
      onClose={() => {
        if (ref.current?.open === false) onClose()
      }}
      onClick={({ target }) => {
        if (closesOnBackdrop && target === ref.current) onClose()
      }}
      {...dialog}
    >
      {children}
    </dialog>
  )
}
