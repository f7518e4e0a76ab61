/** Text as searching compares it: lower case, accents folded, white space single. 'Curaçao  & Zn' -> 'curacao & zn'. */
export function foldText(text: string): string {
  // Most text has nothing to fold, and lists of ten thousand are compared.
  if (/^[!-~]+(?: [!-~]+)*$/.test(text)) return text.toLowerCase()
  return text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .trim()
}
