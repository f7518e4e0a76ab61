/** Where the engine of Safari is, as GNOME builds it, with what drives it and a screen that nobody sees. */
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

export type WebKitPrograms = { driver: string; screen: string }

/** Its driver, which knows the browser that it comes with, and Xvfb; undefined when either is missing. */
export function findWebKit(): WebKitPrograms | undefined {
  const [driver, screen] = ['WebKitWebDriver', 'Xvfb'].map((name) =>
    (process.env['PATH'] ?? '')
      .split(delimiter)
      .map((folder) => join(folder, name))
      .find((path) => existsSync(path)),
  )
  return driver === undefined || screen === undefined ? undefined : { driver, screen }
}
