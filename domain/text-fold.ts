/** Text as searches compare it: lower case, accents folded, single spaces. 'Curaçao  & Zn' -> 'curacao & zn', 'Maß' -> 'mass', 'Ĳmuiden' with one letter Ĳ -> 'ijmuiden'. */
export function foldText(text: string): string {
  // A fast path: most text is ASCII, and lists of ten thousand are compared.
  if (/^[!-~]+(?: [!-~]+)*$/.test(text)) return text.toLowerCase()
  return text
    .normalize('NFKD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll(/\s+/g, ' ')
    .trim()
}
