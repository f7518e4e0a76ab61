/** Asks service for a part or for help, by article number and with photographs. */
import { hrefTo } from '#app/ui/link/href.ts'
import { ContentLink } from '#app/ui/link/ContentLink.tsx'
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
      hints={{ article: <NumberHelp key="help" /> }}
      files={<UploadField words={photoField} state={state} />}
    />
  )
}

/** Ways to the number, in a new tab, because a form must not be left. */
function NumberHelp() {
  return (
    <>
      {'. '}
      <ContentLink target="_blank" href={hrefTo({ to: '/artikel' })}>
        Waar staat het nummer?
      </ContentLink>{' '}
      Of herken uw{' '}
      <ContentLink target="_blank" href={hrefTo({ to: '/montage/scharnieren' })}>
        scharnier
      </ContentLink>{' '}
      of{' '}
      <ContentLink target="_blank" href={hrefTo({ to: '/montage/ladesystemen' })}>
        lade
      </ContentLink>
    </>
  )
}
