/** A front before the site that gives every page one script more: it tells what the console, errors and the policy say there, which this engine's driver cannot. */
import { createHash } from 'node:crypto'
import { createServer, request } from 'node:http'

export type ListeningFront = {
  origin: string
  /** What was said since it was last asked, and forgets it. */
  heard: () => string[]
  close: () => Promise<void>
}

/** Runs in the page, before all others. */
function tellAll(): void {
  const tell = (...words: unknown[]) => {
    navigator.sendBeacon('/heard', [location.pathname, ...words].join(' '))
  }
  for (const kind of ['error', 'warn', 'log', 'info'] as const) {
    const say = console[kind].bind(console)
    console[kind] = (...words: unknown[]) => {
      tell(kind, ...words)
      say(...words)
    }
  }
  addEventListener('error', ({ message, filename, lineno }) => tell('error', message, filename, lineno))
  addEventListener('unhandledrejection', ({ reason }) => tell('rejection', reason))
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    tell('refused', violatedDirective, blockedURI),
  )
}

const script = `(${tellAll.toString()})()`
const scriptHash = `'sha256-${createHash('sha256').update(script).digest('base64')}'`

/** Starts it on `port`, before the site on `sitePort`. */
export async function startListeningFront(port: number, sitePort: number): Promise<ListeningFront> {
  let words: string[] = []
  const server = createServer((asked, answer) => {
    const parts: Buffer[] = []
    if (asked.url === '/heard') {
      asked
        .on('data', (part: Buffer) => {
          parts.push(part)
        })
        .on('end', () => {
          words.push(Buffer.concat(parts).toString())
          answer.writeHead(204).end()
        })
      return
    }
    const onward = request(
      {
        host: '127.0.0.1',
        port: sitePort,
        path: asked.url,
        method: asked.method,
        headers: { ...asked.headers, 'accept-encoding': 'identity' },
      },
      (come) => {
        const status = come.statusCode ?? 502
        if (status >= 400) words.push(`${status} ${asked.url ?? ''}`)
        if (come.headers['content-type']?.startsWith('text/html') !== true) {
          answer.writeHead(status, come.headers)
          come.pipe(answer)
          return
        }
        come
          .on('data', (part: Buffer) => {
            parts.push(part)
          })
          .on('end', () => {
            const page = Buffer.from(
              Buffer.concat(parts)
                .toString()
                .replace(/<head[^>]*>/, (head) => `${head}<script>${script}</script>`),
            )
            const policy = String(come.headers['content-security-policy']).replace(
              'script-src ',
              `script-src ${scriptHash} `,
            )
            answer
              .writeHead(status, { ...come.headers, 'content-length': page.length, 'content-security-policy': policy })
              .end(page)
          })
      },
    )
    // A browser that goes on to another page breaks off what it had asked for.
    onward.on('error', () => answer.destroy())
    answer.on('close', () => onward.destroy())
    asked.pipe(onward)
  })
  await new Promise<void>((ready) => {
    server.listen(port, '127.0.0.1', ready)
  })
  return {
    origin: `http://localhost:${port}`,
    heard: () => {
      const all = words
      words = []
      return all
    },
    close: () =>
      new Promise((closed) => {
        server.close(() => {
          closed()
        })
        server.closeAllConnections()
      }),
  }
}
