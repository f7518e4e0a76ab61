/** The maker's facts, for server and browser alike; `site.schema.ts` checks the file at start and in the tests. */
import siteJson from '#content/site.json' with { type: 'json' }

export const site = siteJson

/** The legal name for a narrow line: its form ('B.V.') never stands on a line of its own. */
export const legalNameTogether = site.legalName.replace(/ (?=B\.V\.$)/, '\u00a0')
