/** The maker's facts; `site.schema.ts` checks the file. */
export { default as site } from '#content/site.json' with { type: 'json' }
