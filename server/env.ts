/** The environment, parsed once and in one place. README lists every variable. */
import { z } from 'zod'

const httpUrl = z.url({ protocol: /^https?$/ })
const baseUrl = httpUrl.refine((url) => !url.endsWith('/'), 'must not end with a slash')
const origin = httpUrl.refine(
  (url) => url === new URL(url).origin,
  'must be an origin, without path or slash at the end',
)
/** Origins separated by spaces or commas. */
const origins = z
  .string()
  .default('')
  .transform((text) => text.split(/[\s,]+/).filter((part) => part !== ''))
  .pipe(z.array(origin))
/** True for an address with a key before its host and a project at its end. */
const isDsn = (text: string) => new URL(text).username !== '' && /[^/]$/.test(new URL(text).pathname)
const port = z.coerce.number().int().min(0).max(65_535)
const count = z.coerce.number().int().min(1)
const nonEmpty = z.string().min(1)
/** A secret that another program sends to this one. */
const sharedSecret = z.string().min(16)
export const lengthUnits = ['mm', 'cm', 'in'] as const
export const priceUnits = ['euro', 'cent'] as const

const envSchema = z
  .object({
    /** Port to listen on. */
    PORT: port.default(3000),
    /** Address to listen on. */
    HOST: nonEmpty.default('0.0.0.0'),
    /** Public origin without trailing slash; content/site.json when absent. */
    SITE_URL: baseUrl.optional(),
    /** Folder for everything that is written: databases, picture cache, outbox. */
    DATA_DIR: nonEmpty.default('data'),
    /** Folder for the photographs and CVs that visitors send, which several processes share; DATA_DIR/photos when absent. */
    PHOTOS_DIR: nonEmpty.optional(),
    /**
     * PostgreSQL for dealers, newsletter and requests, such as postgres://user:password@db.example/site; without it they are in
     * the SQLite file of DATA_DIR.
     */
    DATABASE_URL: z.url({ protocol: /^postgres(?:ql)?$/ }).optional(),
    /**
     * Redis or Valkey for rate limits that several processes share and for telling them of changed content, such as
     * redis://cache.example:6379; without it the limits are counted in PostgreSQL, or in memory.
     */
    REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
    /** Content server (Strapi 5), without /api and without a trailing slash; without it the site reads the files of content/. */
    CMS_URL: baseUrl.optional(),
    /** Unit of the lengths on the content server. */
    CMS_LENGTH_UNIT: z.enum(lengthUnits, `must be ${lengthUnits.join(', ')}`).default('mm'),
    /** Unit of the prices on the content server. */
    CMS_PRICE_UNIT: z.enum(priceUnits, `must be ${priceUnits.join(', ')}`).default('euro'),
    /** API token for the content server, where its types are not public. */
    CMS_TOKEN: z
      .string()
      .regex(/^[\x21-\x7e]+$/, 'must be one word')
      .optional(),
    /**
     * Other origins that serve media of the content server, separated by spaces or commas, such as
     * https://media.example. Everything on them counts as public.
     */
    MEDIA_HOSTS: origins,
    /**
     * Secret that the content server sends in the header X-Revalidate-Secret to POST /api/revalidate, at least 16
     * characters; without it that route does not exist.
     */
    REVALIDATE_SECRET: sharedSecret.optional(),
    /** Host name on which the development watermark shows, besides localhost and bare IP addresses. */
    DEV_HOST: nonEmpty.optional(),
    /** Project key of PostHog; without it there are no analytics, whatever visitors allow. */
    POSTHOG_KEY: nonEmpty.optional(),
    /** Origin of PostHog, without trailing slash. */
    POSTHOG_HOST: origin.default('https://eu.i.posthog.com'),
    /**
     * Style of a street map (MapLibre), such as https://tiles.example/style.json, for visitors who ask for it;
     * without it there is only the drawn map.
     */
    MAP_STYLE_URL: httpUrl.optional(),
    /** Other origins that the style loads tiles, fonts or pictures from, separated by spaces or commas. */
    MAP_HOSTS: origins,
    /** Secret behind the captcha, at least 32 characters; generated into DATA_DIR when absent. Several processes need the same one. */
    SECRET_KEY: z.string().min(32).optional(),
    /** Mail server, such as smtps://user:password@mail.example:465; without it mail is written to DATA_DIR/outbox as .eml files. */
    SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
    /** Sender of the site's mail: an address, or 'Name <address>'; the general address of content/site.json when absent. */
    MAIL_FROM: z
      .string()
      .regex(/^[^\r\n]+@[^\r\n]+$/, 'must be a mail address')
      .optional(),
    /**
     * Listmonk (4 or newer) that is told of confirmed and ended subscriptions, without a trailing slash; the next
     * three variables are then required.
     */
    LISTMONK_URL: baseUrl.optional(),
    /** API user of Listmonk, allowed to get, manage and query subscribers. */
    LISTMONK_USER: nonEmpty.optional(),
    /** Access token of that user. */
    LISTMONK_TOKEN: nonEmpty.optional(),
    /** Number of the list in Listmonk. */
    LISTMONK_LIST: count.optional(),
    /** Posts of request forms (questions, samples) that one client may make in ten minutes. */
    RATE_LIMIT_REQUESTS: count.default(60),
    /** Address that is told of every request, by a signed POST of JSON; REQUESTS_WEBHOOK_SECRET is then required. */
    REQUESTS_WEBHOOK_URL: httpUrl.optional(),
    /** Secret of the signature, 16 characters or more. */
    REQUESTS_WEBHOOK_SECRET: sharedSecret.optional(),
    /** Newsletter requests that one client may make in ten minutes. */
    RATE_LIMIT_NEWSLETTER: count.default(60),
    /** Responses that are not in memory, pages and data, that one client may ask a process for in ten seconds. */
    RATE_LIMIT_PAGES: count.default(120),
    /** Number of our own proxies in front of this process: that many addresses of X-Forwarded-For are trusted, counted from its end. */
    TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
    /** Log level, from 'trace' to 'silent'; 'info' in production and 'silent' elsewhere when absent. Problems are logged from 'warn' on. */
    LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).optional(),
    /** Secret of 16 characters or more that Prometheus sends as bearer token to /metrics; without it that route does not exist. */
    METRICS_TOKEN: sharedSecret.optional(),
    /** Port that serves /metrics without a secret; it must not be reachable from outside. */
    METRICS_PORT: port.optional(),
    /** Where traces are sent (OTLP over HTTP), such as http://collector.example:4318; without it there are none. */
    OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl.optional(),
    /** Where errors are sent, any server that speaks Sentry's protocol, such as https://key@errors.example/1; without it they are only logged. */
    SENTRY_DSN: httpUrl.refine(isDsn, 'must be such as https://key@errors.example/1').optional(),
    /** Whether pictures are made ahead, in the background, in the sizes that pages name. 'no' makes each at its first request. */
    WARM_PICTURES: z.enum(['yes', 'no']).default('yes'),
    /** Requests handled at the same time; beyond that the response is 503 with Retry-After. */
    MAX_REQUESTS: count.default(1_000),
  })
  .refine(
    ({ LISTMONK_URL, LISTMONK_USER, LISTMONK_TOKEN, LISTMONK_LIST }) =>
      new Set([LISTMONK_URL, LISTMONK_USER, LISTMONK_TOKEN, LISTMONK_LIST].map((value) => value === undefined)).size ===
      1,
    {
      path: ['LISTMONK_URL'],
      message: 'LISTMONK_URL, LISTMONK_USER, LISTMONK_TOKEN and LISTMONK_LIST belong together',
    },
  )
  .refine(
    ({ REQUESTS_WEBHOOK_URL, REQUESTS_WEBHOOK_SECRET }) =>
      (REQUESTS_WEBHOOK_URL === undefined) === (REQUESTS_WEBHOOK_SECRET === undefined),
    { path: ['REQUESTS_WEBHOOK_URL'], message: 'REQUESTS_WEBHOOK_URL and REQUESTS_WEBHOOK_SECRET belong together' },
  )
export type Env = z.output<typeof envSchema>

/** A value of the environment that cannot be used; the message is one sentence that names it. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

/** Parses the given variables. @throws {ConfigError} naming the first bad variable, its value's fault and what to do. */
export function readEnv(variables: Record<string, string | undefined>): Env {
  const filled = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''),
  )
  const result = envSchema.safeParse(filled)
  if (result.success) return result.data
  const issue = result.error.issues[0]
  throw new ConfigError(
    `The environment variable ${issue?.path.join('.')} cannot be used (${issue?.message}); change or remove it and start again.`,
  )
}

let parsed: Env | undefined
/** The environment of this process. */
export function env(): Env {
  parsed ??= readEnv(process.env)
  return parsed
}
