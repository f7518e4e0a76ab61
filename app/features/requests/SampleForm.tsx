/** The form that asks for samples, with the finishes in the address, or those of the form that was posted. */
import { sampleTray, useSampleTray } from '#app/lib/sample-tray.ts'
import { ButtonLink } from '#app/ui/button/Button.tsx'
import { hrefTo } from '#app/ui/link/href.ts'
import type { RequestForm as FormState } from '#domain/requests/request-form.ts'
import type { Group } from '#domain/finishes/finish-groups.ts'
import type { FinishCard } from '#server/finishes/finishes.ts'
import { RequestBand } from './RequestBand.tsx'
import { SamplePicker } from './SamplePicker.tsx'
import type { SampleSearch } from './sample-search.ts'
import { useRequestForm } from './use-request-form.ts'
import styles from './SampleForm.module.css'

type SampleFormProps = {
  path: string
  groups: readonly Group<FinishCard>[]
  search: SampleSearch
  posted: FormState | undefined
}

export function SampleForm({ path, groups, search, ...after }: SampleFormProps) {
  const { posted, sending } = useRequestForm(after.posted, { onStored: sampleTray.clear })
  const asked = posted ? (posted.values['finishes'] ?? '').split(',') : (search.color ?? [])
  const chosen = asked.filter((name) => groups.some(({ own }) => own.some((finish) => finish.name === name)))
  return (
    <RequestBand
      id="stalen"
      path={path}
      kind="samples"
      title="Kies uw stalen"
      text="Stalen van 100 × 150 mm, van dezelfde plaat en in dezelfde lak als het meubel. Ze kosten niets en gaan binnen drie werkdagen op de post."
      aside={posted === undefined && chosen.length === 0 && <Collected />}
      fieldsTitle="Uw adres"
      posted={posted}
      sending={sending}
    >
      <SamplePicker
        key={chosen.join(' ')}
        groups={groups}
        chosen={chosen}
        fault={posted?.step === 'fill' ? posted.faults['finishes'] : undefined}
      />
    </RequestBand>
  )
}

/** The way to the samples that were collected before. Its room is there from the start, so that nothing moves. */
function Collected() {
  const names = useSampleTray()
  return (
    <p className={styles['collected']} data-needs-js="">
      {names.length > 0 && (
        <ButtonLink look="quiet" rel="nofollow" href={hrefTo({ to: '/kleurstalen', search: { color: [...names] } })}>
          {names.length === 1 ? 'Neem het staal van eerder mee' : `Neem de ${names.length} stalen van eerder mee`}
        </ButtonLink>
      )}
    </p>
  )
}
