/** Where to see it and buy it: an invitation, which stands, and beside it what is known of dealers near. */
import { useId, type ReactNode } from 'react'
import { Band } from '#app/ui/band/Band.tsx'
import { Standing } from '#app/ui/kept-html/Standing.tsx'
import type { SectionFrame } from '../section-frame.ts'
import styles from './DealerInvitation.module.css'

type DealerInvitationProps = {
  /** Of the invitation, among all that stands. */
  name: string
  stands: boolean
  frame: SectionFrame
  /** Makes the invitation (DealerWords.tsx). */
  renderWords: (id: string) => ReactNode
  /** The list beside it. */
  children: ReactNode
}

export function DealerInvitation({ name, stands, frame, renderWords, children }: DealerInvitationProps) {
  const id = useId()
  return (
    <Band {...frame} aria-labelledby={`${id}-title`} data-print="hide">
      <Standing className={styles['words']} name={name} of={undefined} stands={stands}>
        {() => renderWords(id)}
      </Standing>
      <div className={styles['near']}>{children}</div>
    </Band>
  )
}
