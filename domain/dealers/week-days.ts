/** The days of a week of opening hours, from Monday, by the two letters that they are written with. */
export const dayNames = {
  ma: 'maandag',
  di: 'dinsdag',
  wo: 'woensdag',
  do: 'donderdag',
  vr: 'vrijdag',
  za: 'zaterdag',
  zo: 'zondag',
} as const
export const weekDays = ['ma', 'di', 'wo', 'do', 'vr', 'za', 'zo'] as const
export type Day = (typeof weekDays)[number]
