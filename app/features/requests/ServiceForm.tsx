/** Asks service for a part or for help, by article number and with photographs. */
import { hrefTo } from '#app/ui/link/href.ts'
import { LinkLines } from '#app/ui/link/LinkLines.tsx'
import { emptyForm, type RequestForm as FormState } from '#domain/requests/request-form.ts'
import { photoField, UploadField } from './UploadField.tsx'
import { RequestBand } from './RequestBand.tsx'
import type { ServiceSearch } from './service-search.ts'
import { useRequestForm } from './use-request-form.ts'

type ServiceFormProps = { path: string; search: ServiceSearch; posted: FormState | undefined }

export function ServiceForm({ path, search, ...after }: ServiceFormProps) {
  const { posted, sending } = useRequestForm(after.posted)
  const state = posted ?? { ...emptyForm, values: { article: search.article ?? '' } }
  return (
    <RequestBand
      id="verzoek"
      path={path}
      kind="service"
      title="Wat hebt u nodig?"
      text="Eén foto van het hele meubel en één van dichtbij, met een munt of rolmaat ernaast, schelen een mail heen en weer."
      posted={state}
      sending={sending}
      files={<UploadField words={photoField} state={state} />}
    >
      {posted === undefined && search.article === undefined && (
        <LinkLines
          inNewTab
          lines={[
            { href: hrefTo({ to: '/artikel' }), label: 'Waar staat het nummer?', remark: 'Label' },
            { href: hrefTo({ to: '/montage/scharnieren' }), label: 'Herken uw scharnier', remark: 'Drie vragen' },
            { href: hrefTo({ to: '/montage/ladesystemen' }), label: 'Herken uw lade', remark: 'Drie vragen' },
          ]}
        />
      )}
    </RequestBand>
  )
}
