/** The maker's facts, for server and browser alike; `site.schema.ts` checks the file at start and in the tests. The browser gets those that it shows (app.config.ts). */
export { default as site } from '#content/site.json' with { type: 'json' }
