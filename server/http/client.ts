/** Identifies a client for rate limits. The key is stored nowhere else. */
import { isIPv6 } from 'node:net'

/**
 * The client's address: that of the connection or, behind `trustedProxies` proxies of our own, the one that the
 * outermost of them saw.
 * Of an IPv6 address only the first 64 bits count, because one visitor has all that follow.
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
  const [head = '', tail] = address.split('::')
  const first = head === '' ? [] : head.split(':')
  const last = tail === undefined || tail === '' ? [] : tail.split(':')
  const groups =
    tail === undefined
      ? first
      : [...first, ...Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0'), ...last]
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, '').toLowerCase())
    .join(':')}::/64`
}
