/** The privacy statement agrees with what the site does. */
import { expect, test } from 'vitest'
import { requestDays, requestKinds, type RequestKind } from '#domain/requests/request-kinds.ts'
import { readContentFiles } from '#server/content/read-content-files.ts'
import { read, sourceFiles } from '#tests/architecture/source-files.ts'

/** Names under which something is kept in the browser; the three markers of the newsletter are told as dates. */
const keys = [
  ...new Set(
    sourceFiles(['app'], /(?<!\.test)\.tsx?$/).flatMap((path) =>
      [...read(path).matchAll(/storageKeys? = \[?((?:'\w+'(?:, )?)+)/gi)].flatMap(([, names = '']) =>
        [...names.matchAll(/'(\w+)'/g)].map(([, name = '']) => name),
      ),
    ),
  ),
]

test('names everything that the browser stores, in every language', () => {
  expect(keys).toEqual(
    expect.arrayContaining(['theme', 'hasManualPreference', 'reducedMotion', 'singleKeys', 'favourites']),
  )
  for (const { locale, statement } of readContentFiles('content', 'public').privacy.pages) {
    const text = JSON.stringify(statement)
    expect(
      [...keys, 'analytics', 'posthog'].filter((key) => !text.includes(`${key}:`)),
      locale,
    ).toEqual([])
  }
})

/** What the statements call each kind of request, with how long it is kept. */
const kept: Record<string, Record<RequestKind, string>> = {
  nl: {
    contact: 'een vraag via de site: 12 maanden',
    samples: 'een aanvraag van kleurstalen, met uw adres: 90 dagen',
    quote: 'een aanvraag van een offerte of voor een project: 12 maanden',
    project: 'een aanvraag van een offerte of voor een project: 12 maanden',
    appointment: 'een afspraak in de showroom: 30 dagen na de afspraak',
    service: 'een serviceverzoek, met de foto’s: 12 maanden',
    application:
      'een sollicitatie, met het cv: 4 weken na ontvangst via de site; anders 4 weken na afloop, of 1 jaar als u dat goedvindt',
  },
  en: {
    contact: 'a question through the site: 12 months',
    samples: 'a request for samples, with your address: 90 days',
    quote: 'a request for an offer or a project: 12 months',
    project: 'a request for an offer or a project: 12 months',
    appointment: 'an appointment in the showroom: 30 days after it',
    service: 'a service request, with the photographs: 12 months',
    application:
      'an application, with the CV: 4 weeks after we receive it through the site; otherwise 4 weeks after the procedure, or 1 year if you agree',
  },
  de: {
    contact: 'eine Frage über die Website: 12 Monate',
    samples: 'eine Anforderung von Farbmustern, mit Ihrer Anschrift: 90 Tage',
    quote: 'eine Angebots- oder Projektanfrage: 12 Monate',
    project: 'eine Angebots- oder Projektanfrage: 12 Monate',
    appointment: 'ein Termin in der Ausstellung: 30 Tage danach',
    service: 'eine Serviceanfrage, mit den Fotos: 12 Monate',
    application:
      'eine Bewerbung, mit dem Lebenslauf: 4 Wochen nach Eingang über die Website; sonst 4 Wochen nach Abschluss oder 1 Jahr, wenn Sie zustimmen',
  },
}

/** In days, as `requestDays` has them. */
const spans: readonly [RegExp, number][] = [
  [/: 12 (?:maanden|months|Monate)$/, 365],
  [/: 4 (?:weken|weeks|Wochen) /, 28],
  [/: 90 /, 90],
  [/: 30 /, 30],
]

test('says how long each kind of request is kept, in every language, and keeps it as long', () => {
  for (const { locale, statement } of readContentFiles('content', 'public').privacy.pages) {
    const text = JSON.stringify(statement)
    for (const kind of requestKinds) {
      const words = kept[locale]?.[kind] ?? locale
      expect(text).toContain(`"${words}"`)
      expect(spans.find(([form]) => form.test(words))?.[1], words).toBe(requestDays[kind])
    }
  }
})
