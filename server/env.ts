/** The environment, parsed once and in one place. README lists every variable. */
import { z } from 'zod'

const envSchema = z.object({
  /** Port to listen on. */
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  /** Address to listen on. */
  HOST: z.string().min(1).default('0.0.0.0'),
  /** Public origin without trailing slash; content/site.json when absent. */
  SITE_URL: z.url({ protocol: /^https?$/ }).refine((url) => !url.endsWith('/'), 'must not end with a slash').optional(),
  /** Folder for everything that is written: databases, picture cache, outbox. */
  DATA_DIR: z.string().min(1).default('data'),
  /** Host name on which the development watermark shows, besides localhost and bare IP addresses. */
  DEV_HOST: z.string().min(1).optional(),
})
export type Env = z.output<typeof envSchema>

/** A value of the environment that cannot be used; the message is one sentence that names it. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

/** Parses the given variables. @throws {ConfigError} naming the first bad variable, its value's fault and what to do. */
export function readEnv(variables: Record<string, string | undefined>): Env {
  const filled = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''))
  const result = envSchema.safeParse(filled)
  if (result.success) return result.data
  const issue = result.error.issues[0]
  throw new ConfigError(`The environment variable ${issue?.path.join('.')} cannot be used (${issue?.message}); change or remove it and start again.`)
}

let parsed: Env | undefined
/** The environment of this process. */
export function env(): Env {
  parsed ??= readEnv(process.env)
  return parsed
}
