/** The sheets of links that the labels of the header open, by label. */
import sheets from '#content/menus/header-sheets.json' with { type: 'json' }

type Column = { title: string; links: readonly { label: string; href: string; text?: string }[] }

export const headerSheets: ReadonlyMap<string, readonly Column[]> = new Map(Object.entries(sheets))
