/** When the office and the showroom are open; apart from the maker's other facts, which every page loads. `site.schema.ts` checks the file. */
export { default as openingHours } from '#content/opening-hours.json' with { type: 'json' }
