/** The legal name, where a line is narrow. */
import { site } from '#domain/site.ts'

/** Its form ('B.V.') never stands on a line of its own. */
export const legalNameTogether = site.legalName.replace(/ (?=B\.V\.$)/, '\u00a0')
