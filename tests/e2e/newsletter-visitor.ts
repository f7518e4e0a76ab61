/** Reads the captcha: the tests know the secret of the server that they started. */
import { expect, type Locator, type Page } from '@playwright/test'
import { openChallenge } from '#server/captcha/challenge.ts'
import { captchaKeys, readSecret } from '#server/captcha/secret-key.ts'

/** The field for the code. */
export const answerField = (form: Page | Locator) =>
  form.getByRole('textbox', { name: 'Veiligheidscontrole: neem de zes cijfers over' })

/** The code in the image, for a server with this data folder. */
export async function readCode(form: Locator, dataDir = 'test-results/data'): Promise<string> {
  const id = form.locator('input[name=code]')
  await expect(id).toHaveValue(/./)
  return openChallenge(captchaKeys(readSecret(dataDir, undefined)).challenge, await id.inputValue())?.code ?? ''
}
