/** The two emails of the site, confirmation and welcome, in Dutch and English, as HTML and text. */
import type { NewsletterLanguage } from '#domain/newsletter/newsletter-rules.ts'
import { composeEmail, type Email, type EmailText, type Maker } from '#server/mail/email.ts'

/** `action` is where the button leads. */
export type EmailLinks = { action: string; unsubscribe: string; privacy: string }
export type EmailName = 'confirm' | 'welcome'
/** The words of an email, with the labels of its links. */
type Words = Omit<EmailText, 'button' | 'links' | 'facts'> & { button: string; unsubscribe: string; privacy: string }

/** The page on which a signup is confirmed. */
export function confirmUrl(origin: string, token: string): string {
  return `${origin}/nieuwsbrief/bevestigen?token=${token}`
}

/** The page that ends a subscription, which is also the address for one-click unsubscribing (RFC 8058). */
export function unsubscribeUrl(origin: string, token: string): string {
  return `${origin}/nieuwsbrief/afmelden?token=${token}`
}

/** The email with its links. */
export function writeEmail(name: EmailName, language: NewsletterLanguage, links: EmailLinks, maker: Maker): Email {
  const { button, privacy, unsubscribe, ...text } = texts[name][language](maker)
  return composeEmail(
    {
      ...text,
      button: { label: button, href: links.action },
      links: [
        { label: privacy, href: links.privacy },
        { label: unsubscribe, href: links.unsubscribe },
      ],
    },
    maker,
  )
}

const texts: Record<EmailName, Record<NewsletterLanguage, (maker: Maker) => Words>> = {
  confirm: {
    Nederlands: ({ name }) => ({
      lang: 'nl',
      subject: `Nog één stap: bevestig de nieuwsbrief van ${name}`,
      title: 'Is dit uw adres?',
      paragraphs: [
        'Op onze site is dit adres ingevuld voor de nieuwsbrief. Bevestig dat u dat was, dan staat u op de lijst voor de volgende brief: in maart, juni, september of december.',
      ],
      button: 'Adres bevestigen',
      after: [
        'Op de pagina die opent, drukt u nog één keer op bevestigen. De link werkt 30 dagen.',
        'Was u het niet? Dan hoeft u niets te doen: zonder bevestiging krijgt u geen nieuwsbrief en wissen wij het adres na 30 dagen.',
      ],
      unsubscribe: 'Aanmelding intrekken',
      privacy: 'Privacy',
    }),
    Engels: ({ name }) => ({
      lang: 'en',
      subject: `One more step: confirm the ${name} newsletter`,
      title: 'Is this your address?',
      paragraphs: [
        'This address was entered for the newsletter on our website. Confirm that it was you, and you are on the list for the next letter: in March, June, September or December.',
      ],
      button: 'Confirm address',
      after: [
        'On the page that opens, press the confirmation button once more. The link works for 30 days.',
        'Was it not you? Then there is nothing to do: without confirmation you get no newsletter, and we erase the address after 30 days.',
      ],
      unsubscribe: 'Withdraw this signup',
      privacy: 'Privacy',
    }),
  },
  welcome: {
    Nederlands: ({ name, foundedYear }) => ({
      lang: 'nl',
      subject: `U staat op de lijst van ${name}`,
      title: 'Fijn dat u meeleest',
      paragraphs: [
        `Sinds ${foundedYear} maken wij badkamermeubelen van hout. Vier keer per jaar schrijven wij op wat er op de bank ligt: een kleur, een opgeloste hoek, een materiaal van dichtbij.`,
        'De eerstvolgende brief komt in maart, juni, september of december, in de taal die u koos.',
      ],
      button: 'Kijk alvast rond',
      after: ['Bewaar deze mail: met de link hieronder meldt u zich op elk moment af, zonder wachtwoord.'],
      unsubscribe: 'Afmelden',
      privacy: 'Privacy',
    }),
    Engels: ({ name, foundedYear }) => ({
      lang: 'en',
      subject: `You are on the ${name} list`,
      title: 'Good to have you',
      paragraphs: [
        `We have made bathroom furniture from wood since ${foundedYear}. Four times a year we write down what lies on the bench: a colour, a corner solved, a material seen from close by.`,
        'The next letter comes in March, June, September or December, in the language you chose. The website itself is in Dutch.',
      ],
      button: 'Look around',
      after: ['Keep this mail: the link below ends your subscription at any moment, without a password.'],
      unsubscribe: 'Unsubscribe',
      privacy: 'Privacy',
    }),
  },
}
