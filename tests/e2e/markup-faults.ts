/** Violations of the HTML standard. */
import { HtmlValidate } from 'html-validate'

const htmlValidate = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    'no-inline-style': 'error',
    // React decides on these.
    'void-style': 'off',
    'attr-case': 'off',
    'doctype-style': 'off',
    'no-trailing-whitespace': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
  },
})

/** Rule, message and place of every fault in a document. */
export async function markupFaults(html: string): Promise<string[]> {
  const { results } = await htmlValidate.validateString(html)
  return results.flatMap((result) =>
    result.messages.map((message) => `${message.ruleId}: ${message.message} (${message.selector})`),
  )
}
