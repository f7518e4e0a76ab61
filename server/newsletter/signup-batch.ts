/** Writes simultaneous signups in one transaction, because waiting for the disk is the main cost of a signup. */
import type { Kysely } from 'kysely'
import type { SiteDatabase } from '#server/db/schema.ts'
import { whileBusy } from '#server/db/while-busy.ts'
import { emailKey } from '#server/mail/email-key.ts'
import { signUpAll, type Signup, type SignupOutcome } from './store-signups.ts'

/** Signups in one transaction, at most. */
const most = 50

type Waiting = { signup: Signup; resolve: (outcome: SignupOutcome) => void; reject: (error: unknown) => void }
/** Resolves when the signup is on disk. @throws when it could not be written; nothing of it is kept then */
export type SignUp = (signup: Signup) => Promise<SignupOutcome>

export function createSignupQueue(db: Kysely<SiteDatabase>, now: () => Date): SignUp {
  const waiting: Waiting[] = []
  let running = false

  const run = async () => {
    while (waiting.length > 0) {
      // Signups that have arrived meanwhile join the transaction.
      await new Promise((next) => {
        setImmediate(next)
      })
      await writeTogether(db, takeDifferent(waiting), now())
    }
    running = false
  }
  return (signup) =>
    new Promise((resolve, reject) => {
      waiting.push({ signup, resolve, reject })
      if (running) return
      running = true
      void run()
    })
}

/** Takes the first waiting signup, and the next ones that share neither address nor pass with it or each other. */
function takeDifferent(waiting: Waiting[]): Waiting[] {
  const seen = new Set<string>()
  const taken: Waiting[] = []
  const left: Waiting[] = []
  for (const one of waiting) {
    const names = [`address ${emailKey(one.signup.email)}`, `pass ${one.signup.pass.name}`]
    if (taken.length < most && !names.some((name) => seen.has(name))) taken.push(one)
    else left.push(one)
    for (const name of names) seen.add(name)
  }
  waiting.splice(0, waiting.length, ...left)
  return taken
}

/** Writes these in one transaction. Only the database can make it fail; then all have failed, and can be tried again with the same passes. */
async function writeTogether(db: Kysely<SiteDatabase>, group: readonly Waiting[], now: Date): Promise<void> {
  try {
    const outcomes = await whileBusy(() =>
      signUpAll(
        db,
        group.map(({ signup }) => signup),
        now,
      ),
    )
    for (const [place, { resolve, reject }] of group.entries()) {
      const outcome = outcomes[place]
      if (outcome === undefined) reject(new RangeError('A signup has no outcome.'))
      else resolve(outcome)
    }
  } catch (error) {
    for (const { reject } of group) reject(error)
  }
}
