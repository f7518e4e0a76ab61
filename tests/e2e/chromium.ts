/** Where this machine has a Chromium, if it has one. */
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

/** `CHROMIUM_PATH`, Playwright's own download, or a usual place; undefined when there is none. */
export function findChromium(): string | undefined {
  const places = [
    process.env['CHROMIUM_PATH'], chromium.executablePath(),
    '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/snap/bin/chromium',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome', String.raw`C:\Program Files\Google\Chrome\Application\chrome.exe`,
  ]
  return places.find((place) => place !== undefined && place !== '' && existsSync(place))
}
