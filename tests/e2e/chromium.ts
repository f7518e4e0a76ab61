/** Where this machine has a Chromium, if it has one, and how the journeys start it. */
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

/** `CHROMIUM_PATH`, Playwright's own download, or a usual place; undefined when there is none. */
export function findChromium(): string | undefined {
  const places = [
    process.env['CHROMIUM_PATH'],
    chromium.executablePath(),
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/snap/bin/chromium',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    String.raw`C:\Program Files\Google\Chrome\Application\chrome.exe`,
  ]
  return places.find((place) => place !== undefined && place !== '' && existsSync(place))
}

/** What Playwright switches off in every Chromium that it starts. Said again here, because of several `--disable-features` the browser hears the last alone; `tests/architecture/chromium.test.ts` holds it against Playwright. */
const playwrightSwitchesOff = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
]

/** What hangs under the address bar: two pages of the browser's own, which it loads beside the first page that it opens and which cost as much as that page. */
export const addressBar = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup']

/** Chromium as root, silent towards its maker, and with nothing but the page. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--no-first-run',
  `--disable-features=${[...playwrightSwitchesOff, ...addressBar].join()}`,
]
