/** One solved captcha challenge holds for the visitor's next requests within the hour. */
import { expect, test } from 'vitest'
import { messages } from '#domain/newsletter/newsletter-rules.ts'
import { requestKinds, type RequestKind } from '#domain/requests/request-kinds.ts'
import { handlePostedRequest } from '#server/requests/posted-request.ts'
import { formRequest, isStored, lastStep, openHarness, type Harness } from './harness.ts'
import { filledIn } from './sources.ts'

let count = 0
const newEmail = () => `wilg-${(count += 1)}@water.example`

/** Fills in a form with the pass of this visitor: the result of the last step, and how the summary asked for an answer. */
async function ask(requests: Harness, kind: RequestKind, pass?: string) {
  const email = newEmail()
  const headers: Record<string, string> = pass === undefined ? {} : { cookie: `theme=dark; visitorCheck=${pass}` }
  const summary = await handlePostedRequest(requests, kind, formRequest({ ...filledIn[kind], email }, headers))
  const last = lastStep(requests, kind, email, summary)
  const isAsked = last !== null && 'code' in last
  const result = await handlePostedRequest(requests, kind, formRequest({ ...last }, headers))
  return { isAsked, result, last, headers }
}

test('asks a visitor with a pass for no answer, in any form, and stores each form once', async () => {
  const requests = await openHarness()
  try {
    const first = await ask(requests, 'contact')
    expect(first.isAsked).toBe(true)
    const { pass } = first.result
    expect(pass).toBeDefined()
    const asked = []
    for (const kind of requestKinds) {
      const { isAsked, result, last, headers } = await ask(requests, kind, pass)
      expect({ kind, isAsked, isStored: isStored(result) }).toEqual({ kind, isAsked: false, isStored: true })
      asked.push({ kind, result, last, headers })
    }
    // After the others, because a form that is sent again counts against the pass.
    for (const { kind, result, last, headers } of asked)
      expect(await handlePostedRequest(requests, kind, formRequest({ ...last }, headers))).toEqual(result)
    expect(await requests.db.selectFrom('request').select('id').execute()).toHaveLength(1 + requestKinds.length)
  } finally {
    await requests.end()
  }
})

test('gives no pass for a wrong answer, and takes none that is changed, another kind of pass, or an hour old', async () => {
  const requests = await openHarness()
  try {
    const email = newEmail()
    const summary = await handlePostedRequest(requests, 'contact', formRequest({ ...filledIn.contact, email }))
    const last = lastStep(requests, 'contact', email, summary)
    const wrong = await handlePostedRequest(requests, 'contact', formRequest({ ...last, answer: 'x' }))
    expect(wrong).not.toHaveProperty('pass')

    const { pass = '' } = (await ask(requests, 'contact')).result
    const [name, expires, signature] = pass.split('.')
    const later = `${name}.${Number(expires) + 1}.${signature}`
    for (const other of ['', 'x', later]) expect((await ask(requests, 'contact', other)).isAsked).toBe(true)

    const headers = { cookie: `visitorCheck=${pass}` }
    const open = await handlePostedRequest(requests, 'contact', formRequest({ ...filledIn.contact, email }, headers))
    requests.pass(3_600_001)
    expect((await ask(requests, 'contact', pass)).isAsked).toBe(true)
    // A summary that was opened in time asks for an answer when it is sent too late.
    const sent = formRequest({ ...lastStep(requests, 'contact', email, open) }, headers)
    expect(await handlePostedRequest(requests, 'contact', sent)).toMatchObject({
      form: { step: 'check', message: messages.checkEmpty, challenge: { id: expect.any(String) } },
    })
  } finally {
    await requests.end()
  }
})

test('holds for ten requests, so that one that is handed round is worth no more', async () => {
  const requests = await openHarness()
  try {
    const { pass } = (await ask(requests, 'contact')).result
    const stored = []
    for (let request = 0; request < 12; request++) stored.push(isStored((await ask(requests, 'contact', pass)).result))
    expect(stored).toEqual([...Array.from({ length: 10 }, () => true), false, false])
  } finally {
    await requests.end()
  }
})
