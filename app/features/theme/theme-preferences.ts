/** What a visitor chose about theme and motion, and how it is stored. */

export type ThemeChoice = 'light' | 'dark' | 'system'
export type ThemePreferences = { choice: ThemeChoice; reducedMotion: boolean }

/** Before anything was chosen: follow the system, and its setting for motion. */
export const defaultPreferences: ThemePreferences = { choice: 'system', reducedMotion: false }

/** Keys in local storage. */
export const storageKeys = ['theme', 'hasManualPreference', 'reducedMotion'] as const
export type StorageKey = (typeof storageKeys)[number]

/** What the stored texts say; an invalid value counts as not chosen. */
export function parsePreferences(stored: (key: StorageKey) => string | null): ThemePreferences {
  const theme = stored('theme')
  const manual = stored('hasManualPreference') === 'true' && (theme === 'light' || theme === 'dark')
  return { choice: manual ? theme : 'system', reducedMotion: stored('reducedMotion') === 'true' }
}

/** What to store for the preferences; null removes the key. */
export function storedPreferences({ choice, reducedMotion }: ThemePreferences): Record<StorageKey, string | null> {
  return {
    theme: choice === 'system' ? null : choice,
    hasManualPreference: String(choice !== 'system'),
    reducedMotion: String(reducedMotion),
  }
}

/** The theme on screen: a page that is forced dark is dark, then the visitor's choice counts, then the system's. */
export function resolveTheme(choice: ThemeChoice, systemIsDark: boolean, forcedDark: boolean): 'light' | 'dark' {
  if (forcedDark) return 'dark'
  if (choice !== 'system') return choice
  return systemIsDark ? 'dark' : 'light'
}
