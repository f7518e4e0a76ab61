/** An nginx of our own before processes of the site: deploy/nginx.conf as it is, in a temporary folder, with other ports. */
import { spawn } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { findNginx } from './programs.ts'
import { listening } from './ports.ts'

/** What Debian's /etc/nginx/nginx.conf has around the file, with everything in one folder. */
function around(folder: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (what) => `${what}_temp_path ${folder}/${what};`,
  )
  return [
    ...(process.getuid?.() === 0 ? ['user root;'] : []),
    'daemon off;',
    'worker_processes 2;',
    `pid ${folder}/nginx.pid;`,
    'error_log stderr crit;',
    'events { worker_connections 4096; }',
    `http { ${temporary.join(' ')} include conf.d/oeverhout.conf; }`,
  ].join('\n')
}

export type Nginx = { end: () => Promise<void> }

/**
 * Starts one.
 * @param listen what stands in oeverhout/listen.conf: directives of where it listens
 * @param ports of the processes on this machine
 * @throws when it is not installed or does not start
 */
export async function startNginx(listen: string, ports: readonly number[]): Promise<Nginx> {
  const program = findNginx()
  if (program === undefined) throw new Error('nginx is not installed: on Debian, install the package nginx-light.')
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'))
  for (const part of ['conf.d', 'oeverhout']) mkdirSync(join(folder, part))
  writeFileSync(join(folder, 'nginx.conf'), around(folder))
  copyFileSync(resolve('deploy/nginx.conf'), join(folder, 'conf.d/oeverhout.conf'))
  writeFileSync(join(folder, 'oeverhout/listen.conf'), listen)
  const [line = ''] = /^server .*$/m.exec(readFileSync(resolve('deploy/nginx/servers.conf'), 'utf8')) ?? []
  writeFileSync(
    join(folder, 'oeverhout/servers.conf'),
    ports.map((port) => line.replace(/:\d+/, `:${port}`)).join('\n'),
  )
  const child = spawn(program, ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let complained = ''
  child.stderr.on('data', (text: Buffer) => {
    complained += text.toString()
  })
  const ended = new Promise<void>((done) => {
    child.once('exit', () => done())
  })
  const first = /listen (\S+?)(?: ssl| http2)*;/.exec(listen)?.[1] ?? ''
  if (!(await listening(Number(first.split(':').at(-1)), ended))) {
    rmSync(folder, { recursive: true, force: true })
    throw new Error(`nginx did not start: ${complained}`)
  }
  return {
    async end() {
      child.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
