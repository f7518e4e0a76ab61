/** Who of the overlays may show, decided in one place (specification section 4). Their times are their own; this says only who makes room for whom. Pure. */

export type OpenNow = {
  /** The settings panel. */
  settings: boolean
  /** The search dropdown. */
  search: boolean
}

/** The settings ask about cookies as well: the banner is not beside them, and comes back when they close without a choice. */
export function mayShowConsent({ settings }: Pick<OpenNow, 'settings'>): boolean {
  return !settings
}

/** Who has found the settings or search needs no hint of how to get there. */
export function mayShowHint({ settings, search }: OpenNow): boolean {
  return !settings && !search
}
