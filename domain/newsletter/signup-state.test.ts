import fc from 'fast-check'
import { expect, test } from 'vitest'
import { messages } from './newsletter-rules.ts'
import { emptySignup, reduceSignup, type SignupEvent, type SignupState } from './signup-state.ts'

const challenge = { id: 'een', image: 'data:,', audio: '/een.wav' }
const after = (...events: SignupEvent[]) => events.reduce(reduceSignup, emptySignup)
const filled = { kind: 'filled', fields: { email: 'wilg@water.example' } } as const
const answered = { kind: 'filled', fields: { answer: '123456' } } as const
const submitted = { kind: 'submitted' } as const

test('starts empty, for a private person, in Dutch', () => {
  expect(emptySignup).toMatchObject({
    step: 'address',
    email: '',
    type: 'Particulier',
    language: 'Nederlands',
    busy: false,
    message: null,
  })
})

test('shows the captcha and clears the message on the first submit, and sends on the second', () => {
  expect(after(submitted)).toMatchObject({ step: 'address', message: messages.emailEmpty })
  expect(after(submitted, filled, submitted)).toMatchObject({ step: 'check', message: null, busy: false })
  expect(after(filled, submitted, submitted)).toMatchObject({ step: 'check', message: messages.checkEmpty })
  expect(after(filled, submitted, answered, submitted)).toMatchObject({ step: 'check', busy: true, message: null })
})

test('reports and clears a wrong answer, with another challenge', () => {
  const state = after(filled, submitted, { kind: 'challenge-fetched', challenge }, answered, submitted, {
    kind: 'answer-wrong',
    challenge: { ...challenge, id: 'twee' },
  })
  expect(state).toMatchObject({ busy: false, answer: '', message: messages.checkWrong, challenge: { id: 'twee' } })
})

test('ignores submits and typing while a signup is under way', () => {
  const sending = after(filled, submitted, answered, submitted)
  expect(reduceSignup(sending, submitted)).toBe(sending)
  expect(reduceSignup(sending, filled)).toBe(sending)
})

test('keeps the fields after a failure and needs another challenge', () => {
  expect(
    after(filled, submitted, { kind: 'challenge-fetched', challenge }, answered, submitted, {
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

test('keeps answer and challenge when the answer did not reach the server', () => {
  expect(
    after(filled, submitted, { kind: 'challenge-fetched', challenge }, answered, submitted, {
      kind: 'unsent',
      message: messages.network,
    }),
  ).toMatchObject({ step: 'check', answer: '123456', challenge, busy: false, message: messages.network })
})

test('fetches a missing challenge again on either button', () => {
  const without = after(filled, submitted, { kind: 'challenge-failed', message: messages.network })
  expect(without).toMatchObject({ challengeMissing: true, message: messages.network })
  expect([
    reduceSignup(without, submitted).challengeMissing,
    reduceSignup(without, { kind: 'challenge-renewed' }).challengeMissing,
  ]).toEqual([false, false])
})

test('clears the answer with a new challenge', () => {
  expect(
    after(filled, submitted, { kind: 'challenge-fetched', challenge }, answered, { kind: 'challenge-renewed' }),
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
    { kind: 'challenge-renewed' },
    { kind: 'challenge-fetched', challenge },
    { kind: 'challenge-failed', message: messages.failed },
    { kind: 'answer-wrong', challenge: null },
    { kind: 'failed', message: messages.failed },
    { kind: 'subscribed' },
  ),
)

test('is never busy with a message or without the captcha', () => {
  fc.assert(
    fc.property(fc.array(events, { maxLength: 30 }), (list) => {
      let state: SignupState = emptySignup
      for (const event of list) {
        const before = state
        state = reduceSignup(state, event)
        // An answer of the server comes only to a form that asked.
        if ((event.kind === 'answer-wrong' || event.kind === 'failed' || event.kind === 'subscribed') && !before.busy)
          state = before
        if (event.kind === 'challenge-failed' && (before.busy || before.step !== 'check')) state = before
        expect(state.busy && (state.message !== null || state.step !== 'check')).toBe(false)
        if (before.step === 'done') expect(state.step).toBe('done')
      }
    }),
  )
})
