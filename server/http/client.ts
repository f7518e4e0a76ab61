/** Rate limits per client. */
import { isIPv6 } from 'node:net'
import { RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible'

/** Counts a request under `name`; seconds to wait when there are too many, else null. */
export async function secondsToWait(limiter: RateLimiterAbstract, name: string): Promise<number | null> {
  try {
    await limiter.consume(name)
    return null
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))
    throw refusal
  }
}

/**
 * The client's address: that of the connection or, behind `trustedProxies` proxies of our own, the one that the outermost saw.
 * An IPv6 address is cut to its first 64 bits, because one visitor has the whole network.
 */
export function clientOf(request: Request, trustedProxies: number): string {
  const connection = 'ip' in request && typeof request.ip === 'string' ? request.ip : 'unknown'
  const forwarded = (request.headers.get('x-forwarded-for') ?? '')
    .split(',')
    .map((address) => address.trim())
    .filter((address) => address !== '')
  const address =
    (trustedProxies > 0 ? forwarded.at(-Math.min(trustedProxies, forwarded.length)) : undefined) ?? connection
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  return isIPv6(plain) ? networkOf(plain) : plain.slice(0, 64)
}

/** The first four groups of an IPv6 address, '::' written out. */
function networkOf(address: string): string {
  const [head = '', tail = ''] = address.split('::')
  const [first, last] = [head, tail].map((part) => (part === '' ? [] : part.split(':')))
  const zeros = Array.from({ length: 8 - (first?.length ?? 0) - (last?.length ?? 0) }, () => '0')
  const groups = [...(first ?? []), ...zeros, ...(last ?? [])].slice(0, 4)
  return `${groups.map((group) => group.replace(/^0+(?=.)/, '').toLowerCase()).join(':')}::/64`
}
