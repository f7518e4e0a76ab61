/** The text of a page beside its answer: as the answer's body it would be written to bytes, only to be read back at once. */

const texts = new WeakMap<Response, string>()

/** Says what the text of an answer without a body is. */
export function keepText(answer: Response, text: string): void {
  texts.set(answer, text)
}

/** The text that was kept of an answer, or that its body has. */
export async function textOf(answer: Response): Promise<string> {
  return texts.get(answer) ?? answer.text()
}
