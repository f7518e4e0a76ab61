/** Which Chromium the tests start, and with what flags. */
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

/** Debian's Chromium without the windows of a browser around it: the same engine, in which the tests take a fifth less time. */
export const headlessShell = '/usr/bin/chromium-headless-shell'

const browsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  String.raw`C:\Program Files\Google\Chrome\Application\chrome.exe`,
]

/** `CHROMIUM_PATH`, the headless shell, Playwright's own download, or a usual place; undefined when there is none. */
export function findChromium(): string | undefined {
  return [process.env['CHROMIUM_PATH'], headlessShell, chromium.executablePath(), ...browsers].find(isThere)
}

/** A whole browser, which Lighthouse needs. */
export function findBrowser(): string | undefined {
  return [process.env['CHROMIUM_PATH'], ...browsers].find(isThere)
}

function isThere(place: string | undefined): boolean {
  return place !== undefined && place !== '' && existsSync(place)
}

/**
 * Features that Playwright disables in every Chromium. They are repeated here because only the last `--disable-features` counts;
 * `tests/architecture/chromium.test.ts` compares them with Playwright's.
 */
const disabledByPlaywright = [
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

/** Two pages of the browser's own for its address bar, which cost as much as the first page that is opened. */
export const addressBar = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup']

/** Chromium as root, without requests of its own. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--no-first-run',
  `--disable-features=${[...disabledByPlaywright, ...addressBar].join()}`,
]

const executablePath = findChromium()

/** How tests and benches launch Chromium. */
export const chromiumLaunch = { ...(executablePath === undefined ? {} : { executablePath }), args: chromiumArgs }
