/** Mails that the server of the journeys wrote instead of sending them. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const outbox = 'test-results/data/outbox'

/** The mails that name this address: those to it, and those that answer it. The first mail makes the folder. */
export function mailsAbout(email: string): string[] {
  return (existsSync(outbox) ? readdirSync(outbox) : [])
    .filter((name) => name.endsWith('.eml'))
    .map((name) => readFileSync(join(outbox, name), 'utf8'))
    .filter((raw) => raw.includes(email))
}
