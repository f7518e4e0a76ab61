/** The markup of one page of every archetype, held against the HTML standard. */
import { expect, test } from '@playwright/test'
import { HtmlValidate } from 'html-validate'

const htmlValidate = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    'no-inline-style': 'error',
    // How React writes HTML is its own business.
    'void-style': 'off', 'attr-case': 'off', 'doctype-style': 'off', 'no-trailing-whitespace': 'off', 'attribute-boolean-style': 'off', 'attribute-empty-style': 'off',
  },
})

for (const path of ['/', '/collecties', '/collecties/beat45', '/collecties/spiegels', '/collecties/spiegels/m05', '/kleuren', '/kleuren/eiken-naturel', '/producten', '/inspiratie', '/verlanglijstje', '/vergelijken', '/verkooppunten', '/veelgestelde-vragen', '/montage/ladesystemen/hettich', '/contact', '/privacy', '/nieuwsbrief', '/zoeken?q=spiegel', '/bestaat-niet']) {
  test(`the markup of ${path} is valid`, async ({ request }) => {
    const html = await (await request.get(path)).text()
    const report = await htmlValidate.validateString(html)
    expect(report.results.flatMap((result) => result.messages.map((message) => `${message.ruleId}: ${message.message} (${message.selector})`))).toEqual([])
  })
}
