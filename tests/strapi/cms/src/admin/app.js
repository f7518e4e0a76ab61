/** The panel can also be read in Dutch. */
export default {
  config: { locales: ['nl'], tutorials: false, notifications: { releases: false } },
  bootstrap() {},
}
