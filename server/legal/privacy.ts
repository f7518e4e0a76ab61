/** The privacy page with its fallback to Dutch. */
import type { PrivacyPage } from '#domain/legal/privacy.ts'
import { reportProblem } from '#server/observe/problem-report.ts'
import type { EntrySource } from '#server/content/content-source.ts'

export const defaultPrivacyLocale = 'nl'

/** The privacy page in `locale`; in Dutch, with `fallback` set, when there is none; null when there is no page at all or the source fails, which is reported. */
export async function privacyPage(
  content: Pick<EntrySource, 'getPrivacyPage'>,
  locale: string,
): Promise<(PrivacyPage & { fallback: boolean }) | null> {
  try {
    const requested = await content.getPrivacyPage(locale)
    if (requested) return { ...requested, fallback: false }
    const dutch = await content.getPrivacyPage(defaultPrivacyLocale)
    return dutch && { ...dutch, fallback: true }
  } catch (error) {
    reportProblem({ event: 'privacy-page-not-read', error })
    return null
  }
}
