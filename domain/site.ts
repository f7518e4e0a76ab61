import built from '#content/site.json' with { type: 'json' }

/** The maker's facts; `site.schema.ts` checks the file. Where a content server has others they are those (server/content/current-site.ts, app/router.tsx). */
export const site = { ...built }
