/** The maker's facts and menus, for server and browser alike; `site.schema.ts` checks the files at start and in the tests. */
import navigationJson from '#content/navigation.json' with { type: 'json' }
import siteJson from '#content/site.json' with { type: 'json' }

export const site = siteJson
export const navigation = navigationJson
