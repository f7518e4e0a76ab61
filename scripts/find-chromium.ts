/** Makes sure that the end-to-end tests have a browser: an installed Chromium, or Debian's when this is root, or a sentence that says what to do. */
import { existsSync } from 'node:fs'
import { findChromium, headlessShell } from '../tests/e2e/chromium.ts'
import { installFromDebian } from './install-from-debian.ts'

const isChosen = (process.env['CHROMIUM_PATH'] ?? '') !== ''
if (!isChosen && !existsSync(headlessShell))
  installFromDebian([{ name: 'headless Chromium', debian: 'chromium-headless-shell' }])
if (findChromium() === undefined) installFromDebian([{ name: 'Chromium', debian: 'chromium' }])
const found = findChromium()
if (found === undefined) {
  process.stderr.write(
    'The end-to-end tests need Chromium: run "npx playwright install chromium", or install the package chromium (or Google Chrome), or set CHROMIUM_PATH to the program, and try again.\n',
  )
  process.exit(1)
}
process.stdout.write(`Chromium: ${found}\n`)
