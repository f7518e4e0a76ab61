/** Makes sure that the end-to-end tests have a browser: an installed Chromium, or Debian's when this is root, or a sentence that says what to do. */
import { spawnSync } from 'node:child_process'
import { findChromium } from '../tests/e2e/chromium.ts'

if (findChromium() === undefined) {
  const debian =
    process.platform === 'linux' && process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0
  if (debian) {
    process.stdout.write('Installing Chromium from Debian …\n')
    for (const argv of [
      ['update', '-qq'],
      ['install', '-y', '-qq', '--no-install-recommends', 'chromium'],
    ]) {
      spawnSync('apt-get', argv, {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      })
    }
  }
}
const found = findChromium()
if (found === undefined) {
  process.stderr.write(
    'The end-to-end tests need Chromium: run "npx playwright install chromium", or install the package chromium (or Google Chrome), or set CHROMIUM_PATH to the program, and try again.\n',
  )
  process.exit(1)
}
process.stdout.write(`Chromium: ${found}\n`)
