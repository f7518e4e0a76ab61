/** The maker's address. The form of its legal name ('B.V.') is never on a line of its own. */
import { site } from '#domain/site.ts'

export function SiteAddress({ className }: { className: string | undefined }) {
  const { street, postcode, city } = site.address
  return (
    <address className={className}>
      {site.legalName.replace(/ (?=B\.V\.$)/, '\u00a0')}
      <br />
      {street}
      <br />
      {postcode} {city}
    </address>
  )
}
