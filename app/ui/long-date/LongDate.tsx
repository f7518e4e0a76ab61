/** A day in words, such as '3 mei 2026', in the time zone of the Netherlands. */
export function LongDate({ iso, locale = 'nl-NL' }: { iso: string; locale?: string }) {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'Europe/Amsterdam' })
  return <time dateTime={iso}>{format.format(new Date(iso))}</time>
}
