/** The working hours of a vacancy in words. */

/** '32-38 uur' (specification section 2: '{n} uur') */
export function hoursOfVacancy(uren: string): string {
  return `${uren} uur`
}
