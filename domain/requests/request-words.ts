/** The words for visitors with a request that is stored: its name, and what happens next. */
import type { RequestKind } from './request-kinds.ts'

type RequestWords = {
  /** What it is called, for maker and visitor. */
  name: string
  /** Said once it is stored. */
  title: string
  /** What happens next, in order; the first is about the mail, which leaves it out. */
  next: readonly string[]
}

export const requestWords: Record<RequestKind, RequestWords> = {
  contact: {
    name: 'Vraag',
    title: 'Uw vraag is binnen',
    next: [
      'U krijgt een kopie per mail, met een link naar deze pagina.',
      'Wij antwoorden per mail binnen drie werkdagen, meestal dezelfde dag.',
    ],
  },
  samples: {
    name: 'Kleurstalen',
    title: 'Uw stalen worden ingepakt',
    next: [
      'U krijgt een bevestiging per mail, met een link naar deze pagina.',
      'De stalen gaan binnen drie werkdagen met de post mee, in een envelop die door de brievenbus past.',
      'U hoeft ze niet terug te sturen.',
    ],
  },
  quote: {
    name: 'Offerte',
    title: 'Uw aanvraag is onderweg',
    next: [
      'U krijgt een kopie per mail, met een link naar deze pagina.',
      'Het verkooppunt krijgt uw keuze met maten, afwerkingen en prijzen als pdf, en antwoordt u rechtstreeks per mail.',
      'Voor een offerte meet het verkooppunt meestal eerst bij u in. Wij verkopen niet zelf.',
    ],
  },
  project: {
    name: 'Project',
    title: 'Uw project ligt bij ons',
    next: [
      'U krijgt een kopie per mail, met een link naar deze pagina.',
      'Binnen drie werkdagen hoort u van de projectafdeling of de periode haalbaar is en welk verkooppunt de offerte maakt.',
      'Kent uw aannemer of installateur al een verkooppunt van ons? Antwoord dan op de mail, dan gaat het daarlangs.',
    ],
  },
  appointment: {
    name: 'Afspraak',
    title: 'Tot ziens in de showroom',
    next: [
      'U krijgt een bevestiging per mail, met de afspraak voor uw agenda en de link om te verzetten of af te zeggen.',
      'Verzetten of afzeggen kan tot het begin van de afspraak.',
      'Neem een plattegrond of foto’s mee, dan rekenen wij meteen met uw maten.',
    ],
  },
  service: {
    name: 'Serviceverzoek',
    title: 'Uw verzoek ligt bij service',
    next: [
      'U krijgt een kopie per mail, met een link naar deze pagina.',
      'Binnen drie werkdagen hoort u of het stellen, een onderdeel of een monteur wordt, en of er kosten zijn.',
      'Een klein onderdeel gaat daarna met de post mee. Een front maken wij opnieuw; dat duurt vier tot zes weken.',
    ],
  },
  application: {
    name: 'Sollicitatie',
    title: 'Uw sollicitatie is binnen',
    next: [
      'U krijgt een kopie per mail, met een link naar deze pagina.',
      'Wij lezen alles zelf. Binnen een week hebt u antwoord.',
      'Vier weken na ontvangst wissen wij uw motivatie en cv van deze site.',
    ],
  },
}
