import { describe, expect, it } from 'vitest'
import { finishPage } from './finished-page.ts'
import { finishResponse, pageResponse } from './page-response.ts'

const html = (text = 'Hout') =>
  new Response(`<!DOCTYPE html><html><body>${text}<script>a=1</script></body></html>`, {
    headers: { 'content-type': 'text/html; charset=utf-8' },
  })
const request = (headers: Record<string, string> = {}) => new Request('http://localhost/', { headers })

describe('a page', () => {
  it('is not sent again to a client that has it', async () => {
    const again = await pageResponse(request({ 'if-none-match': 'W/"a"' }), await finishPage(html(), true, 'W/"a"'))
    expect(again.status).toBe(304)
    expect(again.headers.has('content-security-policy')).toBe(false)
  })

  it('is sent when its tag differs', async () => {
    const other = await pageResponse(
      request({ 'if-none-match': 'W/"a"' }),
      await finishPage(html('Steen'), true, 'W/"b"'),
    )
    expect(other.status).toBe(200)
    expect(await other.text()).toContain('Steen')
  })

  it('names the hashes of its own scripts in the policy, and nothing looser', async () => {
    const policy = (await finishResponse(request(), html(), true)).headers.get('content-security-policy')
    expect(policy).toContain("'sha256-")
    expect(policy).not.toContain('unsafe')
  })
})
