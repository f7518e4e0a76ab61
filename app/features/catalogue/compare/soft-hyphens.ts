/** Soft hyphens for long furniture words: not every browser hyphenates Dutch, and a narrow column then breaks words anywhere. */

const firstPart = /(wastafel|meubel|toilet|spiegel|handdoek|lade|lijst|berken|gepoeder|showroom)(?=[a-z]{4})/gi

/** 'Wastafelmeubel' with a soft hyphen before 'meubel'. Endings of a simple word get none: 'wastafels', 'meubelen'. */
export function withSoftHyphens(text: string): string {
  return text.replaceAll(firstPart, '$1\u00AD')
}
