/** Text as searching compares it: lower case, accents folded, white space single. 'Curaçao  & Zn' -> 'curacao & zn'. */
export function foldText(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{Diacritic}/gu, '').toLowerCase().replaceAll(/\s+/g, ' ').trim()
}
