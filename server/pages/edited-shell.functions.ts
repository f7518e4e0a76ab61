/** What every page shows and the browser has as it was built: the menus and the opening hours, where editors changed them since (docs/cms.md). */
import { createServerFn } from '@tanstack/react-start'
import { contentKind } from '#server/content/content-kinds.ts'
import type { RefusedDocument } from '#server/content/content-report.ts'
import type { ContentFiles } from '#server/content/content-files.ts'
import { siteContext } from '#server/site-context.ts'

type Shell = Pick<ContentFiles, 'openingHours'> & ContentFiles['menus']

/** `refused`: in a preview, what is wrong with the drafts, in words. */
type EditedShell = Partial<Shell> & { refused?: string[] }

/** Only what differs from what was built; null when nothing does, as it always is without a content server. */
export const fetchEditedShell = createServerFn({ method: 'GET' }).handler(async (): Promise<EditedShell | null> => {
  const { files, built, edited: editors, refused } = await siteContext()
  if (editors === null) return null
  const [now, before] = [shellOf(files), shellOf(built)]
  const edited: EditedShell = {
    ...(refused && { refused: refused.map(refusalWords) }),
    ...(differ(now.header, before.header) && { header: now.header }),
    ...(differ(now.mobile, before.mobile) && { mobile: now.mobile }),
    ...(differ(now.footer, before.footer) && { footer: now.footer }),
    ...(differ(now.openingHours, before.openingHours) && { openingHours: now.openingHours }),
  }
  return Object.keys(edited).length === 0 ? null : edited
})

function refusalWords({ kind, key, where, reason }: RefusedDocument): string {
  return `${contentKind(kind).title}${key === '' ? '' : ` ${key}`}, ${where}: ${reason}`
}

function shellOf({ menus, openingHours }: ContentFiles): Shell {
  return { ...menus, openingHours }
}

function differ(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) !== JSON.stringify(other)
}
