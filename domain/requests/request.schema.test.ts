import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { requestFields } from './request-fields.ts'
import { requestKinds } from './request-kinds.ts'
import { readRequest, storedRequestSchema } from './request.schema.ts'

const visitor = { name: 'Wilg de Vries', email: 'wilg@water.example' }
const address = { street: 'Kade 12', postcode: '8011ab', city: 'Zwolle', country: 'Nederland' }

describe('readRequest', () => {
  it('reads a question, on one line where the field has one', () => {
    expect(
      readRequest('contact', { ...visitor, subject: ' Lade\r\nBcc: x ', message: 'Regel een\r\n\r\nRegel twee\0 ' }),
    ).toEqual({
      status: 'valid',
      request: { kind: 'contact', ...visitor, subject: 'Lade Bcc: x', message: 'Regel een\n\nRegel twee' },
    })
  })

  it('writes the postcode as on an envelope, and keeps each finish once', () => {
    expect(readRequest('samples', { ...visitor, ...address, finishes: 'eiken-naturel,mat-wit,eiken-naturel' })).toEqual(
      {
        status: 'valid',
        request: {
          kind: 'samples',
          ...visitor,
          ...address,
          postcode: '8011 AB',
          finishes: ['eiken-naturel', 'mat-wit'],
        },
      },
    )
  })

  it.each([
    '09/223.45.67',
    '0475/12.34.56',
    '0251/123456',
    '+49 4312 / 777 777',
    '038\u2013422\u201311\u201300',
    '(038) 422 11 00',
    '0031 38 422 11 00',
    '06-12345678',
    '\u202A+5999 461 1234\u202C',
  ])('takes %s as a telephone number, as it was typed', (phone) => {
    const message = 'De achterwand is van gips.'
    const typed = { ...visitor, phone, message, slot: '2026-12-03T10:00', party: '1 persoon' }
    expect(readRequest('appointment', typed)).toMatchObject({
      status: 'valid',
      request: { phone: phone.replaceAll(/[\u202A\u202C]/g, '').trim() },
    })
  })

  it.each(['12', 'bel mij', '0612345678 of 0687654321', '+31 38 422 11 00 22 33 44 55'])(
    'refuses %s as a telephone number',
    (phone) => {
      expect(readRequest('appointment', { ...visitor, phone })).toMatchObject({
        faults: { phone: 'Vul een telefoonnummer in, of niets.' },
      })
    },
  )

  it('drops what cannot be seen from a pasted email address', () => {
    const pasted = `\u202A\u200B${visitor.email}\u202C\uFEFF `
    expect(readRequest('contact', { ...visitor, email: pasted, subject: 'Lade', message: 'Hij klemt.' })).toMatchObject(
      {
        status: 'valid',
        request: visitor,
      },
    )
  })

  it('says of every field what is wrong with it', () => {
    expect(readRequest('contact', {})).toEqual({
      status: 'invalid',
      faults: {
        subject: 'Vul een onderwerp in.',
        message: 'Schrijf uw vraag op.',
        name: 'Vul uw naam in.',
        email: 'Vul alstublieft een e-mailadres in.',
      },
    })
    expect(readRequest('samples', { ...visitor, ...address, street: 'Kade', country: 'Frankrijk' })).toEqual({
      status: 'invalid',
      faults: {
        finishes: 'Kies minstens één kleur.',
        street: 'Zet het huisnummer erbij.',
        country: 'Kies een land.',
      },
    })
    expect(readRequest('samples', { ...visitor, ...address, finishes: 'a,b,c,d,e,f' })).toMatchObject({
      faults: { finishes: 'Kies hoogstens 5 kleuren.' },
    })
    expect(readRequest('samples', { ...visitor, ...address, finishes: 'a', country: 'België' })).toMatchObject({
      faults: { postcode: 'Een Belgische postcode is vier cijfers, zoals 9000.' },
    })
  })

  it('reads anything, as something that can be stored and is no longer than its fields, or as faults', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 6000 }),
      fc.constantFrom(
        '',
        '8011 AB',
        'Nederland',
        'Curaçao',
        'wilg@water.example',
        'Kade 1',
        'a,b',
        '/samenstellen/beat45?width=1200',
        '\r\nBcc: x@y.nl',
      ),
    )
    const names = [...new Set(requestKinds.flatMap((kind) => requestFields[kind].map(({ name }) => name)))]
    const values = fc.dictionary(
      fc.constantFrom(...names, 'finishes', 'items', 'composition', 'dealer', 'kind', '__proto__'),
      text,
    )
    fc.assert(
      fc.property(fc.constantFrom(...requestKinds), values, (kind, typed) => {
        const reading = readRequest(kind, typed)
        if (reading.status === 'invalid') {
          expect(Object.keys(reading.faults)).not.toEqual([])
          return
        }
        expect(reading.request.kind).toBe(kind)
        expect(storedRequestSchema.parse(JSON.parse(JSON.stringify(reading.request)))).toEqual(reading.request)
        const stored = new Map<string, unknown>(Object.entries(reading.request))
        for (const field of requestFields[kind]) {
          const value = String(stored.get(field.name))
          expect(value.length).toBeLessThanOrEqual(field.maxLength)
          if (field.type !== 'long-text') expect(value).not.toMatch(/[\r\n]/)
        }
      }),
      { numRuns: 500 },
    )
  })
})
