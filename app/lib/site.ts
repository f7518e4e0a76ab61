/** The maker's facts, for server and browser alike; `site.schema.ts` checks the file at start and in the tests. */
import siteJson from '#content/site.json' with { type: 'json' }

export const site = siteJson
