/** '32-38 uur' (docs/rules.md, Vacancies) */
export function hoursOfVacancy(uren: string): string {
  return uren === '' ? 'uren in overleg' : `${uren} uur`
}
