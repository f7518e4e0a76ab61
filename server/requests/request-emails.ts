/** The mails about a request: to the visitor, and to those who handle it. In Dutch. */
import { cancelledWords, requestWords } from '#domain/requests/request-kinds.ts'
import { composeEmail, type Email, type Maker } from '#server/mail/email.ts'
import type { StoredRequest } from './stored-request.ts'

export type ToldRequest = StoredRequest & { reference: string; state: 'open' | 'cancelled' }

/** To the visitor: what was asked, what happens next, and the link to its page. */
export function visitorEmail(
  { request, facts, reference, state }: ToldRequest,
  statusUrl: string,
  origin: string,
  maker: Maker,
): Email {
  const words = state === 'cancelled' ? cancelledWords : requestWords[request.kind]
  return composeEmail(
    {
      lang: 'nl',
      subject: `${words.title} (${reference})`,
      title: words.title,
      paragraphs: [`Beste ${request.name},`, ...words.next.slice(1)],
      facts: [{ label: 'Kenmerk', value: reference }, ...facts],
      button: { label: 'Bekijk uw aanvraag', href: statusUrl },
      after: [
        `Klopt er iets niet, of hebt u dit niet zelf gevraagd? Bel ${maker.phone} of mail ${maker.email} en noem het kenmerk.`,
      ],
      links: [{ label: 'Privacy', href: `${origin}/privacy` }],
    },
    maker,
  )
}

/** To those who handle it; an answer goes to the visitor. */
export function makerEmail({ request, facts, reference, state }: ToldRequest, origin: string, maker: Maker): Email {
  const { name } = requestWords[request.kind]
  const subject = request.kind === 'contact' ? `${name}: ${request.subject}` : `${name} voor ${request.name}`
  return composeEmail(
    {
      lang: 'nl',
      subject: `${state === 'cancelled' ? 'Afgezegd: ' : ''}${subject} (${reference})`,
      title: state === 'cancelled' ? `${name} afgezegd` : `${name} van de site`,
      paragraphs:
        request.kind === 'quote'
          ? [
              'Een bezoeker van onze site vraagt u om een offerte. Wat het moet worden, staat in de pdf. Beantwoord deze mail: het antwoord gaat naar de bezoeker.',
            ]
          : ['Beantwoord deze mail: het antwoord gaat naar de bezoeker.'],
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
