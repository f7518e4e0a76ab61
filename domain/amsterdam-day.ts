/** The day in Amsterdam at `now`, as 'YYYY-MM-DD': what visitors call today, in winter an hour and in summer two hours before UTC does. */
export function amsterdamDay(now: Date): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Amsterdam' }).format(now)
}
