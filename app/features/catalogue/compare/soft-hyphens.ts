/** Where long words of furniture may break: not every browser knows how Dutch breaks, and without that a narrow column cuts anywhere. */

const firstPart = /(wastafel|meubel|toilet|spiegel|handdoek|lade|lijst|berken|gepoeder|showroom)(?=[a-z]{4})/gi

/** 'Wastafelmeubel' with a soft hyphen before 'meubel'. The endings of a plain word are left alone: 'wastafels', 'meubelen'. */
export function withSoftHyphens(text: string): string {
  return text.replaceAll(firstPart, '$1\u00AD')
}
