/** Applications: what is taken of a CV, where it goes, and when it is deleted. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { PostedResult } from '#domain/requests/request-form.ts'
import { handlePostedRequest } from '#server/requests/posted-request.ts'
import { forgetExpiredRequests, forgetRequestsOf } from '#server/requests/retention.ts'
import { maker, origin } from '#tests/newsletter/maker.ts'
import { attachedFile, openPostOffice } from '#tests/newsletter/post-office.ts'
import { formRequest, isStored, lastStep, openHarness, readable, type Harness } from './harness.ts'
import { filledIn } from './sources.ts'

const email = 'wilg@water.example'
const day = 86_400_000

type CvFile = { name: string; bytes: Uint8Array }
const cv: CvFile = { name: 'cv-wilg.pdf', bytes: Buffer.from(`%PDF-1.7\n${'x'.repeat(2_000)}\n%%EOF\n`) }

/** Posts the form with files, as a browser does. */
function post(requests: Harness, files: readonly CvFile[], values: Record<string, string> = {}) {
  const form = new FormData()
  for (const [name, value] of Object.entries({ website: '', ...filledIn.application, email, ...values }))
    form.append(name, value)
  for (const { name, bytes } of files) form.append('file', new Blob([Uint8Array.from(bytes)]), name)
  const request = new Request(`${origin}/vacatures/meubelmaker`, { method: 'POST', headers: { origin }, body: form })
  return handlePostedRequest(requests, 'application', request)
}

const formOf = (result: PostedResult) => {
  if (!('form' in result)) throw new Error('The application is stored already.')
  return result.form
}
const faultsOf = (result: PostedResult) => {
  const form = formOf(result)
  return form.step === 'fill' ? form.faults : {}
}

async function send(requests: Harness, summary: PostedResult, to = email): Promise<PostedResult> {
  const last = { ...lastStep(requests, 'application', to, summary), cv: formOf(summary).values['cv'] ?? '' }
  return handlePostedRequest(requests, 'application', formRequest(last))
}

const filesIn = ({ dataDir }: Harness, folder: 'arriving' | 'drafts' | 'kept') => {
  const path = join(dataDir, 'photos', folder)
  return existsSync(path) ? readdirSync(path).map((name) => join(path, name)) : []
}

test('goes with its CV to those who handle the vacancy, and by name to the visitor', async () => {
  const office = await openPostOffice()
  const requests = await openHarness({ SMTP_URL: office.url })
  try {
    const summary = await post(requests, [cv])
    expect(formOf(summary)).toMatchObject({
      step: 'check',
      facts: [
        { label: 'Vacature', value: 'Meubelmaker' },
        { label: 'Naam', value: 'Wilg de Vries' },
        { label: 'E-mailadres', value: email },
        { label: 'Motivatie', value: filledIn.application['message'] },
        { label: 'Cv', value: 'cv-wilg.pdf' },
      ],
    })
    expect(isStored(await send(requests, summary))).toBe(true)
    await requests.mailer.settle()
    const visitor = office.mails.find(({ to }) => to.includes(email))
    const handler = office.mails.find(({ to }) => to.includes(maker.emailJobs))
    expect(office.mails).toHaveLength(2)
    expect(attachedFile(handler?.raw ?? '', '1-cv-wilg.pdf')).toEqual(cv.bytes)
    expect(readable(handler?.raw ?? '')).toMatch(/^Subject: Sollicitatie Meubelmaker van Wilg de Vries \(OH-\w{8}\)/m)
    expect(handler?.raw).toMatch(/^Content-Type: application\/pdf/m)
    expect(handler?.raw).toMatch(/^Reply-To: wilg@water\.example\r?$/m)
    expect(visitor?.raw).not.toContain('application/pdf')
    const told = readable(visitor?.raw ?? '')
    for (const words of ['Uw sollicitatie is binnen', 'Cv: cv-wilg.pdf', 'Bekijk uw sollicitatie'])
      expect(told).toContain(words)
  } finally {
    await requests.end()
    await office.close()
  }
})

test('refuses what is no PDF, more than one and more than 10 MB, and keeps what was typed', async () => {
  const requests = await openHarness()
  try {
    const large = { name: 'groot.pdf', bytes: Buffer.concat([cv.bytes, Buffer.alloc(11_000_000)]) }
    for (const [files, fault] of [
      [
        [{ name: 'cv.pdf', bytes: Buffer.from('PK\u0003\u0004') }],
        'cv.pdf is geen pdf. Bewaar uw cv als pdf en kies het opnieuw.',
      ],
      [
        [{ name: 'leeg.pdf', bytes: new Uint8Array() }],
        'leeg.pdf is geen pdf. Bewaar uw cv als pdf en kies het opnieuw.',
      ],
      [
        [{ name: 'pagina.pdf', bytes: Buffer.from('<script>%PDF-1.7') }],
        'pagina.pdf is geen pdf. Bewaar uw cv als pdf en kies het opnieuw.',
      ],
      [[large], 'groot.pdf is groter dan 10 MB. Bewaar uw cv kleiner, of kies een ander bestand.'],
      [[cv, { ...cv, name: 'brief.pdf' }], 'U kunt één pdf meesturen; brief.pdf gaat niet mee.'],
    ] as const) {
      const result = await post(requests, files)
      expect(faultsOf(result)).toEqual({ cv: fault })
      expect(formOf(result).values).toMatchObject({ ...filledIn.application, email, cv: expect.any(String) })
      expect(filesIn(requests, 'arriving')).toEqual([])
    }
    expect(filesIn(requests, 'drafts')).toHaveLength(1)
  } finally {
    await requests.end()
  }
})

test('keeps the CV while a field is corrected, and takes none of another form', async () => {
  const requests = await openHarness()
  try {
    const wrong = await post(requests, [cv], { email: 'wilg' })
    expect(faultsOf(wrong)).toEqual({ email: 'Vul een geldig e-mailadres in.' })
    expect(formOf(wrong).uploads).toMatchObject([{ name: 'cv-wilg.pdf', bytes: cv.bytes.length }])
    const named = formOf(wrong).values['cv'] ?? ''
    const service = { ...filledIn.service, email, photos: named }
    expect(faultsOf(await handlePostedRequest(requests, 'service', formRequest(service)))).toMatchObject({
      photos: expect.stringContaining('cv-wilg.pdf is gewist'),
    })
    const stored = await send(requests, await post(requests, [], { cv: named }))
    expect(isStored(stored)).toBe(true)
    const [kept = ''] = filesIn(requests, 'kept')
    expect(kept).toMatch(/\.pdf$/)
    expect(readFileSync(kept)).toEqual(cv.bytes)
  } finally {
    await requests.end()
  }
})

test('deletes the CV with the application, four weeks after it came', async () => {
  const requests = await openHarness()
  try {
    for (const to of [email, 'els@water.example'])
      expect(isStored(await send(requests, await post(requests, [cv], { email: to }), to))).toBe(true)
    expect(await forgetRequestsOf(requests.db, requests.uploads, email)).toBe(1)
    expect(filesIn(requests, 'kept')).toHaveLength(1)
    requests.pass(27 * day)
    expect(await forgetExpiredRequests(requests.db, requests.uploads, requests.now())).toBe(0)
    requests.pass(2 * day)
    expect(await forgetExpiredRequests(requests.db, requests.uploads, requests.now())).toBe(1)
    expect(filesIn(requests, 'kept')).toEqual([])
  } finally {
    await requests.end()
  }
})

test('says so when the vacancy was filled meanwhile, and keeps what was typed', async () => {
  const requests = await openHarness()
  try {
    const result = await post(requests, [cv], { vacancy: 'smid' })
    expect(faultsOf(result)).toEqual({
      vacancy: 'Deze plek is intussen vervuld. Mail ons gerust over een volgende.',
    })
    expect(formOf(result).values['message']).toBe(filledIn.application['message'])
  } finally {
    await requests.end()
  }
})
