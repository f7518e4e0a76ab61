/** The mails about a request: to the visitor, and to those who handle it. In Dutch. */
import { cancelledWords } from '#domain/requests/request-kinds.ts'
import { vacancyLabel } from '#domain/requests/request-fields.ts'
import { requestWords } from '#domain/requests/request-words.ts'
import { slotDay, slotShort, slotTime } from '#domain/requests/showroom-slots.ts'
import { composeEmail, type Email, type Maker } from '#server/mail/email.ts'
import type { StoredRequest } from './stored-request.ts'

const movedTitle = 'Uw afspraak is verzet'

export type ToldRequest = StoredRequest & { reference: string; state: 'open' | 'cancelled' }

/** That an appointment was moved, from when to when; null when it was not, or was cancelled after that. */
function moveOf({ request, state }: ToldRequest): { subject: string; sentence: string } | null {
  if (request.kind !== 'appointment' || request.movedFrom === undefined || state === 'cancelled') return null
  const [from, to] = [request.movedFrom, request.slot]
  return {
    subject: `van ${slotShort(from)} naar ${slotShort(to)}`,
    sentence: `De afspraak van ${slotDay(from)}, ${slotTime(from)}, is verzet naar ${slotDay(to)}, ${slotTime(to)}.`,
  }
}

/** To the visitor: what was asked, what happens next, and the link to its page. */
export function visitorEmail(told: ToldRequest, statusUrl: string, origin: string, maker: Maker): Email {
  const { request, facts, reference, state } = told
  const words = state === 'cancelled' ? cancelledWords : requestWords[request.kind]
  const move = moveOf(told)
  const isOpen = request.kind === 'appointment' && state === 'open'
  return composeEmail(
    {
      lang: 'nl',
      subject: `${move ? `${movedTitle} ${move.subject}` : words.title} (${reference})`,
      title: move ? movedTitle : words.title,
      paragraphs: [`Beste ${request.name},`, ...(move ? [move.sentence] : []), ...words.next.slice(1)],
      facts: [{ label: 'Kenmerk', value: reference }, ...facts],
      button: {
        label: isOpen
          ? 'Verzetten of afzeggen'
          : `Bekijk uw ${request.kind === 'application' ? 'sollicitatie' : 'aanvraag'}`,
        href: statusUrl,
      },
      after: [
        `Klopt er iets niet, of hebt u dit niet zelf gevraagd? Bel ${maker.phone} of mail ${maker.email} en noem het kenmerk.`,
      ],
      links: [{ label: 'Privacy', href: `${origin}/privacy` }],
    },
    maker,
  )
}

/** To those who handle it; an answer goes to the visitor. */
export function makerEmail(told: ToldRequest, origin: string, maker: Maker): Email {
  const { request, facts, reference, state } = told
  const { name } = requestWords[request.kind]
  const move = moveOf(told)
  const change = state === 'cancelled' ? 'afgezegd' : move ? 'verzet' : null
  const about = facts.find(({ label }) => label === vacancyLabel)?.value
  const subject =
    request.kind === 'contact'
      ? `${name}: ${request.subject}`
      : about === undefined
        ? `${name} voor ${request.name}`
        : `${name} ${about} van ${request.name}`
  return composeEmail(
    {
      lang: 'nl',
      subject: `${[subject, change, move?.subject].filter(Boolean).join(' ')} (${reference})`,
      title: change ? `${name} ${change}` : `${name} van de site`,
      paragraphs: [
        ...(move ? [move.sentence] : []),
        request.kind === 'quote'
          ? 'Een bezoeker van onze site vraagt u om een offerte. Wat het moet worden, staat in de pdf. Beantwoord deze mail: het antwoord gaat naar de bezoeker.'
          : 'Beantwoord deze mail: het antwoord gaat naar de bezoeker.',
      ],
      facts: [{ label: 'Kenmerk', value: reference }, ...facts],
      ...(request.kind === 'quote' && request.composition !== ''
        ? { button: { label: 'Bekijk de samenstelling', href: origin + request.composition } }
        : {}),
      after: [],
      links: [{ label: 'Privacy', href: `${origin}/privacy` }],
    },
    maker,
  )
}
