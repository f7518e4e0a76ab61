/** The choices about theme and motion in the settings panel. */
import { useId, type ReactNode } from 'react'
import { useMediaQuery } from '#app/lib/media-query.ts'
import { Switch } from '#app/ui/switch/Switch.tsx'
import { resolveTheme, type ThemeChoice } from './theme-preferences.ts'
import { useThemePreferences } from './theme-store.ts'
import styles from './ThemeSettings.module.css'

const choices: readonly { value: ThemeChoice; label: string }[] = [
  { value: 'light', label: 'Licht' },
  { value: 'dark', label: 'Donker' },
  { value: 'system', label: 'Volg systeem' },
]

/** `forcedDark`: the page on screen is always dark, so that the theme cannot be changed here. `accessibility` joins the settings of that name. */
export function ThemeSettings({ forcedDark, accessibility }: { forcedDark: boolean; accessibility: ReactNode }) {
  const [preferences, setPreferences] = useThemePreferences()
  const systemIsDark = useMediaQuery('(prefers-color-scheme: dark)')
  const systemIsCalm = useMediaQuery('(prefers-reduced-motion: reduce)')
  const noteId = useId()
  const note = forcedDark
    ? 'Deze pagina is altijd donker. Op de andere pagina’s geldt uw keuze.'
    : preferences.choice === 'system' &&
      `Uw systeem staat op ${resolveTheme('system', systemIsDark, false) === 'dark' ? 'donker' : 'licht'}.`

  return (
    <>
      <fieldset className={styles['group']} disabled={forcedDark} aria-describedby={note ? noteId : undefined}>
        <legend className={styles['legend']}>Thema</legend>
        <div className={styles['choices']}>
          {choices.map(({ value, label }) => (
            <label key={value} className={styles['choice']}>
              <input
                type="radio"
                name="thema"
                value={value}
                checked={preferences.choice === value}
                onChange={() => setPreferences({ ...preferences, choice: value })}
              />
              <span>{label}</span>
            </label>
          ))}
        </div>
        {note && (
          <p id={noteId} className={styles['note']}>
            {note}
          </p>
        )}
      </fieldset>
      <fieldset className={styles['group']}>
        <legend className={styles['legend']}>Toegankelijkheid</legend>
        <Switch
          label="Verminder beweging"
          checked={preferences.reducedMotion}
          onChange={(event) => setPreferences({ ...preferences, reducedMotion: event.currentTarget.checked })}
        />
        {systemIsCalm && (
          <p className={styles['note']}>Uw systeem vraagt al om minder beweging; de site houdt zich daaraan.</p>
        )}
        {accessibility}
      </fieldset>
    </>
  )
}
