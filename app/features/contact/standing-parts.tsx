/** What stands in contact and showroom, and what contact says to search engines. */
import { ContactDetails } from './ContactDetails.tsx'
import { Whereabouts } from './Whereabouts.tsx'

export { organizationData } from './contact-seo.ts'

export function ContactBands() {
  return (
    <>
      <ContactDetails />
      <Whereabouts />
    </>
  )
}

export function ShowroomBands() {
  return <Whereabouts showHours />
}
