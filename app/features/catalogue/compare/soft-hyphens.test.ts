import { expect, test } from 'vitest'
import { withSoftHyphens } from './soft-hyphens.ts'

test.each([
  ['Wastafelmeubel bel Epoque', 'Wastafel-meubel bel Epoque'],
  ['Wastafelmeubelen', 'Wastafel-meubelen'],
  ['Meubelwastafel Crystal', 'Meubel-wastafel Crystal'],
  ['Toiletmeubel Epoch met handdoekstang', 'Toilet-meubel Epoch met handdoek-stang'],
  ['Lijstspiegel', 'Lijst-spiegel'],
  ['Houtfineer, Berkenmultiplex, Gepoedercoat staal', 'Houtfineer, Berken-multiplex, Gepoeder-coat staal'],
  ['Wastafels, meubelen, laden, spiegels en toiletten', 'Wastafels, meubelen, laden, spiegels en toiletten'],
])('hyphenates %s as %s', (text, broken) => {
  expect(withSoftHyphens(text).replaceAll('\u00AD', '-')).toBe(broken)
  expect(withSoftHyphens(text).replaceAll('\u00AD', '')).toBe(text)
})
