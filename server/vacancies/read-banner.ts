/** Reads the vacancy banner, which every page has, without making a page wait for it. */
import { vacancyBanner } from '#domain/vacancies/vacancy-banner.ts'
import { withinTime } from '#server/cache/with-timeout.ts'
import { contentChanged } from '#server/content/content-version.ts'
import type { EntrySource } from '#server/content/content-source.ts'
import type { ContentTag } from '#server/content/source-cache.ts'
import { reportProblem } from '#server/observe/problem-report.ts'
import { vacancyList } from './vacancies.ts'

/** ms that the vacancies may take. */
const timeoutMs = 1_500
/** Whether pages were made without it because it could not be read. */
let isMissing = false

/** Null also when vacancies cannot be read in time, which is logged (docs/rules.md, Vacancies); pages without it are made again once they can. */
export async function readBanner(source: Pick<EntrySource, 'listVacancies'>) {
  try {
    const banner = vacancyBanner(await withinTime(vacancyList(source), timeoutMs))
    if (isMissing) contentChanged(['vacature' satisfies ContentTag])
    isMissing = false
    return banner
  } catch (error) {
    isMissing = true
    reportProblem({ event: 'no-vacancy-banner', error })
    return null
  }
}
