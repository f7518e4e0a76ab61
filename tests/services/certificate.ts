/** A certificate that nobody trusts. */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

/** Makes one for localhost, for a day, in `folder`; the paths of its files. @throws without openssl */
export function makeCertificate(folder: string): { file: string; key: string } {
  const [key, file] = [join(folder, 'privkey.pem'), join(folder, 'fullchain.pem')]
  const made = spawnSync(
    'openssl',
    [
      'req',
      '-x509',
      '-newkey',
      'ec',
      '-pkeyopt',
      'ec_paramgen_curve:prime256v1',
      '-nodes',
      '-days',
      '1',
      '-subj',
      '/CN=localhost',
      '-keyout',
      key,
      '-out',
      file,
    ],
    { encoding: 'utf8' },
  )
  if (made.status !== 0) throw new Error(`No certificate could be made: ${made.stderr}`)
  return { file, key }
}
