/** Requests without end that nobody would send, always the same for the same seed. */
import fc from 'fast-check'

export type RandomRequest = { method: string; target: string; headers: Record<string, string>; body: string | null }

const paths = ['/', '/producten', '/producten/planchet', '/producten/wastafelmeubel-beat-40', '/producten/bestaat-niet.md', '/collecties', '/collecties/beat', '/collecties/spiegels', '/collecties/spiegels/lotus', '/kleuren', '/kleuren/eik', '/favorieten', '/verlanglijstje', '/verlanglijstje.pdf', '/vergelijken', '/inspiratie', '/service', '/service/past-het', '/veelgestelde-vragen', '/veelgestelde-vragen/x', '/downloads', '/artikel', '/artikel/123', '/montage', '/montage/planchet', '/montage/ladesystemen/hettich', '/verkooppunten', '/verkooppunten/nederland', '/verkooppunten/nederland/utrecht', '/verkooppunten/x', '/showroom', '/over-ons', '/over-ons/team', '/nieuwsbrief', '/nieuwsbrief/bevestigen', '/nieuwsbrief/afmelden', '/vacatures', '/vacatures/x', '/vacatures/rss.xml', '/contact', '/privacy', '/zoeken', '/sitemap.xml', '/robots.txt', '/llms.txt', '/feed/products.json', '/feed/products.csv', '/.well-known/security.txt',
  '/api/dealers', '/api/products', '/api/products/x', '/api/faqs', '/api/colors', '/api/vacatures', '/api/privacy-page', '/api/search/producten', '/api/newsletter', '/api/captcha', '/api/captcha/x.png', '/api/captcha/x.wav', '/api/revalidate', '/api/vitals', '/healthz', '/readyz', '/metrics', '/_serverFn/x', '/img/640/media/x.webp', '/media/x.pdf', '/assets/x.js', '/favicon.svg', '/sw.js', '/Producten/', '//', '/wp-login.php']
const names = ['search', 'category', 'collections', 'features', 'brand', 'color', 'minPrice', 'maxPrice', 'inStock', 'sort', 'page', 'perPage', 'unfold', 'width', 'shape', 'x3d', 'type', 'near', 'radius', 'land', 'provincie', 'items', 'q', 'token', 'payload', 'taal', 'filters[slug][$eq]', 'filters[$or][0][name][$contains]', 'populate', 'populate[variants][populate]', 'pagination[page]', 'pagination[pageSize]', 'sort[0]', 'fields[0]', '__proto__', 'constructor', 'w', 'h', 'fmt']
const words = ['', '0', '1', '-1', '1.5', '1e309', 'NaN', 'true', 'null', 'undefined', '*', '%', '%00', '%ff', '..%2f..%2f', 'a,b,c', 'beat', 'eik', 'spiegels', 'utrecht', '1234AB', '52.1,5.1', 'name:asc', '[object Object]', '{"t":1}', '__proto__', "' OR 1=1 --", '<script>alert(1)</script>', '${7*7}', '{{7*7}}', '\u0000', '\uFEFF', '𝒳é', 'a'.repeat(300), '9'.repeat(60), '(', '[', '\\', '/']
const noise = fc.string({ unit: fc.nat(0x1_ff).map((code) => String.fromCharCode(code)), maxLength: 24 })
const value = fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...words) }, noise)
const encoded = value.map((text) => (/^%[\w%]*$/.test(text) ? text : encodeURIComponent(text)))
const query = fc.array(fc.tuple(fc.oneof(fc.constantFrom(...names), noise.map(encodeURIComponent)), encoded).map((pair) => pair.join('=')), { maxLength: 5 }).map((pairs) => (pairs.length === 0 ? '' : `?${pairs.join('&')}`))
const path = fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...paths) }, { weight: 1, arbitrary: fc.tuple(fc.constantFrom(...paths), encoded).map(([folder, name]) => `${folder.replace(/\/$/, '')}/${name}`) }, { weight: 1, arbitrary: fc.array(encoded, { maxLength: 5 }).map((parts) => `/${parts.join('/')}`) })
const method = fc.oneof({ weight: 6, arbitrary: fc.constant('GET') }, { weight: 2, arbitrary: fc.constant('POST') }, { weight: 1, arbitrary: fc.constantFrom('HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND') })
/** What node lets a client send. */
const headerValue = fc.oneof(fc.constantFrom('gzip', 'br;q=0, gzip', '*', 'bytes=0-', 'bytes=-5', 'bytes=9-1', 'W/"x"', '"', 'cross-site', 'same-origin', 'https://elders.example', 'null', 'application/json', 'text/markdown', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/html;q=0.9', 'x'.repeat(500), 'Bearer x', 'true', '1, 2, 3', 'http', 'https'), fc.string({ unit: fc.integer({ min: 0x20, max: 0x7e }).map((code) => String.fromCharCode(code)), maxLength: 30 }))
const headers = fc.dictionary(fc.constantFrom('accept', 'accept-encoding', 'accept-language', 'range', 'if-none-match', 'if-modified-since', 'cookie', 'origin', 'referer', 'sec-fetch-site', 'content-type', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-request-id', 'x-revalidate-secret', 'authorization', 'x-tsr-serverfn', 'x-tsr-redirect', 'traceparent', 'user-agent', 'if-range', 'expect-ct'), headerValue, { maxKeys: 4 })
const body = fc.oneof(fc.json(), fc.dictionary(fc.constantFrom('email', 'type', 'language', 'captchaToken', 'website', 'id', 'answer', 'code', 'renew', 'items', 'data', 'List-Unsubscribe'), value).map((fields) => new URLSearchParams(fields).toString()), noise, fc.constant('x'.repeat(20_000)), fc.constant(''))

const request = fc.record({ method, target: fc.tuple(path, query).map((parts) => parts.join('').slice(0, 9_000)), headers, body: fc.option(body) })

/** So many requests. */
export function randomRequests(count: number, seed: number): RandomRequest[] {
  return fc.sample(request, { numRuns: count, seed })
}
