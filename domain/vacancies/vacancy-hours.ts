/** '32–38 uur' of '32-38' (docs/rules.md, Vacancies) */
export function hoursOfVacancy(uren: string): string {
  return uren === '' ? 'uren in overleg' : `${uren.replace(/(?<=\d) ?- ?(?=\d)/, '–')} uur`
}
