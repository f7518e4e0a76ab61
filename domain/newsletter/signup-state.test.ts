import fc from 'fast-check'
import { expect, test } from 'vitest'
import { messages } from './newsletter-rules.ts'
import { emptySignup, reduceSignup, type SignupEvent, type SignupState } from './signup-state.ts'

const challenge = { id: 'een', image: 'data:,', audio: '/een.wav' }
const after = (...events: SignupEvent[]) => events.reduce(reduceSignup, emptySignup)
const filled = { kind: 'filled', fields: { email: 'wilg@water.example' } } as const
const answered = { kind: 'filled', fields: { answer: '123456' } } as const
const submitted = { kind: 'submitted' } as const

test('a form begins empty, for a private person, in Dutch', () => {
  expect(emptySignup).toMatchObject({
    step: 'address',
    email: '',
    type: 'Particulier',
    language: 'Nederlands',
    busy: false,
    message: null,
  })
})

test('the first submit reveals the check and clears the message; the second sends', () => {
  expect(after(submitted)).toMatchObject({ step: 'address', message: messages.emailEmpty })
  expect(after(submitted, filled, submitted)).toMatchObject({ step: 'check', message: null, busy: false })
  expect(after(filled, submitted, submitted)).toMatchObject({ step: 'check', message: messages.checkEmpty })
  expect(after(filled, submitted, answered, submitted)).toMatchObject({ step: 'check', busy: true, message: null })
})

test('a wrong answer is said, cleared, and followed by another code', () => {
  const state = after(filled, submitted, { kind: 'code-arrived', challenge }, answered, submitted, {
    kind: 'answer-wrong',
    challenge: { ...challenge, id: 'twee' },
  })
  expect(state).toMatchObject({ busy: false, answer: '', message: messages.checkWrong, challenge: { id: 'twee' } })
})

test('while a signup is under way a second submit and typing change nothing', () => {
  const sending = after(filled, submitted, answered, submitted)
  expect(reduceSignup(sending, submitted)).toBe(sending)
  expect(reduceSignup(sending, filled)).toBe(sending)
})

test('a failure keeps what was typed and asks for another code', () => {
  expect(
    after(filled, submitted, { kind: 'code-arrived', challenge }, answered, submitted, {
      kind: 'failed',
      message: messages.network,
    }),
  ).toMatchObject({
    step: 'check',
    email: 'wilg@water.example',
    answer: '',
    challenge: null,
    busy: false,
    message: messages.network,
  })
})

test('an answer that reached nobody stays, with its code, to be sent once more', () => {
  expect(
    after(filled, submitted, { kind: 'code-arrived', challenge }, answered, submitted, {
      kind: 'unsent',
      message: messages.network,
    }),
  ).toMatchObject({ step: 'check', answer: '123456', challenge, busy: false, message: messages.network })
})

test('a code that could not be had is asked for again with the next press of either button', () => {
  const without = after(filled, submitted, { kind: 'code-failed', message: messages.network })
  expect(without).toMatchObject({ codeMissing: true, message: messages.network })
  expect([
    reduceSignup(without, submitted).codeMissing,
    reduceSignup(without, { kind: 'code-renewed' }).codeMissing,
  ]).toEqual([false, false])
})

test('a renewed code clears the answer', () => {
  expect(
    after(filled, submitted, { kind: 'code-arrived', challenge }, answered, { kind: 'code-renewed' }),
  ).toMatchObject({ challenge: null, answer: '' })
})

const events = fc.oneof(
  fc.record({
    kind: fc.constant('filled' as const),
    fields: fc.record(
      {
        email: fc.constantFrom('', 'a', 'a@b.nl'),
        answer: fc.constantFrom('', '1'),
        website: fc.constantFrom('', 'x'),
      },
      { requiredKeys: [] },
    ),
  }),
  fc.constantFrom<SignupEvent>(
    submitted,
    { kind: 'code-renewed' },
    { kind: 'code-arrived', challenge },
    { kind: 'code-failed', message: messages.failed },
    { kind: 'answer-wrong', challenge: null },
    { kind: 'failed', message: messages.failed },
    { kind: 'subscribed' },
  ),
)

test('whatever happens, a form is never busy with a message, nor without the check on screen', () => {
  fc.assert(
    fc.property(fc.array(events, { maxLength: 30 }), (list) => {
      let state: SignupState = emptySignup
      for (const event of list) {
        const before = state
        state = reduceSignup(state, event)
        // An answer of the server comes only to a form that asked.
        if ((event.kind === 'answer-wrong' || event.kind === 'failed' || event.kind === 'subscribed') && !before.busy)
          state = before
        if (event.kind === 'code-failed' && (before.busy || before.step !== 'check')) state = before
        expect(state.busy && (state.message !== null || state.step !== 'check')).toBe(false)
        if (before.step === 'done') expect(state.step).toBe('done')
      }
    }),
  )
})
