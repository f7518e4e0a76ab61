/** The captcha over HTTP (docs/rules.md, Newsletter): a challenge to read or hear, and a pass for its solution. */
import { z } from 'zod'
import { byteRange } from '#server/http/byte-range.ts'
import type { FormGuard } from './form-guard.ts'
import { reportProblem } from '#server/observe/problem-report.ts'
import { challengeLifetime, createChallenge, isRightAnswer, openChallenge, spentChallenge } from './challenge.ts'
import { characterWidth, drawCode, imageHeight } from './code-image.ts'
import { speakCode } from './code-sound.ts'
import { createPass } from './pass.ts'
import type { CaptchaKeys } from './secret-key.ts'
import type { Spend } from './spent.ts'

export type CaptchaContext = { keys: CaptchaKeys; guard: FormGuard; spend: Spend; now: () => Date }

const noStore = { 'cache-control': 'no-store' }
const answerBody = z.object({ id: z.string(), answer: z.string() })

/** The outcome of an answer. Every outcome uses the challenge up, except 'failed', when that could not be stored. */
export type AnswerOutcome = { status: 'right'; captchaToken: string } | { status: 'wrong' | 'expired' | 'failed' }

/** Exchanges the answer to the challenge `id` for a pass. */
export async function exchangeAnswer(
  { keys, spend, now }: Pick<CaptchaContext, 'keys' | 'spend' | 'now'>,
  id: string,
  answer: string,
): Promise<AnswerOutcome> {
  const challenge = openChallenge(keys.challenge, id)
  if (!challenge) return { status: 'wrong' }
  if (challenge.expires <= now().getTime()) return { status: 'expired' }
  try {
    const spent = spentChallenge(challenge)
    if (!(await spend(spent.name, spent.expires))) return { status: 'wrong' }
  } catch (error) {
    reportProblem({ event: 'answer-failed', privateError: error })
    return { status: 'failed' }
  }
  return isRightAnswer(challenge, answer)
    ? { status: 'right', captchaToken: createPass(keys.pass, challenge.name, now()) }
    : { status: 'wrong' }
}

/** GET /api/captcha: `{ id, image, audio, width, height, expiresIn }`; `image` is a PNG as data, `audio` a path, `expiresIn` seconds. */
export async function captchaResponse(context: CaptchaContext, request: Request): Promise<Response> {
  const refused = await context.guard.refuseCaptcha(request)
  return refused ?? Response.json(await newChallenge(context), { headers: noStore })
}

/** POST /api/captcha `{ id, answer }`: `{ captchaToken }`, or an errorCode and a new challenge. */
export async function captchaExchangeResponse(context: CaptchaContext, request: Request): Promise<Response> {
  const refused = context.guard.refuseForeign(request) ?? (await context.guard.refuseCaptcha(request))
  if (refused) return refused
  const body = answerBody.safeParse(await context.guard.readJson(request))
  if (!body.success) return Response.json({ errorCode: 'INVALID_BODY' }, { status: 400, headers: noStore })
  const outcome = await exchangeAnswer(context, body.data.id, body.data.answer)
  if (outcome.status === 'failed') return Response.json({ errorCode: 'INTERNAL' }, { status: 500, headers: noStore })
  if (outcome.status === 'right') return Response.json({ captchaToken: outcome.captchaToken }, { headers: noStore })
  return Response.json(
    {
      errorCode: outcome.status === 'expired' ? 'CAPTCHA_EXPIRED' : 'CAPTCHA_INVALID',
      ...(await newChallenge(context)),
    },
    { status: 422, headers: noStore },
  )
}

/** GET /api/captcha/{id}.png and /api/captcha/{id}.wav. */
export async function captchaFileResponse(context: CaptchaContext, request: Request, file: string): Promise<Response> {
  const refused = await context.guard.refuseCaptcha(request)
  if (refused) return refused
  const found = /^([\w-]+)\.(png|wav)$/.exec(file)
  const challenge = openChallenge(context.keys.challenge, found?.[1] ?? '')
  if (!challenge || challenge.expires <= context.now().getTime())
    return new Response('Deze code bestaat niet of is verlopen.', {
      status: 404,
      headers: { ...noStore, 'content-type': 'text/plain; charset=utf-8' },
    })
  if (found?.[2] === 'png')
    return new Response(new Uint8Array(await drawCode(challenge.code, challenge.name)), {
      headers: { ...noStore, 'content-type': 'image/png' },
    })
  // A range is for GET, and without a validator no If-Range matches (RFC 9110, 14.2 and 13.1.5).
  const isUsable = request.method === 'GET' && !request.headers.has('if-range')
  const range = isUsable ? request.headers.get('range') : null
  return soundResponse(new Uint8Array(speakCode(challenge.code, challenge.name)), range)
}

/** A new challenge with the addresses of its image and its sound, for a page that is rendered on the server. */
export function linkedChallenge({ keys, now }: Pick<CaptchaContext, 'keys' | 'now'>) {
  const id = createChallenge(keys.challenge, now())
  return { id, image: `/api/captcha/${id}.png`, audio: `/api/captcha/${id}.wav` }
}

async function newChallenge({ keys, now }: CaptchaContext) {
  const id = createChallenge(keys.challenge, now())
  const challenge = openChallenge(keys.challenge, id)
  const code = challenge?.code ?? ''
  const image = await drawCode(code, challenge?.name ?? '')
  return {
    id,
    image: `data:image/png;base64,${image.toString('base64')}`,
    audio: `/api/captcha/${id}.wav`,
    width: code.length * characterWidth,
    height: imageHeight,
    expiresIn: challengeLifetime / 1000,
  }
}

/** Safari plays only sound that supports range requests. */
function soundResponse(sound: Uint8Array<ArrayBuffer>, range: string | null): Response {
  const headers = { ...noStore, 'content-type': 'audio/wav', 'accept-ranges': 'bytes' }
  const wanted = range === null ? null : byteRange(range, sound.length)
  if (wanted === null) return new Response(sound, { headers })
  if (wanted === 'unsatisfiable')
    return new Response(null, { status: 416, headers: { ...headers, 'content-range': `bytes */${sound.length}` } })
  return new Response(sound.slice(wanted.start, wanted.end + 1), {
    status: 206,
    headers: { ...headers, 'content-range': `bytes ${wanted.start}-${wanted.end}/${sound.length}` },
  })
}
