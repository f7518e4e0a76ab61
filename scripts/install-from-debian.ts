/** Installs the programs that tests need from Debian. */
import { spawnSync } from 'node:child_process'

/** Installs these programs when this is root on Debian, else does nothing. */
export function installFromDebian(programs: readonly { name: string; debian: string }[]): void {
  const isDebianRoot = process.platform === 'linux' && process.getuid?.() === 0 && aptGet('--version') === 0
  if (programs.length === 0 || !isDebianRoot) return
  process.stdout.write(`Installing from Debian: ${programs.map(({ name }) => name).join(', ')} …\n`)
  const hasty = ['-o', 'Acquire::http::Timeout=15', '-o', 'Acquire::Retries=1']
  aptGet('update', '-qq', ...hasty)
  aptGet(
    'install',
    ...hasty,
    '-y',
    '-qq',
    '--no-install-recommends',
    ...programs.flatMap(({ debian }) => debian.split(' ')),
  )
}

function aptGet(...argv: readonly string[]): number | null {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return spawnSync('apt-get', argv, { stdio: ['ignore', 'ignore', 'inherit'], env }).status
}
