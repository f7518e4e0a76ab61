/** A mail server that keeps what it gets, and what the tests read in its mails. */
import { SMTPServer } from 'smtp-server'

export type PostOffice = {
  url: string
  mails: { to: string[]; raw: string }[]
  /** Takes no connections any more. */ close: () => Promise<void>
  /** Opens again at the same address. */ open: () => Promise<void>
}

/** Opens one on a free port of this machine; it refuses the first `refusals` mails for now. */
export async function openPostOffice(refusals = 0): Promise<PostOffice> {
  const mails: PostOffice['mails'] = []
  const state = { left: refusals, port: 0, server: newServer() }

  function newServer(): SMTPServer {
    return new SMTPServer({
      disabledCommands: ['STARTTLS', 'AUTH'],
      closeTimeout: 100,
      logger: false,
      onData(stream, session, done) {
        const parts: Buffer[] = []
        stream.on('data', (part: Buffer) => parts.push(part))
        stream.on('end', () => {
          if (state.left-- > 0) return done(Object.assign(new Error('Try again later'), { responseCode: 451 }))
          mails.push({
            to: session.envelope.rcptTo.map((recipient) => recipient.address),
            raw: Buffer.concat(parts).toString('utf8'),
          })
          return done()
        })
      },
    })
  }
  const open = async () => {
    state.server = newServer()
    await new Promise<void>((ready) => {
      state.server.listen(state.port, '127.0.0.1', ready)
    })
    const address = state.server.server.address()
    state.port = typeof address === 'object' && address !== null ? address.port : 0
  }
  await open()
  return {
    url: `smtp://127.0.0.1:${state.port}`,
    mails,
    open,
    close: () =>
      new Promise<void>((closed) => {
        state.server.close(closed)
      }),
  }
}

/** The token of the link to a page of the newsletter in a mail; '' when there is none. */
export function tokenIn(raw: string, page: 'bevestigen' | 'afmelden'): string {
  // Lines of quoted-printable are put together again.
  const text = raw.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=')
  return new RegExp(`/nieuwsbrief/${page}\\?token=([\\w-]{32})`).exec(text)?.[1] ?? ''
}

/** The bytes of a file that goes with a mail; empty when it has none of this name. */
export function attachedFile(raw: string, filename: string): Buffer {
  const start = raw.indexOf(`filename=${filename}\r\n`)
  const [, text = ''] = /\r\n\r\n([\w+/=\r\n]+?)\r\n-/.exec(start === -1 ? '' : raw.slice(start)) ?? []
  return Buffer.from(text, 'base64')
}
