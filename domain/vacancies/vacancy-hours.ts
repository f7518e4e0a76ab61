/** '32-38 uur' (docs/rules.md, Vacancies) */
export function hoursOfVacancy(uren: string): string {
  return `${uren} uur`
}
