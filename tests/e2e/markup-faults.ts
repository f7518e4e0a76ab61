/** What the HTML standard has against a page. */
import { HtmlValidate } from 'html-validate'

const htmlValidate = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    'no-inline-style': 'error',
    // How React writes HTML is its own business.
    'void-style': 'off',
    'attr-case': 'off',
    'doctype-style': 'off',
    'no-trailing-whitespace': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
  },
})

/** Rule, message and place of every fault in a whole page. */
export async function markupFaults(html: string): Promise<string[]> {
  const { results } = await htmlValidate.validateString(html)
  return results.flatMap((result) =>
    result.messages.map((message) => `${message.ruleId}: ${message.message} (${message.selector})`),
  )
}
