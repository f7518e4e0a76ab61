/** Sends mail: through a mail server when one is configured, else to a folder of .eml files. */
import { mkdir, open, rename } from 'node:fs/promises'
import { join } from 'node:path'
import type { Env } from '#server/env.ts'

export type MessageHeaders = Record<string, string | { prepared: true; value: string }>

/** A file that goes with a mail. */
export type Attachment = { filename: string; contentType: string; content: Buffer }

export type Mail = {
  /** Determines message id and file, so that sending it twice gives the same ones. */ id: string
  to: string
  subject: string
  html: string
  text: string
  headers: MessageHeaders
  /** Where an answer goes, when that is not the sender. */ replyTo?: string | undefined
  attachments?: readonly Attachment[]
  /** An appointment that the program of the receiver puts in the calendar, changes there or takes out. */
  invitation?: { method: string; filename: string; content: string }
}
export type MailTransport = {
  /** @throws when the mail may not have arrived. */ send: (mail: Mail) => Promise<void>
  close: () => void
}

/** The transport of this configuration; `maker` sends where MAIL_FROM does not say otherwise. */
export function openTransport(
  { dataDir, SMTP_URL, MAIL_FROM }: Pick<Env, 'SMTP_URL' | 'MAIL_FROM'> & { dataDir: string },
  maker: { name: string; email: string },
): MailTransport {
  const from = MAIL_FROM ?? `${maker.name} <${maker.email}>`
  return SMTP_URL === undefined ? folderTransport(join(dataDir, 'outbox'), from) : smtpTransport(SMTP_URL, from)
}

/** Sends through the server at `url` (smtp:// or smtps://). */
function smtpTransport(url: string, from: string): MailTransport {
  // A pool keeps the connection between mails. Parameters in the address win.
  const defaults = {
    pool: 'true',
    maxConnections: '2',
    connectionTimeout: '10000',
    greetingTimeout: '10000',
    socketTimeout: '30000',
  }
  const transport = lazyTransport(async () =>
    (await import('nodemailer')).createTransport(withParameters(url, defaults)),
  )
  return {
    async send(mail) {
      await (await transport.open()).sendMail(message(mail, from))
    },
    close: transport.close,
  }
}

/** Writes each mail to `folder` as {id}.eml: on disk, whole, before it counts as sent. */
function folderTransport(folder: string, from: string): MailTransport {
  const composer = lazyTransport(async () =>
    (await import('nodemailer')).createTransport({ streamTransport: true, buffer: true, newline: 'windows' }),
  )
  return {
    async send(mail) {
      const { message: bytes } = await (await composer.open()).sendMail(message(mail, from))
      await mkdir(folder, { recursive: true })
      const path = join(folder, `${mail.id}.eml`)
      const file = await open(`${path}.part`, 'w')
      try {
        await file.writeFile(Buffer.isBuffer(bytes) ? bytes : '')
        await file.sync()
      } finally {
        await file.close()
      }
      await rename(`${path}.part`, path)
    },
    close: composer.close,
  }
}

/** A transport that is created with the first mail, so that the server starts sooner. */
function lazyTransport<TTransport extends { close: () => void }>(make: () => Promise<TTransport>) {
  let made: Promise<TTransport> | undefined
  return {
    open: () => (made ??= make()),
    close: () => {
      made?.then(
        (transport) => transport.close(),
        () => undefined,
      )
    },
  }
}

function message({ id, to, subject, html, text, headers, replyTo, attachments = [], invitation }: Mail, from: string) {
  // As an object, the address is not parsed: nothing in it can become a second recipient.
  return {
    from,
    to: { name: '', address: to },
    ...(replyTo === undefined ? {} : { replyTo: { name: '', address: replyTo } }),
    subject,
    html,
    text,
    messageId: `<${id}@${hostOf(from)}>`,
    headers,
    attachments: [...attachments],
    ...(invitation === undefined ? {} : { icalEvent: invitation }),
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

function hostOf(from: string): string {
  return /@([^\s<>@]+)>?\s*$/.exec(from)?.[1] ?? 'localhost'
}

function withParameters(address: string, parameters: Record<string, string>): string {
  const url = new URL(address)
  for (const [name, value] of Object.entries(parameters))
    if (!url.searchParams.has(name)) url.searchParams.set(name, value)
  return url.href
}

/** Headers of automatic mail that one press unsubscribes from (RFC 2369, 3834 and 8058). `unsubscribe` is an https address that takes a POST. */
export function listHeaders(unsubscribe: string): MessageHeaders {
  return {
    // Prepared, so that it is not folded: some mail programs do not look for the address on the next line.
    'List-Unsubscribe': { prepared: true, value: `<${unsubscribe}>` },
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    'Auto-Submitted': 'auto-generated',
  }
}
