/** The maker's facts; `site.schema.ts` checks the file. The browser receives only those that it shows (app.config.ts). */
export { default as site } from '#content/site.json' with { type: 'json' }
