/** Turns the rows of the outbox about requests into mails, and into messages to the webhook. */
import type { Transaction } from 'kysely'
import type { SiteDatabase } from '#server/db/schema.ts'
import type { Maker } from '#server/mail/email.ts'
import type { LinkTokenOf } from '#server/mail/link-token.ts'
import type { Delivery } from '#server/mail/outbox-delivery.ts'
import { UnreadableRowError, type OutboxRow } from '#server/mail/outbox.ts'
import type { RequestFact } from '#domain/requests/request-form.ts'
import type { SiteRequest } from '#domain/requests/request.schema.ts'
import type { RequestSources } from './complete-request.ts'
import type { Attachment, MailTransport } from '#server/mail/transport.ts'
import { calendarFile, type CalendarFile } from './calendar.ts'
import type { UploadStore } from './uploads/upload-store.ts'
import { paperOf } from './request-paper.ts'
import { makerEmail, visitorEmail } from './request-emails.ts'
import { readBody, statusPath, storeLink } from './stored-request.ts'
import type { Webhook } from './webhook.ts'

export type LetterParts = {
  transport: MailTransport
  webhook: Webhook | null
  origin: string
  maker: Maker
  sources: Pick<RequestSources, 'findDealer' | 'showroom'>
  uploads: Pick<UploadStore, 'read'>
  tokenOf: LinkTokenOf
  now: () => Date
}

/** Said of mail that no person has written, so that no program answers it (RFC 3834). */
const automatic = { 'Auto-Submitted': 'auto-generated' }

/** Prepares the delivery of a row, about the request as it is now; null when there is nothing left to tell. @throws {UnreadableRowError} */
export async function prepareRequestLetter(
  trx: Transaction<SiteDatabase>,
  { id, letter, request_id }: OutboxRow,
  { transport, webhook, origin, maker, sources, uploads, tokenOf, now }: LetterParts,
): Promise<Delivery | null> {
  if (letter !== 'visitor' && letter !== 'maker' && letter !== 'webhook') throw new UnreadableRowError(id)
  const row = await trx
    .selectFrom('request')
    .select(['id', 'state', 'version', 'received_at', 'body'])
    .where('id', '=', request_id)
    .executeTakeFirst()
  if (row === undefined) return null
  const { id: reference, state, version, received_at } = row
  const stored = { ...readBody(row), reference, state }
  const { request, facts } = stored
  if (letter === 'webhook')
    return (
      webhook && (() => webhook({ id, at: now(), body: { reference, state, version, received_at, request, facts } }))
    )
  const paper = await paperOf(trx, reference)
  const papers = paper === null ? [] : [paper]
  const calendar = async (isInvitation: boolean) =>
    request.kind === 'appointment'
      ? calendarFile({ reference, request, state, version }, isInvitation, sources.showroom, now())
      : null
  if (letter === 'maker') {
    return async () => {
      const { files, lost } = await uploadFiles(request, uploads)
      return transport.send({
        id,
        to: await handlerOf(request, maker, sources),
        replyTo: request.email,
        headers: automatic,
        attachments: [...papers, ...calendarAttachments(await calendar(false)), ...files],
        ...makerEmail({ ...stored, facts: [...facts, ...lost] }, origin, maker),
      })
    }
  }
  const token = tokenOf('request', reference)
  await storeLink(trx, token, reference)
  const email = visitorEmail(stored, origin + statusPath(token), origin, maker)
  return async () => {
    const file = await calendar(true)
    const invitation = file && { method: file.method, filename: calendarName, content: file.text }
    const mail = { id, to: request.email, headers: automatic, attachments: papers, ...email }
    return transport.send(invitation ? { ...mail, invitation } : mail)
  }
}

/** The address of those who handle a request: of an offer the dealer that was chosen, where its address is known; else the maker's. */
async function handlerOf(
  request: SiteRequest,
  maker: Maker,
  { findDealer }: Pick<RequestSources, 'findDealer'>,
): Promise<string> {
  if (request.kind === 'application') return maker.emailJobs
  return (request.kind === 'quote' ? (await findDealer(request.dealer))?.email : undefined) ?? maker.email
}

/** The files of a request, which go to the maker alone, and what is said of those that are lost. */
async function uploadFiles(
  request: SiteRequest,
  uploads: LetterParts['uploads'],
): Promise<{ files: Attachment[]; lost: RequestFact[] }> {
  const files: Attachment[] = []
  const lost: string[] = []
  const isApplication = request.kind === 'application'
  const [ending, contentType] = isApplication ? ['pdf', 'application/pdf'] : ['jpg', 'image/jpeg']
  const stored = isApplication ? request.cv : request.kind === 'service' ? request.photos : []
  for (const [index, upload] of stored.entries()) {
    const content = await uploads.read(upload)
    const filename = `${index + 1}-${upload.name.replace(/\.[a-z0-9]{1,5}$/i, '')}.${ending}`
    if (content === null) lost.push(upload.name)
    else files.push({ filename, contentType, content })
  }
  return { files, lost: lost.length === 0 ? [] : [{ label: 'Niet meer te lezen', value: lost.join('\n') }] }
}

const calendarName = 'afspraak.ics'

/** An appointment as a file to open; nothing for other requests. */
function calendarAttachments(file: CalendarFile | null): Attachment[] {
  if (file === null) return []
  const contentType = `text/calendar; charset=utf-8; method=${file.method}`
  return [{ filename: calendarName, contentType, content: Buffer.from(file.text) }]
}
