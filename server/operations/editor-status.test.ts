/** What editors read of the content that was refused. */
import { afterEach, expect, test } from 'vitest'
import { reportList, reportRefused } from '#server/content/content-report.ts'
import { editorStatusResponse } from './editor-status.ts'

const status = async () => ({
  cmsUrl: 'https://cms.oeverhout.example',
  state: 'stale' as const,
  entries: async () => [{ documentId: 'abc', position: 0, document: { path: '/contact' } }],
})
const textOf = async (answer: Promise<Response | null>) => (await answer)?.text()

afterEach(() => {
  reportRefused([])
  reportList('products', [])
})

test('leads from what was refused to its entry in the panel', async () => {
  reportRefused([
    { kind: 'page', key: '/contact', where: 'hero.title', reason: 'te "lang"' },
    { kind: 'page', key: '/weg', where: '', reason: 'weg' },
    { kind: 'footer-menu', key: '', where: 'items', reason: 'leeg' },
  ])
  reportList('products', [
    { kind: 'variant', found: 3, refusals: [{ entry: 'A & B', field: 'price', expected: 'a number' }], missing: [] },
  ])
  const text = await textOf(editorStatusResponse(true, status))
  const types = 'https://cms.oeverhout.example/admin/content-manager'
  expect(text).toContain(
    `href="${types}/collection-types/api::page.page/abc">Pagina /contact</a>, bij hero.title: te &quot;lang&quot;`,
  )
  expect(text).toContain(`href="${types}/collection-types/api::page.page">Pagina /weg</a>, weg`)
  expect(text).toContain(`href="${types}/single-types/api::footer-menu.footer-menu">Menu onder de pagina</a>`)
  expect(text).toContain(`href="${types}/collection-types/api::variant.variant?_q=A%20%26%20B">variant A &amp; B</a>`)
  expect(text).toContain('toont wat ze het laatst heeft gelezen')
})

test('says that nothing is wrong', async () => {
  expect(await textOf(editorStatusResponse(true, status))).toContain('Alles wat gepubliceerd is, staat op de site.')
})

test('does not exist for others, and without a content server', async () => {
  expect(await editorStatusResponse(false, status)).toBeNull()
  expect(await editorStatusResponse(true, async () => null)).toBeNull()
})
